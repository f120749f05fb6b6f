//! Exonerate, and the canvass that follows.
use crate::rules::Rule;
use crate::rules::fixture::Fixture;
use crate::rules::killer_inspector::{INSPECTOR, KILLER};

fn table() -> Fixture {
    Fixture::table("A B C D \n E Fx G H")
        .gone("I")
        .killer("A")
        .inspector("H", "B D F")
        .deck("I C")
        .turn_of(INSPECTOR)
}

#[test]
fn he_draws_and_owes_a_card_of_his_hand() {
    let mut table = table();
    assert_eq!(
        table.says("exonerate"),
        "inspector exonerates, inspector draws I, inspector owes play"
    );
    assert_eq!(table.offers(""), "play B, play D, play F, play I");
    assert_eq!(table.refuses("play H"), Rule::NotInHand, "his identity is not in his hand");
    assert_eq!(table.refuses("play C"), Rule::NotInHand, "that one is in the deck");
    assert_eq!(table.refuses("shift 1 left"), Rule::OtherOwed);
}

/// The card lies on its suspect (G24) and the Killer says whether he is next to it (G10).
#[test]
fn a_living_suspect_is_exonerated_and_the_killer_canvassed() {
    let mut near = table();
    near.says("exonerate");
    assert_eq!(near.says("play B"), "B laid from hand, killer near B: yes, killer's turn");
    assert_eq!(near.names(near.position.exonerated()), "B");
    assert_eq!(near.position.holding(INSPECTOR).hand_count(), 3);

    let mut far = table();
    far.says("exonerate");
    assert_eq!(far.says("play D"), "D laid from hand, killer near D: no, killer's turn");
}

/// No canvass for the dead (G25), on the grid or taken out of it (G12).
#[test]
fn a_dead_suspects_card_is_only_discarded() {
    for dead in ["F", "I"] {
        let mut table = table();
        table.says("exonerate");
        let said = table.says(&format!("play {dead}"));
        assert_eq!(said, format!("{dead} discarded from hand, killer's turn"));
        assert!(table.position.exonerated().is_empty());
    }
}

/// Aloud one may also say where the card went; it must be where the rules put it.
#[test]
fn saying_laid_or_discarded_must_fit_the_suspect() {
    let mut table = table();
    table.says("exonerate");
    assert_eq!(table.refuses("laid F"), Rule::PlayResult);
    assert_eq!(table.refuses("discarded B"), Rule::PlayResult);
    assert_eq!(table.clone().says("discarded F"), "F discarded from hand, killer's turn");
    assert_eq!(table.says("laid B"), "B laid from hand, killer near B: yes, killer's turn");
}

#[test]
fn the_killer_himself_is_not_next_to_himself() {
    // Only a player who told a wrong card can get here: both hold B.
    let mut table = table().killer("B");
    table.says("exonerate");
    assert_eq!(table.says("play B"), "B laid from hand, killer near B: no, killer's turn");
}

#[test]
fn with_an_empty_deck_neither_exonerate_nor_disguise_is_possible_g30() {
    let table = table().deck("");
    assert_eq!(table.refuses("exonerate"), Rule::EmptyDeck);
    assert_eq!(table.offers("exonerate"), "");
    let table = table.turn_of(KILLER);
    assert_eq!(table.refuses("disguise"), Rule::EmptyDeck);
    assert_eq!(table.offers("disguise"), "");
}
