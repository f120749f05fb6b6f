//! What is said aloud by somebody; beside it what is told on the own page (`private`, `passing`), and what must not be said aloud.
mod passing;
mod private;

use super::Session;
use crate::lang::Grammar;
use crate::rules::{Action, Seat};
use crate::table::{AloudError, Reader};

impl Session {
    /// What a line said aloud means now, as everybody may know it; `by` is who says it, if that was said.
    ///
    /// # Errors
    /// See [`AloudError`].
    pub fn hear(
        &self,
        by: Option<Seat>,
        line: &str,
        grammar: &Grammar,
    ) -> Result<Action, AloudError> {
        let view = self.table().public();
        let reader = Reader { opening: view.opening(), position: view.position(), grammar };
        if reader.is_private(line) {
            return Err(AloudError::Private);
        }
        let (said, action) = reader.heard(line, |line| reader.action(line, by))?;
        // Whoever is to act and is named in the line has said it: `Bob collapse rows`.
        if by.is_none() && reader.said_of_who_acts(line).is_none() {
            self.table().not_twice(&said, &action, grammar)?;
        }
        Ok(action)
    }
}
