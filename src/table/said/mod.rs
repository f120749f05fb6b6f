//! Errors of files and journals say themselves, so that the program adds nothing but an exit code.
mod correct;
mod damage;
mod file;
mod journal;
mod key;
mod verify;

use std::path::Path;

use crate::lang::Arg;
pub use verify::sealed;

/// What is wrong with the file at a path.
pub struct InFile<'a, E>(pub &'a Path, pub &'a E);

impl<E> InFile<'_, E> {
    /// The name of the file, as sentences take it.
    fn named(&self) -> (&'static str, Arg<'static>) {
        ("file", self.0.display().to_string().into())
    }
}
