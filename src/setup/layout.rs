//! Which cards lie where, and which stay in the box.
use serde::{Serialize, Serializer};

use super::{SetupError, Source, alphabetical};
use crate::lang::Lang;
use crate::scenario::{Card, Cast, Certainty, Corner, Edition, GridSize};

/// How the cards are to be arranged.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Arrange {
    /// In an order from the seed.
    Random,
    /// In alphabetical order, row by row.
    Alphabetical,
    /// As given: the cards of the real table in reading order.
    Typed(Vec<Card>),
}

/// How the cards were arranged.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Arranged {
    /// In an order from the seed.
    Random,
    /// In alphabetical order, row by row.
    Alphabetical,
    /// As they lie on the real table.
    Typed,
}

/// Suspects that stay in the box.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Stays {
    /// The mark in their corners; nothing where they are simply all the others.
    pub corner: Option<Corner>,
    /// How many they are.
    pub cards: u8,
    /// Those of them that are known by name.
    #[serde(rename = "names", serialize_with = "names")]
    pub known: Vec<Card>,
}

/// Something to be told about a setup.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case", tag = "note")]
pub enum Note {
    /// The names of the book's suspects are not all known, so cells stand for them.
    NamesUnknown {
        /// How many are known.
        known: u8,
        /// How many lie on the table.
        needed: u8,
    },
    /// Some names are printed nowhere that could be read; they are to be compared with the box.
    NamesReconstructed {
        /// How many.
        names: u8,
    },
    /// Names were typed that the edition does not know.
    NamesOwn {
        /// How many.
        names: u8,
    },
}

/// A table with cards on it.
pub(super) struct Table {
    pub(super) layout: Arranged,
    pub(super) by_cells: bool,
    pub(super) rows: Vec<Vec<Card>>,
    pub(super) notes: Vec<Note>,
}

/// Arranges the book's suspects, or takes those given; no error is no such grid in the box.
pub(super) fn arrange(
    edition: &Edition,
    size: GridSize,
    seed: &str,
    how: Arrange,
) -> Result<Table, Option<SetupError>> {
    let (base, needed) = edition.base(size).ok_or(None)?;
    let in_rows = |cards: Vec<Card>| {
        cards.chunks(usize::from(size.columns)).map(<[Card]>::to_vec).collect::<Vec<_>>()
    };
    let layout = match how {
        Arrange::Random => Arranged::Random,
        Arrange::Alphabetical => Arranged::Alphabetical,
        Arrange::Typed(cards) => {
            if cards.len() != usize::from(needed) {
                return Err(Some(SetupError::Cards { expected: needed, found: cards.len() }));
            }
            let known = |card: &&Card| edition.suspects.iter().any(|it| it.card.name == card.name);
            let names = cards.iter().filter(|card| !known(card)).count() as u8;
            let notes = if names > 0 { vec![Note::NamesOwn { names }] } else { Vec::new() };
            let (layout, rows) = (Arranged::Typed, in_rows(cards));
            return Ok(Table { layout, by_cells: false, rows, notes });
        }
    };
    if !edition.is_complete(size) {
        let note = Note::NamesUnknown { known: base.len() as u8, needed };
        let rows = in_rows(Cast::by_cells(&size.grid()).cards().to_vec());
        return Ok(Table { layout, by_cells: true, rows, notes: vec![note] });
    }
    let guessed = base.iter().filter(|known| known.certainty == Certainty::Reconstructed).count();
    let notes = match guessed as u8 {
        0 => Vec::new(),
        names => vec![Note::NamesReconstructed { names }],
    };
    let mut cards: Vec<Card> = base.into_iter().map(|known| known.card.clone()).collect();
    // Whatever the order of the file: the same names and the same seed give the same layout.
    cards.sort_by(|a, b| a.name.cmp(&b.name));
    if layout == Arranged::Random {
        Source::seeded("layout", seed).shuffle(&mut cards);
    } else {
        let lang = edition.languages.first().copied().unwrap_or(Lang::En);
        cards.sort_by_cached_key(|card| alphabetical(lang, &card.shown(lang)));
    }
    Ok(Table { layout, by_cells: false, rows: in_rows(cards), notes })
}

/// The suspects that are not on the table, by the marks in their corners.
pub(super) fn stays(
    edition: &Edition,
    size: GridSize,
    rows: Option<&Vec<Vec<Card>>>,
) -> Vec<Stays> {
    let corners = edition.grids.get(&size).map_or(&[][..], Vec::as_slice);
    let in_book = |card: &Card| {
        let known = edition.suspects.iter().find(|known| known.card.name == card.name);
        known.and_then(|known| known.corner).is_some_and(|corner| corners.contains(&corner))
    };
    if rows.is_some_and(|rows| !rows.iter().flatten().all(in_book)) {
        // Other cards than the book lays, or names that nothing is known of: nor of their marks.
        let cards = (edition.components.suspects.count as u8).saturating_sub(size.cells());
        return vec![Stays { corner: None, cards, known: Vec::new() }];
    }
    let known_of = |corner| {
        let known = edition.suspects.iter().filter(move |known| known.corner == Some(corner));
        known.map(|known| known.card.clone()).collect()
    };
    let others = edition.corners.iter().filter(|(corner, _)| !corners.contains(corner));
    others
        .map(|(&corner, &cards)| Stays { corner: Some(corner), cards, known: known_of(corner) })
        .collect()
}

/// Cards as their canonical names.
fn names<S: Serializer>(cards: &[Card], to: S) -> Result<S::Ok, S::Error> {
    to.collect_seq(cards.iter().map(|card| &card.name))
}

/// Rows of cards as rows of canonical names.
pub(super) fn names_by_row<S: Serializer>(rows: &[Vec<Card>], to: S) -> Result<S::Ok, S::Error> {
    let row = |row: &Vec<Card>| row.iter().map(|card| card.name.clone()).collect::<Vec<_>>();
    to.collect_seq(rows.iter().map(row))
}
