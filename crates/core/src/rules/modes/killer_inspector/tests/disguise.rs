//! Disguise, with both results.
use crate::rules::Identity;
use crate::rules::fixture::Fixture;
use crate::rules::killer_inspector::{INSPECTOR, KILLER};

fn table(deck: &str) -> Fixture {
    Fixture::table("A B \n Cx D").gone("E").killer("A").inspector("D", "").deck(deck)
}

#[test]
fn a_living_card_becomes_the_identity_and_exonerates_the_old_one() {
    let mut table = table("B C");
    assert_eq!(
        table.says("disguise"),
        "killer disguises, killer draws B, A laid from identity, killer becomes B, inspector's turn"
    );
    assert_eq!(table.position.holding(KILLER).identity, Identity::Known(table.suspect("B")));
    assert_eq!(table.names(table.position.exonerated()), "A");
}

/// On the grid or taken out of it (G22); the turn is spent all the same, and the card is shown (G33).
#[test]
fn a_dead_card_is_discarded_and_the_old_identity_stays() {
    for dead in ["C", "E"] {
        let mut table = table(dead);
        assert_eq!(
            table.says("disguise"),
            format!(
                "killer disguises, killer draws {dead}, {dead} discarded from hand, inspector's turn"
            )
        );
        assert_eq!(table.position.holding(KILLER).identity, Identity::Known(table.suspect("A")));
        assert_eq!(table.names(table.position.discard()), dead);
    }
}

#[test]
fn discards_never_come_back_into_the_deck() {
    let mut table = table("C");
    table.says("disguise");
    assert_eq!(table.position.deck().count(), 0);
    assert_eq!(table.turn_of(INSPECTOR).offers("exonerate"), "");
}
