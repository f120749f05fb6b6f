//! From words of the grammar to actions and questions; what people say otherwise is for `listen` to hear.
//!
//! Reading knows names, cells and the grid, never a hidden card; whether an action is legal is for
//! `rules` to say. So there are three kinds of error: [`WordError`] (not a line of the grammar, or
//! a name that fits nobody or two), a refusal, and a damaged record.
mod board;
mod error;
mod meaning;
mod omitted;
mod private_line;
mod reader;
mod retold;
mod typed;

pub use error::{Lack, WordError};
pub use meaning::Meaning;
pub use private_line::PrivateLine;
pub use reader::{Held, Reader};
pub use retold::{Named, Retold};
