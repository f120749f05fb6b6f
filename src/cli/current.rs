//! The table that a command is about.
use std::path::{Path, PathBuf};

use noir_referee::file::FileError;
use noir_referee::table::safe::{CurrentTable, Ready};

use super::app::App;
use super::failure::{ExitStatus, Failure};

impl App {
    /// The file of the table: the one named, or the one used last.
    ///
    /// # Errors
    /// When no table has been opened yet, or the one used last is not there any more.
    pub fn table_file(&self) -> Result<PathBuf, Failure> {
        if let Some(named) = &self.table {
            return Ok(named.clone());
        }
        match self.archive().current().get() {
            CurrentTable::Table(path) => Ok(path),
            CurrentTable::Newest(path) => {
                let table = ("table", path.display().to_string().into());
                let file = ("file", self.archive().current().file().display().to_string().into());
                self.remark(&self.words.tell("file-current-newest", &[file, table]));
                // Said once, if it can be kept.
                let _ = self.archive().current().ready(&path).and_then(Ready::set);
                Ok(path)
            }
            CurrentTable::Gone(path) => {
                let file = ("file", path.display().to_string().into());
                Err(Failure::new(ExitStatus::Usage, self.words.tell("file-table-gone", &[file]))
                    .hint(self.words.say("cli-no-table-hint")))
            }
            CurrentTable::Nothing => {
                Err(Failure::new(ExitStatus::Usage, self.words.say("cli-no-table"))
                    .hint(self.words.say("cli-no-table-hint")))
            }
        }
    }

    /// Makes a table the current one; where that cannot be, it is said, so that nobody plays on at another one.
    pub fn take_up(&self, path: &Path) {
        if let Err(error) = self.archive().current().ready(path).and_then(Ready::set) {
            self.not_current(path, &error);
        }
    }

    /// Says that the next commands have to name the table.
    pub fn not_current(&self, path: &Path, error: &FileError) {
        self.file_failure(error).lines.iter().for_each(|line| self.remark(line));
        let file = ("file", path.display().to_string().into());
        self.remark(&self.words.tell("file-current-not", &[file]));
    }
}
