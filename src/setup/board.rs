//! What lies on the table at the start: cards in a grid, or the streets of a board.
use serde::ser::SerializeMap;

use super::layout::{arrange, called, stays};
use super::pool::Pool;
use super::{Arranged, Game, Note, SetupError, Stays, StreetBoard, Taken};
use crate::scenario::{Card, Cast, CastError, GridSize, ZoneSheet};

/// The board of a game as it lies at the start.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SetupBoard {
    /// Cards in rows and columns.
    Cards(CardBoard),
    /// Characters on streets.
    Streets(StreetBoard),
}

/// Cards in rows and columns, and what is left of the box.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CardBoard {
    /// The suspects that stay in the box, with their evidence cards.
    pub rest: Vec<Stays>,
    /// Which cards lie on another table, where the rest do not stay in the box.
    pub beside: Option<Taken>,
    /// Suspects that are needed beside the grid: they mark officers in uniform.
    pub aside: Vec<Card>,
    /// The size of the grid.
    pub size: GridSize,
    /// How the cards were arranged.
    pub layout: Arranged,
    /// Whether the cards are called by their cells alone, since their names are not known.
    pub by_cells: bool,
    /// The cards on the table, top row first.
    pub rows: Vec<Vec<Card>>,
    /// From where each vault can be robbed, in the Heist.
    pub vaults: Option<ZoneSheet>,
}

impl SetupBoard {
    /// Everybody in the game, in the order of their numbers.
    pub fn cards(&self) -> Vec<&Card> {
        match self {
            Self::Cards(board) => board.rows.iter().flatten().collect(),
            Self::Streets(board) => board.characters.iter().collect(),
        }
    }

    /// How they were arranged: characters are always the same.
    pub const fn layout(&self) -> Arranged {
        match self {
            Self::Cards(board) => board.layout,
            Self::Streets(_) => Arranged::Typed,
        }
    }

    /// Which cards lie on another table.
    pub const fn beside(&self) -> Option<&Taken> {
        match self {
            Self::Cards(board) => board.beside.as_ref(),
            Self::Streets(_) => None,
        }
    }

    /// The names for the table.
    ///
    /// # Errors
    /// When two of the cards that were typed share a name.
    pub fn cast(&self) -> Result<Cast, CastError> {
        match self {
            Self::Cards(board) if board.by_cells => Ok(Cast::by_cells(&board.size.grid())),
            Self::Cards(board) => Cast::new(board.rows.concat(), &board.size.grid()),
            Self::Streets(board) => Cast::of_characters(board.characters.clone()),
        }
    }
}

impl CardBoard {
    /// The cards of this box, arranged as was asked, with what is to be told about them.
    pub(super) fn lay(game: &Game) -> Result<(Self, Vec<Note>), SetupError> {
        let Game { mode, edition, players, seed, beside, .. } = game;
        let not_in_box = || SetupError::NotInBox { mode: mode.id, edition: edition.id.clone() };
        let size = mode.grids.get(players).copied().ok_or_else(not_in_box)?;
        let beside = beside.clone().map(|other| other.plain(edition, size));
        let pool = match &beside {
            Some(other) => Pool::beside(edition, size, other)?,
            None => Pool::book(mode, edition, size).ok_or_else(not_in_box)?,
        };
        let table = arrange(edition, &pool, size, seed, game.arrange())?;
        let rest = match &beside {
            Some(other) => other.stays(edition, size),
            None => stays(edition, &pool, (!table.by_cells).then_some(&table.rows)),
        };
        let board = Self {
            rest,
            beside: beside.map(|other| other.cards),
            aside: pool.aside.iter().map(|known| known.card.clone()).collect(),
            size,
            layout: table.layout,
            by_cells: table.by_cells,
            rows: table.rows,
            vaults: mode.zones.clone(),
        };
        Ok((board, table.notes))
    }

    /// Adds it to the data of a setup.
    pub(super) fn add<M: SerializeMap>(&self, to: &mut M) -> Result<(), M::Error> {
        to.serialize_entry("box", &self.rest)?;
        to.serialize_entry("beside", &self.beside.is_some())?;
        to.serialize_entry("aside", &called(&self.aside))?;
        to.serialize_entry("size", &self.size)?;
        to.serialize_entry("layout", &self.layout)?;
        to.serialize_entry("by_cells", &self.by_cells)?;
        let rows: Vec<_> = self.rows.iter().map(|row| called(row)).collect();
        to.serialize_entry("grid", &rows)?;
        to.serialize_entry("vaults", &self.vaults)?;
        // One for each suspect on the table.
        to.serialize_entry("evidence_deck", &self.size.cells())
    }
}
