//! The tables of this computer, and who has won.
use serde::Serialize;

use crate::evening::{Scores, Shelved, Summary, Tally};

/// A table in what `tables --json` prints.
#[derive(Serialize)]
pub struct ShelvedData<'a> {
    number: Option<usize>,
    file: String,
    /// Left out where it cannot be read.
    #[serde(flatten)]
    summary: Option<&'a Summary>,
    /// Why it cannot be read.
    damaged: Option<String>,
}

impl<'a> ShelvedData<'a> {
    /// A table; `damaged` is what is said of one that cannot be read.
    pub fn of(table: &'a Shelved, damaged: Option<String>) -> Self {
        let file = table.path.display().to_string();
        Self { number: table.number, file, summary: table.summary.as_ref().ok(), damaged }
    }
}

/// What `scores --json` prints.
#[derive(Serialize)]
pub struct ScoresData<'a> {
    people: &'a [Tally],
    practice: &'a [Tally],
}

impl<'a> ScoresData<'a> {
    /// The games that count, and those for practice.
    pub fn of(played: &'a Scores, practised: &'a Scores) -> Self {
        Self { people: &played.people, practice: &practised.people }
    }
}
