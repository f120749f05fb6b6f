//! A key that is not to be had.
use crate::lang::{Say, Words, os_reason};
use crate::table::safe::KeyError;

impl Say for KeyError {
    fn say(&self, words: &Words) -> Vec<String> {
        vec![match self {
            Self::WrongPassphrase => words.say("cli-wrong-passphrase"),
            Self::Missing | Self::Damaged | Self::NotALock => words.say("cli-key-damaged"),
            Self::File(error) => return error.say(words),
            Self::Io(error) => os_reason(words, error),
        }]
    }
}
