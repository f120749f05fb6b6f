//! Files of the user's that the companion writes as a whole, and will have to read.
use std::fs::{self, File};
use std::path::{Path, PathBuf};

use serde::Serialize;

use crate::file::{self, FileError, Fresh, Readers};
use crate::scenario::{Library, ScenarioError};

/// A file of the user's that nobody else writes at the same time.
pub(in crate::scenario) struct Kept {
    path: PathBuf,
    _lock: File,
}

impl Kept {
    /// Holds `name` in `folder`, which is made if need be.
    pub(in crate::scenario) fn of(folder: &Path, name: &str) -> Result<Self, ScenarioError> {
        fs::create_dir_all(folder).map_err(FileError::at(folder))?;
        Ok(Self { path: folder.join(name), _lock: file::lock(folder)? })
    }

    /// Where it is.
    pub(in crate::scenario) fn path(&self) -> &Path {
        &self.path
    }

    /// Writes `value` there below a line for people, if `read` understands what `library` would then say; otherwise, and
    /// when the process is killed, it is as before. It is on the disk when this returns.
    pub(in crate::scenario) fn write(
        self,
        head: &str,
        value: &impl Serialize,
        library: &Library,
        read: impl FnOnce(&Library) -> Result<(), ScenarioError>,
    ) -> Result<PathBuf, ScenarioError> {
        let path = self.path.clone();
        let check = |text: &str| read(&library.having(&path, text.to_owned()));
        self.write_text(head, value, Readers::All, check)
    }

    /// The same for these `readers`, if `check` takes the text.
    pub(super) fn write_text(
        self,
        head: &str,
        value: &impl Serialize,
        readers: Readers,
        check: impl FnOnce(&str) -> Result<(), ScenarioError>,
    ) -> Result<PathBuf, ScenarioError> {
        let unwritten = |error: serde_yaml::Error| ScenarioError::Unreadable {
            file: self.path.display().to_string(),
            why: error.to_string(),
        };
        let text = format!("# {head}\n{}", serde_yaml::to_string(value).map_err(unwritten)?);
        let mut fresh = Fresh::beside(&self.path, readers)?;
        fresh.write(text.as_bytes())?;
        fresh.sync()?;
        check(&fresh.read_back()?)?;
        fresh.put()?;
        file::sync_folder(&self.path)?;
        Ok(self.path)
    }
}
