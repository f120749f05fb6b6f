//! Where somebody lies or stands, on whatever board.
use std::fmt;

use super::{Cell, Hex};

/// A place on the board of a game: a cell of a grid, or a hex of a district.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Site {
    /// Among cards.
    Cell(Cell),
    /// On streets.
    Hex(Hex),
}

impl fmt::Display for Site {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Cell(cell) => cell.fmt(f),
            Self::Hex(hex) => hex.fmt(f),
        }
    }
}
