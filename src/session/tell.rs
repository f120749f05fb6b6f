//! Lines told where nobody else looks.
use super::{Admitted, Mark, Outcome, Session, Stopped};
use crate::rules::{Action, Audience, Seat};
use crate::table::{LineError, Tell};

impl Session {
    /// Takes what is told for `seat` by whoever was let in: its owner, or a referee who keeps the cards.
    ///
    /// # Errors
    /// See [`Stopped`]; whatever is wrong with the line itself stands on the owner's page only.
    pub fn tell(
        &mut self,
        by: Admitted,
        seat: Seat,
        told: &Tell,
        seen: Mark,
    ) -> Result<Outcome, Stopped> {
        if !matches!(by.audience(), Audience::Referee) && by.audience() != Audience::Seat(seat) {
            return Err(LineError::Private.into());
        }
        self.doing(Some(seen), |table| table.take(seat, told))
    }

    /// Takes what a machine says for its own seat, aloud or in private.
    ///
    /// # Errors
    /// See [`Stopped`].
    pub fn say_for_machine(
        &mut self,
        seat: Seat,
        action: &Action,
        seen: Mark,
    ) -> Result<Outcome, Stopped> {
        self.doing(Some(seen), |table| {
            if action.is_private() {
                table.tell(seat, action)
            } else {
                table.act(Some(seat), action)
            }
        })
    }
}
