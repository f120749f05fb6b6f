//! Taking lines back, and saying them again.
use super::LineError;
use crate::table::journal::lines::JournalLine;
use crate::table::journal::replay_action::Recorded;
use crate::table::{Table, What};

/// Why lines could not be taken back or said again.
#[derive(Debug)]
pub enum UndoError {
    /// Only so many can be taken back.
    Only(usize),
    /// Only so many were taken back.
    OnlyUndone(usize),
    /// The record could not be written.
    Line(LineError),
}

impl From<LineError> for UndoError {
    fn from(error: LineError) -> Self {
        Self::Line(error)
    }
}

impl Table {
    /// Takes the last `lines` lines back.
    ///
    /// # Errors
    /// How many lines there are, if there are fewer; else what the journal says.
    pub fn undo(&mut self, lines: usize) -> Result<(), UndoError> {
        if lines == 0 || lines > self.past.len() {
            return Err(UndoError::Only(self.past.len()));
        }
        let shown = self.has_informed(lines);
        self.append(&JournalLine::Undid { lines, shown }, None)?;
        self.happen(What::Undid { lines, shown });
        Ok(())
    }

    /// Says `lines` lines again that were taken back last.
    ///
    /// # Errors
    /// How many lines there are, if there are fewer; else what the journal says.
    pub fn redo(&mut self, lines: usize) -> Result<(), UndoError> {
        if lines == 0 || lines > self.undone.len() {
            return Err(UndoError::OnlyUndone(self.undone.len()));
        }
        let shown = self.informed_by_undone(&Recorded::of(&self.opening), lines);
        self.append(&JournalLine::Redid { lines, shown }, None)?;
        self.happen(What::Redid { lines, shown });
        Ok(())
    }
}
