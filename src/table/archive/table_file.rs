//! The file of a table that was read, before its secrets are opened.
use std::path::{Path, PathBuf};

use super::{Archive, Opened};
use crate::table::safe::{
    Damage, History, Journal, JournalError, LineFlaw, Lock, Memo, Place, Seal, TableKey,
};
use crate::table::{JournalLine, Opening, Table, Told};

/// A file that is a journal and says which table it is. Its secrets are closed.
pub struct TableFile {
    pub(super) path: PathBuf,
    pub(super) history: History<JournalLine>,
    opening: Box<Opening>,
    lock: Option<Lock>,
    journal: Option<Journal>,
    /// What this computer knew of its newest line.
    known: Option<Place>,
    memo: Option<Memo>,
}

impl Archive {
    /// Reads a file without disturbing whoever writes it; harm in it is handed back with [`TableFile::damage`].
    ///
    /// # Errors
    /// What the disk says, or that it does not begin as a table.
    pub fn read(&self, path: &Path) -> Result<TableFile, JournalError> {
        let known = self.known(path);
        let history = Journal::read(path, known.as_ref())?;
        TableFile::of(path, history, None, known, None)
    }

    /// Holds a file to write to it; waits about a second for whoever holds it for a line.
    ///
    /// # Errors
    /// As [`read`](Self::read); also when it is damaged beyond a torn last line, or somebody keeps it.
    pub fn hold(&self, path: &Path) -> Result<TableFile, JournalError> {
        let known = self.known(path);
        let memo = self.memos().get(path);
        let begun = memo.as_ref().map(Memo::beginning);
        let (journal, history) = Journal::open_after(path, known.as_ref(), begun)?;
        let file = TableFile::of(path, history, Some(journal), known, memo)?;
        match file.damage() {
            Some(damage) if !damage.is_harmless() => Err(JournalError::Damaged(damage.clone())),
            _ => Ok(file),
        }
    }
}

impl TableFile {
    fn of(
        path: &Path,
        history: History<JournalLine>,
        journal: Option<Journal>,
        known: Option<Place>,
        memo: Option<Memo>,
    ) -> Result<Self, JournalError> {
        let first = history.records.first().map(|first| &first.value);
        let Some(JournalLine::Opened { opening, lock, .. }) = first else {
            return Err(JournalError::Damaged(history.report.unwrap_or(Damage::NotAJournal)));
        };
        if let Some(field) = opening.forged() {
            return Err(bad_line(1, LineFlaw::Forged { field }, 1));
        }
        let (opening, lock) = (opening.clone(), lock.clone());
        Ok(Self { path: path.to_owned(), history, opening, lock, journal, known, memo })
    }

    /// What the table was opened with.
    pub fn opening(&self) -> &Opening {
        &self.opening
    }

    /// The lock that a passphrase opens, where the table has one.
    pub const fn lock(&self) -> Option<&Lock> {
        self.lock.as_ref()
    }

    /// What is wrong with the file; only its longest true history is told.
    pub const fn damage(&self) -> Option<&Damage> {
        self.history.report.as_ref()
    }

    /// The table as everybody may know it: what is public, and after the end all that it has published.
    ///
    /// # Errors
    /// When its lines make no sense.
    pub fn look(&self) -> Result<Table, JournalError> {
        let table = self.told(Told::default(), None, None)?;
        let over = table.public().position().outcome().is_some();
        match table.public_seal().filter(|_| over) {
            Some(seal) => self.told(Told::default(), Some(seal), None),
            None => Ok(table),
        }
    }

    /// The same, with nothing more to be opened.
    ///
    /// # Errors
    /// As [`look`](Self::look).
    pub fn shown(self) -> Result<Opened, JournalError> {
        let table = self.look()?;
        Ok(self.opened(table, 0))
    }

    /// The table with its secrets, where there is a key or the game has published its own.
    ///
    /// # Errors
    /// When its lines make no sense, or what the disk says.
    pub fn open(
        mut self,
        archive: &Archive,
        key: Option<&TableKey>,
    ) -> Result<Opened, JournalError> {
        let own = key.map(|key| Seal::new(key, &self.opening.id));
        let skips = self.history.skipped > 0;
        let recalled = match (&self.memo, &own) {
            (Some(memo), Some(seal)) if skips => memo.open::<Told>(seal),
            _ => None,
        };
        let kept = if recalled.is_some() { self.history.skipped + 1 } else { 0 };
        if recalled.is_none()
            && let Some(journal) = self.journal.as_mut().filter(|_| skips)
        {
            self.history = journal.whole(self.known.as_ref())?;
        }
        let told = recalled.unwrap_or_default();
        let seal = match own {
            // On another computer, a game that is over is opened by what it has published.
            None => self.told(Told::default(), None, None)?.public_seal(),
            seal => seal,
        };
        let journal = self.journal.take();
        let table = self.told(told, seal, journal)?;
        let mut opened = self.opened(table, kept);
        if opened.table.place().is_some() && !opened.table.is_locked() {
            opened.unexpected = archive.unexpected_at(&self.path, &self.history, &opened.table);
        }
        Ok(opened)
    }

    fn opened(&self, table: Table, kept: u64) -> Opened {
        let damaged = self.damage().is_some_and(|damage| !damage.is_harmless());
        Opened { damaged, kept, ..Opened::new(table, &self.path) }
    }

    fn told(
        &self,
        told: Told,
        seal: Option<Seal>,
        journal: Option<Journal>,
    ) -> Result<Table, JournalError> {
        let records = &self.history.records;
        Table::tell_on(records, told, seal, journal).map_err(|senseless| {
            bad_line(senseless.record + 1, LineFlaw::Senseless, records.len() as u64)
        })
    }
}

const fn bad_line(line: u64, flaw: LineFlaw, lines: u64) -> JournalError {
    JournalError::Damaged(Damage::BadLine { line, flaw, lines })
}
