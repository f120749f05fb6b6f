//! What the book and the decisions about it say, played in words on the board of Whitechapel.
//!
//! Rows of the decisions are in the names of the tests: `_b12` is row B12. Each test says what differs
//! from the start of the revised board.
mod board;
mod ends;
mod goodley;
mod powers;
mod questions;
mod rounds;
mod streets;
mod trusts;
mod witness;
mod words;

use super::*;
use crate::board::{District, Exit, Gait, Grid, Hex, HexSet, Way};
use crate::rules::fixture::Fixture;
use crate::rules::{Game, Trust};

use words::board;
pub(in crate::rules) use words::read;

const SEATS: [&str; 2] = ["jack", "detective"];
const EVERYBODY: &str = "holmes watson smith lestrade\nstealthy goodley gull bert";

/// The Detective is to play one of these cards, in round 1; the alibi deck lies in the order of the
/// characters, without Jack's card.
fn table(jack: &str, cards: &str) -> Fixture {
    let rest: Vec<_> = EVERYBODY.split_whitespace().filter(|name| *name != jack).collect();
    let mut table = Fixture::of(board("revised"), &SEATS, EVERYBODY);
    table.position.grid = Grid::EMPTY;
    let cards: SuspectSet = cards.split_whitespace().map(who).collect();
    let table = table.holds(JACK, jack, "").deck(&rest.join(" ")).turn_of(DETECTIVE);
    table.change(|game| (game.round, game.cards, game.odd) = (1, cards, cards))
}

/// Jack is to play one of these cards, in round 3; the last call has not seen him.
fn unseen(jack: &str, cards: &str) -> Fixture {
    table(jack, cards).after_calls("visible invisible").jacks_turn()
}

fn who(name: &str) -> Suspect {
    let found = Character::ALL.into_iter().find(|it| it.word() == name);
    found.unwrap_or_else(|| panic!("`{name}` is nobody")).suspect()
}

fn hex(name: &str) -> Hex {
    name.parse().unwrap_or_else(|_| panic!("`{name}` is no hex"))
}

fn hexes(names: &str) -> HexSet {
    names.split_whitespace().map(hex).collect()
}

/// How a table differs from the start.
trait Whitechapel: Sized {
    fn change(self, change: impl FnOnce(&mut MrJack)) -> Self;

    fn state(&self) -> &MrJack;

    /// The characters stand there: `holmes g5 watson i4`.
    fn put(self, places: &str) -> Self {
        let words: Vec<_> = places.split_whitespace().collect();
        self.change(|game| {
            for place in words.chunks(2) {
                game.places[who(place[0]).at()] = hex(place[1]);
            }
        })
    }

    /// Only these lamps are lit, by plain tiles.
    fn lit(self, lamps: &str) -> Self {
        self.change(|game| (game.lit, game.tiles) = (hexes(lamps), [None; 4]))
    }

    /// These manholes are covered.
    fn covered(self, manholes: &str) -> Self {
        self.change(|game| game.covers = hexes(manholes))
    }

    /// Cordons stand at these exits.
    fn cordons(self, exits: &str) -> Self {
        let exits: Vec<_> = exits.split_whitespace().filter_map(Exit::named).collect();
        self.change(|game| game.cordons = Exit::ALL.map(|exit| exits.contains(&exit)))
    }

    fn lantern(self, way: &str) -> Self {
        self.change(|game| game.lantern = Way::named(way).expect("a way"))
    }

    /// The next round after calls that have said this, and cleared nobody.
    fn after_calls(self, calls: &str) -> Self {
        self.change(|game| {
            for (place, call) in game.calls.iter_mut().zip(calls.split_whitespace()) {
                *place = Some(call == "visible");
                game.round += 1;
            }
        })
    }

    /// Earlier calls have cleared these.
    fn innocent(self, names: &str) -> Self {
        self.change(|game| names.split_whitespace().for_each(|it| game.cleared[who(it).at()] = 1))
    }

    /// The second pick of an odd round.
    fn jacks_turn(self) -> Self;

    /// The last pick of the round, by whoever has it.
    fn last_pick(self) -> Self;

    fn options(self, change: impl FnOnce(&mut MrJackOptions)) -> Self {
        self.change(|game| change(&mut game.options))
    }

    /// Who can be seen.
    fn visible(&self) -> String {
        named(self.state().visible())
    }

    /// Where somebody can go in one move, by the names of the hexes.
    fn reach(&self, name: &str) -> HexSet {
        self.state().reach(who(name))
    }

    /// Where somebody stands.
    fn place(&self, name: &str) -> String {
        self.state().place(who(name)).map_or_else(|| "gone".to_owned(), |hex| hex.to_string())
    }
}

impl Whitechapel for Fixture {
    fn change(self, change: impl FnOnce(&mut MrJack)) -> Self {
        self.game(|game| {
            if let Game::MrJack(game) = game {
                change(game);
            }
        })
    }

    fn state(&self) -> &MrJack {
        self.position.mr_jack().expect("Mr. Jack")
    }

    fn jacks_turn(self) -> Self {
        self.change(|game| game.picks = 1).turn_of(JACK)
    }

    fn last_pick(self) -> Self {
        let table = self.change(|game| game.picks = 3);
        let seat = table.state().chooser();
        table.turn_of(seat)
    }
}

/// These characters, in the order of their numbers.
fn named(set: SuspectSet) -> String {
    set.iter().map(|who| Character::of(who).word()).collect::<Vec<_>>().join(" ")
}

#[test]
fn every_rule_of_the_book_is_broken_by_one_of_these_tests() {
    let tests = [
        include_str!("tests/ends.rs"),
        include_str!("tests/goodley.rs"),
        include_str!("tests/powers.rs"),
        include_str!("tests/questions.rs"),
        include_str!("tests/rounds.rs"),
        include_str!("tests/streets.rs"),
        include_str!("tests/trusts.rs"),
    ]
    .concat();
    let here = |rule: &&Rule| rule.source().starts_with("mr jack");
    let unbroken = |rule: &&Rule| !tests.contains(&format!("Rule::{rule:?}"));
    let missing: Vec<_> = Rule::ALL.iter().filter(here).filter(unbroken).collect();
    assert_eq!(missing, [] as [&Rule; 0]);
}
