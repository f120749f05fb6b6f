//! A new table, with its key and what this computer remembers of it.
use std::path::Path;

use thiserror::Error;

use super::{Archive, Opened};
use crate::file::FileError;
use crate::table::safe::{Cost, KeyError, Lock, Promise, Seal};
use crate::table::{Entrusted, LineError, Opening, Table};

/// Why a table could not be opened; then there is no file and no key.
#[derive(Debug, Error)]
pub enum CreateError {
    /// There is no key for it.
    #[error(transparent)]
    Key(#[from] KeyError),
    /// This computer could not remember it.
    #[error(transparent)]
    File(#[from] FileError),
    /// Its file could not be written.
    #[error(transparent)]
    Line(#[from] LineError),
}

impl Archive {
    /// Opens a new table in the file at `path`; with a passphrase, the key of its secrets is nowhere else.
    ///
    /// # Errors
    /// See [`CreateError`].
    pub fn create(
        &self,
        path: &Path,
        opening: Opening,
        entrusted: Entrusted,
        passphrase: Option<&str>,
    ) -> Result<Opened, CreateError> {
        let id = opening.id.clone();
        let (lock, key) = match passphrase {
            Some(passphrase) => {
                let (lock, key) = Lock::new(passphrase, Cost::default())?;
                (Some(lock), key)
            }
            None => (None, self.keyring().create(&id)?),
        };
        let made = self.sightings().begin(&id).map_err(CreateError::from).and_then(|()| {
            let promises = entrusted.promises.iter();
            let commitments = promises.filter_map(Promise::commitment).collect();
            let seal = Seal::new(&key, &id);
            Ok(Table::create(path, opening, entrusted, commitments, lock, seal)?)
        });
        if made.is_err() {
            self.keyring().forget(&id);
        }
        Ok(Opened::new(made?, path))
    }
}
