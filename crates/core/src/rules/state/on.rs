//! A table on which one mode is played.
use std::ops::{Deref, DerefMut};

use crate::board::{Suspect, SuspectSet};
use crate::rules::{Ask, Decision, Event, Outcome, Reason, Seat, Side, Sink, State, Table};

/// A table on which this mode is played: what every mode has, and what only this one keeps.
///
/// The functions of a mode take it, so they meet the state of no other one. What every mode has can be asked of it directly.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(C)]
pub struct On<G> {
    /// What every mode has.
    pub(in crate::rules) table: Table,
    /// What only this mode keeps.
    pub(in crate::rules) game: G,
}

impl<G: State> On<G> {
    /// The officers in uniform, where the mode has any: their evidence cards lie face up on them.
    pub(in crate::rules) fn officers(&self) -> SuspectSet {
        if G::OFFICERS { self.exonerated } else { SuspectSet::EMPTY }
    }

    /// The evidence cards that everybody can name: those that lie face up, and those of the arrested. What
    /// is only said to lie there does not count, since the card may still be anywhere.
    pub(in crate::rules) fn open_cards(&self) -> SuspectSet {
        let open = self.exonerated | self.discard | self.arrested | self.game.open_cards();
        open - self.claimed
    }

    /// How many seats the mode has.
    pub(in crate::rules) fn seats(&self) -> usize {
        usize::from(self.game.seats())
    }

    /// All seats in order.
    pub(in crate::rules) fn all_seats(&self) -> impl Iterator<Item = Seat> + use<G> {
        (0..self.game.seats()).map(Seat::new)
    }

    /// Applies a fact and passes it on.
    pub(in crate::rules) fn emit(&mut self, event: Event, log: &mut impl Sink) {
        self.apply(&event);
        log.event(event);
    }

    /// Lets `seat` owe something.
    pub(in crate::rules) fn owe(&mut self, seat: Seat, ask: Ask, log: &mut impl Sink) {
        self.emit(Event::Owes(Decision { seat, ask }), log);
    }

    /// The identity of `seat` is this suspect: shown where the companion knows the card, else only said.
    pub(in crate::rules) fn unmask(&mut self, seat: Seat, suspect: Suspect, log: &mut impl Sink) {
        let holding = self.holding(seat);
        if holding.open {
            return;
        }
        let known = holding.identity.known().is_some();
        let fact = if known { Event::Opened } else { Event::Claimed };
        self.emit(fact(seat, suspect), log);
    }

    /// Ends the game.
    pub(in crate::rules) fn end(
        &mut self,
        winner: Option<Side>,
        reason: Reason,
        log: &mut impl Sink,
    ) {
        self.emit(Event::Ended(Outcome { winner, reason }), log);
    }
}

impl<G> Deref for On<G> {
    type Target = Table;

    #[inline]
    fn deref(&self) -> &Table {
        &self.table
    }
}

impl<G> DerefMut for On<G> {
    #[inline]
    fn deref_mut(&mut self) -> &mut Table {
        &mut self.table
    }
}
