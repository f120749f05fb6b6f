//! The journal: the record of one table, which is also its save.
//!
//! A record is on the disk before [`Journal::append`] returns. What a reader gets is always the longest history that is
//! true from the first line on; whatever follows it is reported and never silently left out.
use std::fs::{self, TryLockError};
use std::io;
use std::path::Path;

use serde::Serialize;
use serde::de::DeserializeOwned;
use thiserror::Error;

use super::damage::Damage;
use super::digest;
use super::history::{self, History, Reading};
use super::place::{Beginning, Place};
use super::record;
use super::seal::Sealed;
use super::storage::{DiskFile, Storage};
use crate::file::{self, FileError, Why};

/// The most bytes that are read of a journal, and so the most that are written; no game comes near it.
const LONGEST: u64 = 64 << 20;

/// A journal open for writing, which only one process has at a time.
#[derive(Debug)]
pub struct Journal<S = DiskFile> {
    storage: S,
    /// How many bytes the true lines have.
    len: u64,
    /// How many it may have.
    longest: u64,
    next: Place,
    shut: Option<Shut>,
}

/// Why a journal takes no more records.
#[derive(Debug)]
enum Shut {
    Damaged(Damage),
    Stuck,
}

/// Why a journal could not be made, read or written.
#[derive(Debug, Error)]
pub enum JournalError {
    /// There is a file already.
    #[error("the file exists")]
    Exists,
    /// Another process has the journal open for writing.
    #[error("another process is writing")]
    Busy,
    /// A folder, a device, or far too long to be a journal.
    #[error("not a file of at most 64 MiB")]
    NotAFile,
    /// Nothing may be written before a [`Rescue`](super::Rescue), or nothing can be recovered.
    #[error("damaged: {0}")]
    Damaged(Damage),
    /// Somebody else has changed, moved or replaced the file since it was opened. Nothing was written.
    #[error("the file was changed by somebody else")]
    Changed,
    /// An earlier write failed and could not be taken back, so what the file holds is not known. Open it anew.
    #[error("an earlier write failed halfway")]
    Stuck,
    /// The file would grow longer than 64 MiB, and could not be read any more. Nothing was written.
    #[error("the file is full")]
    Full,
    /// The value given cannot be a record.
    #[error("not a record: {0}")]
    NotARecord(String),
    /// A file beside the journal could not be written.
    #[error(transparent)]
    File(#[from] FileError),
    /// What the operating system says. The journal is as it was before the call.
    #[error(transparent)]
    Io(#[from] io::Error),
}

impl Journal {
    /// Makes a new journal with its first record, sealed for [`Place::first`].
    ///
    /// # Errors
    /// [`Exists`](JournalError::Exists), [`NotARecord`](JournalError::NotARecord) or what the disk says; then there is no
    /// new file.
    pub fn create<T: Serialize>(
        path: &Path,
        first: &T,
        sealed: Option<&Sealed>,
    ) -> Result<Self, JournalError> {
        let (line, next) =
            record::encode(&Place::first(), first, sealed).map_err(JournalError::NotARecord)?;
        let made = DiskFile::create(path, line.as_bytes());
        let storage = made.map_err(|error| match JournalError::from(error) {
            JournalError::Io(error) if error.kind() == io::ErrorKind::AlreadyExists => {
                JournalError::Exists
            }
            other => other,
        })?;
        Ok(Self::after(storage, line.len() as u64, next))
    }

    /// The journal of which these are the true bytes, and no others.
    pub(super) const fn after(storage: DiskFile, len: u64, next: Place) -> Self {
        Self { storage, len, longest: LONGEST, next, shut: None }
    }

    /// Opens a journal for writing; `head` is what [`Heads`](super::Heads) remembers of it.
    ///
    /// An unfinished last line is cut off. After any other damage the journal refuses to be written to; the history is
    /// given all the same.
    ///
    /// # Errors
    /// [`Busy`](JournalError::Busy), [`NotAFile`](JournalError::NotAFile) or what the disk says.
    pub fn open<T: DeserializeOwned>(
        path: &Path,
        head: Option<&Place>,
    ) -> Result<(Self, History<T>), JournalError> {
        Self::open_after(path, head, None)
    }

    /// The same, but for the lines after the first that `known` is about, if the file begins so to the byte.
    ///
    /// # Errors
    /// As [`open`](Self::open).
    pub(in crate::table) fn open_after<T: DeserializeOwned>(
        path: &Path,
        head: Option<&Place>,
        known: Option<&Beginning>,
    ) -> Result<(Self, History<T>), JournalError> {
        is_file(path)?;
        let mut storage = DiskFile::open(path)?;
        if let Some(known) = known
            && let Some([first, rest]) = storage.read_after(known)?
            && let Some(reading) = history::read_after(&first, known, &rest, head)
        {
            return Self::resume(storage, reading);
        }
        let bytes = storage.read()?;
        Self::resume(storage, history::read(&bytes, head))
    }

    /// Everything that was skipped when it was opened, read once more from the disk.
    ///
    /// # Errors
    /// What the disk says.
    pub fn whole<T: DeserializeOwned>(
        &mut self,
        head: Option<&Place>,
    ) -> Result<History<T>, JournalError> {
        Ok(history::read(&self.storage.read()?, head).history)
    }

    /// All of it, for a [`Memo`](super::Memo); read once more from the disk.
    ///
    /// # Errors
    /// What the disk says, also if there are other bytes now.
    pub fn beginning(&mut self) -> io::Result<Beginning> {
        let bytes = self.storage.read()?;
        if bytes.len() as u64 != self.len {
            return Err(io::ErrorKind::InvalidData.into());
        }
        Ok(Beginning { len: self.len, hash: digest::bytes(&[&bytes]), next: self.next.clone() })
    }

    /// Reads a journal without disturbing a writer, whose newest line may look [`Torn`](Damage::Torn) while he writes it.
    ///
    /// # Errors
    /// [`NotAFile`](JournalError::NotAFile) or what the disk says.
    pub fn read<T: DeserializeOwned>(
        path: &Path,
        head: Option<&Place>,
    ) -> Result<History<T>, JournalError> {
        Ok(history::read(&file::read(path, LONGEST).map_err(of_journal)?, head).history)
    }
}

impl<S: Storage> Journal<S> {
    /// Begins a journal on an empty storage.
    ///
    /// # Errors
    /// [`NotARecord`](JournalError::NotARecord) or what the disk says.
    pub fn begin<T: Serialize>(
        storage: S,
        first: &T,
        sealed: Option<&Sealed>,
    ) -> Result<Self, JournalError> {
        let mut journal =
            Self { storage, len: 0, longest: LONGEST, next: Place::first(), shut: None };
        journal.append(first, sealed)?;
        Ok(journal)
    }

    /// Goes on with the journal that `storage` holds and that was read so.
    ///
    /// # Errors
    /// What the disk says when an unfinished last line is cut off.
    pub(super) fn resume<T>(
        mut storage: S,
        Reading { history, next, len }: Reading<T>,
    ) -> Result<(Self, History<T>), JournalError> {
        let len = len as u64;
        let mut shut = None;
        match &history.report {
            Some(damage) if damage.is_harmless() => {
                storage.truncate(len)?;
                storage.sync()?;
            }
            Some(damage) => shut = Some(Shut::Damaged(damage.clone())),
            None => {}
        }
        Ok((Self { storage, len, longest: LONGEST, next, shut }, history))
    }

    /// Where the next record belongs: what to seal its secrets for, and what a head remembers after an append.
    pub const fn next(&self) -> &Place {
        &self.next
    }

    /// Adds a record; `sealed` must have been made for [`next`](Self::next). It is on the disk when this returns.
    ///
    /// # Errors
    /// Then neither the file nor the journal has changed, except after [`Stuck`](JournalError::Stuck).
    pub fn append<T: Serialize>(
        &mut self,
        value: &T,
        sealed: Option<&Sealed>,
    ) -> Result<(), JournalError> {
        match &self.shut {
            Some(Shut::Damaged(damage)) => return Err(JournalError::Damaged(damage.clone())),
            Some(Shut::Stuck) => return Err(JournalError::Stuck),
            None => {}
        }
        let (line, next) =
            record::encode(&self.next, value, sealed).map_err(JournalError::NotARecord)?;
        if self.len + line.len() as u64 > self.longest {
            return Err(JournalError::Full);
        }
        if self.storage.size()? != Some(self.len) {
            return Err(JournalError::Changed);
        }
        let written = self.storage.write(line.as_bytes()).and_then(|()| self.storage.sync());
        if let Err(error) = written {
            // Synced as well: a line that was reported as not written must not come back after a power cut.
            let undone = self.storage.truncate(self.len).and_then(|()| self.storage.sync());
            if undone.is_err() {
                self.shut = Some(Shut::Stuck);
            }
            return Err(error.into());
        }
        self.len += line.len() as u64;
        self.next = next;
        Ok(())
    }
}

impl From<TryLockError> for JournalError {
    fn from(error: TryLockError) -> Self {
        match error {
            TryLockError::WouldBlock => Self::Busy,
            TryLockError::Error(error) => Self::Io(error),
        }
    }
}

/// What is wrong with the file itself needs no second path.
fn of_journal(error: FileError) -> JournalError {
    match error.why {
        Why::Io(error) => JournalError::Io(error),
        _ => JournalError::NotAFile,
    }
}

/// Looks before opening: to open a pipe or a device may wait forever.
pub(super) fn is_file(path: &Path) -> Result<(), JournalError> {
    let found = fs::metadata(path)?;
    if found.is_file() && found.len() <= LONGEST { Ok(()) } else { Err(JournalError::NotAFile) }
}

#[cfg(test)]
mod tests;
