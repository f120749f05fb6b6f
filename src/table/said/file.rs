//! A whole file that cannot be read or written.
use crate::file::{FileError, Why};
use crate::lang::{Say, Words, os_reason};

impl Say for FileError {
    fn say(&self, words: &Words) -> Vec<String> {
        let reason = match &self.why {
            Why::NotAFile => words.say("file-why-no-file"),
            Why::TooLong { most } => words.tell("file-why-too-long", &[("most", (*most).into())]),
            Why::NotText => words.say("file-why-no-text"),
            Why::Io(error) => os_reason(words, error),
        };
        let file = ("file", self.path.display().to_string().into());
        vec![words.tell("cli-file-io", &[file, ("reason", reason.into())])]
    }
}
