//! How a mode is told before anything lies on the table.
use crate::screen::setup::{Guide, Lesson, Sentences};
use crate::setup::Seating;

/// What a mode says of a setup in its own way.
pub(in crate::screen) trait Prepare {
    /// In which order turns follow each other, where that is not plain.
    fn turns(said: &Sentences<'_>) -> Option<String> {
        (said.setup.seats.len() > 2).then(|| said.words.say("setup-turns"))
    }

    /// What the role of a seat is called.
    fn role_name(_said: &Sentences<'_>, seat: &Seating) -> String {
        seat.role_card.clone()
    }

    /// How a turn goes: what everybody may do, and each role besides.
    fn lessons(guide: &Guide<'_>) -> Vec<Lesson>;
}
