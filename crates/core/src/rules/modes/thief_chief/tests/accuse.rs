//! Accusing from any officer.
use super::{strict, table};
use crate::rules::Rule;
use crate::rules::fixture::Fixture;
use crate::rules::thief_chief::{CHIEF, THIEF, ThiefChief};

/// I in plainclothes, D and P in uniform, each with those around them; an officer alone in a corner too.
#[test]
fn everybody_near_any_officer_and_the_officers_themselves_mt03_mt04() {
    let table = table().turn_of(CHIEF);
    assert_eq!(
        table.offers("accuse"),
        "accuse C, accuse D, accuse E, accuse F, accuse G, accuse H, accuse I, accuse J, accuse K, \
         accuse L, accuse M, accuse N, accuse O, accuse P"
    );
    assert_eq!(table.refuses("accuse A"), Rule::AccuseOfficer);
    assert_eq!(table.refuses("accuse B"), Rule::AccuseOfficer);
}

#[test]
fn with_neighbours_only_an_own_cell_needs_another_officer_next_to_it_mt03() {
    let table = strict(table().turn_of(CHIEF));
    for own in ["accuse D", "accuse I", "accuse P"] {
        assert_eq!(table.refuses(own), Rule::AccuseOfficer, "{own}");
    }
    let beside = Fixture::of(ThiefChief::default(), &["thief", "chief"], "A B+ C+ D E")
        .holds(THIEF, "E", "")
        .holds(CHIEF, "A", "")
        .turn_of(CHIEF);
    assert_eq!(strict(beside).offers("accuse"), "accuse A, accuse B, accuse C, accuse D");
}

/// A card of the hand is answered word for word like anybody else's (MT10), and nobody says which
/// officer asks (MT05).
#[test]
fn a_wrong_name_is_a_plain_no_also_for_a_card_of_the_hand_mt05_mt10() {
    for wrong in ["G", "K"] {
        let mut table = table().turn_of(CHIEF);
        let said = table.says(&format!("accuse {wrong}"));
        assert_eq!(said, format!("chief accuses {wrong}, thief is {wrong}: no, thief's turn"));
    }
}

#[test]
fn the_active_identity_is_caught() {
    let mut table = table().holds(THIEF, "K", "A B").turn_of(CHIEF);
    let said = table.says("accuse K");
    assert_eq!(said, "chief accuses K, thief is K: yes, chief wins by thief-caught");
}

#[test]
fn accusing_himself_or_an_officer_is_a_miss_mt03() {
    for own in ["I", "D", "P"] {
        let mut table = table().turn_of(CHIEF);
        let said = table.says(&format!("accuse {own}"));
        assert_eq!(said, format!("chief accuses {own}, thief is {own}: no, thief's turn"));
    }
}

#[test]
fn he_has_no_other_action() {
    let table = table().turn_of(CHIEF);
    for line in ["steal B", "disguise", "take B", "dismiss D"] {
        assert_eq!(table.refuses(line), Rule::NotYourAction, "{line}");
    }
}
