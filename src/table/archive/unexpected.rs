//! What about a file is not as this computer has last seen it: copies, and lines that are gone.
use std::path::Path;

use super::{Archive, TableFile};
use crate::file::FileError;
use crate::table::safe::{Discrepancy, History, Journal, Place, Record, Sighting};
use crate::table::{JournalLine, Table};

/// Something that is not as it was last seen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unexpected {
    /// What it is.
    pub notice: Discrepancy,
    /// Where the table's file was used last, for people.
    pub place: String,
    /// How many lines it had then; none where that is not known.
    pub lines: Option<u64>,
}

impl Archive {
    /// Notes what a file holds now, where it lies and wherever it may be next.
    ///
    /// # Errors
    /// What the disk says.
    pub fn see(&self, path: &Path, table: &str, place: &Place) -> Result<(), FileError> {
        let head = self.heads().set(path, table, place);
        self.sightings().see(table, path, place).and(head)
    }

    /// What is not as it was last seen in a file that is only read.
    pub fn unexpected(&self, file: &TableFile) -> Vec<Unexpected> {
        let (path, id) = (&file.path, &file.opening().id);
        let found = self.compare(path, id, &file.history, None);
        // Somebody may have written after the file was read, and before it was looked up.
        if found.iter().any(|it| it.notice == Discrepancy::Behind)
            && let Ok(now) = Journal::read(path, None)
        {
            return self.compare(path, id, &now, None);
        }
        found
    }

    /// The same for a table that goes on from this history of the file at `path`.
    pub fn unexpected_at(
        &self,
        path: &Path,
        history: &History<JournalLine>,
        table: &Table,
    ) -> Vec<Unexpected> {
        self.compare(path, &table.opening().id, history, table.place())
    }

    fn compare(
        &self,
        path: &Path,
        table: &str,
        history: &History<JournalLine>,
        next: Option<&Place>,
    ) -> Vec<Unexpected> {
        let Some(seen) = self.sightings().get(table) else {
            // On another computer, or with a passphrase, there is nothing that should be known.
            let expected = self.keyring().has(table) || self.heads().get(path).is_some();
            let unknown =
                || Unexpected { notice: Discrepancy::Unknown, place: String::new(), lines: None };
            return expected.then(unknown).into_iter().collect();
        };
        let notices = notices(&seen, path, history, next);
        let unexpected = |notice| Unexpected {
            notice,
            place: seen.place().to_owned(),
            lines: Some(seen.next.n),
        };
        notices.into_iter().map(unexpected).collect()
    }
}

fn notices(
    seen: &Sighting,
    path: &Path,
    history: &History<JournalLine>,
    next: Option<&Place>,
) -> Vec<Discrepancy> {
    let end =
        |all: &History<JournalLine>| all.records.last().map_or_else(Place::first, Record::after);
    let next = next.cloned().unwrap_or_else(|| end(history));
    seen.compare(path, history, &next).unwrap_or_else(|| {
        let whole = Journal::read(path, None).ok();
        whole.and_then(|all| seen.compare(path, &all, &end(&all))).unwrap_or_default()
    })
}
