//! The tables of this computer: how one is made, read, held and written to, with what is kept beside its file.
//!
//! ```text
//! file ── read · hold ──▶ TableFile ── look · open ──▶ Opened ── record ──▶ journal, then head, sighting, memo
//! ```
//!
//! Nobody is asked or told anything in here: what only people can say (a passphrase, whether a copy was meant) comes
//! from outside, and what they should hear is handed back.
mod create;
mod opened;
mod table_file;
mod unexpected;

use std::path::{Path, PathBuf};

use super::safe::{Current, Heads, KeyError, Keyring, Memos, Place, Sightings, TableKey};

pub use create::CreateError;
pub use opened::{Opened, Recording};
pub use table_file::TableFile;
pub use unexpected::Unexpected;

/// What this computer keeps of tables, in one data folder.
///
/// ```
/// use noir_referee::table::Archive;
///
/// let folder = tempfile::tempdir().unwrap();
/// let archive = Archive::new(folder.path());
/// assert!(archive.read(&folder.path().join("none.referee")).is_err());
/// ```
#[derive(Clone, Debug)]
pub struct Archive {
    data: PathBuf,
}

impl Archive {
    /// The archive in this data folder, of which nothing need be there yet.
    pub fn new(data: &Path) -> Self {
        Self { data: data.to_owned() }
    }

    /// Where a new table's file goes if nobody says otherwise.
    pub fn folder(&self) -> PathBuf {
        self.data.join("tables")
    }

    /// Which table is meant where none is named.
    pub fn current(&self) -> Current {
        Current::new(&self.data)
    }

    /// What is remembered of the newest line of each file.
    pub fn heads(&self) -> Heads {
        Heads::new(&self.data)
    }

    /// What was last seen of tables, wherever their files were.
    pub(in crate::table) fn sightings(&self) -> Sightings {
        Sightings::new(&self.data)
    }

    /// Where it is kept which phones have come in to a table.
    pub fn door(&self, table: &str) -> PathBuf {
        // The id is of hex digits, as a table's own file says it; anything else is none of ours.
        let name: String = table.chars().filter(char::is_ascii_alphanumeric).take(32).collect();
        self.data.join("doors").join(name + ".json")
    }

    /// The place after the newest line that is known of the file at `path`.
    pub fn known(&self, path: &Path) -> Option<Place> {
        let head = self.heads().get(path).map(|head| head.next);
        // Taking the heads away doesn’t get rid of what stands beside the key.
        head.or_else(|| self.sightings().at(path).map(|seen| seen.next))
    }

    /// The key of a table without a passphrase; none where it is not on this computer.
    ///
    /// # Errors
    /// When its file is damaged or cannot be read.
    pub fn key(&self, table: &str) -> Result<Option<TableKey>, KeyError> {
        match self.keyring().get(table) {
            Ok(key) => Ok(Some(key)),
            Err(KeyError::Missing) => Ok(None),
            Err(error) => Err(error),
        }
    }

    fn keyring(&self) -> Keyring {
        Keyring::new(&self.data)
    }

    fn memos(&self) -> Memos {
        Memos::new(&self.data)
    }
}
