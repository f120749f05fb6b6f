//! What a table may decide of the Heist differently from the book.
use crate::rules::adopted;
use crate::terms::{HackerReach, Officers, Redraw, SafecrackerToken, Stun};

adopted! {
    /// How a table plays the Heist.
    HeistOptions {
        /// Officers in uniform (HE07).
        officers: Officers,
        /// Whether the Safecracker may take his token back (HE10).
        safecracker: SafecrackerToken,
        /// From where the Hacker reaches a zone (HE24, HE25).
        hacker: HackerReach,
        /// What a stunned officer hinders (HE26).
        stun: Stun,
        /// When a caught thief draws again (HE13).
        captured: Redraw,
    }
}
