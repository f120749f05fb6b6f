//! How the board of Mr. Jack lies before the first round.
use std::collections::BTreeMap;

use serde::Serialize;

use super::{Note, Seating, Setup};
use crate::board::{Exit, Hex, HexSet};
use crate::rules::mr_jack::{CHARACTERS, Character, MrJack, MrJackOptions, Start};
use crate::scenario::{Choices, Deal, SeatId, Side, StreetMap};
use crate::terms::{Goal, Reminder};

/// The board of an edition as it lies at the start; none of an edition that nobody knows.
pub fn streets(edition: &str, options: MrJackOptions) -> Option<MrJack> {
    let map = StreetMap::whitechapel().ok()?;
    let edition = map.editions.get(edition)?;
    let mut places = [Hex::default(); CHARACTERS];
    places.iter_mut().zip(&edition.places).for_each(|(place, hex)| *place = *hex);
    let start = Start {
        places,
        lantern: edition.lantern,
        manholes: edition.manholes,
        covers: edition.covered,
        plain: map.plain,
        tiles: map.numbered,
        cordons: map.cordons,
    };
    Some(MrJack::new(&map.district, &start, options))
}

/// A setup of Mr. Jack as data: what other modes lay out as cards has no place in it.
#[derive(Serialize)]
pub(super) struct StreetSheet<'a> {
    game: &'static str,
    mode: &'static str,
    name: &'a str,
    edition: &'a str,
    title: &'a str,
    rng: &'static str,
    seed: &'a str,
    code: Option<&'a str>,
    minutes: Option<u16>,
    /// Where each character stands.
    positions: BTreeMap<&'a str, String>,
    lantern: &'static str,
    lamps: Lamps,
    unlit: Vec<String>,
    open_manholes: Vec<String>,
    covers: Vec<String>,
    cordons: Vec<&'static str>,
    open_exits: Vec<&'static str>,
    witness: &'static str,
    suspects: Vec<&'a str>,
    visible: Vec<&'a str>,
    alibi_cards: usize,
    character_cards: usize,
    seats: &'a [Seating],
    first: SeatId,
    deal: &'a [Deal],
    goals: &'a BTreeMap<Side, Vec<Goal>>,
    reminders: &'a [Reminder],
    options: &'a Choices,
    notes: &'a [Note],
}

/// Where the lit tiles lie.
#[derive(Serialize)]
struct Lamps {
    #[serde(flatten)]
    numbered: BTreeMap<String, Option<String>>,
    unnumbered: Vec<String>,
}

impl<'a> StreetSheet<'a> {
    pub(super) fn of(setup: &'a Setup, game: &MrJack) -> Self {
        let who = |character: Character| {
            let mut cards = setup.rows.iter().flatten();
            cards.nth(character.suspect().at()).map_or("", |card| card.name.as_str())
        };
        let places = Character::ALL.map(|it| {
            let hex = game.place(it.suspect()).map(|hex| hex.to_string());
            (who(it), hex.unwrap_or_default())
        });
        let some = |is: &dyn Fn(Character) -> bool| {
            Character::ALL.into_iter().filter(|it| is(*it)).map(who).collect()
        };
        let exits = |cordon| {
            let exits = Exit::ALL.into_iter().filter(|exit| game.is_cordoned(*exit) == cordon);
            exits.map(Exit::word).collect()
        };
        let tiles = game.tiles.map(|tile| tile.map(|hex| hex.to_string()));
        let numbered: HexSet = game.tiles.into_iter().flatten().collect();
        let (suspects, visible) = (game.suspects(), game.visible());
        Self {
            game: setup.game.id(),
            mode: setup.mode.id(),
            name: &setup.name,
            edition: &setup.edition,
            title: &setup.title,
            rng: setup.rng,
            seed: &setup.seed,
            code: setup.code.as_deref(),
            minutes: setup.minutes,
            positions: places.into_iter().collect(),
            lantern: game.lantern.word(),
            lamps: Lamps {
                numbered: (1..).map(|n: u8| n.to_string()).zip(tiles).collect(),
                unnumbered: names(game.lit - numbered),
            },
            unlit: names(game.unlit()),
            open_manholes: names(game.open_manholes()),
            covers: names(game.covers),
            cordons: exits(true),
            open_exits: exits(false),
            witness: if game.was_seen() { "visible" } else { "invisible" },
            suspects: some(&|it| suspects.contains(it.suspect())),
            visible: some(&|it| visible.contains(it.suspect())),
            alibi_cards: CHARACTERS,
            character_cards: CHARACTERS,
            seats: &setup.seats,
            first: setup.first,
            deal: &setup.deal,
            goals: &setup.goals,
            reminders: &setup.reminders,
            options: &setup.options,
            notes: &setup.notes,
        }
    }
}

/// Hexes by their names.
fn names(hexes: HexSet) -> Vec<String> {
    hexes.map(|hex| hex.to_string()).collect()
}
