//! Master Thief vs. Chief of Police: the Thief changes among the same three cards.
use super::Prove;
use crate::deduce::Exactness;
use crate::rules::thief_chief::{THIEF, THIEF_CARDS, ThiefChief};
use crate::rules::{Playing, Seat};

impl Prove for ThiefChief {
    /// The Thief chooses which of his three cards he is.
    fn exactness(&self) -> Exactness {
        Exactness::Suspects
    }
}

/// The seat whose identities have always been among the same few cards.
pub(in crate::deduce) const fn keeper(game: Playing<'_>) -> Option<(Seat, u8)> {
    match game {
        Playing::ThiefChief(_) => Some((THIEF, THIEF_CARDS)),
        _ => None,
    }
}
