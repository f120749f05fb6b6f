//! Rows, columns and how they move.
use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::{Member, NoPlace, Set};

/// Whether rows or columns are meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Axis {
    /// Lines that run from left to right.
    Rows,
    /// Lines that run from top to bottom.
    Columns,
}

/// One row or column of the grid, numbered from 0 at the top or the left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Line {
    /// Row or column.
    pub axis: Axis,
    /// 0 is the top row or the left column.
    pub index: u8,
}

/// A line moved one or two places, what falls off the edge coming in at the other end.
///
/// # Examples
/// ```
/// use noir_core::board::{Axis, Line, Shift};
/// let shift = Shift { line: Line { axis: Axis::Rows, index: 2 }, forward: false, by: 1 };
/// assert_eq!(shift.to_string(), "3 left");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Shift {
    /// Which line moves.
    pub line: Line,
    /// To the right or down; otherwise to the left or up.
    pub forward: bool,
    /// How many places, 1 or 2.
    pub by: u8,
}

impl Axis {
    /// Both of them, rows first.
    pub const BOTH: [Self; 2] = [Self::Rows, Self::Columns];

    /// `rows` or `columns`.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Rows => "rows",
            Self::Columns => "columns",
        }
    }
}

impl Line {
    /// Every shift of this line.
    pub(crate) const fn shifts(self) -> ShiftSet {
        ShiftSet::from_bits(0b1111 << ((self.axis as u32) << 5 | (self.index as u32 & 7) << 2))
    }
}

impl Shift {
    /// The word of the direction: `left`, `right`, `up` or `down`.
    pub const fn toward(self) -> &'static str {
        match (self.line.axis, self.forward) {
            (Axis::Rows, false) => "left",
            (Axis::Rows, true) => "right",
            (Axis::Columns, false) => "up",
            (Axis::Columns, true) => "down",
        }
    }

    /// Every shift of the same line the other way.
    pub(crate) const fn opposite(self) -> ShiftSet {
        let ways = if self.forward { 0b0011 } else { 0b1100 };
        let Line { axis, index } = self.line;
        ShiftSet::from_bits(ways << ((axis as u32) << 5 | (index as u32 & 7) << 2))
    }

    /// How many places a line of this length, which is not 0, moves forwards: from 0 to `length` - 1.
    ///
    /// ```
    /// use noir_core::board::{Axis, Line, Shift};
    /// let back = Shift { line: Line { axis: Axis::Rows, index: 2 }, forward: false, by: 1 };
    /// assert_eq!((back.turned(5), back.turned(1)), (4, 0));
    /// ```
    pub const fn turned(self, length: u8) -> u8 {
        // Of lines that are longer nothing need be divided.
        let by = if self.by < length { self.by } else { self.by % length };
        if self.forward || by == 0 { by } else { length - by }
    }
}

/// A set of shifts by one or two places.
pub type ShiftSet = Set<Shift>;

/// Rows before columns, then from the first line to the last, back before forward, one place before two.
impl Member for Shift {
    fn index(self) -> u8 {
        let Line { axis, index } = self.line;
        (axis as u8) << 5
            | (index & 7) << 2
            | u8::from(self.forward) << 1
            | (self.by.wrapping_sub(1) & 1)
    }

    fn from_index(index: u8) -> Self {
        let axis = if index >> 5 & 1 == 0 { Axis::Rows } else { Axis::Columns };
        Self {
            line: Line { axis, index: index >> 2 & 7 },
            forward: index >> 1 & 1 == 1,
            by: (index & 1) + 1,
        }
    }
}

impl fmt::Display for Line {
    /// A row is a number, a column a letter.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.axis {
            Axis::Rows => write!(f, "{}", self.index + 1),
            Axis::Columns => write!(f, "{}", char::from(b'a' + self.index)),
        }
    }
}

impl FromStr for Line {
    type Err = NoPlace;

    /// Reads a row number `1` to `8` or a column letter `a` to `h`.
    fn from_str(text: &str) -> Result<Self, NoPlace> {
        match text.as_bytes() {
            [row @ b'1'..=b'8'] => Ok(Self { axis: Axis::Rows, index: row - b'1' }),
            [column @ (b'a'..=b'h' | b'A'..=b'H')] => {
                Ok(Self { axis: Axis::Columns, index: column.to_ascii_lowercase() - b'a' })
            }
            _ => Err(NoPlace),
        }
    }
}

impl fmt::Display for Shift {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.line, self.toward())?;
        if self.by > 1 { write!(f, " {}", self.by) } else { Ok(()) }
    }
}

impl fmt::Display for Axis {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Rows => "rows",
            Self::Columns => "columns",
        })
    }
}
