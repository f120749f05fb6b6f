//! A mistake that was noticed: a line put right or left to stand, a board that lies otherwise, a file that was put right.
use super::{Mark, Outcome, Session, Stopped};
use crate::board::Suspect;
use crate::rules::Action;
use crate::table::Table;
use crate::table::safe::Discrepancy;

impl Session {
    /// Lets a line have been another one, and everything after it happen anew.
    ///
    /// # Errors
    /// See [`Stopped`]; then nothing has changed.
    pub fn put_right(
        &mut self,
        seq: usize,
        action: &Action,
        seen: Mark,
    ) -> Result<Outcome, Stopped> {
        self.doing(Some(seen), |table| table.put_right(seq, action))
    }

    /// Lets a mistake stand.
    ///
    /// # Errors
    /// When there is no such line, or what the disk says.
    pub fn let_stand(&mut self, seq: usize) -> Result<Outcome, Stopped> {
        self.doing(None, |table| table.let_stand(seq))
    }

    /// Records that the suspects lie so, in reading order.
    ///
    /// # Errors
    /// Unless they are exactly those who lie on the board.
    pub fn arrange(&mut self, rows: &[Suspect], seen: Mark) -> Result<Outcome, Stopped> {
        self.doing(Some(seen), |table| table.arrange(rows))
    }

    /// Records that the file is not as this computer had last seen it.
    ///
    /// # Errors
    /// What the disk says.
    pub fn notice(&mut self, what: Discrepancy, lines: Option<u64>) -> Result<(), Stopped> {
        self.record(None, |table| table.noticed(what, lines))
    }

    /// Records that the file was damaged and was put right.
    ///
    /// # Errors
    /// What the disk says.
    pub fn recovered(&mut self) -> Result<(), Stopped> {
        self.record(None, Table::recovered)
    }
}
