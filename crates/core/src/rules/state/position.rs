//! A table with all its cards.
use std::ops::{Deref, DerefMut};

use super::known::Known;
use crate::board::Grid;
use crate::rules::{Action, Deck, Event, Game, Options, PlayError, Trust};

/// The state of a table with every card that the companion was told: a small value that is copied freely.
///
/// It is for those who keep a table, not for those who show one: these get what [`seen_by`](super::Known::seen_by) makes of it, which
/// is another type, [`Shown`](super::Shown).
///
/// # Examples
/// What shows something to somebody can’t be handed it:
/// ```compile_fail,E0308
/// # use noir_core::rules::{Audience, Position, Shown};
/// fn dead(shown: &Shown) -> u8 {
///     shown.dead().len()
/// }
/// fn tell(position: &Position) -> u8 {
///     dead(position)
/// }
/// ```
/// It can be handed what an audience sees:
/// ```
/// # use noir_core::rules::{Audience, Position, Shown};
/// # fn dead(shown: &Shown) -> u8 {
/// #     shown.dead().len()
/// # }
/// fn tell(position: &Position) -> u8 {
///     dead(&position.seen_by(Audience::Public))
/// }
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Position(pub(crate) Known);

impl Position {
    /// A table before anything happened: living suspects in their starting places, and the evidence
    /// deck.
    pub fn new(game: Game, options: Options, grid: Grid, trusts: &[Trust], deck: Deck) -> Self {
        Self(Known::new(game, options, grid, trusts, deck))
    }

    /// Checks the action and gives the position after it with what happened.
    ///
    /// # Errors
    /// The action, the rule it breaks and the untouched position.
    pub fn play(&self, action: &Action) -> Result<(Self, Vec<Event>), PlayError> {
        if let Err(refusal) = self.check(action) {
            return Err(PlayError { action: action.clone(), refusal, position: Box::new(*self) });
        }
        let (mut after, mut events) = (*self, Vec::with_capacity(12));
        after.happen(action, &mut events);
        Ok((after, events))
    }
}

impl Deref for Position {
    type Target = Known;

    #[inline]
    fn deref(&self) -> &Known {
        &self.0
    }
}

impl DerefMut for Position {
    #[inline]
    fn deref_mut(&mut self) -> &mut Known {
        &mut self.0
    }
}
