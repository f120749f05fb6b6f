mod accuse;
mod deputize;
mod disguise;
mod opening;
mod steal;
mod trusts;

use super::{CHIEF, OwnCell, THIEF, ThiefChief};
use crate::rules::Game;
use crate::rules::fixture::Fixture;
use crate::terms::Token;

/// The Thief is A in a corner with B and K in his hand, the Chief is I in plainclothes; D and P are
/// officers in uniform. Everybody still has his treasure.
fn table() -> Fixture {
    let state = ThiefChief { own_cell: OwnCell::Allowed, ..ThiefChief::default() };
    Fixture::of(state, &["thief", "chief"], "A B C D+ \n E F G H \n I J K L \n M N O P+")
        .token(Token::Treasure, "A B C D E F G H I J K L M N O P")
        .holds(THIEF, "A", "B K")
        .holds(CHIEF, "I", "")
        .deck("G H C")
}

/// Own cells are within reach only next to another officer.
fn strict(table: Fixture) -> Fixture {
    table.game(|game| {
        if let Game::ThiefChief(state) = game {
            state.own_cell = OwnCell::NeighboursOnly;
        }
    })
}
