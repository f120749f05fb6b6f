//! Lines said aloud, and what the table decides or notes beside them.
use super::{Admitted, Mark, Outcome, Session, Stopped};
use crate::rules::{Action, Seat};
use crate::table::{HouseRuling, Table};

impl Session {
    /// Says a line aloud; `by` is who says it, if that was said. `seen` is how far the table had come for whoever says it.
    ///
    /// # Errors
    /// See [`Stopped`].
    pub fn say(
        &mut self,
        by: Option<Seat>,
        action: &Action,
        seen: Mark,
    ) -> Result<Outcome, Stopped> {
        self.doing(Some(seen), |table| table.act(by, action))
    }

    /// Lets the rules be otherwise from now on, as the table has agreed.
    ///
    /// # Errors
    /// See [`Stopped`].
    pub fn rule(&mut self, ruling: HouseRuling) -> Result<Outcome, Stopped> {
        self.doing(None, |table| table.rule(ruling))
    }

    /// Records what a referee who does not play wants to remember; sealed like a card until the end.
    ///
    /// # Errors
    /// What the disk says.
    pub fn jot(&mut self, _by: Admitted, text: &str) -> Result<(), Stopped> {
        self.record(None, |table| table.jot(text))
    }

    /// Records something, and tells what has come of it.
    pub(super) fn doing<E>(
        &mut self,
        seen: Option<Mark>,
        act: impl FnOnce(&mut Table) -> Result<(), E>,
    ) -> Result<Outcome, Stopped>
    where
        Stopped: From<E>,
    {
        let mut since = self.progress();
        self.record(seen, |table| {
            since = table.mark();
            act(table)
        })?;
        Ok(Outcome::since(self, since))
    }
}
