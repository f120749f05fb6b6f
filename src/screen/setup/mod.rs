//! A setup before it is played: as sentences, in lines of text, and on a sheet of paper.
mod goals;
mod help;
mod lesson;
mod option;
mod pitch;
mod reminders;
mod seats;
mod sentences;
mod sheet;
mod text;
mod walk;

pub(super) use goals::Goals;
pub(super) use lesson::{Deed, Lesson, Line, Whose, first};
pub use option::option_said;
pub use pitch::Pitch;
pub(super) use sentences::{BOARD, Sentences};
pub use sheet::setup_sheet;
pub use text::{fits_text, setup_text};
pub use walk::{Guide, Step};
