//! What happened: facts, fully resolved.
use super::{Audience, Decision, Outcome, Query, Seat};
use crate::board::{Axis, Shift, Suspect, SuspectSet};

/// One fact about the table. Applying facts needs no rules and no random numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// A turn began.
    Began(Seat),
    /// A player set out to do something; what came of it follows. `sure` is false where the
    /// companion does not hold the card that the rules ask about.
    Acted {
        /// Who did it.
        seat: Seat,
        /// What he did.
        deed: Deed,
        /// Whether the companion could check it.
        sure: bool,
    },
    /// A line moved.
    Shifted(Seat, Shift),
    /// Dead suspects left the grid and the gaps closed.
    Collapsed(Axis, SuspectSet),
    /// A suspect died.
    Died(Suspect),
    /// A card went from the deck into a hand; which one only its owner may know.
    Drew(Seat, Option<Suspect>),
    /// A card of the hand became the identity; which one only its owner may know.
    Became(Seat, Option<Suspect>),
    /// An evidence card was laid face up on its suspect.
    Laid(Source, Suspect),
    /// An evidence card went face up to the discard.
    Discarded(Source, Suspect),
    /// A question was answered.
    Answered {
        /// Who answered.
        seat: Seat,
        /// What was asked.
        query: Query,
        /// The answer.
        yes: bool,
        /// Whether it is only what the owner of an unseen card says.
        claim: bool,
    },
    /// A dead suspect was a player's identity, or nobody's: what the owner of an unseen card says.
    Hit(Seat, Suspect, bool),
    /// Nothing was legal, so a turn passed.
    Passed(Seat),
    /// Somebody owes a decision now.
    Owes(Decision),
    /// A seat's identity was opened to all.
    Opened(Seat, Suspect),
    /// The game is over.
    Ended(Outcome),
}

/// What a player sets out to do, other than a shift.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Deed {
    /// Close the grid.
    Collapse,
    /// Kill this suspect.
    Kill(Suspect),
    /// Change the identity.
    Disguise,
    /// Accuse this suspect.
    Accuse(Suspect),
    /// Draw in order to exonerate.
    Exonerate,
    /// Give up.
    Concede,
}

/// Where an evidence card came from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    /// A player's hand.
    Hand(Seat),
    /// A player's identity.
    Identity(Seat),
    /// The suspect it lay on.
    Board,
}

impl Event {
    /// The same fact as `audience` may know it.
    #[must_use]
    pub fn seen_by(self, audience: Audience) -> Self {
        match self {
            Self::Drew(seat, _) if !audience.sees(seat) => Self::Drew(seat, None),
            Self::Became(seat, _) if !audience.sees(seat) => Self::Became(seat, None),
            other => other,
        }
    }

    /// Whether somebody learned by it what a secret card decides, so that taking it back is no
    /// longer innocent. A death tells that the victim was not the
    /// Inspector.
    pub const fn shows(&self) -> bool {
        matches!(
            self,
            Self::Answered { .. }
                | Self::Died(_)
                | Self::Hit(..)
                | Self::Drew(..)
                | Self::Opened(..)
                | Self::Laid(..)
                | Self::Discarded(Source::Hand(_) | Source::Identity(_), _)
                | Self::Ended(_)
        )
    }
}

/// Where events go.
pub trait Sink {
    /// Takes one event.
    fn event(&mut self, event: Event);
}

impl Sink for Vec<Event> {
    fn event(&mut self, event: Event) {
        self.push(event);
    }
}

/// Nobody listens: random play.
impl Sink for () {
    fn event(&mut self, _: Event) {}
}
