//! All tables of this computer.
use std::fs;
use std::path::{Path, PathBuf};

use super::{Numbers, Summary};
use crate::table::Archive;
use crate::table::safe::JournalError;

/// Where the tables of this computer are found: those in `tables` of the data folder, and those elsewhere that were
/// written to here.
#[derive(Clone, Debug)]
pub struct Shelf {
    data: PathBuf,
}

/// A table that was found.
#[derive(Debug)]
pub struct Shelved {
    /// Its number; none where it could not be kept.
    pub number: Option<usize>,
    /// Its file.
    pub path: PathBuf,
    /// What is public about it, or why that can’t be read.
    pub summary: Result<Summary, JournalError>,
}

impl Shelf {
    /// The tables of this data folder.
    pub fn new(data: &Path) -> Self {
        Self { data: data.to_owned() }
    }

    /// Every table whose file is there, the newest first; what cannot be read comes last. Each gets its number.
    pub fn tables(&self) -> Vec<Shelved> {
        let mut numbers = Numbers::of(&self.data);
        let mut paths: Vec<PathBuf> = numbers.paths().map(Path::to_owned).collect();
        let archive = Archive::new(&self.data);
        for path in in_folder(&archive.folder()).into_iter().chain(archive.heads().paths()) {
            if let Ok(path) = fs::canonicalize(&path)
                && !paths.contains(&path)
            {
                paths.push(path);
            }
        }
        paths.retain(|path| path.is_file());
        let mut tables: Vec<Shelved> = paths
            .into_iter()
            .map(|path| Shelved { number: None, summary: self.look(&path), path })
            .collect();
        tables.sort_by_key(|table| table.summary.as_ref().map_or(0, |it| it.opened));
        // Without numbers they can still be named by their files.
        let _ = numbers.give(tables.iter().map(|table| table.path.as_path()));
        for table in &mut tables {
            table.number = numbers.number(&table.path);
        }
        tables.reverse();
        tables
    }

    /// What is public about the table in this file.
    ///
    /// # Errors
    /// When it cannot be read, or is damaged.
    pub fn look(&self, path: &Path) -> Result<Summary, JournalError> {
        let file = Archive::new(&self.data).read(path)?;
        if let Some(damage) = file.damage().filter(|damage| !damage.is_harmless()) {
            return Err(JournalError::Damaged(damage.clone()));
        }
        Ok(Summary::of(&file.look()?.public()))
    }
}

/// The tables that lie in a folder.
fn in_folder(folder: &Path) -> Vec<PathBuf> {
    let found = fs::read_dir(folder).into_iter().flatten().flatten();
    let tables = found.map(|entry| entry.path());
    tables.filter(|path| path.extension().is_some_and(|end| end == "referee")).collect()
}
