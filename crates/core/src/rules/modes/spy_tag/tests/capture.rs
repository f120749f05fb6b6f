//! Capture.
use super::{ANN, BEN, on, spies, taken};
use crate::rules::{Identity, Rule};

#[test]
fn a_caught_spy_is_a_trophy_and_draws_at_once() {
    let mut table = spies("F K G").deck("P O");
    assert_eq!(
        table.says("capture K"),
        "ann captures K, ben shows K, K dies, ann takes K, ben draws P, ben becomes P, ben's turn"
    );
    assert_eq!(taken(&table, ANN), "K");
    assert_eq!(table.names(table.position.dead()), "K");
    assert_eq!(table.position.holding(BEN).identity, Identity::Known(table.suspect("P")));
    assert_eq!(table.names(table.position.open_cards()), "K");
}

#[test]
fn a_miss_turns_no_card_and_costs_nothing_sp11_sp12() {
    let mut table = spies("F K G").deck("P O");
    assert_eq!(table.says("capture E"), "ann captures E, nobody is E, ben's turn");
    assert_eq!(table.position.dead().len(), 0);
    assert_eq!(table.position.deck().count(), 2);
}

#[test]
fn only_living_neighbours_are_captured_sp06_sp07() {
    let table = on("A B Cx D \n E F G H", "B G H");
    assert_eq!(table.offers("capture"), "capture A, capture E, capture F, capture G");
    assert_eq!(table.refuses("capture C"), Rule::CaptureLiving);
    assert_eq!(table.refuses("capture B"), Rule::CaptureSelf);
    assert_eq!(table.refuses("capture H"), Rule::CaptureNeighbour);
    assert_eq!(table.refuses("kill A"), Rule::NotYourAction);
    assert_eq!(table.refuses("disguise"), Rule::NotYourAction);
}

#[test]
fn capture_does_not_reach_round_the_edge_g03() {
    assert_eq!(spies("A D M").refuses("capture D"), Rule::CaptureNeighbour);
}

#[test]
fn who_has_left_the_grid_cannot_be_captured() {
    let table = on("A B \n C D", "A B C").gone("E");
    assert_eq!(table.refuses("capture E"), Rule::OffGrid);
    assert_eq!(table.refuses("canvas E"), Rule::OffGrid);
}

#[test]
fn turns_go_round_the_table() {
    let mut table = spies("A F P").deck("O");
    assert_eq!(
        table.says("canvas A"),
        "ann canvass A, ben near A: yes, cat near A: no, ben's turn"
    );
    assert_eq!(table.says("shift 1 left"), "ben shifts 1 left, cat's turn");
    assert_eq!(table.refuses("shift 1 right"), Rule::UndoBan, "another player's shift");
    table.says("shift 2 left");
    assert_eq!(table.says("shift 1 right"), "ann shifts 1 right, ben's turn");
}

/// Only the shift just made is protected, whoever made it (SP08).
#[test]
fn the_ban_protects_the_last_shift_only_sp08() {
    let mut table = spies("A F P");
    table.says("shift 1 left");
    assert_eq!(table.refuses("shift 1 right"), Rule::UndoBan);
    table.says("capture E");
    assert_eq!(table.says("shift 1 right"), "cat shifts 1 right, ann's turn");
}

#[test]
fn every_spy_may_collapse() {
    let mut table = on("A Bx \n Cx D", "A D A");
    assert_eq!(table.offers("collapse"), "collapse rows B C, collapse columns C B");
    assert_eq!(table.says("collapse rows B C"), "rows lose B C, ben's turn");
    assert_eq!(table.picture(), "A/D");
}
