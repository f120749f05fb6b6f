//! What is owed, taken on trust and asked where the companion does not hold a card.
use super::{strict, table};
use crate::rules::Rule;
use crate::rules::fixture::Fixture;
use crate::rules::thief_chief::{CHIEF, THIEF, ThiefChief};
use crate::terms::Token;

// ---- the Thief keeps his cards ----

#[test]
fn an_untold_thief_steals_unverified_from_whoever_could_be_near() {
    let mut table = table().untold(THIEF);
    assert_eq!(table.offers("steal").split(", ").count(), 16);
    assert_eq!(table.says("steal P"), "thief steals P (unverified), treasure off P, chief's turn");
    assert_eq!(table.turn_of(THIEF).refuses("steal P"), Rule::NoTreasure);
}

#[test]
fn a_theft_that_no_unseen_card_could_do_is_refused() {
    let table = Fixture::of(ThiefChief::default(), &["thief", "chief"], "A B C D+ P+ Q+")
        .token(Token::Treasure, "A B C D P Q")
        .holds(THIEF, "A", "")
        .holds(CHIEF, "B", "")
        .untold(THIEF);
    assert_eq!(table.refuses("steal P"), Rule::StealNeighbour, "officers on both sides");
    assert_eq!(strict(table).offers("steal"), "steal A, steal B, steal C, steal D");
}

#[test]
fn an_untold_thief_says_only_that_he_has_chosen() {
    let mut table = table().untold(THIEF);
    assert_eq!(table.says("disguise"), "thief disguises, thief takes back ?, thief owes chosen");
    assert_eq!(table.offers(""), "chosen");
    assert_eq!(table.refuses("become A"), Rule::OtherOwed);
    assert_eq!(table.says("chosen"), "thief becomes ?, chief's turn");
    assert_eq!(table.position.holding(THIEF).hand_count(), 2);
}

#[test]
fn an_untold_thief_answers_accusations_himself() {
    let mut table = table().untold(THIEF).turn_of(CHIEF);
    assert_eq!(table.says("accuse K"), "chief accuses K, thief owes answer");
    assert_eq!(table.offers(""), "answer yes, answer no");
    assert_eq!(table.clone().says("answer no"), "thief is K: no (claim), thief's turn");
    assert_eq!(table.says("answer yes"), "thief is K: yes (claim), chief wins by thief-caught");
}

#[test]
fn an_accusation_of_an_officer_is_not_asked() {
    let mut table = table().untold(THIEF).turn_of(CHIEF);
    assert_eq!(table.says("accuse D"), "chief accuses D, thief is D: no, thief's turn");
}

// ---- the Chief keeps his card ----

/// What the officers in uniform can reach everybody sees; the rest only he can know.
#[test]
fn an_untold_chief_accuses_unverified_only_beyond_his_uniformed_officers() {
    let mut table = table().untold(CHIEF).turn_of(CHIEF);
    assert_eq!(table.offers("accuse").split(", ").count(), 16);
    assert_eq!(table.clone().says("accuse C"), "chief accuses C, thief is C: no, thief's turn");
    assert_eq!(
        table.says("accuse E"),
        "chief accuses E (unverified), thief is E: no, thief's turn"
    );
}

#[test]
fn beside_unseen_cards_the_chief_says_whom_he_turned_up() {
    for table in [table().untold(CHIEF), table().untold(THIEF), table().told(CHIEF)] {
        let mut table = table.turn_of(CHIEF);
        assert_eq!(table.says("deputize"), "chief deputizes, chief owes turned");
        assert_eq!(table.refuses("turned D"), Rule::CardElsewhere, "it lies on its suspect");
        assert_eq!(table.refuses("turned C G"), Rule::CardCount);
        assert_eq!(table.refuses("dismiss D"), Rule::OtherOwed);
        assert_eq!(table.says("turned C"), "C laid from deck, chief owes dismiss");
        assert_eq!(table.position.deck().count(), 2);
        assert_eq!(table.offers(""), "dismiss C, dismiss D, dismiss P");
    }
}

#[test]
fn his_own_card_cannot_be_the_one_turned_up() {
    let mut table = table().told(CHIEF).turn_of(CHIEF);
    table.says("deputize");
    assert_eq!(table.refuses("turned I"), Rule::CardElsewhere, "he is I himself");
    assert_eq!(table.offers("turned I"), "");
}

/// Telling is not asking: what the Thief holds is none of the Chief's business.
#[test]
fn a_card_that_the_thief_told_may_be_turned_up_too() {
    let mut table = table().told(THIEF).told(CHIEF).turn_of(CHIEF);
    table.says("deputize");
    assert_eq!(table.says("turned K"), "K laid from deck, chief owes dismiss");
}

#[test]
fn a_dealt_chief_beside_a_told_thief_is_dealt_to() {
    let mut table = table().told(THIEF).turn_of(CHIEF);
    assert_eq!(table.says("deputize"), "chief deputizes, G laid from deck, chief owes dismiss");
}
