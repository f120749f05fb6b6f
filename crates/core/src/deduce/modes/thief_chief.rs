//! Master Thief vs. Chief of Police: the Thief changes among the same three cards.
use super::Prove;
use crate::deduce::Exactness;
use crate::rules::Seat;
use crate::rules::thief_chief::{THIEF, THIEF_CARDS, ThiefChief};

impl Prove for ThiefChief {
    /// The Thief chooses which of his three cards he is.
    fn exactness(&self) -> Exactness {
        Exactness::Suspects
    }

    fn keeper(&self) -> Option<(Seat, u8)> {
        Some((THIEF, THIEF_CARDS))
    }
}
