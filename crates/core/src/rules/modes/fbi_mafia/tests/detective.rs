use super::*;
use crate::rules::Rule;

fn detective(identities: &str) -> Fixture {
    table(identities).turn_of(seat(Role::Detective))
}

#[test]
fn he_accuses_up_to_three_places_along_row_and_column_and_himself_f07() {
    let table = detective("detective A, bomber Y");
    assert_eq!(
        table.offers("accuse"),
        "accuse A, accuse B, accuse C, accuse D, accuse F, accuse K, accuse P"
    );
    assert_eq!(table.refuses("accuse G"), Rule::AccuseStraight);
    assert_eq!(table.refuses("accuse E"), Rule::AccuseStraight);
}

#[test]
fn a_canvass_lays_one_of_two_drawn_and_asks_both_sides_f16() {
    let mut table =
        detective("detective A, bomber Y, killer G, suit B, undercover T").deck("C D E");
    assert_eq!(
        table.says("canvas"),
        "detective canvass, detective draws C, detective draws D, detective owes play"
    );
    assert_eq!(table.offers("play"), "play C, play D");
    assert_eq!(table.refuses("play E"), Rule::NotInHand);
    assert_eq!(
        table.says("play C"),
        "C laid from hand, D under the deck from hand, killer near C: yes, undercover near C: no, \
         detective near C: no, bomber near C: no, suit near C: yes, bomber's turn"
    );
    assert_eq!(table.position.deck().count(), 2);
}

#[test]
fn a_living_card_is_laid_and_two_dead_ones_are_nothing_f54() {
    let picture = "A  Bx Cx \n D  E  F";
    let start = drawn(picture, "detective A, bomber F").turn_of(seat(Role::Detective));
    let mut one = start.clone().deck("B D");
    one.says("canvas");
    assert_eq!(one.offers("play"), "play D");
    assert_eq!(one.refuses("play B"), Rule::PlayLiving);
    let mut none = start.clone().deck("B C D");
    none.says("canvas");
    assert_eq!(none.offers("play"), "play B, play C");
    assert_eq!(
        none.says("play C"),
        "C discarded from hand, B under the deck from hand, bomber's turn",
        "no canvass"
    );
    let mut last = start.clone().deck("D");
    assert_eq!(last.says("canvas"), "detective canvass, detective draws D, detective owes play");
    assert_eq!(
        last.says("play D"),
        "D laid from hand, detective near D: yes, bomber near D: no, bomber's turn"
    );
    assert_eq!(start.refuses("canvas"), Rule::EmptyDeck);
}
