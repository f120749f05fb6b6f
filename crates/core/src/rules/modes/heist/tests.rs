//! The chapter of mode 6, rule by rule, played on drawn tables.
//!
//! Suspects are called by the cells on which they started. Officers in uniform are c3, e3, c5 and e5; the
//! one in plainclothes is d4, in the centre.
mod capture;
mod chief;
mod preparation;
mod tier_one;
mod tier_two;
mod trusts;
mod turns;
mod vaults;

use super::{Heist, HeistOptions, HeldRole, RoleCard};
use crate::rules::fixture::Fixture;
use crate::rules::{Game, Identity, Seat};
use crate::terms::Special;

const SEATS: [&str; 5] = ["thief1", "thief2", "thief3", "thief4", "chief"];
const CHIEF: Seat = Seat::new(4);

/// Everybody on the starting cell he is called by, with cards on these suspects.
fn board(officers: &str) -> String {
    let officers: Vec<&str> = officers.split_whitespace().collect();
    let mut rows = String::new();
    for row in 1..=7 {
        for column in 'a'..='g' {
            let name = format!("{column}{row}");
            let mark = if officers.contains(&name.as_str()) { "+" } else { "" };
            rows.extend([name.as_str(), mark, " "]);
        }
        rows.push('\n');
    }
    rows
}

/// Four thieves as `cell role`, joined by commas; the first is to act.
fn table(crew: &str) -> Fixture {
    with_officers(crew, "c3 e3 c5 e5")
}

fn with_officers(crew: &str, officers: &str) -> Fixture {
    let mut table = Fixture::of(Heist::default(), &SEATS, &board(officers)).holds(CHIEF, "d4", "");
    for (seat, thief) in (0..).map(Seat::new).zip(crew.split(", ")) {
        let (card, role) = thief.split_once(' ').expect("a cell and a role");
        table = table.holds(seat, card, "").game(|game| {
            let special = Special::ALL.into_iter().find(|it| it.id() == role).expect("a role");
            let heist = heist(game);
            heist.roles[seat.at()] = HeldRole { card: RoleCard::Known(special), shown: false };
            heist.pile.draw(Some(special));
        });
    }
    table.deck("a4 b4 c4 e4 f4 g4")
}

fn heist(game: &mut Game) -> &mut Heist {
    match game {
        Game::Heist(heist) => heist,
        _ => unreachable!("another mode"),
    }
}

/// The table plays otherwise.
fn option(table: Fixture, change: impl FnOnce(&mut HeistOptions)) -> Fixture {
    table.game(|game| change(&mut heist(game).options))
}

/// It is this thief's turn, as if the one before him had just acted.
fn turn(table: Fixture, thief: u8) -> Fixture {
    let seat = Seat::new(thief - 1);
    table.turn_of(seat).game(|game| heist(game).last = seat)
}

/// It is the Chief's turn, after thief1 has acted.
fn chief(table: Fixture) -> Fixture {
    table.turn_of(CHIEF).game(|game| heist(game).last = Seat::new(0))
}

fn state(table: &Fixture) -> &Heist {
    table.position.heist().expect("a heist")
}

/// Where a suspect stands now.
fn place(table: &Fixture, suspect: &str) -> String {
    let suspect = table.suspect(suspect);
    table.position.grid().place(suspect).map_or(String::new(), |cell| cell.to_string())
}

/// Who a seat is, where that is known.
fn identity(table: &Fixture, seat: Seat) -> String {
    match table.position.holding(seat).identity {
        Identity::None => "nobody".to_owned(),
        Identity::Hidden => "hidden".to_owned(),
        Identity::Known(card) => table.names([card].into_iter().collect()),
    }
}

/// Four thieves in the corners, none next to an officer.
fn corners() -> Fixture {
    table("a1 safecracker, g1 runner, a7 cleaner, g7 decoy")
}
