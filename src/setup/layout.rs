//! Which cards lie where, and which stay in the box.
use serde::{Serialize, Serializer};

use super::pool::Pool;
use super::{RandomSource, SetupError, alphabetical};
use crate::lang::Lang;
use crate::scenario::{Card, Cast, Edition, GridSize, Suspected};
use crate::terms::{Certainty, Corner, Token};

/// How the cards are to be arranged.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Arrange {
    /// In an order from the seed.
    Random,
    /// In alphabetical order, row by row.
    Alphabetical,
    /// As given: the cards of the real table in reading order.
    Typed(Vec<Card>),
    /// As given, but they do not lie there yet.
    Named(Vec<Card>),
    /// As they lie on the real table, called by their cells.
    Cells,
}

/// How the cards were arranged.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Arranged {
    /// In an order from the seed.
    Random,
    /// In alphabetical order, row by row.
    Alphabetical,
    /// As they lie on the real table, typed by their names.
    Typed,
    /// As they lie on the real table, called by their cells.
    Cells,
}

/// Suspects that stay in the box.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Stays {
    /// The mark in their corners; nothing where they are simply all the others.
    pub corner: Option<Corner>,
    /// How many they are.
    pub cards: u8,
    /// Of how many; where it is more than `cards`, the others lie on the table.
    pub of: u8,
    /// Those of them that are known by name.
    #[serde(rename = "names", serialize_with = "names")]
    pub known: Vec<Card>,
}

impl Stays {
    /// This many cards about which nothing else is known.
    pub(super) const fn others(cards: u8) -> Self {
        Self { corner: None, cards, of: cards, known: Vec::new() }
    }
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
    /// The box has fewer tokens of a kind than are needed; anything small will do for the others.
    TokensFew {
        /// Which kind.
        token: Token,
        /// How many the box has: of this kind, or of all kinds where nothing else is known.
        has: u16,
        /// How many are needed.
        needed: u8,
    },
    /// Nobody knows how many tokens of a kind the box has; it may be fewer than are needed.
    TokensUncounted {
        /// Which kind.
        token: Token,
        /// How many tokens of all kinds the box has.
        total: u16,
        /// How many of this kind are needed.
        needed: u8,
    },
    /// The code that it was made from came from other data: another table lies there.
    CodeDiffers,
}

/// A table with cards on it.
pub(super) struct LaidTable {
    pub(super) layout: Arranged,
    pub(super) by_cells: bool,
    pub(super) rows: Vec<Vec<Card>>,
    pub(super) notes: Vec<Note>,
}

/// Arranges the suspects of `pool`, or takes those given.
pub(super) fn arrange(
    edition: &Edition,
    pool: &Pool<'_>,
    size: GridSize,
    seed: &str,
    how: Arrange,
) -> Result<LaidTable, SetupError> {
    let in_rows = |cards: Vec<Card>| {
        cards.chunks(usize::from(size.columns)).map(<[Card]>::to_vec).collect::<Vec<_>>()
    };
    let layout = match how {
        Arrange::Random => Arranged::Random,
        Arrange::Alphabetical => Arranged::Alphabetical,
        Arrange::Typed(cards) | Arrange::Named(cards) => {
            let needed = size.cells();
            if cards.len() != usize::from(needed) {
                return Err(SetupError::Cards { expected: needed, found: cards.len() });
            }
            let known = |card: &&Card| edition.suspects.iter().any(|it| it.card.name == card.name);
            let names = cards.iter().filter(|card| !known(card)).count() as u8;
            let notes = if names > 0 { vec![Note::NamesOwn { names }] } else { Vec::new() };
            let (layout, rows) = (Arranged::Typed, in_rows(cards));
            return Ok(LaidTable { layout, by_cells: false, rows, notes });
        }
        Arrange::Cells => Arranged::Cells,
    };
    let by_cells = |notes| {
        let rows = in_rows(Cast::by_cells(&size.grid()).cards().to_vec());
        Ok(LaidTable { layout, by_cells: true, rows, notes })
    };
    if layout == Arranged::Cells {
        return by_cells(Vec::new());
    }
    if !pool.is_complete() {
        let (known, needed) = (pool.known().count() as u8, pool.among());
        return by_cells(vec![Note::NamesUnknown { known, needed }]);
    }
    let mut suspects = pool.choose(seed);
    let guessed = suspects.iter().filter(|it| it.certainty == Certainty::Reconstructed).count();
    let notes = match guessed as u8 {
        0 => Vec::new(),
        names => vec![Note::NamesReconstructed { names }],
    };
    // Whatever the order of the file: the same names and the same seed give the same layout.
    suspects.sort_by(|a, b| a.card.name.cmp(&b.card.name));
    let mut cards: Vec<Card> = suspects.into_iter().map(|known| known.card.clone()).collect();
    if layout == Arranged::Random {
        RandomSource::seeded("layout", seed).shuffle(&mut cards);
    } else {
        let lang = edition.languages.first().copied().unwrap_or(Lang::En);
        cards.sort_by_cached_key(|card| alphabetical(lang, &card.shown(lang)));
    }
    Ok(LaidTable { layout, by_cells: false, rows: in_rows(cards), notes })
}

/// The suspects that are not on the table, by the marks in their corners; without `rows` those that
/// cannot be on it.
pub(super) fn stays(
    edition: &Edition,
    pool: &Pool<'_>,
    rows: Option<&Vec<Vec<Card>>>,
) -> Vec<Stays> {
    let named = |card: &Card| edition.suspects.iter().find(|known| known.card.name == card.name);
    let in_pool = |card: &Card| pool.known().any(|known| known.card.name == card.name);
    let cards = rows.map(|rows| rows.concat());
    if let Some(cards) = cards.as_ref().filter(|cards| !cards.iter().all(in_pool)) {
        // Other cards than the book lays, or names that nothing is known of: nor of their marks.
        let all = edition.components.suspects.count as u8;
        return vec![Stays::others(all.saturating_sub(cards.len() as u8))];
    }
    let mut stays = Vec::new();
    for (&corner, &all) in &edition.corners {
        let is_aside = |known: &Suspected| pool.aside.contains(&known);
        let of_these = |known: &&Suspected| known.corner == Some(corner) && !is_aside(known);
        let of = all - pool.aside.iter().filter(|known| known.corner == Some(corner)).count() as u8;
        let known = edition.suspects.iter().filter(of_these).map(|known| known.card.clone());
        let (left, known): (u8, Vec<Card>) = if let Some(cards) = &cards {
            let here = cards.iter().filter_map(named).filter(of_these).count() as u8;
            (of.saturating_sub(here), known.filter(|card| !cards.contains(card)).collect())
        } else {
            match pool.portion(corner) {
                None => (of, known.collect()),
                // Where several marks are mixed, what is left is told with the first of them.
                Some(portion) if portion.of[0] == corner => {
                    let left = portion.among - portion.count;
                    stays.extend((left > 0).then(|| Stays {
                        corner: Some(corner),
                        cards: left,
                        of: portion.among,
                        known: Vec::new(),
                    }));
                    continue;
                }
                Some(_) => continue,
            }
        };
        if left > 0 {
            stays.push(Stays { corner: Some(corner), cards: left, of, known });
        }
    }
    stays
}

/// The canonical names of cards.
pub(super) fn called(cards: &[Card]) -> Vec<&str> {
    cards.iter().map(|card| card.name.as_str()).collect()
}

/// Cards as their canonical names.
fn names<S: Serializer>(cards: &[Card], to: S) -> Result<S::Ok, S::Error> {
    to.collect_seq(called(cards))
}
