//! The questions at the end of the book, one by one.
use super::*;
use crate::rules::Audience;

#[test]
fn when_i_activate_a_character_may_i_leave_it_where_it_is_b2() {
    let table = table("gull", "smith");
    assert_eq!(table.refuses("smith stay b2>f9"), Rule::MustMove);
    assert_eq!(table.refuses("smith g8 b2>f9"), Rule::MustMove, "back to where he began");
}

#[test]
fn may_i_cross_hexes_on_which_other_characters_stand_b1() {
    // From b7 the only way leads over b6.
    let mut table = table("gull", "smith holmes").put("smith b7 holmes b6").covered("b6 l12");
    assert_eq!(table.refuses("smith b6 b2>f9"), Rule::Occupied);
    assert_eq!(table.clone().jacks_turn().refuses("smith b6 b2>f9"), Rule::Occupied);
    assert_eq!(
        table.says("smith c6 b2>f9"),
        "played detective smith, moved smith c6, lamp b2 f9, jack's turn"
    );
}

#[test]
fn may_i_end_on_an_occupied_hex_to_accuse_b1() {
    let mut table = table("gull", "smith").put("smith e8");
    assert_eq!(
        table.says("smith e9 accuse"),
        "played detective smith, accused smith gull, jack is gull: yes, detective wins by jack-caught"
    );
}

#[test]
fn when_i_activate_a_character_must_i_use_its_power_a5() {
    let table = table("gull", "smith lestrade goodley bert").put("watson i4");
    for line in ["smith g7", "lestrade e6", "goodley m9", "bert i7"] {
        assert_eq!(table.refuses(line), Rule::PowerMust, "{line}");
    }
    let mut table = table.change(|game| game.cards = SuspectSet::below(8));
    assert_eq!(table.refuses("watson i5"), Rule::LanternWay);
    for line in ["gull e8", "stealthy a4"] {
        table.clone().says(line);
    }
    assert_eq!(
        table.says("holmes g4"),
        "played detective holmes, moved holmes g4, detective draws holmes, jack's turn"
    );
}

#[test]
fn may_watson_light_somebody_on_the_other_side_of_an_obstacle_b10() {
    let table = table("gull", "watson").lit("");
    let beam = |places: &str| table.clone().put(places).lantern("se").visible();
    // A building at f8, unlit lamps at f9 and h8, a garden at j9.
    assert_eq!(beam("watson e8 smith g8 gull a1 lestrade c2 holmes m12 bert k7"), "");
    assert_eq!(beam("watson e9 smith g9 gull a1 lestrade c2 holmes m12 bert k7"), "");
    assert_eq!(beam("watson g8 smith i8 gull a1 lestrade c2 holmes m12 bert k7"), "", "h8");
    assert_eq!(beam("watson i9 smith k9 gull a1 lestrade c2 holmes m12 bert k7"), "", "j9");
}

#[test]
fn watson_does_not_light_himself_but_others_while_he_is_in_the_dark() {
    let table = table("gull", "watson").lit("").put("watson g10 smith g5 holmes m12 gull a1");
    let table = table.put("lestrade c2 bert k7");
    assert_eq!(table.lantern("s").visible(), "smith");
}

#[test]
fn what_if_the_detective_knows_jack_but_does_not_catch_him_b34() {
    let calls = "visible visible visible visible visible visible visible";
    let mut table = table("gull", "smith").after_calls(calls).last_pick();
    table = table.innocent("holmes watson smith lestrade stealthy goodley bert");
    assert_eq!(table.state().suspects(), SuspectSet::just(who("gull")));
    assert_eq!(
        table.says("smith g7 b2>f9"),
        "played jack smith, moved smith g7, lamp b2 f9, call visible, jack wins by not-caught"
    );
}

#[test]
fn may_a_player_leave_with_a_character_that_is_not_jack() {
    let cards = "smith gull bert";
    let table = unseen("gull", cards).put("smith b6 gull c6 bert a5");
    assert_eq!(table.refuses("smith b2>f9 exit nw"), Rule::ExitOnlyJack);
    assert_eq!(table.clone().innocent("bert").refuses("bert exit nw"), Rule::ExitInnocent);
    assert_eq!(table.clone().turn_of(DETECTIVE).refuses("gull exit nw"), Rule::ExitJack);
    assert_eq!(
        table.clone().says("gull exit nw"),
        "played jack gull, left gull nw, jack wins by escaped"
    );
}

#[test]
fn may_jack_leave_in_the_first_round() {
    let table = table("gull", "gull").put("gull b6").jacks_turn();
    assert_eq!(table.refuses("gull exit nw"), Rule::ExitSeen);
}

#[test]
fn why_should_jack_use_the_power_of_holmes_b24() {
    let mut table = table("gull", "holmes smith").jacks_turn();
    assert_eq!(
        table.says("holmes g4"),
        "played jack holmes, moved holmes g4, jack draws holmes, jack's turn"
    );
    // Jack knows the alibi; the Detective only that Jack has one more card.
    assert_eq!(named(table.position.holding(JACK).hand), "holmes");
    let seen = table.position.seen_by(Audience::Seat(DETECTIVE)).holding(JACK);
    assert_eq!((seen.hand.len(), seen.unknown, seen.identity), (0, 1, Identity::Hidden));
    assert!(table.state().suspects().contains(who("holmes")), "no disc is turned");
}

#[test]
fn may_the_sewers_be_used_to_come_nearer_to_goodley_who_whistles() {
    let table = table("gull", "goodley").put("smith b6 goodley k10");
    assert!(table.state().open_manholes().contains(hex("k9")), "next to Goodley");
    assert_eq!(table.refuses("goodley whistle smith>k9 k11"), Rule::WhistlePoints);
}

#[test]
fn may_stealthy_cross_buildings_when_goodley_whistles() {
    // Across l8 and l9 it would be three steps, along m8, m9 and m10 it is four.
    let mut table = table("gull", "goodley").put("stealthy l7 goodley m12");
    assert_eq!(table.refuses("goodley whistle stealthy>l10 m11"), Rule::WhistlePoints);
    table.says("goodley whistle stealthy>m10 m11");
    assert_eq!(table.place("stealthy"), "m10");
}

#[test]
fn may_the_whistle_bring_jack_to_somebody_in_order_to_accuse_him_b17() {
    let table = table("gull", "goodley holmes").put("gull k10 smith m11");
    assert_eq!(table.refuses("goodley whistle gull>m11 m9"), Rule::Occupied);
}

#[test]
fn may_the_whistle_bring_a_suspect_within_reach_of_an_accusation_b17() {
    let mut table = table("gull", "goodley").put("gull i9").covered("k9 l7");
    assert_eq!(table.refuses("goodley i9 accuse"), Rule::TooFar);
    assert_eq!(
        table.says("goodley whistle gull>j10 j10 accuse"),
        "played detective goodley, pulled gull j10, accused goodley gull, jack is gull: yes, \
         detective wins by jack-caught"
    );
}

#[test]
fn what_does_it_mean_to_move_towards_goodley_b12_b13() {
    let mut table = table("gull", "goodley").put("bert k9");
    // From m9 it is three streets to k9, four to k11, two to l10.
    assert_eq!(table.refuses("goodley whistle bert>k11 m9"), Rule::WhistleNearer);
    assert_eq!(table.refuses("goodley whistle bert>k9 m9"), Rule::Occupied);
    table.says("goodley whistle bert>l10 m9");
    assert_eq!(table.place("bert"), "l10");
}

#[test]
fn may_a_manhole_be_covered_or_opened_under_a_character_b4() {
    let mut table = table("gull", "bert smith").put("smith c4 gull b1");
    table.says("bert i9 b1>c4");
    assert_eq!((table.place("smith"), table.place("gull")), ("c4".to_owned(), "b1".to_owned()));
    // Smith stands beside the cover now, Gull beside an open manhole.
    assert!(!table.reach("smith").contains(hex("f10")));
    assert!(table.reach("gull").contains(hex("f10")));
}

#[test]
fn may_a_character_use_a_manhole_on_which_another_one_stands_b5() {
    let mut table = table("gull", "smith").put("smith b7 gull b6 bert f10");
    assert_eq!(table.refuses("smith f10 b2>h4"), Rule::Occupied);
    assert_eq!(table.clone().offers("smith f10 accuse"), "smith f10 accuse");
    // Down at b6, where Gull stands, up at f10, where Bert stands, and on.
    table.says("smith g10 b2>h4");
    assert_eq!(table.place("smith"), "g10");
}
