//! Putting a damaged journal right.
use std::io;
use std::path::{Path, PathBuf};

use serde::de::DeserializeOwned;

use super::damage::{Damage, LineFlaw};
use super::history::{self, History, Reading};
use super::journal::{Journal, JournalError, is_file};
use super::place::Place;
use super::record::Record;
use super::storage::{DiskFile, Storage as _};
use crate::file::{self, Readers};

/// A journal that is held to be cut to what is true of it. Nothing is done to it before [`cut`](Self::cut).
#[derive(Debug)]
pub struct Rescue<T> {
    storage: DiskFile,
    path: PathBuf,
    bytes: Vec<u8>,
    history: History<T>,
}

/// What [`Rescue::cut`] has saved.
#[derive(Debug)]
pub struct Recovery<T> {
    /// The journal, cut to its longest true history; its next record should say that it was recovered.
    pub journal: Journal,
    /// That history, with what was wrong.
    pub history: History<T>,
    /// The copy of the damaged file.
    pub copy: PathBuf,
}

impl<T: DeserializeOwned> Rescue<T> {
    /// Holds the journal at `path`; `head` is what [`Heads`](super::Heads) remembers of it.
    ///
    /// # Errors
    /// [`Busy`](JournalError::Busy), [`NotAFile`](JournalError::NotAFile) or what the disk says.
    pub fn of(path: &Path, head: Option<&Place>) -> Result<Self, JournalError> {
        is_file(path)?;
        let mut storage = DiskFile::open(path)?;
        let bytes = storage.read()?;
        let Reading { history, .. } = history::read(&bytes, head);
        Ok(Self { storage, path: path.to_owned(), bytes, history })
    }

    /// The longest true history, with what is wrong after it.
    pub const fn history(&self) -> &History<T> {
        &self.history
    }

    /// Gives up the records from this one on, counted from 0: they are true, but make no sense.
    pub fn give_up(&mut self, record: usize) {
        let lines = self.history.records.len() as u64;
        self.history.records.truncate(record);
        let line = record as u64 + 1;
        self.history.report = Some(Damage::BadLine { line, flaw: LineFlaw::Senseless, lines });
    }

    /// Cuts the journal to that history, after laying a copy of it aside (`….damaged-1`).
    ///
    /// The true history is a beginning of the file, so one cut makes it, or a file in its place where the ends of its lines had
    /// been changed: killed at any moment, the file is the damaged one or the recovered one.
    ///
    /// # Errors
    /// [`Damaged`](JournalError::Damaged) if nothing can be recovered, or what the disk says; then the file is as it
    /// was.
    pub fn cut(self) -> Result<Recovery<T>, JournalError> {
        let Self { mut storage, path, bytes, history } = self;
        if let Some(damage) = history.report.as_ref().filter(|it| !it.is_recoverable()) {
            return Err(JournalError::Damaged(damage.clone()));
        }
        let copy = lay_aside(&path, &bytes)?;
        let restored = history::restored(&bytes);
        let lines = restored.as_deref().unwrap_or(&bytes).split_inclusive(|&byte| byte == b'\n');
        let len = lines.take(history.records.len()).map(<[u8]>::len).sum::<usize>();
        if let Some(restored) = &restored {
            storage = storage.replaced(&restored[..len])?;
        } else {
            storage.truncate(len as u64)?;
            storage.sync()?;
        }
        let len = len as u64;
        let next = history.records.last().map_or_else(Place::first, Record::after);
        let journal = Journal::after(storage, len, next);
        Ok(Recovery { journal, history, copy })
    }
}

/// Writes `bytes` beside `path`, under the first name that is free.
fn lay_aside(path: &Path, bytes: &[u8]) -> Result<PathBuf, JournalError> {
    let mut count = 1_u32;
    loop {
        let mut name = path.as_os_str().to_owned();
        name.push(format!(".damaged-{count}"));
        let copy = PathBuf::from(name);
        match file::create(&copy, bytes, Readers::All) {
            Err(error) if error.kind() == Some(io::ErrorKind::AlreadyExists) => count += 1,
            done => return Ok(done.map(|()| copy)?),
        }
    }
}
