//! Canvas.
use super::{on, spies};
use crate::rules::Rule;

#[test]
fn neighbours_raise_a_hand_and_so_does_the_suspect_himself() {
    // The book's example: four in a row; the third is canvassed by the second.
    let mut table = on("A B C D E", "B C D E");
    assert_eq!(
        table.says("canvas C"),
        "ann canvass C, ben near C: yes, cat near C: yes, dan near C: no, ben's turn"
    );
}

#[test]
fn a_spy_may_canvass_himself_sp05() {
    let mut table = spies("F G P");
    assert_eq!(
        table.says("canvas F"),
        "ann canvass F, ben near F: yes, cat near F: no, ben's turn"
    );
}

#[test]
fn a_dead_suspect_may_be_canvassed_sp06() {
    let mut table = on("A Bx C D", "A C D");
    assert_eq!(table.offers("canvas"), "canvas A, canvas B");
    assert_eq!(
        table.says("canvas B"),
        "ann canvass B, ben near B: yes, cat near B: no, ben's turn"
    );
}

#[test]
fn only_neighbours_and_oneself_are_canvassed() {
    assert_eq!(spies("A D M").refuses("canvas M"), Rule::CanvassNeighbour);
    assert_eq!(spies("A D M").offers("canvas"), "canvas A, canvas B, canvas E, canvas F");
}
