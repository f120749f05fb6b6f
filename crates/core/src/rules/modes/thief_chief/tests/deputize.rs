//! Deputize, the dismissal, and what the Thief takes for it.
use super::table;
use crate::rules::Rule;
use crate::rules::fixture::Fixture;
use crate::rules::thief_chief::{CHIEF, THIEF, ThiefChief};
use crate::terms::Token;

#[test]
fn an_officer_comes_one_goes_and_the_thief_takes_a_treasure() {
    let mut table = table().turn_of(CHIEF);
    assert_eq!(table.says("deputize"), "chief deputizes, G laid from deck, chief owes dismiss");
    assert_eq!(table.offers(""), "dismiss D, dismiss G, dismiss P");
    assert_eq!(table.refuses("dismiss I"), Rule::NotAnOfficer, "he is in plainclothes");
    let said = table.says("dismiss D");
    assert_eq!(said, "chief dismisses D, D discarded from board, thief owes take");
    assert_eq!(table.names(table.position.exonerated()), "G P");
    assert_eq!(table.names(table.position.discard()), "D");
    assert_eq!(table.says("take O"), "thief takes O, treasure off O, thief's turn");
    assert_eq!(table.position.game().scores()[0].count, 1);
}

#[test]
fn the_one_just_hired_may_go_mt06() {
    let mut table = table().turn_of(CHIEF);
    table.says("deputize");
    table.says("dismiss G");
    assert_eq!(table.names(table.position.exonerated()), "D P");
    assert_eq!(table.names(table.position.discard()), "G");
}

#[test]
fn compensation_is_owed_and_comes_from_anywhere_mt07() {
    let mut table = table();
    table.says("steal B");
    table.says("deputize");
    table.says("dismiss P");
    assert_eq!(table.refuses("shift 1 left"), Rule::OtherOwed);
    assert_eq!(table.refuses("take B"), Rule::NoTreasure);
    assert_eq!(table.offers("take").split(", ").count(), 15, "all that are left");
    table.says("take P");
    assert_eq!(table.offers("steal"), "steal A, steal E, steal F", "then comes his own turn");
}

#[test]
fn compensation_can_be_the_treasure_that_wins_mt08() {
    let mut table = Fixture::of(ThiefChief::default(), &["thief", "chief"], "A B+ C D+ E")
        .token(Token::Treasure, "E")
        .holds(THIEF, "A", "C")
        .holds(CHIEF, "C", "")
        .deck("E")
        .turn_of(CHIEF);
    table.says("deputize");
    table.says("dismiss E");
    assert_eq!(table.says("take E"), "thief takes E, treasure off E, thief wins by treasures");
}

/// Discarded officers never come back into the deck.
#[test]
fn with_an_empty_deck_nobody_is_hired_mt09() {
    let mut table = table().deck("G").turn_of(CHIEF);
    table.says("deputize");
    table.says("dismiss G");
    table.says("take A");
    let table = table.turn_of(CHIEF);
    assert_eq!(table.refuses("deputize"), Rule::EmptyDeck);
    assert_eq!(table.offers("deputize"), "");
}

/// The action lifts it; the dismissal and the compensation are only its steps.
#[test]
fn it_lifts_the_undo_ban_g14() {
    let mut table = table();
    table.says("shift 2 left");
    table.says("deputize");
    table.says("dismiss G");
    table.says("take A");
    assert_eq!(table.says("shift 2 right"), "thief shifts 2 right, chief's turn");
}

#[test]
fn a_new_officer_accuses_from_the_next_turn_on() {
    let mut table = table().deck("B").turn_of(CHIEF);
    assert_eq!(table.refuses("accuse A"), Rule::AccuseOfficer);
    table.says("deputize");
    table.says("dismiss P");
    table.says("take P");
    table.says("shift 4 left");
    let said = table.says("accuse A");
    assert_eq!(said, "chief accuses A, thief is A: yes, chief wins by thief-caught");
}
