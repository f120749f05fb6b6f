//! Arrest: the right name wins, a wrong one costs the Hitman a target.
use super::{HITMAN, SLEUTH, table};
use crate::board::Suspect;
use crate::rules::Rule;
use crate::rules::fixture::Fixture;

/// The Sleuth is E, in the middle; the Hitman is A.
fn sleuth() -> Fixture {
    table("A B C \n D E F \n G H I")
        .holds(HITMAN, "A", "")
        .holds(SLEUTH, "E", "I")
        .list("B", "C G H")
        .deck("D F")
        .turn_of(SLEUTH)
}

#[test]
fn the_right_name_wins() {
    assert_eq!(
        sleuth().says("accuse A"),
        "sleuth accuses A, hitman is A: yes, sleuth wins by hitman-caught"
    );
}

/// The Hitman chooses the card by its place in the row, and nobody sees it (H08).
#[test]
fn a_wrong_name_puts_a_face_down_target_under_the_deck_h08() {
    let mut table = sleuth();
    assert_eq!(table.says("accuse D"), "sleuth accuses D, hitman is D: no, hitman owes return");
    assert_eq!(table.offers(""), "return 1, return 2, return 3");
    assert_eq!(table.refuses("return 0"), Rule::ListPlace);
    assert_eq!(table.refuses("return 4"), Rule::ListPlace);
    assert_eq!(table.refuses("kill B"), Rule::OtherOwed);
    assert_eq!(
        table.says("return 2"),
        "hitman returns 2, G under the deck from place 2, hitman's turn"
    );
    assert_eq!(table.listed(), "B | C H");
    assert_eq!(table.position.deck().order().map(Suspect::at).collect::<Vec<_>>(), [3, 5, 6]);
}

/// It may be drawn again, by anybody (H19).
#[test]
fn a_returned_target_is_drawn_again_h19() {
    let mut table = sleuth().deck("");
    table.says("accuse D");
    table.says("return 1");
    table = table.turn_of(SLEUTH);
    assert_eq!(table.says("exonerate"), "sleuth exonerates, sleuth draws C, sleuth owes play");
}

/// Accusing himself is allowed and shrinks the list too (G28, H09).
#[test]
fn accusing_oneself_is_a_wrong_name_h09() {
    let mut table = sleuth();
    assert_eq!(table.says("accuse E"), "sleuth accuses E, hitman is E: no, hitman owes return");
}

#[test]
fn without_a_face_down_target_nothing_is_returned() {
    let mut table = table("A B \n D E").holds(HITMAN, "A", "").holds(SLEUTH, "E", "").list("B", "");
    table = table.turn_of(SLEUTH);
    assert_eq!(table.says("accuse D"), "sleuth accuses D, hitman is D: no, hitman's turn");
}

#[test]
fn only_neighbours_and_oneself_can_be_accused() {
    let table = table("A B C \n D E F").holds(HITMAN, "A", "").holds(SLEUTH, "A", "").list("B", "");
    let table = table.turn_of(SLEUTH);
    assert_eq!(table.offers("accuse"), "accuse A, accuse B, accuse D, accuse E");
    assert_eq!(table.refuses("accuse C"), Rule::AccuseNeighbour);
}
