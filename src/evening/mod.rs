//! What was played here, table by table: the evening so far, and all evenings before it.
//!
//! Only public facts are read. A damaged file is named, and the others are still listed.
mod numbers;
mod scores;
mod shelf;
mod summary;

pub use numbers::Numbers;
pub use scores::{Scores, SideTally, Tally};
pub use shelf::{Shelf, Shelved};
pub use summary::{Participant, Summary};
