//! Lines typed on the other keyboard layout.
use super::{Reader, WordError};
use crate::lang::{Keyword, other_layouts};
use crate::scenario::NameError;

/// Reads a line as it was typed or, if a word of it is unknown, as if it had been typed on the other keyboard layout
/// (`л с3` is `k c3`).
///
/// # Errors
/// What is wrong with the line as it was typed.
pub fn understood<T>(
    line: &str,
    read: impl Fn(&str) -> Result<T, WordError>,
) -> Result<T, WordError> {
    let error = match read(line) {
        Ok(read) => return Ok(read),
        Err(error) => error,
    };
    let unknown = matches!(
        error,
        WordError::Verb(_) | WordError::Name(NameError::Unknown { .. }) | WordError::Strange(..)
    );
    if unknown {
        let other = other_layouts(line).into_iter().find_map(|line| read(&line).ok());
        return other.ok_or(error);
    }
    Err(error)
}

impl Reader<'_> {
    /// The word a line begins with, on either keyboard layout; none if it means nothing here.
    pub fn first_word(&self, line: &str) -> Option<Keyword> {
        let first = line.split_whitespace().next()?;
        understood(first, |word| self.verb(word)).ok()
    }

    /// Whether a line begins with a word that is said in private only, however it goes on.
    pub fn is_private(&self, line: &str) -> bool {
        let private = [Keyword::Become, Keyword::Drew, Keyword::Reveal];
        self.first_word(line).is_some_and(|word| private.contains(&word))
    }
}
