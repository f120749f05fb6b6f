//! What the characters can do, but for Goodley.
use super::*;

#[test]
fn only_a_character_whose_card_lies_open_is_played_b32() {
    let table = table("gull", "smith bert");
    assert_eq!(table.refuses("holmes g4"), Rule::CardNotOpen);
    let words = table.offers("");
    let firsts: Vec<_> = words.split(", ").filter_map(|line| line.split(' ').next()).collect();
    assert!(firsts.iter().all(|first| ["smith", "bert"].contains(first)));
}

#[test]
fn a_character_has_only_its_own_power() {
    let table =
        table("gull", "holmes stealthy smith bert").change(|it| it.cards = SuspectSet::below(8));
    let said = |who: Character, power: Power| {
        let line = Activation {
            who: who.suspect(),
            go: Go::To(hex("g4")),
            power: Some(power),
            before: false,
        };
        table.position.check(&Action::Activate(line)).map_err(|refusal| refusal.rule)
    };
    let lamp = Power::Lamp(hex("b2"), hex("f9"));
    for who in [Character::Holmes, Character::Stealthy, Character::Bert, Character::Gull] {
        assert_eq!(said(who, lamp), Err(Rule::NotHisPower), "{who:?}");
    }
    assert_eq!(said(Character::Gull, Power::Lantern(Way::N)), Err(Rule::NotHisPower));
    assert_eq!(said(Character::Smith, Power::Whistle(Whistle::default())), Err(Rule::NotHisPower));
}

#[test]
fn holmes_draws_after_moving_whoever_plays_him() {
    let mut table = table("gull", "holmes smith");
    assert_eq!(
        table.says("holmes g4"),
        "played detective holmes, moved holmes g4, detective draws holmes, jack's turn"
    );
    assert_eq!(table.position.deck().count(), 6);
}

#[test]
fn watson_turns_the_lantern_any_way_the_old_one_included_b7_b8() {
    let table = table("gull", "watson");
    let lines = "watson i5 n, watson i5 ne, watson i5 se, watson i5 s, watson i5 sw, watson i5 nw";
    assert_eq!(table.offers("watson i5"), lines);
    assert_eq!(
        table.clone().says("watson i5 ne"),
        "played detective watson, moved watson i5, lantern ne, jack's turn"
    );
    assert_eq!(table.refuses("watson ne i5"), Rule::LanternWay, "after moving");
}

#[test]
fn smith_moves_a_lit_tile_numbered_or_plain_to_an_unlit_lamp_b21_b22() {
    let mut table = table("gull", "smith");
    assert_eq!(table.refuses("smith g7 f9>h4"), Rule::LampLit);
    assert_eq!(table.refuses("smith g7 b2>h8"), Rule::LampUnlit);
    assert_eq!(table.refuses("smith g7 b2>b2"), Rule::LampUnlit);
    assert_eq!(table.refuses("smith g7 b2>g8"), Rule::LampUnlit, "a street");
    assert_eq!(table.offers("smith g7").split(", ").count(), 12, "six lit, two unlit");
    table.clone().says("smith g7 h8>f9");
    assert_eq!(
        table.says("smith b2>f9 g7"),
        "played detective smith, lamp b2 f9, moved smith g7, jack's turn"
    );
    assert_eq!(table.state().tiles[0], Some(hex("f9")), "tile 1 keeps its number");
}

#[test]
fn a_moved_tile_goes_out_in_the_round_of_its_number_b21() {
    let mut table = table("stealthy", "smith").last_pick();
    let story = table.says("smith g7 b2>f9");
    assert!(story.contains("call invisible, out 1, round 2"), "{story}");
    assert_eq!(table.state().lit, hexes("l11 c7 k6 f5 h8"));
    assert_eq!(table.state().tiles[0], None);
}

#[test]
fn lestrade_moves_a_cordon_to_an_open_exit() {
    let mut table = table("gull", "lestrade");
    assert_eq!(table.refuses("lestrade e6 nw>se"), Rule::CordonThere);
    assert_eq!(table.refuses("lestrade e6 ne>sw"), Rule::CordonOpen);
    assert_eq!(table.refuses("lestrade e6 ne>ne"), Rule::CordonOpen);
    assert_eq!(
        table.offers("lestrade e6"),
        "lestrade e6 ne>nw, lestrade e6 ne>se, lestrade e6 sw>nw, lestrade e6 sw>se"
    );
    assert_eq!(
        table.says("lestrade ne>nw e6"),
        "played detective lestrade, cordon ne nw, moved lestrade e6, jack's turn"
    );
    assert_eq!(table.state().cordons, [true, false, true, false]);
}

#[test]
fn bert_moves_a_cover_to_an_open_manhole() {
    let mut table = table("gull", "bert");
    assert_eq!(table.refuses("bert i7 c4>b6"), Rule::CoverThere);
    assert_eq!(table.refuses("bert i7 b1>l12"), Rule::CoverOpen);
    assert_eq!(table.refuses("bert i7 b1>b1"), Rule::CoverOpen);
    assert_eq!(table.refuses("bert i7 b1>i8"), Rule::CoverOpen, "no manhole");
    assert_eq!(table.offers("bert i7").split(", ").count(), 14, "two covers, seven manholes");
    assert_eq!(
        table.says("bert i7 b1>c4"),
        "played detective bert, moved bert i7, cover b1 c4, jack's turn"
    );
    assert_eq!(table.state().covers, hexes("c4 l12"));
}

#[test]
fn bert_may_open_a_manhole_before_he_moves_and_use_it_b29() {
    let mut table = table("gull", "bert").put("bert l12");
    assert_eq!(table.refuses("bert b6 l12>g6"), Rule::TooFar, "first the movement");
    assert_eq!(
        table.says("bert l12>g6 b6"),
        "played detective bert, cover l12 g6, moved bert b6, jack's turn"
    );
}

#[test]
fn bert_may_not_use_a_manhole_that_he_has_just_covered() {
    let table = table("gull", "bert").put("bert k9");
    table.clone().says("bert b6 b1>k9");
    assert_eq!(table.refuses("bert b1>k9 b6"), Rule::TooFar);
}

#[test]
fn gull_walks_or_changes_places_b25() {
    let mut table = table("smith", "gull");
    table.clone().says("gull e8");
    assert_eq!(
        table.says("gull swap goodley"),
        "played detective gull, swapped goodley, jack's turn"
    );
    assert_eq!((table.place("gull"), table.place("goodley")), ("m10".to_owned(), "e9".to_owned()));
}

#[test]
fn only_gull_changes_places_and_not_with_himself() {
    let table = table("smith", "gull stealthy");
    assert_eq!(table.refuses("gull swap gull"), Rule::SwapGull);
    assert_eq!(table.refuses("stealthy swap gull"), Rule::SwapGull);
}

#[test]
fn whoever_swaps_watson_turns_the_lantern_b6() {
    let mut table = table("smith", "gull");
    assert_eq!(table.refuses("gull swap watson"), Rule::LanternWay);
    assert_eq!(table.refuses("gull n swap watson"), Rule::LanternWay, "after the swap");
    assert_eq!(table.refuses("gull swap bert n"), Rule::NotHisPower);
    assert_eq!(table.offers("gull swap watson").split(", ").count(), 6);
    assert_eq!(
        table.says("gull swap watson sw"),
        "played detective gull, swapped watson, lantern sw, jack's turn"
    );
}

#[test]
fn a_swap_with_a_suspect_at_an_exit_neither_accuses_nor_leaves_b25() {
    let mut table = unseen("gull", "gull smith").put("smith b7");
    assert_eq!(table.says("gull swap smith"), "played jack gull, swapped smith, jack's turn");
    assert_eq!(table.place("gull"), "b7");
}
