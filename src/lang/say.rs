//! What can say itself.
use super::Words;

/// An error that says itself, beside where it is declared or in the room that shows things.
pub trait Say {
    /// What went wrong and what would be right, in the reader's language: a sentence a line.
    fn say(&self, words: &Words) -> Vec<String>;
}
