//! What this computer remembers of journals, so missing lines are noticed.
use std::fs;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use super::place::Place;
use super::{digest, sum};
use crate::file::{self, FileError};

/// No head, and no path of a table, comes near this many bytes.
const LONGEST: u64 = 64 << 10;

/// What is remembered of one journal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Head {
    /// Where the file is; for people.
    pub path: String,
    /// The table it records.
    pub table: String,
    /// The place after the newest line written.
    pub next: Place,
}

/// The heads of all journals, in `heads/` of the data folder.
///
/// A head is written after its line is on the disk and never synced: it may lag behind the journal, but never lead. One
/// that is gone or torn is as good as none.
#[derive(Clone, Debug)]
pub struct Heads {
    folder: PathBuf,
}

impl Heads {
    /// The heads in this data folder, which is made when the first one is written.
    pub fn new(data: &Path) -> Self {
        Self { folder: data.join("heads") }
    }

    /// What is remembered of the journal at `path`. Read it before the journal: then it cannot seem to lead.
    pub fn get(&self, path: &Path) -> Option<Head> {
        let line = file::read(&self.file(&fs::canonicalize(path).ok()?), LONGEST).ok()?;
        sum::read_line(&line)
    }

    /// Where the journals are that are remembered, in no order.
    pub fn paths(&self) -> Vec<PathBuf> {
        let files = fs::read_dir(&self.folder).into_iter().flatten().flatten();
        let lines = files.filter_map(|entry| file::read(&entry.path(), LONGEST).ok());
        lines.filter_map(|line| Some(sum::read_line::<Head>(&line)?.path.into())).collect()
    }

    /// Remembers that `next` is the place after the newest line of the journal at `path`.
    ///
    /// # Errors
    /// What the disk says; the old head stays.
    pub fn set(&self, path: &Path, table: &str, next: &Place) -> Result<(), FileError> {
        let path = fs::canonicalize(path).map_err(FileError::at(path))?;
        let head = Head {
            path: path.to_string_lossy().into_owned(),
            table: table.to_owned(),
            next: next.clone(),
        };
        file::note(&self.file(&path), &sum::line_of(&head))
    }

    fn file(&self, canonical: &Path) -> PathBuf {
        let name = digest::file_name(canonical.as_os_str().as_encoded_bytes());
        self.folder.join(name + ".json")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_head_is_found_by_any_path_to_the_file_and_replaced() {
        let folder = tempfile::tempdir().unwrap();
        let heads = Heads::new(&folder.path().join("data/referee"));
        let path = folder.path().join("a.referee");
        fs::write(&path, "").unwrap();
        assert_eq!(heads.get(&path), None);
        for n in [1, 2] {
            let next = Place { n, prev: "ab".repeat(32) };
            heads.set(&path, "t1", &next).unwrap();
            let roundabout = folder.path().join("./data/../a.referee");
            let head = heads.get(&roundabout).unwrap();
            assert_eq!((head.table.as_str(), head.next), ("t1", next));
        }
    }

    #[test]
    fn a_torn_or_altered_head_is_as_good_as_none() {
        let folder = tempfile::tempdir().unwrap();
        let heads = Heads::new(folder.path());
        let path = folder.path().join("a.referee");
        fs::write(&path, "").unwrap();
        heads.set(&path, "t1", &Place::first()).unwrap();
        let file = heads.file(&fs::canonicalize(&path).unwrap());
        let whole = fs::read(&file).unwrap();
        for cut in 0..whole.len() {
            fs::write(&file, &whole[..cut]).unwrap();
            assert_eq!(heads.get(&path), None, "cut at {cut}");
            let mut altered = whole.clone();
            altered[cut] ^= 1;
            fs::write(&file, altered).unwrap();
            assert_eq!(heads.get(&path), None, "altered at {cut}");
        }
    }
}
