//! A setup before it is played: as sentences, in lines of text, and on a sheet of paper.
mod goals;
mod pitch;
mod sentences;
mod sheet;
mod text;

pub(super) use goals::Goals;
pub use pitch::Pitch;
pub(super) use sentences::{BOARD, Sentences};
pub use sheet::setup_sheet;
pub use text::{fits_text, setup_text};
