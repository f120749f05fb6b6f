//! Preparation of the players, and the order of turns.
use super::{HITMAN, HitmanSleuth, SLEUTH, table};
use crate::rules::fixture::Fixture;
use crate::rules::{Rule, Trust};
use crate::terms::OwnList;

const ROWS: &str = "A B C D E \n F G H I J";

/// Before anything was dealt, with this deck, top card first.
fn before(state: HitmanSleuth, cards: &str, trusts: [Trust; 2]) -> Fixture {
    let mut table = Fixture::of(state, &["hitman", "sleuth"], ROWS).deck(cards);
    (table.position.turn, table.position.owed) = (0, None);
    for (seat, trust) in [HITMAN, SLEUTH].into_iter().zip(trusts) {
        table.position.holdings[seat.at()].trust = trust;
    }
    table
}

/// List, identity, the first card of the list face up, and then the Sleuth's three (preparation).
#[test]
fn four_cards_make_the_list_one_the_hitman_and_three_the_sleuths_hand() {
    let mut table = before(HitmanSleuth::default(), "A B C D E F G H I J", [Trust::Dealt; 2]);
    assert_eq!(
        table.opens(),
        "A added to the list, B added to the list, C added to the list, D added to the list, \
         hitman draws E, hitman becomes E, A turned up, \
         sleuth draws F, sleuth draws G, sleuth draws H, sleuth owes become"
    );
    assert_eq!(table.listed(), "A | B C D");
    assert_eq!(table.position.deck().count(), 2);
    assert_eq!(table.offers(""), "become F, become G, become H");
    assert_eq!(table.says("become G"), "sleuth becomes G, hitman's turn");
    assert_eq!(table.names(table.position.holding(SLEUTH).hand), "F H");
}

/// The Sleuth has chosen before the Hitman's first turn, which need not be a kill (H04, H21).
#[test]
fn the_hitman_opens_and_need_not_kill_h04() {
    let mut table = before(HitmanSleuth::default(), "A B C D E F G H I J", [Trust::Dealt; 2]);
    table.opens();
    assert_eq!(table.refuses("shift 1 left"), Rule::OtherOwed);
    table.says("become G");
    assert!(table.offers("shift").starts_with("shift 1 left"));
    assert_eq!(table.says("shift 1 left"), "hitman shifts 1 left, sleuth's turn");
}

#[test]
fn told_players_lay_the_list_unseen_and_say_what_is_turned_up() {
    let mut table = before(HitmanSleuth::default(), "A B C D E F G H I J", [Trust::Told; 2]);
    assert_eq!(
        table.opens(),
        "? added to the list, ? added to the list, ? added to the list, ? added to the list, \
         hitman owes drew"
    );
    assert_eq!(table.says("drew E"), "hitman draws E, hitman becomes E, hitman owes turned");
    assert_eq!(table.offers("turned").split(", ").count(), 9, "all but his own");
    assert_eq!(table.refuses("turned A B"), Rule::CardCount);
    assert_eq!(table.says("turned A"), "A turned up, sleuth owes drew");
    assert_eq!(table.refuses("drew A F G"), Rule::CardElsewhere, "it lies on the list");
    assert_eq!(
        table.says("drew F G H"),
        "sleuth draws F, sleuth draws G, sleuth draws H, sleuth owes become"
    );
    assert_eq!(table.listed(), "A | ? ? ?");
}

#[test]
fn untold_players_only_say_that_they_have_chosen() {
    let mut table = before(HitmanSleuth::default(), "A B C D E F G H I J", [Trust::Untold; 2]);
    table.opens();
    assert_eq!(
        table.says("turned A"),
        "A turned up, sleuth draws ?, sleuth draws ?, sleuth draws ?, sleuth owes chosen"
    );
    assert_eq!(table.offers(""), "chosen", "nobody is dead yet");
    assert_eq!(table.refuses("failed"), Rule::LivingInHand);
    assert_eq!(table.says("chosen"), "sleuth becomes ?, hitman's turn");
    assert_eq!(table.position.holding(SLEUTH).hand_count(), 2);
}

/// The list is laid from the real deck as soon as one player has real cards, so the companion cannot deal.
#[test]
fn beside_real_cards_a_dealt_hitman_tells_what_he_drew() {
    let trusts = [Trust::Dealt, Trust::Untold];
    let mut table = before(HitmanSleuth::default(), "A B C D E F G H I J", trusts);
    assert!(table.opens().ends_with("hitman owes drew"));
}

#[test]
fn nobody_sees_the_list_unless_the_table_says_so_h23() {
    use crate::rules::Audience;
    let seen = |own_list, audience| {
        let state = HitmanSleuth { own_list, ..HitmanSleuth::default() };
        let mut table = before(state, "A B C D E F G H I J", [Trust::Dealt; 2]);
        table.opens();
        table.position.0 = *table.position.seen_by(audience);
        table.listed()
    };
    for own_list in [OwnList::No, OwnList::Yes] {
        assert_eq!(seen(own_list, Audience::Public), "A | ? ? ?");
        assert_eq!(seen(own_list, Audience::Seat(SLEUTH)), "A | ? ? ?");
        assert_eq!(seen(own_list, Audience::Referee), "A | B C D");
    }
    assert_eq!(seen(OwnList::No, Audience::Seat(HITMAN)), "A | ? ? ?");
    assert_eq!(seen(OwnList::Yes, Audience::Seat(HITMAN)), "A | B C D");
}

#[test]
fn each_role_has_its_own_actions() {
    let table =
        table("A B C \n D E F").holds(HITMAN, "A", "").holds(SLEUTH, "F", "E").list("B", "");
    assert_eq!(table.refuses("accuse F"), Rule::NotYourAction);
    assert_eq!(table.refuses("disguise"), Rule::NotYourAction);
    let sleuth = table.turn_of(SLEUTH);
    assert_eq!(sleuth.refuses("kill B"), Rule::NotYourAction);
    assert_eq!(sleuth.refuses("evade"), Rule::NotYourAction);
}
