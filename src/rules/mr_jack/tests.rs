//! What the book and the decisions about it say, as tests.
use super::*;
use crate::board::{Exit, Gait, Hex, HexSet};
use crate::rules::{Deck, Game, Options, Trust};
use crate::scenario::StreetMap;

mod start;

/// A game of the revised board before the first round.
pub(super) fn game(edition: &str, options: MrJackOptions) -> MrJack {
    let map = StreetMap::whitechapel().unwrap();
    let edition = &map.editions[edition];
    let start = Start {
        places: edition.places.clone().try_into().unwrap(),
        lantern: edition.lantern,
        manholes: edition.manholes,
        covers: edition.covered,
        plain: map.plain,
        tiles: map.numbered,
        cordons: map.cordons,
    };
    MrJack::new(&map.district, &start, options)
}

/// A dealt table whose alibi deck lies in this order, Jack's card first.
pub(super) fn table(alibi: [Character; 8]) -> Position {
    let deck: Vec<Suspect> = alibi.into_iter().map(Character::suspect).collect();
    let game: Game = game("revised", MrJackOptions::default()).into();
    let grid = crate::board::Grid::new(2, 4);
    let trusts = [Trust::Dealt; 2];
    let mut position = Position::new(game, Options::default(), grid, &trusts, Deck::new(&deck));
    position.open(&mut ());
    position
}

/// The table after these four cards were turned up.
pub(super) fn with_cards(mut position: Position, cards: [Character; 4]) -> Position {
    let order = Order::new(cards.into_iter().map(Character::suspect));
    position.play_unchecked(&Action::Shuffled(Box::new(order)), &mut ());
    position
}

pub(super) fn hex(name: &str) -> Hex {
    name.parse().unwrap()
}

pub(super) fn hexes(names: &str) -> HexSet {
    names.split_whitespace().map(hex).collect()
}

fn _unused(_: Exit, _: Gait) {}
