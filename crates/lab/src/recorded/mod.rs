//! Recorded games, played again by the program itself: transcripts, and the folder in which they are played.
//!
//! The tests of the program take this module as it is, by its path, so it knows no other of the laboratory.
mod deal;
mod rehearsal;
pub mod replay;
mod script;
pub mod transcript;

use std::io;

pub use rehearsal::Rehearsal;
pub use replay::replayed;
pub use script::written;

/// The file of the table in a transcript.
pub const FILE: &str = "t.referee";

/// Why a game cannot be played again.
#[derive(Debug, thiserror::Error)]
pub enum Fault {
    /// The program cannot be started, or what the disk says.
    #[error(transparent)]
    Io(#[from] io::Error),
    /// A step reaches beyond the folder; it was not taken, and nothing after it.
    #[error("line {line}: `{found}` is outside the folder of the transcript")]
    Outside {
        /// Its line, counted from 1.
        line: usize,
        /// What reaches beyond.
        found: String,
    },
    /// There is no step in the text.
    #[error("this is no transcript")]
    NoTranscript,
    /// Only a game that is over can be written: a transcript deals the hidden cards again.
    #[error("a transcript deals the hidden cards again, so the game has to be over")]
    NotOver,
    /// What was played left no true record.
    #[error("the record is not true: {0}")]
    Untrue(String),
}
