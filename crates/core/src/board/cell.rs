//! A place on the grid.
use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::{Member, NoPlace, Set};

/// A place on a grid of up to 8×8, written `a1` (left, top) to `h8`.
///
/// # Examples
/// ```
/// use noir_core::board::Cell;
/// assert_eq!("c3".parse::<Cell>().unwrap().to_string(), "c3");
/// assert!("33".parse::<Cell>().is_err());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
#[serde(from = "u8")]
pub struct Cell(u8);

/// A set of cells; bit `8 * row + column`.
pub type CellSet = Set<Cell>;

impl Cell {
    /// The cell in `row` (0 is the top one) and `column` (0 is the left one), both below 8.
    pub const fn new(row: u8, column: u8) -> Self {
        Self((row & 7) << 3 | (column & 7))
    }

    /// The row, 0 at the top.
    pub const fn row(self) -> u8 {
        self.0 >> 3
    }

    /// The column, 0 at the left.
    pub const fn column(self) -> u8 {
        self.0 & 7
    }

    /// The cell that is `down` rows below and `right` columns to the right, if it is within 8×8.
    pub(crate) const fn step(self, down: i8, right: i8) -> Option<Self> {
        let (row, column) = (self.row().cast_signed() + down, self.column().cast_signed() + right);
        if row < 0 || row > 7 || column < 0 || column > 7 {
            return None;
        }
        Some(Self::new(row.cast_unsigned(), column.cast_unsigned()))
    }

    /// The up to eight cells around, diagonals included, on an 8×8 grid.
    pub(crate) const fn around(self) -> CellSet {
        const EDGE_LEFT: u64 = 0x0101_0101_0101_0101;
        let spot = 1_u64 << self.0;
        let beside = (spot & !EDGE_LEFT) >> 1 | (spot << 1 & !EDGE_LEFT);
        let three = spot | beside;
        CellSet::from_bits(beside | three << 8 | three >> 8)
    }
}

impl From<u8> for Cell {
    fn from(index: u8) -> Self {
        Self(index & 63)
    }
}

impl Member for Cell {
    fn index(self) -> u8 {
        self.0
    }

    fn from_index(index: u8) -> Self {
        Self(index & 63)
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.column()), self.row() + 1)
    }
}

impl fmt::Debug for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Cell {
    type Err = NoPlace;

    /// Reads a lower- or upper-case letter `a` to `h` and a digit 1 to 8.
    fn from_str(text: &str) -> Result<Self, NoPlace> {
        let &[letter, digit] = text.as_bytes() else { return Err(NoPlace) };
        match (letter.to_ascii_lowercase(), digit) {
            (column @ b'a'..=b'h', row @ b'1'..=b'8') => Ok(Self::new(row - b'1', column - b'a')),
            _ => Err(NoPlace),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The slow obvious formula: at most one row and one column away.
    #[test]
    fn around_is_a_kings_move() {
        for here in CellSet::below(64) {
            let slow: CellSet = CellSet::below(64)
                .iter()
                .filter(|there| {
                    *there != here
                        && there.row().abs_diff(here.row()) <= 1
                        && there.column().abs_diff(here.column()) <= 1
                })
                .collect();
            assert_eq!(here.around(), slow, "{here}");
        }
    }
}
