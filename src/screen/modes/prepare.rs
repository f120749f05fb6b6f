//! How a mode is told before anything lies on the table.
use crate::screen::setup::Sentences;

/// What a mode says of a setup in its own way.
pub trait Prepare {
    /// In which order turns follow each other, where that is not plain.
    fn turns(said: &Sentences<'_>) -> Option<String> {
        (said.setup.seats.len() > 2).then(|| said.words.say("setup-turns"))
    }

    /// Whether grids of several sizes can be laid, so that each is named.
    fn has_sizes() -> bool {
        true
    }
}
