//! What is dealt before the first turn.
use crate::board::{Grid, Suspect};
use crate::rules::thief_chief::{CHIEF, THIEF, ThiefChief};
use crate::rules::{Ask, Deck, Deed, Event, Identity, Options, Position, Seat, Source, Trust};
use crate::terms::Token;

/// A table of 25 with the deck in reading order.
fn opened(trusts: [Trust; 2]) -> Position {
    let deck: Vec<_> = (0..25).map(Suspect::new).collect();
    let (state, grid) = (ThiefChief::default(), Grid::new(5, 5));
    let mut position =
        Position::new(state.into(), Options::default(), grid, &trusts, Deck::new(&deck));
    position.open(&mut ());
    position
}

fn owed(position: &Position) -> (Seat, Ask) {
    position.decision().map(|owed| (owed.seat, owed.ask)).expect("a decision")
}

fn officers(position: &Position) -> Vec<Suspect> {
    position.exonerated().iter().collect()
}

#[test]
fn a_treasure_lies_on_everybody_and_the_thief_draws_three_mt15() {
    let position = opened([Trust::Dealt; 2]);
    assert_eq!(position.tokens().with(Token::Treasure), position.everybody());
    let score = position.game().scores()[0];
    assert_eq!((score.count, score.goal), (0, 25));
    assert_eq!(position.holding(THIEF).hand.len(), 3);
    assert_eq!(owed(&position), (THIEF, Ask::Become));
    assert_eq!(position.turn(), 0, "choosing is no turn");
    assert_eq!(position.holding(CHIEF).identity, Identity::None, "he draws after the Thief");
}

#[test]
fn then_the_chief_has_one_in_plainclothes_and_two_in_uniform_and_the_thief_begins_mt01() {
    let position = opened([Trust::Dealt; 2]);
    let (position, events) = position.play(&Deed::Become(Suspect::new(1)).into()).expect("his");
    assert_eq!(position.holding(THIEF).identity, Identity::Known(Suspect::new(1)));
    assert_eq!(position.holding(CHIEF).identity, Identity::Known(Suspect::new(3)));
    assert_eq!(officers(&position), [4, 5].map(Suspect::new));
    assert!(events.contains(&Event::Laid(Source::Deck, Suspect::new(4))));
    assert_eq!(owed(&position), (THIEF, Ask::Turn));
    assert_eq!((position.turn(), position.deck().count()), (1, 19));
}

#[test]
fn a_told_table_says_each_card_as_it_comes() {
    let set = |cards: &[u8]| cards.iter().map(|at| Suspect::new(*at)).collect();
    let mut position = opened([Trust::Told; 2]);
    for (seat, ask, deed) in [
        (THIEF, Ask::Drew(3), Deed::Drew(set(&[7, 8, 9]))),
        (THIEF, Ask::Become, Deed::Become(Suspect::new(8))),
        (CHIEF, Ask::Drew(1), Deed::Drew(set(&[10]))),
        (CHIEF, Ask::Turned, Deed::Turned(set(&[20, 24]))),
    ] {
        assert_eq!(owed(&position), (seat, ask));
        position = position.play(&deed.into()).expect("allowed").0;
    }
    assert_eq!(owed(&position), (THIEF, Ask::Turn));
    assert_eq!(position.holding(CHIEF).identity, Identity::Known(Suspect::new(10)));
    assert_eq!(officers(&position), [20, 24].map(Suspect::new));
    assert_eq!(position.deck().count(), 19);
}

#[test]
fn an_untold_table_says_only_what_lies_open() {
    let mut position = opened([Trust::Untold; 2]);
    assert_eq!(owed(&position), (THIEF, Ask::Chosen));
    position = position.play(&Deed::Chosen.into()).expect("allowed").0;
    assert_eq!(owed(&position), (CHIEF, Ask::Turned));
    let mut lines = Vec::new();
    position.legal(&mut lines);
    assert_eq!((lines.len(), position.count_legal()), (300, 300), "any two of the 25");
    let two = [3, 4].map(Suspect::new);
    position = position.play(&Deed::Turned(two.into_iter().collect()).into()).expect("allowed").0;
    assert_eq!(owed(&position), (THIEF, Ask::Turn));
    assert_eq!(officers(&position), two);
    assert_eq!(position.holding(THIEF).hand_count(), 2);
    assert_eq!(position.holding(CHIEF).identity, Identity::Hidden);
}
