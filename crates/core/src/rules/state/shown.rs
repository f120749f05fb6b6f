//! A table as one audience sees it.
use std::ops::Deref;

use super::known::Known;
use crate::board::Suspect;
use crate::rules::{Action, Event, Refusal, Seat, Sink};

/// A [`Position`](super::Position) with every card face down that its audience may not know: what everything gets that shows,
/// concludes or decides something.
///
/// Only [`Position::seen_by`](super::Known::seen_by) makes one, so there is nothing in it, nor in what is played on it, that
/// the audience does not know. Where a card is unknown here, the rules answer what it could allow.
///
/// # Examples
/// No other way leads from a position to one:
/// ```compile_fail,E0308
/// # use noir_core::rules::{Position, Shown};
/// fn peek(position: &Position, shown: &mut Shown) {
///     *shown = *position;
/// }
/// ```
/// ```compile_fail,E0594
/// # use noir_core::rules::{Position, Shown};
/// fn peek(position: &Position, shown: &mut Shown) {
///     **shown = **position;
/// }
/// ```
/// ```compile_fail,E0423
/// # use noir_core::rules::{Position, Shown};
/// fn peek(position: &Position) -> Shown {
///     Shown(**position)
/// }
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shown(pub(in crate::rules) Known);

impl Shown {
    /// Checks the action and gives what it would come to, as far as that can be foreseen here.
    ///
    /// # Errors
    /// The rule it breaks.
    pub fn play(&self, action: &Action) -> Result<(Self, Vec<Event>), Refusal> {
        self.check(action)?;
        let (mut after, mut events) = (*self, Vec::with_capacity(12));
        after.0.happen(action, &mut events);
        Ok((after, events))
    }

    /// Plays an action without checking it; see [`Position::play_unchecked`](super::Known::play_unchecked).
    pub fn play_unchecked(&mut self, action: &Action, log: &mut dyn Sink) {
        self.0.play_unchecked(action, log);
    }

    /// The same after one more fact, as the audience has seen it.
    pub fn apply(&mut self, event: &Event) {
        self.0.apply(event);
    }

    /// What a fact changes of how the table looks, and of nothing else.
    pub fn lay(&mut self, event: &Event) {
        self.0.lay(event);
    }

    /// The same with the table as it looks there: who lies where, who is dead, exonerated or arrested, the tokens on them,
    /// and the last shift.
    pub fn lie_like(&mut self, other: &Self) {
        self.0.lie_like(&other.0);
    }

    /// The same if `seat` were known to be `own`.
    #[must_use]
    pub fn knowing(&self, seat: Seat, own: Suspect) -> Self {
        Self(self.0.knowing(seat, own))
    }
}

impl Deref for Shown {
    type Target = Known;

    #[inline]
    fn deref(&self) -> &Known {
        &self.0
    }
}
