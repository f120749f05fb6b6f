//! What does not fit together.
use thiserror::Error;

use super::{CodeFlaw, runs};
use crate::lang::{Say, Words};
use crate::scenario::NamingModes;
use crate::terms::Mode;

/// Why there is no such setup.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("what was asked for does not fit together")]
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
        /// The mode.
        mode: Mode,
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
    /// The table beside which it is to lie uses another box.
    OtherBox(String),
    /// Two grids from one box are 5×5 at most.
    BesideLarge,
    /// The box has too few cards for both tables.
    BoxTooSmall {
        /// The cards of the box.
        cards: u8,
        /// The cards of both tables.
        needed: u8,
    },
}

/// The numbers below and above that can play.
fn nearest(found: u8, allowed: &[u8]) -> Vec<String> {
    let below = allowed.iter().filter(|count| **count < found).max();
    let above = allowed.iter().filter(|count| **count > found).min();
    below.into_iter().chain(above).map(u8::to_string).collect()
}

impl Say for NamingModes<'_, SetupError> {
    fn say(&self, words: &Words) -> Vec<String> {
        let Self(error, named) = self;
        vec![match error {
            SetupError::Planned(mode) => {
                words.tell("setup-err-planned", &[("mode", named(*mode).into())])
            }
            SetupError::NotInBox { mode, edition } => words.tell(
                "setup-err-not-in-box",
                &[("mode", named(*mode).into()), ("edition", edition.into())],
            ),
            SetupError::Players { mode, found, allowed } => {
                let near = nearest(*found, allowed);
                let args = [
                    ("mode", named(*mode).into()),
                    ("found", found.to_string().into()),
                    ("allowed", words.one_of(&runs(allowed)).into()),
                    ("near", words.one_of(&near).into()),
                ];
                words.tell(
                    match allowed.len() {
                        // From six on spies play in teams, all of a size.
                        _ if *mode == Mode::SpyTag && *found == 7 => "setup-err-spies",
                        // The nearest are all there are.
                        all if all == near.len() => "setup-err-players",
                        _ => "setup-err-players-near",
                    },
                    &args,
                )
            }
            SetupError::Cards { expected, found } => words.tell(
                "setup-err-cards",
                &[("expected", (*expected).into()), ("found", (*found).into())],
            ),
            SetupError::Roles => words.say("setup-err-roles"),
            SetupError::OtherBox(edition) => {
                words.tell("setup-err-other-box", &[("edition", edition.into())])
            }
            SetupError::BesideLarge => words.say("setup-err-beside-large"),
            SetupError::BoxTooSmall { cards, needed } => words.tell(
                "setup-err-box-small",
                &[("cards", (*cards).into()), ("needed", (*needed).into())],
            ),
        }]
    }
}

impl Say for CodeFlaw {
    fn say(&self, words: &Words) -> Vec<String> {
        vec![words.say(match self {
            Self::Mistyped => "setup-err-code",
            Self::Newer => "setup-err-code-newer",
        })]
    }
}
