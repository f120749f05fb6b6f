//! What do the books say: every settled point of the rules with its source, found by words.
//!
//! ```text
//! scenarios/rulings/*.yaml ── shelf ──▶ Ruling        (read only when it is shown)
//!                  └── build ──▶ index ──▶ Search   (their words, read when the program was built)
//! ```
mod index;
mod ruling;
mod search;
mod shelf;

pub use ruling::{Book, BookStanding, Passage, Ruling, Texts};
pub use search::{Hit, search};
pub use shelf::{RulingEntry, entries, find, of_mode, of_rule};
