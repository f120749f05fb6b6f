//! Exonerate, also with an empty deck.
use super::{HITMAN, SLEUTH, table};
use crate::rules::Rule;
use crate::rules::fixture::Fixture;

fn sleuth(hand: &str, deck: &str) -> Fixture {
    table("A B C \n D Ex F")
        .holds(HITMAN, "A", "")
        .holds(SLEUTH, "F", hand)
        .list("C", "")
        .deck(deck)
        .turn_of(SLEUTH)
}

#[test]
fn a_card_is_drawn_and_one_is_played_and_the_hitman_canvassed() {
    let mut table = sleuth("B E", "D");
    assert_eq!(table.says("exonerate"), "sleuth exonerates, sleuth draws D, sleuth owes play");
    assert_eq!(table.offers(""), "play B, play D, play E");
    assert_eq!(table.says("play B"), "B laid from hand, hitman near B: yes, hitman's turn");
    assert_eq!(table.position.holding(SLEUTH).hand_count(), 2);
}

/// It is played without drawing, and the hand gets smaller (H18).
#[test]
fn with_an_empty_deck_a_card_of_the_hand_is_played_h18() {
    let mut table = sleuth("B D", "");
    assert_eq!(table.says("exonerate"), "sleuth exonerates, sleuth owes play");
    assert_eq!(table.says("play D"), "D laid from hand, hitman near D: yes, hitman's turn");
    assert_eq!(table.names(table.position.holding(SLEUTH).hand), "B");
}

#[test]
fn with_an_empty_deck_and_an_empty_hand_there_is_nothing_to_play_h14() {
    let table = sleuth("", "");
    assert_eq!(table.refuses("exonerate"), Rule::EmptyHand);
    assert_eq!(table.offers("exonerate"), "");
    assert_eq!(sleuth("", "B").offers("exonerate"), "exonerate");
}

/// A dead card of the hand may be played: it is discarded, without a canvass (G25, H22).
#[test]
fn a_dead_card_of_the_hand_is_discarded_h22() {
    let mut table = sleuth("B E", "D");
    table.says("exonerate");
    assert_eq!(table.says("play E"), "E discarded from hand, hitman's turn");
}
