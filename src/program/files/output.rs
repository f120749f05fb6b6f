//! Files that a command writes for people: nothing that anybody may still need is lost by one.
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use noir_referee::file::{self, FileError, Readers, Why};
use noir_referee::lang::{Arg, os_reason};
use noir_referee::table::safe;

use crate::app::App;
use crate::failure::{ExitStatus, Failure};
use crate::shell::ends;

/// Where an answer may be written.
pub struct Output {
    path: PathBuf,
    readers: Readers,
    /// Whether a file is there that is given up for it.
    over: bool,
}

impl Output {
    /// Its name, as an answer tells it.
    pub fn named(&self) -> (&'static str, Arg<'static>) {
        ("file", self.path.display().to_string().into())
    }
}

/// The file that was named for an answer, before anything else is done.
///
/// What belongs to tables is never given up, whatever its name is; another file is if somebody says so, with `yes` or
/// when asked.
///
/// # Errors
/// When the file has to stay, or what the disk says.
pub fn output(app: &App, path: &Path, readers: Readers, yes: bool) -> Result<Output, Failure> {
    let there = match fs::symlink_metadata(path) {
        Ok(there) => Some(there),
        Err(error) if error.kind() == io::ErrorKind::NotFound => None,
        Err(error) => return Err(file_failure(app, &FileError::at(path)(error))),
    };
    if there.as_ref().is_some_and(|there| !there.is_file()) {
        return Err(file_failure(app, &FileError::at(path)(Why::NotAFile)));
    }
    let first = if there.is_some() { file::beginning(path, safe::TELLING) } else { Ok(Vec::new()) };
    let first = first.map_err(|error| file_failure(app, &error))?;
    if safe::is_kept(&first) || is_own(app, path) {
        return Err(stays(app, "file-kept", "kept-file", path));
    }
    let over = there.is_some();
    if over && !first.is_empty() && !yes {
        let stays = || stays(app, "file-there", "file-there", path);
        let file = ("file", path.display().to_string().into());
        if !app.is_answered() {
            return Err(stays().hint(app.words.say("file-there-hint")));
        }
        if !app.confirm(&app.words.tell("file-over", &[file]))? {
            return Err(stays());
        }
    }
    Ok(Output { path: path.to_owned(), readers, over })
}

/// Whether it would be among the program's own files.
fn is_own(app: &App, path: &Path) -> bool {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    let folder = fs::canonicalize(folder.unwrap_or(Path::new(".")));
    folder.is_ok_and(|it| fs::canonicalize(&app.data).is_ok_and(|own| it.starts_with(own)))
}

fn stays(app: &App, key: &str, rule: &str, path: &Path) -> Failure {
    let file = ("file", path.display().to_string().into());
    Failure::new(ExitStatus::Usage, app.words.tell(key, &[file])).refused_by(rule)
}

/// Writes the answer there, whole or not at all.
///
/// # Errors
/// What the disk says; then a file that was there is as it was.
pub fn write(app: &App, to: &Output, bytes: &[u8]) -> Result<(), Failure> {
    let write = if to.over { file::replace } else { file::create };
    write(&to.path, bytes, to.readers).map_err(|error| file_failure(app, &error))
}

/// What is wrong with a file, for people.
pub fn file_failure(app: &App, error: &FileError) -> Failure {
    ends::fails(app, error)
}

/// What the operating system says, in the language where it is one of the usual things.
pub fn reason_of(app: &App, error: &io::Error) -> String {
    os_reason(&app.words, error)
}
