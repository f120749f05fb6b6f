//! The chapter, rule by rule.
mod canvass;
mod capture;
mod ends;
mod sides;
mod trusts;

use super::SpyTag;
use crate::rules::fixture::Fixture;
use crate::rules::{Game, Seat};

const SEATS: [&str; 9] = ["ann", "ben", "cat", "dan", "eve", "fay", "gus", "hal", "ida"];

const ANN: Seat = Seat::new(0);
const BEN: Seat = Seat::new(1);
const CAT: Seat = Seat::new(2);
const DAN: Seat = Seat::new(3);

/// The 4×4 table of these tests, which has room for everybody.
const PICTURE: &str = "A B C D \n E F G H \n I J K L \n M N O P";

/// Spies with these identities in the order of seats, the first of them to act.
fn spies(identities: &str) -> Fixture {
    on(PICTURE, identities)
}

fn on(picture: &str, identities: &str) -> Fixture {
    let identities: Vec<&str> = identities.split_whitespace().collect();
    let count = identities.len();
    let table = Fixture::of(SpyTag::of(count as u8), &SEATS[..count], picture);
    let held = identities.iter().enumerate();
    held.fold(table, |table, (at, card)| table.holds(Seat::new(at as u8), card, ""))
}

fn to_win(table: Fixture, trophies: u8) -> Fixture {
    table.game(|game| {
        if let Game::SpyTag(state) = game {
            state.goal = trophies;
        }
    })
}

/// The names of the cards that a seat has taken.
fn taken(table: &Fixture, seat: Seat) -> String {
    table.names(table.position.spy_tag().unwrap().trophies(seat))
}
