//! A suspect on this table.
use serde::{Deserialize, Serialize};

use super::{Member, Set};

/// One suspect of this table, numbered 0 to 48 in the reading order of the starting layout
/// (top row first, left to right): suspect 0 started on a1. Names belong to `scenario::Cast`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
#[serde(from = "u8")]
pub struct Suspect(u8);

/// A set of suspects of one table.
pub type SuspectSet = Set<Suspect>;

impl Suspect {
    /// The suspect numbered `index`, which must be below 64.
    pub const fn new(index: u8) -> Self {
        Self(index & 63)
    }

    /// The number as an index into a list of all suspects.
    pub const fn at(self) -> usize {
        self.0 as usize
    }
}

impl From<u8> for Suspect {
    fn from(index: u8) -> Self {
        Self::new(index)
    }
}

impl Member for Suspect {
    fn index(self) -> u8 {
        self.0
    }

    fn from_index(index: u8) -> Self {
        Self::new(index)
    }
}

impl std::fmt::Debug for Suspect {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "S{}", self.0)
    }
}
