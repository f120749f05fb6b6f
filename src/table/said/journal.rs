//! A journal that cannot be read or written.
use std::io;

use super::InFile;
use crate::lang::{Say, Words, os_reason};
use crate::table::safe::JournalError;

impl Say for InFile<'_, JournalError> {
    fn say(&self, words: &Words) -> Vec<String> {
        let Self(path, error) = self;
        let of_file = |key| vec![words.tell(key, &[self.named()])];
        let told = |reason: &str| {
            vec![words.tell("cli-file-io", &[self.named(), ("reason", reason.into())])]
        };
        match error {
            JournalError::Damaged(damage) => InFile(path, damage).say(words),
            JournalError::Exists => of_file("cli-file-exists"),
            JournalError::Busy => of_file("cli-file-busy"),
            JournalError::NotAFile => of_file("cli-file-not"),
            JournalError::Changed | JournalError::Stuck => of_file("cli-file-changed"),
            JournalError::Full => of_file("cli-file-full"),
            JournalError::NotARecord(reason) => told(reason),
            JournalError::File(error) => error.say(words),
            JournalError::Io(error) if error.kind() == io::ErrorKind::NotFound => {
                let folder = path.parent().filter(|it| !it.as_os_str().is_empty() && !it.is_dir());
                let Some(folder) = folder else { return of_file("cli-file-none") };
                let folder = ("folder", folder.display().to_string().into());
                vec![words.tell("cli-folder-none", &[folder])]
            }
            JournalError::Io(error) => told(&os_reason(words, error)),
        }
    }
}
