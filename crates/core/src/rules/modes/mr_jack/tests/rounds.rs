//! The course of a game: cards, picks, calls, lamps.
use super::*;

/// A dealt table before anything happened, Holmes on top of the alibi deck.
fn unopened() -> Fixture {
    Fixture::of(board("revised"), &SEATS, EVERYBODY).deck(EVERYBODY)
}

const FOUR_FIRST: &str = "shuffled smith bert lestrade gull holmes watson stealthy goodley";

#[test]
fn jack_draws_an_alibi_card_and_four_cards_are_turned_up() {
    let mut table = unopened();
    assert_eq!(
        table.opens(),
        "jack draws holmes, jack becomes holmes, round 1, detective owes shuffle"
    );
    assert_eq!(table.says(FOUR_FIRST), "cards smith lestrade gull bert, detective's turn");
    assert_eq!(table.position.deck().count(), 7);
    assert!(table.state().was_seen(), "the witness card begins on visible");
}

/// Who plays what, line after line; the story without what the characters did.
fn course(table: &mut Fixture, lines: &[&str]) -> Vec<String> {
    let turns = |story: String| story.rsplit(", ").next().unwrap().to_owned();
    lines.iter().map(|line| turns(table.says(line))).collect()
}

#[test]
fn the_detective_picks_first_and_last_in_odd_rounds_jack_in_even_ones() {
    let mut table = unopened();
    table.opens();
    table.says(FOUR_FIRST);
    let odd = ["smith g7 b2>f9", "bert i7 b1>c4", "lestrade e6 ne>nw", "gull e8"];
    let turns = course(&mut table, &odd);
    assert_eq!(turns, ["jack's turn", "jack's turn", "detective's turn", "jack's turn"]);
    assert_eq!((table.state().round, table.state().picks), (2, 0));
    let even = ["holmes g4", "watson i5 n", "stealthy a4", "goodley m9 whistle bert>j8"];
    let turns = course(&mut table, &even);
    assert_eq!(
        turns,
        ["detective's turn", "detective's turn", "jack's turn", "detective owes shuffle"]
    );
    assert_eq!(table.state().round, 3);
}

#[test]
fn the_cards_of_an_even_round_are_the_other_four() {
    let mut table = table("gull", "smith bert lestrade gull").last_pick();
    table = table.change(|game| game.cards = SuspectSet::just(who("smith")));
    table.says("smith g7 b2>h4");
    assert_eq!(named(table.state().cards), "holmes watson stealthy goodley");
}

#[test]
fn lamps_one_to_four_go_out_after_rounds_one_to_four() {
    let mut game = board("revised");
    let left: Vec<_> = (1..=4)
        .map(|round| {
            crate::rules::State::apply(&mut game, &Event::MrJack(Fact::Out(round)));
            game.lit
        })
        .collect();
    let expected = ["l11 c7 k6 f5 h8", "c7 k6 f5 h8", "k6 f5 h8", "f5 h8"].map(hexes);
    assert_eq!(left, expected);
    let mut table =
        table("gull", "smith").after_calls("visible visible visible visible").last_pick();
    let story = table.says("smith g7 b2>h4");
    assert!(!story.contains("out"), "no lamp in round 5: {story}");
}

#[test]
fn the_last_card_is_no_choice() {
    let mut table = table("gull", "smith").last_pick();
    assert!(table.offers("").split(", ").all(|line| line.starts_with("smith ")));
    table.says("smith g7 b2>h4");
}

#[test]
fn two_picks_in_a_row_are_decided_one_by_one_b33() {
    let mut table = table("gull", "holmes smith bert").jacks_turn();
    assert!(table.says("holmes g4").ends_with("jack draws holmes, jack's turn"));
    assert!(!table.offers("bert").is_empty() && !table.offers("smith").is_empty());
}

#[test]
fn a_table_may_want_both_named_first_b33() {
    let mut table =
        table("gull", "smith holmes bert lestrade").options(|it| it.name_both = NameBoth::True);
    assert!(table.says("smith g7 b2>h4").ends_with("jack owes take"));
    assert_eq!(table.offers(""), "take holmes lestrade, take holmes bert, take lestrade bert");
    assert_eq!(table.refuses("take holmes smith"), Rule::CardNotOpen);
    assert_eq!(table.refuses("take holmes bert lestrade"), Rule::CardCount);
    assert_eq!(table.refuses("holmes g4"), Rule::OtherOwed);
    assert_eq!(table.says("take bert holmes"), "named holmes bert, jack's turn");
    assert_eq!(table.refuses("lestrade e6 ne>nw"), Rule::CardNotNamed);
    assert_eq!(table.offers("lestrade"), "");
    assert!(table.says("bert i7 b1>c4").ends_with("jack's turn"));
    assert!(table.says("holmes g4").ends_with("detective's turn"));
    assert!(table.offers("").starts_with("lestrade"));
}

#[test]
fn in_even_rounds_the_detective_names_both_b33() {
    let mut table = table("gull", "smith holmes bert lestrade").after_calls("visible");
    table = table.options(|it| it.name_both = NameBoth::True).turn_of(JACK);
    assert!(table.says("smith g7 b2>h4").ends_with("detective owes take"));
}
