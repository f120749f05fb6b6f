//! What does not fit together.
use super::sentences::runs;
use crate::lang::Words;
use crate::scenario::{Id as _, Mode};

/// Why there is no such setup.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SetupError {
    /// The companion cannot referee the mode yet.
    Planned(Mode),
    /// The box does not have the mode.
    NotInBox {
        /// The mode.
        mode: Mode,
        /// The edition.
        edition: String,
    },
    /// So many players cannot play it.
    Players {
        /// How many there are.
        found: u8,
        /// How many it can be.
        allowed: Vec<u8>,
    },
    /// The layout has another number of cards than the grid.
    Cards {
        /// The cells of the grid.
        expected: u8,
        /// The cards given.
        found: usize,
    },
    /// The roles given are not those of the mode, each once.
    Roles,
}

impl SetupError {
    /// What is wrong, in the reader's language.
    pub fn say(&self, words: &Words) -> String {
        match self {
            Self::Planned(mode) => words.tell("setup-err-planned", &[("mode", mode.id().into())]),
            Self::NotInBox { mode, edition } => words.tell(
                "setup-err-not-in-box",
                &[("mode", mode.id().into()), ("edition", edition.into())],
            ),
            Self::Players { found, allowed } => words.tell(
                "setup-err-players",
                &[("found", found.to_string().into()), ("allowed", runs(allowed).into())],
            ),
            Self::Cards { expected, found } => words.tell(
                "setup-err-cards",
                &[("expected", (*expected).into()), ("found", (*found).into())],
            ),
            Self::Roles => words.say("setup-err-roles"),
        }
    }
}
