//! How exactly what an audience can know is known.
use super::modes::prover;
use crate::rules::{Known, Playing, Trust};

/// How exact the worlds of [`Knowledge`](super::Knowledge) are, from the best on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Exactness {
    /// Nobody is missing and nobody is too many, and each share is the part of all deals and choices in which it is so.
    Shares,
    /// Nobody is missing and nobody is too many. The shares count worlds, but which of them came to be was a player’s
    /// choice, so they are no probabilities.
    Suspects,
    /// Nobody who could be it is missing, but some who could not may still be counted: what follows from two hidden cards
    /// together is not worked out.
    AtMost,
    /// The same, if what the owners of unseen cards said is true.
    Words,
}

/// How exact the worlds are in a game in which the companion deals to all.
pub fn exactness(game: Playing<'_>) -> Exactness {
    prover(game).exactness()
}

impl Exactness {
    /// Its word in data.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Shares => "shares",
            Self::Suspects => "suspects",
            Self::AtMost => "at-most",
            Self::Words => "words",
        }
    }

    /// How exact they are at this table: only where the companion deals to all they can be exact.
    pub fn at(position: &Known) -> Self {
        let any = |trust| position.all_seats().any(|seat| position.holding(seat).trust == trust);
        match exactness(position.game()) {
            _ if any(Trust::Untold) => Self::Words,
            _ if any(Trust::Told) => Self::AtMost,
            exact => exact,
        }
    }
}
