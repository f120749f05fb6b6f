//! What went wrong with a file, and with which one.
use std::io;
use std::path::{Path, PathBuf};

use thiserror::Error;

/// A file that could not be read or written.
#[derive(Debug, Error)]
#[error("{}: {why}", path.display())]
pub struct FileError {
    /// Which file, or which folder.
    pub path: PathBuf,
    /// What is wrong with it.
    pub why: Why,
}

/// What is wrong with a file.
#[derive(Debug, Error)]
pub enum Why {
    /// A folder, a pipe or a device.
    #[error("not an ordinary file")]
    NotAFile,
    /// Longer than anything that belongs there.
    #[error("longer than {most} bytes")]
    TooLong {
        /// How long it may be, in bytes.
        most: u64,
    },
    /// Its bytes are not UTF-8.
    #[error("not a text in UTF-8")]
    NotText,
    /// What the operating system says.
    #[error(transparent)]
    Io(#[from] io::Error),
}

impl FileError {
    /// Says of an error which file it is about.
    pub fn at<E: Into<Why>>(path: &Path) -> impl FnOnce(E) -> Self {
        move |why| Self { path: path.to_owned(), why: why.into() }
    }

    /// The kind of what the operating system said, if that is what it was.
    pub fn kind(&self) -> Option<io::ErrorKind> {
        match &self.why {
            Why::Io(error) => Some(error.kind()),
            _ => None,
        }
    }
}
