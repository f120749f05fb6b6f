//! A line that cannot be put right.
use crate::lang::{Say, Words};
use crate::table::CorrectError;

impl Say for CorrectError {
    fn say(&self, words: &Words) -> Vec<String> {
        match self {
            Self::Only(lines) => vec![words.tell("correct-only", &[("n", (*lines).into())])],
            Self::NotSaid(seq) => vec![words.tell("correct-not-said", &[("seq", (*seq).into())])],
            Self::Board => vec![words.say("correct-not-the-board")],
            // That was said where the line was refused.
            Self::Line(_) => Vec::new(),
        }
    }
}
