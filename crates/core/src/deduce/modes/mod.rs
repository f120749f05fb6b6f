//! What each mode adds to what can be known: which of its facts prove what.
mod fbi_mafia;
pub(super) mod heist;
pub(super) mod hitman_sleuth;
mod mr_jack;
mod spy_tag;
pub(super) mod thief_chief;

use super::manner::Manner;
use super::{Exactness, TracedFact, Untruth};
use crate::board::Suspect;
use crate::rules::killer_inspector::KillerInspector;
use crate::rules::{Deed, Event, Playing, Seat};

/// What the facts of a mode prove. What all modes share, [`TracedFact`] says; the defaults add nothing to it.
pub(super) trait Prove {
    /// What of a fact of this mode would not be so if `seat` had been `own`.
    fn fault(&self, _trace: &TracedFact<'_>, _seat: Seat, _own: Suspect) -> Option<Untruth> {
        None
    }

    /// Whether such a fact rests on the word of `seat` alone, whose card nobody has seen.
    fn is_word_of(&self, _trace: &TracedFact<'_>, _seat: Seat) -> bool {
        false
    }

    /// Whether `seat` could have done this, had he been `own`.
    fn could_do(&self, trace: &TracedFact<'_>, seat: Seat, own: Suspect, deed: Deed) -> bool {
        trace.could_do(seat, own, deed)
    }

    /// What was not so where he could not.
    fn out_of_reach(&self, deed: Deed) -> Untruth {
        Untruth::of(deed)
    }

    /// In which manner a fact of this mode was told.
    fn manner(&self, _event: &Event) -> Manner {
        Manner::Done
    }

    /// How exactly the worlds are those that fit what was seen.
    fn exactness(&self) -> Exactness {
        Exactness::Shares
    }
}

impl Prove for KillerInspector {}

macro_rules! provers {
    ($($(#[$doc:meta])* $Mode:ident $module:ident $id:literal $family:ident;)+) => {
        /// What the facts of the mode that is played prove.
        pub(super) fn prover(game: Playing<'_>) -> &dyn Prove {
            match game { $(Playing::$Mode(state) => state,)+ }
        }
    };
}

modes!(provers);
