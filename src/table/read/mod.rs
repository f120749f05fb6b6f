//! From typed words to actions and questions.
//!
//! Reading knows names, cells and the grid, never a hidden card; whether an action is legal is for
//! `rules` to say. So there are three kinds of error: [`WordError`] (not a line of the grammar, or
//! a name that fits nobody or two), a refusal, and a damaged record.
mod about;
mod board;
mod clause;
mod error;
mod gist;
mod guess;
mod heard;
mod meant;
mod offer;
mod omitted;
mod passing;
mod phrase;
mod private_line;
mod reader;
mod repair;
mod slots;
mod typed;

pub use error::{Lack, WordError};
pub use meant::Meaning;
pub use passing::{Named, Retold};
pub use private_line::PrivateLine;
pub use reader::{Held, Reader};
