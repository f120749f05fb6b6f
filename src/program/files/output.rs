//! Files that a command writes for people: nothing that anybody may still need is lost by one.
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use noir_referee::file::{self, FileError, Readers, Why};
use noir_referee::lang::{Arg, Words};
use noir_referee::table::safe;

use crate::app::App;
use crate::failure::{ExitStatus, Failure};

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
    let file = ("file", error.path.display().to_string().into());
    let reason = ("reason", reason_why(app, &error.why).into());
    Failure::new(ExitStatus::Io, app.words.tell("cli-file-io", &[file, reason]))
}

fn reason_why(app: &App, why: &Why) -> String {
    match why {
        Why::NotAFile => app.words.say("file-why-no-file"),
        Why::TooLong { most } => app.words.tell("file-why-too-long", &[("most", (*most).into())]),
        Why::NotText => app.words.say("file-why-no-text"),
        Why::Io(error) => reason_of(app, error),
    }
}

/// What the operating system says, in the language where it is one of the usual things.
pub fn reason_of(app: &App, error: &io::Error) -> String {
    os_reason(&app.words, error)
}

/// What the operating system says, in these words where it is one of the usual things.
pub fn os_reason(words: &Words, error: &io::Error) -> String {
    let key = match error.kind() {
        io::ErrorKind::NotFound => "file-why-not-found",
        io::ErrorKind::PermissionDenied => "file-why-denied",
        io::ErrorKind::AlreadyExists => "file-why-exists",
        io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => "file-why-full",
        io::ErrorKind::ReadOnlyFilesystem => "file-why-read-only",
        io::ErrorKind::IsADirectory | io::ErrorKind::NotADirectory => "file-why-no-file",
        io::ErrorKind::WouldBlock => "file-why-busy",
        io::ErrorKind::AddrInUse => "file-why-address-taken",
        io::ErrorKind::AddrNotAvailable => "file-why-address-other",
        io::ErrorKind::Unsupported => "file-why-no-locks",
        _ if has_no_locks(error) => "file-why-no-locks",
        _ => return error.to_string(),
    };
    words.say(key)
}

/// Whether the disk cannot lock a file, as some that are reached over a network.
#[cfg(unix)]
fn has_no_locks(error: &io::Error) -> bool {
    use rustix::io::Errno;
    let without = [Errno::NOLCK, Errno::NOSYS, Errno::OPNOTSUPP].map(Errno::raw_os_error);
    error.raw_os_error().is_some_and(|raw| without.contains(&raw))
}

#[cfg(not(unix))]
const fn has_no_locks(_: &io::Error) -> bool {
    false
}

#[cfg(test)]
mod tests {
    use super::*;
    use noir_referee::lang::Lang;

    /// Whoever keeps his home on a network drive, or whose disk is full, reads what to do and no number.
    #[cfg(target_os = "linux")]
    #[test]
    fn what_the_system_says_is_said_in_words_of_people() {
        for lang in Lang::ALL {
            let words = Words::new(lang);
            for raw in [2, 13, 17, 28, 30, 37, 38, 95, 98, 99] {
                let said = os_reason(&words, &io::Error::from_raw_os_error(raw));
                assert!(!said.contains("os error"), "{raw}: {said}");
            }
            let locks = os_reason(&words, &io::Error::from_raw_os_error(37));
            assert!(locks.contains("XDG_DATA_HOME"), "{locks}");
        }
    }
}
