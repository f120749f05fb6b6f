//! How a mode is told before anything lies on the table.
use crate::screen::setup::{Guide, Lesson};

/// What a mode says of a setup in its own way.
pub(in crate::screen) trait Prepare {
    /// How a turn goes: what everybody may do, and each role besides.
    fn lessons(guide: &Guide<'_>) -> Vec<Lesson>;
}
