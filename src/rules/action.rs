//! What a player can do.
use super::Seat;
use crate::board::{Axis, Shift, Suspect, SuspectSet};

/// One action or answer, as one line of words says it.
///
/// # Examples
/// ```
/// use noir_referee::board::{Axis, Line, Shift, Suspect};
/// use noir_referee::rules::Action;
/// let shift = Shift { line: Line { axis: Axis::Columns, index: 1 }, forward: false, by: 1 };
/// assert_ne!(Action::Shift(shift), Action::Kill(Suspect::new(3)));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// Move a row or a column.
    Shift(Shift),
    /// Take dead suspects out and close the grid.
    Collapse(Collapse),
    /// Kill a neighbour.
    Kill(Suspect),
    /// Try to change the identity.
    Disguise,
    /// Name a suspect as the opponent.
    Accuse(Suspect),
    /// Draw a card in order to play one.
    Exonerate,
    /// Lay a card of the hand on its suspect, or discard it if that suspect is dead.
    Play(Suspect),
    /// Choose a card of the hand as the identity; said in private.
    Become(Suspect),
    /// Say which cards were drawn; said in private.
    Drew(SuspectSet),
    /// Say that an identity has been chosen, without saying which.
    Chosen,
    /// Say which evidence card went face up on its suspect.
    Laid(Suspect),
    /// Say which evidence card went to the discard.
    Discarded(Suspect),
    /// Say that a disguise came to nothing.
    Failed,
    /// Answer an accusation or a canvass.
    Answer(bool),
    /// Say whose identity the dead suspect was, if anybody's.
    Hit(Option<(Seat, Suspect)>),
    /// Give the game up.
    Concede(Seat),
}

/// One collapse, and those that follow it within the same action.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Collapse {
    /// Whether every row or every column gives up a card.
    pub axis: Axis,
    /// The dead suspects that leave the grid.
    pub taken: SuspectSet,
    /// The next collapse of the same action; its lines are those of the grid as it is by then.
    pub then: Option<Box<Self>>,
}

impl Collapse {
    /// The collapses of the action, first to last.
    pub fn steps(&self) -> impl Iterator<Item = &Self> {
        std::iter::successors(Some(self), |step| step.then.as_deref())
    }
}

impl Action {
    /// Whether the line is secret: it is taken by `tell`, never by `act`.
    pub const fn is_private(&self) -> bool {
        matches!(self, Self::Become(_) | Self::Drew(_))
    }
}
