//! Kill: the list, the Sleuth's hand, and his identity.
use super::{HITMAN, SLEUTH, table};
use crate::rules::Rule;
use crate::rules::fixture::Fixture;

/// The Hitman is A, next to B, D and E; the Sleuth is F.
fn hitman() -> Fixture {
    table("A B C \n D E F \n G H I").holds(HITMAN, "A", "").holds(SLEUTH, "F", "E I")
}

#[test]
fn the_open_target_is_discarded_and_the_next_one_turned_up() {
    let mut table = hitman().list("B", "C G");
    assert_eq!(
        table.says("kill B"),
        "hitman kills B, B dies, B discarded from list, C turned up, sleuth's turn"
    );
    assert_eq!(table.listed(), "C | G");
    assert_eq!(table.names(table.position.discard()), "B");
}

/// Anybody may be killed, on the list or not; a target that still lies face down is not shown by it.
#[test]
fn killing_somebody_else_changes_nothing_on_the_list() {
    let mut table = hitman().list("C", "B G");
    assert_eq!(table.says("kill B"), "hitman kills B, B dies, sleuth's turn");
    assert_eq!(table.listed(), "C | B G");
}

#[test]
fn dead_targets_are_skipped_until_a_living_one_comes_up() {
    let mut table =
        table("A B Cx \n D E F \n Gx H I").holds(HITMAN, "A", "").holds(SLEUTH, "F", "");
    table = table.list("B", "C G H I");
    assert_eq!(
        table.says("kill B"),
        "hitman kills B, B dies, B discarded from list, C turned up, C discarded from list, \
         G turned up, G discarded from list, H turned up, sleuth's turn"
    );
    assert_eq!(table.listed(), "H | I");
}

/// A target that a collapse took out of the grid is dead (H11).
#[test]
fn a_target_swept_away_by_a_collapse_is_skipped_h11() {
    let mut table = table("A B \n D E").gone("X").holds(HITMAN, "A", "").holds(SLEUTH, "E", "");
    table = table.list("B", "X D");
    assert_eq!(
        table.says("kill B"),
        "hitman kills B, B dies, B discarded from list, X turned up, X discarded from list, \
         D turned up, sleuth's turn"
    );
}

#[test]
fn with_the_last_target_the_hitman_wins_h10() {
    let mut table = hitman().list("B", "");
    assert_eq!(
        table.says("kill B"),
        "hitman kills B, B dies, B discarded from list, hitman wins by hit-list"
    );
}

#[test]
fn a_list_whose_rest_is_dead_is_done_too() {
    let mut table =
        table("A B Cx \n D E F").holds(HITMAN, "A", "").holds(SLEUTH, "F", "E").list("B", "C");
    assert_eq!(
        table.says("kill B"),
        "hitman kills B, B dies, B discarded from list, C turned up, C discarded from list, \
         hitman wins by hit-list"
    );
}

/// At once and face up, and no card is drawn for it (H12).
#[test]
fn a_killed_card_of_the_hand_is_discarded_and_not_replaced_h12() {
    let mut table = hitman().list("C", "G").deck("H");
    assert_eq!(
        table.says("kill E"),
        "hitman kills E, E dies, E discarded from hand, sleuth's turn"
    );
    assert_eq!(table.names(table.position.holding(SLEUTH).hand), "I");
    assert_eq!(table.position.deck().count(), 1);
}

/// The dead identity is shown (H13), a living card of the hand becomes the new one, and the ordinary
/// turn follows (H03, H21).
#[test]
fn a_dead_sleuth_goes_on_as_somebody_of_his_hand_h13() {
    let mut table =
        table("A B C \n D E F").holds(HITMAN, "A", "").holds(SLEUTH, "B", "C F").list("D", "");
    assert_eq!(
        table.says("kill B"),
        "hitman kills B, B dies, B discarded from identity, sleuth owes become"
    );
    assert_eq!(table.offers(""), "become C, become F");
    assert_eq!(table.refuses("shift 1 left"), Rule::OtherOwed);
    assert_eq!(table.says("become F"), "sleuth becomes F, sleuth's turn");
    assert_eq!(table.names(table.position.holding(SLEUTH).hand), "C");
}

#[test]
fn only_a_living_card_of_the_hand_becomes_the_identity_h22() {
    let mut table =
        table("A B Cx \n D E F").holds(HITMAN, "A", "").holds(SLEUTH, "B", "C F").list("D", "");
    table.says("kill B");
    assert_eq!(table.offers(""), "become F");
    assert_eq!(table.refuses("become C"), Rule::DeadIdentity);
    assert_eq!(table.refuses("become E"), Rule::NotInHand);
}

#[test]
fn without_a_living_card_the_sleuth_has_lost_h02() {
    for hand in ["", "C"] {
        let mut table =
            table("A B Cx \n D E F").holds(HITMAN, "A", "").holds(SLEUTH, "B", hand).list("D", "E");
        assert_eq!(
            table.says("kill B"),
            "hitman kills B, B dies, B discarded from identity, hitman wins by sleuth-killed",
            "hand {hand}"
        );
    }
}

/// The card on him goes to the discard (G23), and nobody is asked anything (H16).
#[test]
fn killing_an_exonerated_suspect_canvasses_nobody_h16() {
    let mut table =
        table("A B+ C \n D E F").holds(HITMAN, "A", "").holds(SLEUTH, "E", "F").list("D", "");
    assert_eq!(
        table.says("kill B"),
        "hitman kills B, B discarded from board, B dies, sleuth's turn"
    );
}

/// Fourteen dead win nothing (H17).
#[test]
fn kills_are_not_counted_h17() {
    let gone = "a b c d e f g h i j k l m n";
    let mut table =
        table("A B \n D E").gone(gone).holds(HITMAN, "A", "").holds(SLEUTH, "E", "").list("D", "");
    assert_eq!(table.says("kill B"), "hitman kills B, B dies, sleuth's turn");
    assert!(table.position.game().scores().is_empty());
}

#[test]
fn only_living_neighbours_can_be_killed() {
    let table = table("A Bx C \n D E F").gone("X").holds(HITMAN, "A", "").list("D", "");
    assert_eq!(table.offers("kill"), "kill D, kill E");
    assert_eq!(table.refuses("kill A"), Rule::KillNeighbour);
    assert_eq!(table.refuses("kill B"), Rule::KillLiving);
    assert_eq!(table.refuses("kill C"), Rule::KillNeighbour);
    assert_eq!(table.refuses("kill X"), Rule::OffGrid);
}
