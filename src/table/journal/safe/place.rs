//! Where a line stands in the chain of a journal.
use serde::{Deserialize, Serialize};

/// What line 0 has as the hash of the line before: the name and version of the format.
pub const FORMAT: &str = "referee/3";

/// A place in the chain: which line, and after which one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Place {
    /// The number of the line, counted from 0, which is also how many lines stand before it.
    pub n: u64,
    /// The hash of the line before; [`FORMAT`] in the first place.
    pub prev: String,
}

impl Place {
    /// The place of the first line of every journal.
    pub fn first() -> Self {
        Self { n: 0, prev: FORMAT.to_owned() }
    }

    /// What a line in this place begins with.
    pub(super) fn start(&self) -> String {
        format!(r#"--- {{"n":{},"prev":"{}","#, self.n, self.prev)
    }

    /// The place of the line after the one that stands here and has this hash.
    pub(super) fn after(&self, hash: String) -> Self {
        Self { n: self.n + 1, prev: hash }
    }
}

/// The beginning of a journal: some lines from the first one on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Beginning {
    /// How many bytes it has.
    pub len: u64,
    /// Their SHA-256.
    pub hash: [u8; 32],
    /// The place after its last line.
    pub next: Place,
}
