//! The same rules where the companion does not hold the cards.
use super::{HITMAN, SLEUTH, table};
use crate::rules::Rule;
use crate::rules::fixture::Fixture;

/// The Hitman is A, the Sleuth B with C and F in the hand; the face-down target is unseen.
fn real() -> Fixture {
    table("A B C D \n E Fx G H")
        .holds(HITMAN, "A", "")
        .holds(SLEUTH, "B", "C F")
        .list("E", "? ?")
        .deck("D G H")
}

// ---- told ----

#[test]
fn a_told_hitman_says_what_is_turned_up() {
    let mut table = real().told(HITMAN).told(SLEUTH);
    assert_eq!(
        table.says("kill E"),
        "hitman kills E, E dies, E discarded from list, hitman owes turned"
    );
    assert_eq!(table.refuses("turned E"), Rule::CardElsewhere);
    assert_eq!(
        table.says("turned F"),
        "F turned up, F discarded from list, hitman owes turned",
        "a dead one is skipped"
    );
    assert_eq!(table.says("turned G"), "G turned up, sleuth's turn");
    assert_eq!(table.listed(), "G | ");
}

#[test]
fn a_told_card_decides_an_evade_and_the_target_is_laid_unseen() {
    let mut table = real().told(HITMAN).told(SLEUTH);
    assert_eq!(table.says("evade"), "hitman evades, hitman owes drew");
    assert_eq!(table.refuses("drew E"), Rule::CardElsewhere, "it lies open on the list");
    assert_eq!(
        table.says("drew D"),
        "hitman draws D, A laid from identity, hitman becomes D, ? added to the list, \
         sleuth's turn"
    );
    assert_eq!(table.listed(), "E | ? ? ?");
}

#[test]
fn told_cards_die_by_themselves() {
    let mut table = real().told(HITMAN).told(SLEUTH);
    assert_eq!(
        table.says("kill B"),
        "hitman kills B, B dies, B discarded from identity, sleuth owes become"
    );
    assert_eq!(table.offers(""), "become C");
}

/// A card that the other player has told isn’t a reason to refuse what everybody sees on the list.
#[test]
fn a_turned_card_is_checked_only_against_open_cards_and_ones_own() {
    let mut table = real().told(HITMAN).told(SLEUTH);
    table.says("kill E");
    assert_eq!(table.refuses("turned A"), Rule::CardElsewhere, "he is A himself");
    assert_eq!(table.says("turned C"), "C turned up, sleuth's turn");
}

// ---- untold ----

#[test]
fn an_untold_sleuth_says_what_a_kill_hit() {
    let mut table = real().untold(SLEUTH);
    assert_eq!(table.says("kill B"), "hitman kills B, B dies, sleuth owes hit");
    assert_eq!(table.offers(""), "hit nobody, hit sleuth B, discarded B");
    assert_eq!(table.refuses("discarded C"), Rule::OtherOwed);
    assert_eq!(table.refuses("hit sleuth C"), Rule::OtherOwed);
    assert_eq!(table.clone().says("hit nobody"), "sleuth was B: no (claim), sleuth's turn");
    assert_eq!(table.clone().says("discarded B"), "B discarded from hand, sleuth's turn");
    assert_eq!(
        table.says("hit sleuth B"),
        "sleuth was B: yes (claim), sleuth says B, B discarded from identity, sleuth owes chosen"
    );
}

#[test]
fn an_untold_sleuth_takes_another_identity_or_says_that_nobody_lives() {
    // The cards of B and F lie open or may be in the hand: of two cards, one at least could live.
    let mut table = real().untold(SLEUTH);
    table.says("kill B");
    table.says("hit sleuth B");
    assert_eq!(table.offers(""), "chosen");
    assert_eq!(table.refuses("failed"), Rule::LivingInHand);
    assert_eq!(table.says("chosen"), "sleuth becomes ?, sleuth's turn");
    assert_eq!(table.position.holding(SLEUTH).hand_count(), 1);

    let mut one = super::table("A B C \n D Ex F").holds(HITMAN, "A", "").holds(SLEUTH, "B", "E");
    one = one.list("D", "").untold(SLEUTH);
    one.says("kill B");
    one.says("hit sleuth B");
    assert_eq!(one.offers(""), "chosen, failed");
    assert_eq!(one.says("failed"), "hitman wins by sleuth-killed");
}

#[test]
fn an_untold_sleuth_without_a_hand_has_lost() {
    let mut table =
        table("A B C \n D E F").holds(HITMAN, "A", "").holds(SLEUTH, "B", "").list("D", "");
    table = table.untold(SLEUTH);
    table.says("kill B");
    assert_eq!(table.offers(""), "hit nobody, hit sleuth B", "there is no hand to discard from");
    assert_eq!(table.refuses("discarded B"), Rule::NotInHand);
    assert_eq!(
        table.says("hit sleuth B"),
        "sleuth was B: yes (claim), sleuth says B, B discarded from identity, hitman wins by sleuth-killed"
    );
}

#[test]
fn a_target_of_the_list_is_nobodys_card() {
    let mut table = real().untold(SLEUTH);
    assert_eq!(
        table.says("kill E"),
        "hitman kills E, E dies, E discarded from list, hitman owes turned",
        "the Sleuth is not asked"
    );
}

#[test]
fn an_untold_hitman_is_never_his_own_target() {
    let table = real().untold(HITMAN);
    assert!(!table.offers("kill").is_empty());
    let table = table.turn_of(SLEUTH);
    let mut asked = table.clone();
    assert_eq!(asked.says("accuse A"), "sleuth accuses A, hitman owes answer");
    let mut open = table;
    assert_eq!(open.says("accuse E"), "sleuth accuses E, hitman is E: no, hitman owes return");
}

#[test]
fn a_denied_accusation_costs_a_target_too() {
    let mut table = real().untold(HITMAN).turn_of(SLEUTH);
    table.says("accuse A");
    assert_eq!(
        table.clone().says("answer yes"),
        "hitman is A: yes (claim), sleuth wins by hitman-caught"
    );
    assert_eq!(table.says("answer no"), "hitman is A: no (claim), hitman owes return");
    assert_eq!(
        table.says("return 2"),
        "hitman returns 2, ? under the deck from place 2, hitman's turn"
    );
}

#[test]
fn an_untold_evade_asks_its_owner_what_came_of_it() {
    let mut table = real().untold(HITMAN);
    assert_eq!(table.says("evade"), "hitman evades, hitman draws ?, hitman owes drew");
    assert_eq!(table.refuses("laid E"), Rule::CardElsewhere, "it lies open on the list");
    assert_eq!(
        table.clone().says("laid A"),
        "A laid from identity, hitman becomes ?, ? added to the list, sleuth's turn"
    );
    assert_eq!(table.clone().says("discarded F"), "F discarded from hand, sleuth's turn");
    assert_eq!(table.says("failed"), "hitman owes turned");
    assert_eq!(table.offers(""), "discarded F");
    assert_eq!(table.refuses("turned F"), Rule::OtherOwed);
}
