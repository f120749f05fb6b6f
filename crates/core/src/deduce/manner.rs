//! How people give their word.
use super::TracedFact;
use super::modes::prover;
use crate::rules::Event;

/// In which manner somebody gave his word.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Manner {
    /// By what he did.
    Done,
    /// He said it to others.
    Told,
    /// He said it to others, and the truth would have been the very opposite.
    YesOrNo,
}

impl Manner {
    /// In which manner a fact was told.
    pub(super) fn of(trace: &TracedFact<'_>) -> Self {
        match trace.event {
            Event::Answered { .. } | Event::Hit(..) => Self::YesOrNo,
            event => prover(trace.now.game()).manner(event),
        }
    }
}
