//! The table that a command is about.
use std::path::{Path, PathBuf};

use noir_referee::file::FileError;
use noir_referee::table::safe::{CurrentTable, Ready};

use crate::app::App;
use crate::failure::{ExitStatus, Failure};
use crate::files::output;

/// The file of the table: the one named, or the one used last.
///
/// # Errors
/// When no table has been opened yet, or the one used last is not there any more.
pub fn table_file(app: &App) -> Result<PathBuf, Failure> {
    if let Some(named) = &app.table {
        return Ok(named.clone());
    }
    match app.archive().current().get() {
        CurrentTable::Table(path) => Ok(path),
        CurrentTable::Newest(path) => {
            let table = ("table", path.display().to_string().into());
            let file = ("file", app.archive().current().file().display().to_string().into());
            app.remark(&app.words.tell("file-current-newest", &[file, table]));
            // Said once, if it can be kept.
            let _ = app.archive().current().ready(&path).and_then(Ready::set);
            Ok(path)
        }
        CurrentTable::Gone(path) => {
            let file = ("file", path.display().to_string().into());
            Err(Failure::new(ExitStatus::Usage, app.words.tell("file-table-gone", &[file]))
                .hint(app.words.say("cli-no-table-hint")))
        }
        CurrentTable::Nothing => {
            Err(Failure::new(ExitStatus::Usage, app.words.say("cli-no-table"))
                .hint(app.words.say("cli-no-table-hint")))
        }
    }
}

/// The table that was used last, if it is there.
pub fn last(app: &App) -> Option<PathBuf> {
    match app.archive().current().get() {
        CurrentTable::Table(path) | CurrentTable::Newest(path) => Some(path),
        CurrentTable::Gone(_) | CurrentTable::Nothing => None,
    }
}

/// Makes a table the current one; where that cannot be, it is said, so that nobody plays on at another one.
pub fn take_up(app: &App, path: &Path) {
    if let Err(error) = app.archive().current().ready(path).and_then(Ready::set) {
        not_current(app, path, &error);
    }
}

/// Says that the next commands have to name the table.
pub fn not_current(app: &App, path: &Path, error: &FileError) {
    output::file_failure(app, error).lines.iter().for_each(|line| app.remark(line));
    let file = ("file", path.display().to_string().into());
    app.remark(&app.words.tell("file-current-not", &[file]));
}
