//! What is wrong with a line that means nothing.
use crate::scenario::NameError;
use crate::table::{Lack, Reader, WordError};

impl Reader<'_> {
    /// What is wrong with a line: small words are blamed for nothing.
    pub(super) fn what_is_wrong(&self, line: &str, error: WordError) -> WordError {
        if self.waits_for_its_turn(line) {
            return WordError::NotYet;
        }
        match error {
            WordError::Missing(verb) if !self.belongs(verb) => {
                WordError::Verb(self.first_telling_word(line))
            }
            WordError::Verb(_) => {
                let word = self.first_telling_word(line);
                self.unfinished(line, &word).unwrap_or(WordError::Verb(word))
            }
            // «Is» is no cell and nobody’s name: something else is missing.
            WordError::Cell(ref word)
            | WordError::Line(ref word)
            | WordError::OneOf(ref word, _)
            | WordError::Name(NameError::Unknown { text: ref word, .. })
                if self.tells_nothing(word) =>
            {
                let first = line.split_whitespace().next().unwrap_or_default();
                self.verb(first).map_or(error, WordError::Missing)
            }
            WordError::Strange(who, ref word) if self.tells_nothing(word) => {
                WordError::Unfinished(who, Lack::More)
            }
            error => error,
        }
    }
}
