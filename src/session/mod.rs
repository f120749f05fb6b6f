//! What people do at a table: say, tell, look, take back, put right, leave. Whoever shows a table (the shell, the loop, a
//! phone) reads input, asks a [`Session`], and renders what comes of it.
//!
//! ```text
//! input ── hear ──▶ Action · Tell ── Session ──▶ Outcome · Stopped ──▶ screen
//!                                      └── look(&Admitted) ──▶ Looked ──▶ View of one audience
//! ```
//! The file of the table is held only while something is recorded, so several windows and phones go on side by side.
//! Whoever wants to do something says how far the table had come when he looked, by its [`Mark`]: if somebody was faster,
//! nothing is done. What is for one audience can be seen only after it was let in ([`Admitted`]) and its look was recorded
//! ([`Looked`]).
mod correct;
mod gate;
mod hear;
mod look;
mod mark;
mod outcome;
mod say;
mod seats;
mod tell;
mod undo;
mod watch;

use std::path::Path;

use crate::rules::Audience;
use crate::table::safe::{JournalError, Lock, TableKey};
use crate::table::{
    Archive, CreateError, Entrusted, LineError, Opened, Opening, Progress, Table, TableFile,
    Unexpected, View,
};

pub use gate::{Admitted, Kept};
pub use look::Looked;
pub use mark::Mark;
pub use outcome::{Outcome, Stopped};
pub use undo::Consent;
pub use watch::Glance;

use look::Look;

/// A table with its file and its key, at which something can be done.
pub struct Session {
    archive: Archive,
    key: Option<TableKey>,
    /// What a passphrase opens, where the table has such a lock.
    lock: Option<Lock>,
    opened: Opened,
    /// Who has looked lately, and how much had been recorded then.
    looks: Vec<Look>,
    /// How the file was when it was read last.
    seen: Option<Glance>,
    /// Whether something new has been recorded.
    has_recorded: bool,
    /// Why this computer could not remember how the file ends now, until somebody is told.
    forgotten: Option<crate::file::FileError>,
}

impl Session {
    /// The table in a file that was read or is held, with the key of its secrets where there is one.
    ///
    /// # Errors
    /// When its lines make no sense, or what the disk says.
    pub fn of(
        archive: &Archive,
        file: TableFile,
        key: Option<TableKey>,
    ) -> Result<Self, JournalError> {
        let lock = file.lock().cloned();
        let opened = file.open(archive, key.as_ref())?;
        Ok(Self { lock, ..Self::at(archive, opened, key) })
    }

    /// The same, with nothing but what lies open.
    ///
    /// # Errors
    /// As [`of`](Self::of).
    pub fn shown(archive: &Archive, file: TableFile) -> Result<Self, JournalError> {
        let lock = file.lock().cloned();
        Ok(Self { lock, ..Self::at(archive, file.shown()?, None) })
    }

    /// A new table in the file at `path`; with a passphrase, the key of its secrets is nowhere else.
    ///
    /// # Errors
    /// See [`CreateError`]; then there is no file and no key.
    pub fn create(
        archive: &Archive,
        path: &Path,
        opening: Opening,
        entrusted: Entrusted,
        passphrase: Option<&str>,
    ) -> Result<Self, CreateError> {
        let id = opening.id.clone();
        let opened = archive.create(path, opening, entrusted, passphrase)?;
        let key = archive.key(&id)?;
        let mut made = Self { has_recorded: true, ..Self::at(archive, opened, key) };
        // This computer remembers how the file ends.
        let seen = made.record(None, |_| Ok::<(), LineError>(()));
        debug_assert!(seen.is_ok(), "the file is held");
        Ok(made)
    }

    /// At a table that was opened just now.
    pub fn at(archive: &Archive, opened: Opened, key: Option<TableKey>) -> Self {
        Self {
            archive: archive.clone(),
            key,
            lock: None,
            seen: Glance::at(&opened.path),
            opened,
            looks: Vec::new(),
            has_recorded: false,
            forgotten: None,
        }
    }

    /// The table, as far as it is for everybody: what one audience may see comes of [`look`](Self::look).
    pub const fn table(&self) -> &Table {
        &self.opened.table
    }

    /// What everybody may know.
    pub fn public(&self) -> View<'_> {
        self.opened.table.public()
    }

    /// What the table was opened with, and who plays there now.
    pub const fn opening(&self) -> &Opening {
        self.opened.table.opening()
    }

    /// Its file.
    pub fn path(&self) -> &Path {
        &self.opened.path
    }

    /// The archive in which it is.
    pub const fn archive(&self) -> &Archive {
        &self.archive
    }

    /// Whether the file is damaged, so that only its longest true history is shown.
    pub const fn is_damaged(&self) -> bool {
        self.opened.damaged
    }

    /// The lock that a passphrase opens, where the table has one.
    pub const fn lock(&self) -> Option<&Lock> {
        self.lock.as_ref()
    }

    /// Whether the key of its secrets would be needed to read the file again.
    pub const fn wants_key(&self) -> bool {
        self.key.is_none()
    }

    /// The key with which the file is read from now on.
    pub fn unlock(&mut self, key: TableKey) {
        (self.key, self.seen) = (Some(key), None);
    }

    /// How far the table has come, as it is known here.
    pub fn mark(&self) -> Mark {
        Mark::of(self.table())
    }

    /// The same in lines and corrections, to tell later what has happened since.
    pub fn progress(&self) -> Progress {
        self.table().mark()
    }

    /// How much is recorded; everybody may know.
    pub fn records(&self) -> usize {
        self.table().records()
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.public().position().outcome().is_some()
    }

    /// Whether something new has been recorded here.
    pub const fn has_recorded(&self) -> bool {
        self.has_recorded
    }

    /// What about the file is not as this computer has seen it last. Whatever is recorded next, this is recorded before it.
    pub fn unexpected(&mut self) -> Vec<Unexpected> {
        std::mem::take(&mut self.opened.unexpected)
    }

    /// Why this computer could not remember how the file ends now, once; what was recorded is recorded all the same.
    pub const fn forgotten(&mut self) -> Option<crate::file::FileError> {
        self.forgotten.take()
    }

    /// What an audience may know, for the rooms that have let it in.
    fn view(&self, audience: Audience) -> View<'_> {
        self.opened.table.view(audience)
    }
}
