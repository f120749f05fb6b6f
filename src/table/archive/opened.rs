//! A table with its file, and what happens around each line that is recorded.
use std::path::{Path, PathBuf};

use super::{Archive, Unexpected};
use crate::file::FileError;
use crate::table::Table;

/// A shorter game is read as quickly without a memo.
const FIRST_MEMO: u64 = 64;

/// How many records are decoded rather than a memo made anew.
const NEXT_MEMO: u64 = 32;

/// A table with its file.
pub struct Opened {
    /// The table.
    pub table: Table,
    /// Its file.
    pub path: PathBuf,
    /// Whether the file is damaged, so only its longest true history is shown.
    pub damaged: bool,
    /// What about the file is not as it was last seen; recorded before anything else is, if nobody has done so before.
    pub unexpected: Vec<Unexpected>,
    /// How many of its records the memo tells; 0 for none.
    pub(super) kept: u64,
}

/// What came of something that is recorded.
#[must_use]
pub struct Recording<T, E> {
    /// What the table said.
    pub done: Result<T, E>,
    /// Whether there is a new line in the file.
    pub is_new: bool,
    /// Why this computer could not remember how the file ends now; the line is recorded all the same.
    pub forgotten: Option<FileError>,
}

impl Opened {
    /// A table whose file is sound.
    pub fn new(table: Table, path: &Path) -> Self {
        Self { table, path: path.to_owned(), damaged: false, unexpected: Vec::new(), kept: 0 }
    }
}

impl Archive {
    /// Does something that is recorded, after what is not as it was last seen, publishes what the end of a game opens, and remembers the new end of the file.
    pub fn record<T, E>(
        &self,
        opened: &mut Opened,
        act: impl FnOnce(&mut Table) -> Result<T, E>,
    ) -> Recording<T, E> {
        let before = opened.table.place().cloned();
        // Afterwards it would be as it was last seen. A file that does not take it takes nothing else either.
        for found in std::mem::take(&mut opened.unexpected) {
            let _ = opened.table.noticed(found.notice, found.lines);
        }
        let done = act(&mut opened.table);
        // The line that ended the game counts whether or not its secrets could be opened at once.
        let _ = opened.table.publish();
        let Some(place) = opened.table.place() else {
            return Recording { done, is_new: false, forgotten: None };
        };
        let due = (opened.kept + NEXT_MEMO).max(FIRST_MEMO) <= place.n;
        let is_new = before.as_ref() != Some(place);
        let forgotten = self.see(&opened.path, &opened.table.opening().id, place).err();
        if due && let Some((beginning, seal, told)) = opened.table.told() {
            opened.kept = beginning.next.n;
            // Only a help to the next command.
            let _ = self.memos().set(&opened.path, beginning, seal, &told);
        }
        Recording { done, is_new, forgotten }
    }
}
