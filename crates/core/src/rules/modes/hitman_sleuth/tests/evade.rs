//! Evade: a disguise that makes the list longer.
use super::{HITMAN, SLEUTH, table};
use crate::rules::Rule;
use crate::rules::fixture::Fixture;

fn hitman() -> Fixture {
    table("A B C \n D Ex F").holds(HITMAN, "A", "").holds(SLEUTH, "F", "").list("B", "C")
}

/// The old identity is laid on its suspect; the next card joins the end of the list face down (H05).
#[test]
fn a_living_card_becomes_the_identity_and_the_list_grows_h05() {
    let mut table = hitman().deck("D F");
    assert_eq!(
        table.says("evade"),
        "hitman evades, hitman draws D, A laid from identity, hitman becomes D, \
         F added to the list, sleuth's turn"
    );
    assert_eq!(table.listed(), "B | C F");
    assert_eq!(table.position.deck().count(), 0);
}

/// Only where it works is a card added (H07).
#[test]
fn a_dead_card_is_discarded_and_the_list_stays_h07() {
    let mut table = hitman().deck("E F");
    assert_eq!(
        table.says("evade"),
        "hitman evades, hitman draws E, E discarded from hand, sleuth's turn"
    );
    assert_eq!(table.listed(), "B | C");
    assert_eq!(table.position.deck().count(), 1);
}

#[test]
fn an_evade_needs_two_cards_h06() {
    for cards in ["", "D"] {
        let table = hitman().deck(cards);
        assert_eq!(table.refuses("evade"), Rule::EvadeCards);
        assert_eq!(table.offers("evade"), "");
    }
    assert_eq!(hitman().deck("D F").offers("evade"), "evade");
}
