//! What do the books say: every settled point of the rules with its source, found by words.
//!
//! ```text
//! scenarios/rulings/*.yaml ── shelf ──▶ Ruling        (read only when it is shown)
//!                  └── test ───▶ index ──▶ search   (their words, written beside them; see `indexer`)
//! scenarios/search/*.yaml ──┘                       (which words mean the same, and which modes they are of)
//! ```
mod asked;
mod data;
mod index;
#[cfg(test)]
mod indexer;
mod likely;
mod ruling;
mod search;
mod shelf;
mod stem;

pub use data::{DifferenceData, RuledData, RulingData};
pub use ruling::{Book, BookStanding, Passage, Ruling, Texts};
pub use search::{Hit, is_covered, named, search};
pub use shelf::{RulingEntry, entries, find, of_mode, of_rule};
