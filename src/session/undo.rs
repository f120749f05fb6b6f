//! Lines taken back, and said again.
use super::{Mark, Outcome, Session, Stopped};
use crate::table::UndoError;

/// Whether those agree who have to where somebody has learned something by a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Consent {
    /// Nobody has been asked.
    Unasked,
    /// They have agreed.
    Given,
}

impl Session {
    /// Takes the last lines back.
    ///
    /// # Errors
    /// [`Stopped::NeedsConsent`] where somebody has learned something by them and nobody has agreed; else see [`Stopped`].
    pub fn undo(&mut self, lines: usize, consent: Consent, seen: Mark) -> Result<Outcome, Stopped> {
        self.doing(Some(seen), |table| {
            let informed = lines <= table.seq() && table.has_informed(lines);
            if informed && consent == Consent::Unasked {
                return Err(Stopped::NeedsConsent);
            }
            table.undo(lines).map_err(UndoError::into)
        })
    }

    /// Says lines again that were taken back last.
    ///
    /// # Errors
    /// See [`Stopped`].
    pub fn redo(&mut self, lines: usize, seen: Mark) -> Result<Outcome, Stopped> {
        self.doing(Some(seen), |table| table.redo(lines))
    }
}
