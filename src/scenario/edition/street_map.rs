//! The board of Mr. Jack: its streets, and how the printed editions set it up.
use std::collections::BTreeMap;
use std::sync::LazyLock;

use super::{Components, Counted, Edition, ModeNames, Suspected, read_suspect};
use crate::board::{District, Exit, Hex, HexSet, Terrain, Way};
use crate::lang::Lang;
use crate::scenario::reading::{self, At};
use crate::scenario::{Flaw, ScenarioError};
use crate::terms::{Certainty, Corner, Mode, Role};

/// A board for hexes, with its printed editions.
#[derive(Clone, Debug)]
pub struct StreetMap {
    /// What is printed on it.
    pub district: District,
    /// The exits with a cordon at the start, in the order of [`Exit::ALL`].
    pub cordons: [bool; 4],
    /// Where the tiles numbered 1 to 4 lie at the start.
    pub numbered: [Hex; 4],
    /// The lamps with a plain tile at the start.
    pub plain: HexSet,
    /// The characters, in the order of their numbers.
    pub characters: Vec<Suspected>,
    /// What differs between the editions, by their ids.
    pub editions: BTreeMap<String, StreetEdition>,
}

/// What differs between two editions of one board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StreetEdition {
    /// The title of the box.
    pub title: String,
    /// All manholes.
    pub manholes: HexSet,
    /// The covered ones.
    pub covered: HexSet,
    /// Where the characters stand at the start, by their numbers.
    pub places: Vec<Hex>,
    /// Where Watson's lantern points at the start.
    pub lantern: Way,
}

/// Whitechapel.
static WHITECHAPEL: LazyLock<Result<StreetMap, Vec<crate::scenario::Fault>>> =
    LazyLock::new(|| {
        let text = include_str!("../../../scenarios/mr-jack/whitechapel.yaml");
        reading::read("whitechapel", text, StreetMap::read)
    });

/// The ids of the editions, the default one first.
pub const EDITIONS: [&str; 2] = ["revised", "first_2006"];

impl StreetMap {
    /// Whitechapel, measured once in the life of the program.
    ///
    /// # Errors
    /// What is wrong in the file, which a test rules out.
    pub fn whitechapel() -> Result<&'static Self, ScenarioError> {
        WHITECHAPEL.as_ref().map_err(|faults| ScenarioError::Faulty(faults.clone()))
    }

    /// The edition as a box: eight characters, each with an alibi card and a character card.
    pub(in crate::scenario) fn edition(&self, id: &str) -> Option<Edition> {
        let own = self.editions.get(id)?;
        let count = |count| Counted { count, certainty: Certainty::Confirmed };
        let corner = Corner::Unmarked;
        let role = |role: Role, name: &str| (role, name.to_owned());
        // The box is the same in every language; a screen says them in that of its reader.
        let roles = [role(Role::Jack, "Jack"), role(Role::Detective, "Detective")];
        let names =
            ModeNames { name: own.title.clone(), roles: roles.into(), ..ModeNames::default() };
        Some(Edition {
            id: id.to_owned(),
            title: own.title.clone(),
            publisher: "Hurrican".to_owned(),
            year: None,
            languages: Lang::ALL.to_vec(),
            components: Components {
                suspects: count(8),
                evidence: count(8),
                role_cards: count(8),
                tokens: count(10),
            },
            corners: BTreeMap::from([(corner, 8)]),
            grids: BTreeMap::new(),
            suspects: self.characters.clone(),
            modes: BTreeMap::from([(Mode::MrJack, names)]),
            tokens: BTreeMap::new(),
            token_counts: BTreeMap::new(),
            terms: BTreeMap::new(),
        })
    }

    fn read(at: At<'_>) -> Self {
        let fields = at.fields();
        let mut hexes = Vec::new();
        for (letter, column) in fields.need("columns").into_iter().flat_map(At::pairs) {
            read_column(letter, column, &mut hexes);
        }
        let gaps = fields.need("exits").into_iter().flat_map(At::pairs);
        let mut exits = [Hex::default(); 4];
        for (name, at) in gaps {
            if let (Some(exit), Some(hex)) = (exit(name), hex(at)) {
                exits[exit as usize] = hex;
            }
        }
        let mut cordons = [false; 4];
        for exit in fields.need("cordons").into_iter().flat_map(At::items).filter_map(exit) {
            cordons[exit as usize] = true;
        }
        let (mut numbered, mut plain) = ([Hex::default(); 4], HexSet::EMPTY);
        if let Some(lamps) = fields.need("lamps").map(At::fields) {
            let tiles = lamps.need("numbered").into_iter().flat_map(At::items).filter_map(hex);
            numbered.iter_mut().zip(tiles).for_each(|(tile, hex)| *tile = hex);
            plain = set(lamps.need("plain"));
            lamps.end();
        }
        let mut characters: Vec<Suspected> =
            fields.need("characters").into_iter().flat_map(At::items).map(read_suspect).collect();
        for character in &mut characters {
            character.corner = Some(Corner::Unmarked);
        }
        let editions = fields.need("editions").into_iter().flat_map(At::pairs);
        let editions = editions.map(|(id, at)| (id.word(), StreetEdition::read(at, &characters)));
        let editions = editions.collect();
        fields.end();
        let district = District::new(hexes, exits);
        Self { district, cordons, numbered, plain, characters, editions }
    }
}

impl StreetEdition {
    fn read(at: At<'_>, characters: &[Suspected]) -> Self {
        let fields = at.fields();
        let mut places = vec![Hex::default(); characters.len()];
        for (name, at) in fields.need("places").into_iter().flat_map(At::pairs) {
            let named = |known: &Suspected| known.card.name == name.word();
            if let (Some(who), Some(hex)) = (characters.iter().position(named), hex(at)) {
                places[who] = hex;
            }
        }
        let lantern = fields.need("lantern").map(At::word);
        let edition = Self {
            title: fields.need("title").map(At::text).unwrap_or_default().to_owned(),
            manholes: set(fields.need("manholes")),
            covered: set(fields.need("covered")),
            places,
            lantern: lantern.and_then(|word| Way::named(&word)).unwrap_or(Way::N),
        };
        fields.end();
        edition
    }
}

fn read_column(letter: At<'_>, at: At<'_>, hexes: &mut Vec<(Hex, Terrain)>) {
    let fields = at.fields();
    let top = fields.need("top").map_or(1, |top| top.number(1..=12));
    let kinds = fields.need("hexes").map(At::text).unwrap_or_default();
    let mut next: Option<Hex> = format!("{}{top}", letter.word()).parse().ok();
    for kind in kinds.chars() {
        let Some(hex) = next else { return letter.fault(Flaw::NoCell(letter.word())) };
        let terrain = match kind {
            '.' => Terrain::Street,
            '*' => Terrain::Lamp,
            _ => Terrain::Obstacle,
        };
        hexes.push((hex, terrain));
        next = hex.step(Way::S);
    }
    fields.end();
}

fn set(at: Option<At<'_>>) -> HexSet {
    at.into_iter().flat_map(At::items).filter_map(hex).collect()
}

fn hex(at: At<'_>) -> Option<Hex> {
    let word = at.word();
    let hex = word.parse().ok();
    if hex.is_none() && !word.is_empty() {
        at.fault(Flaw::NoCell(word));
    }
    hex
}

fn exit(at: At<'_>) -> Option<Exit> {
    let word = at.word();
    let exit = Exit::named(&word);
    if exit.is_none() && !word.is_empty() {
        at.choice(word, Exit::ALL.iter().map(|exit| exit.word()));
    }
    exit
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whitechapel_has_as_many_hexes_as_the_board() {
        let map = StreetMap::whitechapel().unwrap();
        let district = &map.district;
        let counts = [district.streets(), district.lamps(), district.obstacles()].map(HexSet::len);
        assert_eq!(counts, [60, 8, 18]);
        assert_eq!(map.characters.len(), 8);
        assert_eq!(map.editions["revised"].manholes.len(), 9);
        assert_eq!(map.editions["first_2006"].manholes.len(), 8);
        for edition in map.editions.values() {
            assert!((edition.covered - edition.manholes).is_empty() && edition.covered.len() == 2);
            let places: HexSet = edition.places.iter().copied().collect();
            assert!((places - district.streets()).is_empty() && places.len() == 8);
        }
    }
}
