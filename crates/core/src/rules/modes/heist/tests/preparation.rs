//! What is dealt before the first turn.
use super::*;
use crate::board::{Grid, Suspect, SuspectSet};
use crate::rules::{Action, Ask, Deck, Deed, Event, Options, Position, Rule, Trust};
use crate::terms::Officers;

fn opened(trusts: &[Trust], officers: u8) -> (Position, Vec<Event>) {
    let mut game = Heist { thieves: trusts.len() as u8 - 1, ..Heist::default() };
    game.options.officers = Officers::new(officers).expect("as many as the option allows");
    game.pile = super::super::Pile::new(&[Special::Hacker, Special::Decoy]);
    let cards: Vec<Suspect> = (0..49).map(Suspect::new).collect();
    let mut position =
        Position::new(game.into(), Options::default(), Grid::new(7, 7), trusts, Deck::new(&cards));
    let mut events = Vec::new();
    position.open(&mut events);
    (position, events)
}

fn owed(position: &Position) -> (usize, Ask) {
    let owed = position.decision().expect("a decision");
    (owed.seat.at(), owed.ask)
}

fn set(cards: &[u8]) -> SuspectSet {
    cards.iter().map(|card| Suspect::new(*card)).collect()
}

#[test]
fn each_thief_gets_an_identity_and_a_role_then_the_chief_seven_cards() {
    for thieves in 4..=6 {
        let (position, _) = opened(&vec![Trust::Dealt; thieves + 1], 4);
        let chief = Seat::new(thieves as u8);
        assert_eq!(owed(&position), (thieves, Ask::Deploy));
        assert_eq!(position.holding(chief).hand.len(), 7);
        assert_eq!(position.deck().count() as usize, 49 - 7 - thieves);
        let game = position.heist().expect("a heist");
        assert_eq!(game.role(Seat::new(0)).known(), Some(Special::Hacker));
        assert_eq!(game.role(Seat::new(1)).known(), Some(Special::Decoy));
        assert_eq!(game.pile.count() as usize, 11 - thieves);
        assert_eq!(position.holding(Seat::new(3)).identity, Identity::Known(Suspect::new(3)));
    }
}

#[test]
fn the_chief_chooses_his_officers_and_the_rest_is_shuffled_back_he06_he07() {
    for (officers, ways) in [(1, 7), (3, 35), (4, 35), (5, 21)] {
        let (position, _) = opened(&[Trust::Dealt; 5], officers);
        assert_eq!(position.count_legal(), ways);
        let cards: SuspectSet = position.holding(CHIEF).hand.iter().take(officers.into()).collect();
        let deploy = Action::Do(Deed::Deploy(cards));
        let (position, _) = position.play(&deploy).expect("it is his");
        assert_eq!(position.exonerated(), cards);
        assert_eq!(owed(&position), (4, Ask::Become));
        let last = position.holding(CHIEF).hand.iter().last().expect("a card");
        let (position, _) = position.play(&Deed::Become(last).into()).expect("it is his");
        assert_eq!(owed(&position), (4, Ask::Shuffle));
        let order = crate::rules::Order::new([]);
        let (position, _) = position.play(&Action::Shuffled(Box::new(order))).expect("chance");
        assert_eq!(owed(&position), (0, Ask::Turn));
        assert_eq!(position.deck().count(), 49 - 4 - officers - 1);
        assert_eq!(position.turn(), 1);
    }
}

#[test]
fn with_six_officers_no_card_is_left_to_shuffle_back_he07() {
    let (position, _) = opened(&[Trust::Dealt; 5], 6);
    assert_eq!(position.count_legal(), 7);
    let cards: SuspectSet = position.holding(CHIEF).hand.iter().take(6).collect();
    let (position, _) = position.play(&Action::Do(Deed::Deploy(cards))).expect("it is his");
    let last = position.holding(CHIEF).hand.first().expect("a card");
    let (position, _) = position.play(&Deed::Become(last).into()).expect("it is his");
    assert_eq!(owed(&position), (0, Ask::Turn));
    assert_eq!(position.deck().count(), 49 - 4 - 7);
}

#[test]
fn another_number_of_officers_or_strange_ones_are_refused() {
    let (position, _) = opened(&[Trust::Dealt; 5], 4);
    let refused = |cards: &[u8]| {
        position.play(&Deed::Deploy(set(cards)).into()).expect_err("refused").refusal.rule
    };
    assert_eq!(refused(&[4, 5, 6]), Rule::OfficerCount);
    assert_eq!(refused(&[4, 5, 6, 20]), Rule::NotInHand);
}

#[test]
fn told_thieves_tell_an_identity_and_a_role() {
    let (position, events) = opened(&[Trust::Told; 5], 4);
    assert!(matches!(events[..], [Event::Owes(_)]));
    assert_eq!(owed(&position), (0, Ask::Drew(1)));
    let tell = |card: u8, role| {
        let card = Suspect::new(card);
        Action::Do(Deed::DrewRole(crate::rules::heist::CardAndRole { card, role }))
    };
    let refused = |action: &Action| position.play(action).expect_err("refused").refusal.rule;
    assert_eq!(refused(&Deed::Drew(set(&[7])).into()), Rule::RoleToo);
    assert_eq!(refused(&tell(7, Special::Mimic)), Rule::RoleTier);
    let (mut position, _) = position.play(&tell(7, Special::Hacker)).expect("as he says");
    assert_eq!(owed(&position), (1, Ask::Drew(1)));
    for (card, role) in [(8, Special::Decoy), (9, Special::Hacker), (10, Special::Runner)] {
        // Telling is not asking: a card that another one has told is taken too.
        position = position.play(&tell(card, role)).expect("as he says").0;
    }
    assert_eq!(owed(&position), (4, Ask::Drew(7)));
    let seven = Action::Do(Deed::Drew(set(&[20, 21, 22, 23, 24, 25, 26])));
    let (position, _) = position.play(&seven).expect("as he says");
    assert_eq!(owed(&position), (4, Ask::Deploy));
}

#[test]
fn untold_thieves_only_wait_for_the_chief() {
    let (position, _) = opened(&[Trust::Untold; 5], 4);
    assert_eq!(owed(&position), (4, Ask::Deploy));
    assert_eq!(position.count_legal(), 64, "only the first ways are listed");
    let (position, _) = position.play(&Deed::Deploy(set(&[30, 31, 32, 33])).into()).expect("said");
    assert_eq!(owed(&position), (4, Ask::Chosen));
    let (position, _) = position.play(&Deed::Chosen.into()).expect("said");
    assert_eq!(owed(&position), (0, Ask::Turn));
    assert_eq!(position.deck().count(), 40);
}
