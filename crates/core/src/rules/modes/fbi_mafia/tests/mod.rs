//! Tables of FBI vs. Mafia in pictures, and what is said at them.
//!
//! Seats that are given no card have no identity, so they do not mix in.
use super::{FbiMafia, Role};
use crate::rules::fixture::Fixture;
use crate::rules::{Game, Known, Seat};
use crate::terms::Token;

mod agents;
mod arrest;
mod bomber;
mod course;
mod detective;
mod killer;
mod profiler;
mod psycho;
mod sniper;
mod suit;
mod trusts;

const SEATS: [&str; 8] =
    ["killer", "undercover", "psycho", "detective", "bomber", "suit", "sniper", "profiler"];

/// ```text
///     A B C D E
///     F G H I J
///     K L M N O
///     P Q R S T
///     U V W X Y
/// ```
const SQUARE: &str = "A B C D E \n F G H I J \n K L M N O \n P Q R S T \n U V W X Y";

fn seat(role: Role) -> Seat {
    FbiMafia::EIGHT.seat_of(role).expect("all eight play")
}

/// The table of this picture with eight players, and their identities: `killer G, suit Y`.
fn drawn(picture: &str, identities: &str) -> Fixture {
    let mut table = Fixture::of(FbiMafia::EIGHT, &SEATS, picture);
    for given in identities.split(", ").filter(|given| !given.is_empty()) {
        let (role, card) = given.split_once(' ').expect("a role and a card");
        table = table.holds(seat(Role::from_id(role).expect("a role")), card, "");
    }
    table
}

/// The square, with these identities.
fn table(identities: &str) -> Fixture {
    drawn(SQUARE, identities)
}

fn option(table: Fixture, change: impl FnOnce(&mut FbiMafia)) -> Fixture {
    table.game(|game| {
        if let Game::FbiMafia(game) = game {
            change(game);
        }
    })
}

/// Lets this role begin its turn, as the turn before it ends.
fn begins(table: Fixture, role: Role) -> Fixture {
    let mut table = table;
    if let Known::FbiMafia(position) = &mut *table.position {
        super::begin(position, seat(role), &mut ());
    }
    table
}

fn tokens(table: &Fixture, kind: Token) -> String {
    table.names(table.position.tokens().with(kind))
}
