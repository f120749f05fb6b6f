//! How large a grid is.
use std::fmt;
use std::str::FromStr;

use serde::{Serialize, Serializer};

use crate::board::Grid;
use crate::terms::UnknownWord;

/// The size of a grid, written `5x5`: rows, then columns, 1 to 7 each.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct GridSize {
    /// From top to bottom.
    pub rows: u8,
    /// From left to right.
    pub columns: u8,
}

impl GridSize {
    /// How many suspects lie on it.
    pub const fn cells(self) -> u8 {
        self.rows * self.columns
    }

    /// The starting grid of this size.
    pub fn grid(self) -> Grid {
        Grid::new(self.rows, self.columns)
    }
}

impl fmt::Display for GridSize {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}x{}", self.rows, self.columns)
    }
}

impl FromStr for GridSize {
    type Err = UnknownWord;

    fn from_str(text: &str) -> Result<Self, UnknownWord> {
        match text.as_bytes() {
            &[rows @ b'1'..=b'7', b'x', columns @ b'1'..=b'7'] => {
                Ok(Self { rows: rows - b'0', columns: columns - b'0' })
            }
            _ => Err(UnknownWord),
        }
    }
}

impl Serialize for GridSize {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}
