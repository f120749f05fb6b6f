//! Turns that pass, and how games end other than by a right kill or accusation.
use crate::rules::fixture::Fixture;
use crate::rules::killer_inspector::{INSPECTOR, KILLER};
use crate::rules::{Audience, Deck, Rule};

#[test]
fn nobody_may_pass_while_something_is_legal() {
    let table = Fixture::table("A B").killer("A").inspector("B", "");
    assert_eq!(table.offers(""), "shift 1 left, shift 1 right, kill B");
}

/// One suspect, one card, no deck: nobody who keeps to the rules gets here, but a mistold card does.
#[test]
fn a_turn_without_a_legal_action_passes_g31() {
    let mut table =
        Fixture::table("A").gone("B C").killer("A").inspector("A", "B").turn_of(INSPECTOR);
    assert_eq!(
        table.says("accuse A"),
        "inspector accuses A, killer is A: yes, inspector wins by killer-caught"
    );
    let mut table =
        Fixture::table("A").gone("B C").killer("B").inspector("A", "").turn_of(INSPECTOR);
    assert_eq!(
        table.says("accuse A"),
        "inspector accuses A, killer is A: no, killer passes, inspector's turn"
    );
}

#[test]
fn when_both_pass_in_a_row_nobody_wins_g38() {
    let mut table =
        Fixture::table("A").gone("B C").killer("B").inspector("C", "B").turn_of(INSPECTOR);
    table.position.deck = Deck::new(&[table.suspect("A")]);
    table.says("exonerate");
    assert_eq!(
        table.says("play B"),
        "B discarded from hand, killer passes, inspector passes, nobody wins by stalemate"
    );
    assert_eq!(table.refuses("exonerate"), Rule::GameOver);
}

#[test]
fn a_pass_lifts_the_undo_ban_g14() {
    // The Killer's suspect is gone, and the only line that could move has just been moved.
    let mut table =
        Fixture::table("A C").gone("B").killer("B").inspector("A", "").turn_of(INSPECTOR);
    assert_eq!(
        table.says("shift 1 left"),
        "inspector shifts 1 left, killer passes, inspector's turn"
    );
    assert_eq!(table.position.last_shift(), None);
}

#[test]
fn only_passes_in_a_row_end_the_game() {
    let mut table =
        Fixture::table("A").gone("B C").killer("B").inspector("A", "").turn_of(INSPECTOR);
    for _ in 0..3 {
        assert!(table.says("accuse A").ends_with("killer passes, inspector's turn"));
    }
}

#[test]
fn conceding_is_never_listed_and_always_possible_g39() {
    let table = Fixture::table("A B \n C D").killer("A").inspector("D", "B").deck("C");
    assert_eq!(table.offers("concede"), "");
    let said = table.clone().says("concede killer");
    assert_eq!(said, "killer concedes, inspector wins by conceded");
    let said = table.clone().says("concede inspector");
    assert_eq!(said, "inspector concedes, killer wins by conceded");
    // Also while something else is owed.
    let mut owing = table.turn_of(INSPECTOR);
    owing.says("exonerate");
    assert_eq!(owing.says("concede inspector"), "inspector concedes, killer wins by conceded");
    assert_eq!(owing.refuses("concede killer"), Rule::GameOver);
}

#[test]
fn when_the_game_is_over_everything_lies_open() {
    let mut table = Fixture::table("A B \n C D").killer("A").inspector("D", "B").deck("C");
    assert_ne!(*table.position.seen_by(Audience::Public), *table.position);
    table.says("kill D");
    assert_eq!(*table.position.seen_by(Audience::Public), *table.position);
    assert_eq!(*table.position.seen_by(Audience::Seat(KILLER)), *table.position);
}
