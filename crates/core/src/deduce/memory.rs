//! What everybody can conclude, line by line, as quickly as a player thinks.
use super::PlayedLine;
use super::hands::elsewhere;
use super::knowledge::Walk;
use crate::board::SuspectSet;
use crate::rules::{Audience, Event, Identity, Known, Seat, Shown};

/// What everybody at a table has heard, and whom each seat can be by it: [`Knowledge`](super::Knowledge) without its
/// counts and proofs, in a few microseconds a line.
///
/// Nothing but public facts goes in: whatever it is given is turned face down first.
#[derive(Clone, Debug)]
pub struct Memory {
    walk: Walk,
    last: Shown,
}

impl Memory {
    /// A table after its opening.
    pub fn begin(start: &Known) -> Self {
        let last = start.seen_by(Audience::Public);
        Self { walk: Walk::begin(&last), last }
    }

    /// One more line: what happened, and the position after it.
    pub fn hear(&mut self, events: &[Event], after: &Known) {
        let eyes = self.last.eyes(Audience::Public);
        let events: Vec<Event> = events.iter().map(|event| event.seen_by(eyes)).collect();
        let after = after.seen_by(Audience::Public);
        if after.outcome().is_none() {
            self.walk.follow(&PlayedLine { before: &self.last, events: &events, after: &after });
        }
        self.last = after;
    }

    /// Whom everybody takes a seat to be able to be.
    pub fn public(&self, seat: Seat) -> SuspectSet {
        self.walk.suspects(seat)
    }

    /// Whom a seat can be for those who see the cards of this view besides.
    pub(crate) fn suspects(&self, view: &Known, seat: Seat) -> SuspectSet {
        match view.holding(seat).identity {
            Identity::None => SuspectSet::EMPTY,
            Identity::Known(own) => SuspectSet::just(own),
            Identity::Hidden => self.public(seat) - elsewhere(view, seat) - view.holding(seat).hand,
        }
    }
}
