//! What was played here, table by table: the evening so far, and all evenings before it.
//!
//! Only what lies open is read; a file that is damaged is named, and the others are told all the same.
mod numbers;
mod scores;
mod shelf;
mod summary;

pub use numbers::Numbers;
pub use scores::{Scores, SideTally, Tally};
pub use shelf::{Shelf, Shelved};
pub use summary::{Participant, Summary};
