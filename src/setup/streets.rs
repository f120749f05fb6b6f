//! How the board of Mr. Jack lies before the first round.
use std::collections::BTreeMap;

use serde::ser::SerializeMap;
use serde_json::{Map, Value, json};

use crate::board::{Exit, Hex, HexSet, Suspect, SuspectSet};
use crate::rules::mr_jack::{CHARACTERS, MrJack, MrJackOptions, Start};
use crate::scenario::{Card, Edition, StreetMap};

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

/// The streets of Mr. Jack, and who stands on them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StreetBoard {
    /// The board as it lies at the start.
    pub game: MrJack,
    /// The characters, by their numbers.
    pub characters: Vec<Card>,
}

impl StreetBoard {
    /// The board of this box; none of one that has no streets.
    pub(super) fn of(edition: &Edition) -> Option<Self> {
        let game = streets(&edition.id, MrJackOptions::default())?;
        let characters = edition.suspects.iter().map(|known| known.card.clone()).collect();
        Some(Self { game, characters })
    }

    /// Adds it to the data of a setup.
    pub(super) fn add<M: SerializeMap>(&self, to: &mut M) -> Result<(), M::Error> {
        let game = &self.game;
        let who = |it: Suspect| self.characters.get(it.at()).map_or("", |card| &card.name);
        let named = |set: SuspectSet| set.iter().map(who).collect::<Vec<_>>();
        let exits = |cordon| {
            let exits = Exit::ALL.into_iter().filter(|exit| game.is_cordoned(*exit) == cordon);
            exits.map(Exit::word).collect::<Vec<_>>()
        };
        let stands = |it: Suspect| Some((who(it), game.place(it)?.to_string()));
        let positions = game.standing().filter_map(stands).collect::<BTreeMap<_, _>>();
        let tiles = (1..).zip(game.tiles.map(|tile| json!(tile.map(|hex| hex.to_string()))));
        let mut lamps: Map<String, Value> =
            tiles.map(|(number, hex): (u8, _)| (number.to_string(), hex)).collect();
        let numbered: HexSet = game.tiles.into_iter().flatten().collect();
        lamps.insert("unnumbered".to_owned(), json!(names(game.lit - numbered)));
        to.serialize_entry("positions", &positions)?;
        to.serialize_entry("lantern", game.lantern.word())?;
        to.serialize_entry("lamps", &lamps)?;
        to.serialize_entry("unlit", &names(game.unlit()))?;
        to.serialize_entry("open_manholes", &names(game.open_manholes()))?;
        to.serialize_entry("covers", &names(game.covers))?;
        to.serialize_entry("cordons", &exits(true))?;
        to.serialize_entry("open_exits", &exits(false))?;
        to.serialize_entry("witness", if game.was_seen() { "visible" } else { "invisible" })?;
        to.serialize_entry("suspects", &named(game.suspects()))?;
        to.serialize_entry("visible", &named(game.visible()))?;
        to.serialize_entry("alibi_cards", &CHARACTERS)?;
        to.serialize_entry("character_cards", &CHARACTERS)
    }
}

/// Hexes by their names.
fn names(hexes: HexSet) -> Vec<String> {
    hexes.map(|hex| hex.to_string()).collect()
}
