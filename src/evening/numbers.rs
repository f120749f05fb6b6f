//! The short numbers of tables.
use std::fs;
use std::path::{Path, PathBuf};

use crate::file::{self, FileError};

/// Which number each table of this computer has, in `numbers` of the data folder: the path in line 3 is that of table 3.
///
/// A number is given once and for all: when a table's file is gone, nobody else gets it. Where the file is lost, tables
/// are numbered anew.
#[derive(Clone, Debug)]
pub struct Numbers {
    data: PathBuf,
    /// The paths in the order of their numbers.
    paths: Vec<PathBuf>,
}

/// More than anybody plays in a life.
const LONGEST: u64 = 16 << 20;

impl Numbers {
    /// The numbers of this data folder.
    pub fn of(data: &Path) -> Self {
        let text = file::text(&data.join("numbers"), LONGEST).unwrap_or_default();
        Self { data: data.to_owned(), paths: text.lines().map(PathBuf::from).collect() }
    }

    /// The table with this number.
    pub fn path(&self, number: usize) -> Option<&Path> {
        let path = self.paths.get(number.checked_sub(1)?)?;
        path.is_absolute().then_some(path)
    }

    /// The number of a table.
    pub fn number(&self, path: &Path) -> Option<usize> {
        Some(self.paths.iter().position(|known| known == path)? + 1)
    }

    /// Every table that has a number.
    pub fn paths(&self) -> impl Iterator<Item = &Path> {
        self.paths.iter().map(PathBuf::as_path).filter(|path| path.is_absolute())
    }

    /// Gives a number to each of these tables that has none, in this order.
    ///
    /// # Errors
    /// What the disk says; then those tables have none.
    pub fn give<'a>(&mut self, paths: impl Iterator<Item = &'a Path>) -> Result<(), FileError> {
        let one_line = |path: &&Path| {
            path.to_str().is_some_and(|text| !text.contains(['\n', '\r']) && path.is_absolute())
        };
        let paths: Vec<&Path> =
            paths.filter(one_line).filter(|path| self.number(path).is_none()).collect();
        if paths.is_empty() {
            return Ok(());
        }
        fs::create_dir_all(&self.data).map_err(FileError::at(&self.data))?;
        let _lock = file::lock(&self.data)?;
        // Another window may have given some meanwhile.
        let mut now = Self::of(&self.data);
        for path in paths {
            if now.number(path).is_none() {
                now.paths.push(path.to_owned());
            }
        }
        let mut lines = String::new();
        for path in &now.paths {
            lines.extend([path.to_string_lossy().as_ref(), "\n"]);
        }
        file::note(&self.data.join("numbers"), lines.as_bytes())?;
        *self = now;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_is_given_once_and_for_all() {
        let folder = tempfile::tempdir().unwrap();
        let paths = ["/a.referee", "/б.referee", "/c.referee"].map(Path::new);
        let mut numbers = Numbers::of(folder.path());
        assert_eq!((numbers.path(0), numbers.path(1)), (None, None));
        numbers.give(paths[..2].iter().copied()).unwrap();
        // Two windows at once.
        let mut other = Numbers::of(&folder.path().join("."));
        numbers.give([paths[2]].into_iter()).unwrap();
        other.give([Path::new("/d.referee"), paths[1], Path::new("d")].into_iter()).unwrap();
        assert_eq!(other.paths().count(), 4);
        for (at, path) in (1..).zip(paths) {
            assert_eq!((other.path(at), other.number(path)), (Some(path), Some(at)));
        }
        assert_eq!(other.path(4), Some(Path::new("/d.referee")));
    }
}
