//! What others have recorded meanwhile, and the file, held for as long as something is recorded.
use std::fs;
use std::path::Path;
use std::time::SystemTime;

use super::{Mark, Session, Stopped};
use crate::table::Table;
use crate::table::safe::JournalError;

/// How a file looks from outside: whoever has written to it has changed that.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Glance {
    length: u64,
    written: Option<SystemTime>,
}

impl Glance {
    /// The file as it is now; nothing where there is none.
    pub fn at(path: &Path) -> Option<Self> {
        let file = fs::metadata(path).ok()?;
        Some(Self { length: file.len(), written: file.modified().ok() })
    }
}

impl Session {
    /// Reads what others have recorded, without keeping anybody from it; says whether there was anything.
    ///
    /// # Errors
    /// What the disk says; the table stays as it was known.
    pub fn refresh(&mut self) -> Result<bool, JournalError> {
        let now = Glance::at(self.path());
        if self.is_held() || now.is_none() || now == self.seen {
            return Ok(false);
        }
        let before = self.records();
        let file = self.archive.read(self.path())?;
        self.opened = file.open(&self.archive, self.key.as_ref())?;
        self.seen = now;
        Ok(self.records() != before)
    }

    /// The table as its file tells it now, for what takes long: nobody waits for whoever has it.
    ///
    /// # Errors
    /// What the disk says.
    pub fn apart(&self) -> Result<Self, JournalError> {
        let file = self.archive.read(self.path())?;
        Self::of(&self.archive, file, self.key.clone())
    }

    /// Holds the file, with whatever was recorded meanwhile; says whether that changed the table. A file that is held
    /// already stays as it is.
    ///
    /// # Errors
    /// When the file is damaged, or somebody keeps it.
    pub fn hold(&mut self) -> Result<bool, JournalError> {
        if self.is_held() {
            return Ok(false);
        }
        let before = self.mark();
        let file = self.archive.hold(self.path())?;
        self.opened = file.open(&self.archive, self.key.as_ref())?;
        Ok(self.mark() != before)
    }

    /// Whether nobody else can record anything now.
    pub fn is_held(&self) -> bool {
        self.table().place().is_some()
    }

    /// Lets the file go, so that others can record something.
    pub fn release(&mut self) {
        if self.is_held() {
            self.opened.table.release();
            self.seen = Glance::at(self.path());
        }
    }

    /// Does something that is recorded, if the table is still as it was `seen`; a file that was not held is let go again.
    pub(super) fn record<T, E>(
        &mut self,
        seen: Option<Mark>,
        act: impl FnOnce(&mut Table) -> Result<T, E>,
    ) -> Result<T, Stopped>
    where
        Stopped: From<E>,
    {
        let (held, since) = (self.is_held(), self.progress());
        self.hold()?;
        let faster = seen.is_some_and(|seen| seen != self.mark());
        let done = if faster { Err(Stopped::Moved(since)) } else { self.write(act) };
        if !held {
            self.release();
        }
        done
    }

    fn write<T, E>(&mut self, act: impl FnOnce(&mut Table) -> Result<T, E>) -> Result<T, Stopped>
    where
        Stopped: From<E>,
    {
        let recording = self.archive.record(&mut self.opened, act);
        self.has_recorded |= recording.is_new;
        if recording.forgotten.is_some() {
            self.forgotten = recording.forgotten;
        }
        Ok(recording.done?)
    }
}
