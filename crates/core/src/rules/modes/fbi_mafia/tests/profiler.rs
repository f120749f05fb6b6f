use super::*;
use crate::rules::Rule;

fn profiler(picture: &str, hand: &str) -> Fixture {
    let seats = drawn(picture, "killer E, suit H");
    seats.holds(seat(Role::Profiler), "A", hand).turn_of(seat(Role::Profiler))
}

const PICTURE: &str = "A  Bx Cx \n D  E  F \n G H I";

#[test]
fn he_lays_a_card_discards_the_dead_fills_his_hand_and_asks_the_mafia_f53() {
    let mut table = profiler(PICTURE, "B D F I").deck("C G");
    assert_eq!(table.offers("profile"), "profile D, profile F, profile I");
    assert_eq!(table.refuses("profile B"), Rule::ProfileLiving);
    assert_eq!(table.refuses("profile G"), Rule::NotInHand);
    assert_eq!(table.refuses("profile"), Rule::ProfileNobody);
    assert_eq!(
        table.says("profile D"),
        "profiler profiles D, D laid from hand, B discarded from hand, profiler draws C, \
         profiler draws G, killer near D: yes, killer's turn",
        "the hand is filled once: a dead card drawn now stays, and agents are not asked (F19)"
    );
}

#[test]
fn without_a_living_card_he_changes_his_hand_f52() {
    let mut table = profiler(PICTURE, "B C").deck("D F G");
    assert_eq!(table.offers("profile"), "profile");
    assert_eq!(
        table.says("profile"),
        "profiler profiles, B discarded from hand, C discarded from hand, profiler draws D, \
         profiler draws F, profiler draws G, killer's turn"
    );
}

#[test]
fn with_hand_and_deck_empty_there_is_nothing_to_change_h24() {
    let table = profiler(PICTURE, "");
    assert_eq!(table.refuses("profile"), Rule::ProfileNothing);
    assert_eq!(table.offers("profile"), "");
}

#[test]
fn a_killed_profiler_keeps_his_hand_and_draws_an_identity() {
    let mut table = drawn("A B C \n D E F \n G H I", "killer E, undercover I")
        .holds(seat(Role::Profiler), "A", "C D")
        .deck("G H");
    assert_eq!(
        table.says("kill A"),
        "killer kills A, profiler shows A, A dies, killer takes A, lost profiler, profiler draws G, \
         profiler becomes G, undercover's turn"
    );
    let holding = table.position.holding(seat(Role::Profiler));
    assert_eq!(table.names(holding.hand), "C D");
}
