//! Looking at what is secret: recorded first, then seen.
use std::time::{Duration, Instant};

use super::{Admitted, Session, Stopped};
use crate::rules::{Audience, Seat};
use crate::table::View;

/// A page that is opened again within this time, with nothing recorded meanwhile, was opened once.
const ONCE: Duration = Duration::from_secs(20);

/// When somebody looked, and how much had been recorded then.
pub(super) struct Look {
    who: Audience,
    then: Instant,
    records: usize,
}

/// Somebody whose look is recorded. Only [`Session::look`] makes one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Looked(Audience);

impl Looked {
    /// Who it is.
    pub const fn audience(&self) -> Audience {
        self.0
    }
}

impl Session {
    /// Records that somebody looks. After the end everything lies open, and nobody peeps; and a page that was opened a
    /// moment ago is still open.
    ///
    /// # Errors
    /// What the disk says; then nothing may be shown.
    pub fn look(&mut self, who: Admitted) -> Result<Looked, Stopped> {
        let who = who.audience();
        if who == Audience::Public {
            return Ok(Looked(who));
        }
        self.refresh()?;
        let still = |look: &Look| {
            look.who == who && look.then.elapsed() < ONCE && look.records == self.records()
        };
        if !self.is_over() && !self.looks.iter().any(still) {
            self.record(None, |table| table.look(who))?;
        }
        let records = self.records();
        self.looks.retain(|look| look.who != who);
        self.looks.push(Look { who, then: Instant::now(), records });
        Ok(Looked(who))
    }

    /// What somebody may see whose look is recorded.
    pub fn seen(&self, by: Looked) -> View<'_> {
        self.view(by.audience())
    }

    /// What a machine sees of its own seat; nothing of a seat that a person plays.
    pub fn of_machine(&self, seat: Seat) -> Option<View<'_>> {
        self.opening().machine(seat).map(|_| self.view(Audience::Seat(seat)))
    }
}
