//! Files that are read or written as a whole: never half of one, never more than was expected, never another file.
//!
//! The journal alone is written line by line; see [`table::safe`](crate::table::safe).
mod error;
mod fresh;
mod lock;
mod read;

pub use error::{FileError, Why};
pub use fresh::{Fresh, Readers, create, note, replace};
pub use lock::{lock, patiently};
pub use read::{beginning, line, read, text};

pub(crate) use fresh::sync_folder;
