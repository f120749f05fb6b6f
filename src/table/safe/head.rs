//! What this computer remembers of journals, so that missing lines are noticed.
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use super::record::Place;
use super::{digest, storage, sum};

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

/// The heads of all journals, in `heads/` of the data folder, and the table used last, in `current` beside it.
///
/// A head is written after its line is on the disk and never synced: it may lag behind the journal, but never lead. One
/// that is gone or torn is as good as none.
#[derive(Clone, Debug)]
pub struct Heads {
    data: PathBuf,
}

impl Heads {
    /// The heads in this data folder, which is made when the first one is written.
    pub fn new(data: &Path) -> Self {
        Self { data: data.to_owned() }
    }

    /// What is remembered of the journal at `path`. Read it before the journal: then it cannot seem to lead.
    pub fn get(&self, path: &Path) -> Option<Head> {
        let line = fs::read(self.file(&fs::canonicalize(path).ok()?)).ok()?;
        let (text, _) = sum::check(&line).ok()?;
        serde_json::from_slice(&[text, b"}"].concat()).ok()
    }

    /// Remembers that `next` is the place after the newest line of the journal at `path`.
    ///
    /// # Errors
    /// What the disk says; the old head stays.
    pub fn set(&self, path: &Path, table: &str, next: &Place) -> io::Result<()> {
        let path = fs::canonicalize(path)?;
        let head = Head {
            path: path.to_string_lossy().into_owned(),
            table: table.to_owned(),
            next: next.clone(),
        };
        let mut text = serde_json::to_string(&head)?;
        text.pop();
        storage::replace(&self.file(&path), sum::close(text).0.as_bytes())
    }

    /// The journal opened or used last, if its file is still there.
    pub fn current(&self) -> Option<PathBuf> {
        let path = path_of(fs::read(self.data.join("current")).ok()?)?;
        path.is_file().then_some(path)
    }

    /// Makes this journal the current one.
    ///
    /// # Errors
    /// What the disk says.
    pub fn set_current(&self, path: &Path) -> io::Result<()> {
        let path = fs::canonicalize(path)?;
        let (file, bytes) = (self.data.join("current"), path.as_os_str().as_encoded_bytes());
        if fs::read(&file).is_ok_and(|old| old == bytes) {
            return Ok(());
        }
        storage::replace(&file, bytes)
    }

    fn file(&self, canonical: &Path) -> PathBuf {
        let name = digest::file_name(canonical.as_os_str().as_encoded_bytes());
        self.data.join("heads").join(name + ".json")
    }
}

/// Back from bytes; a path on Unix need not be text.
#[cfg(unix)]
#[expect(clippy::unnecessary_wraps, reason = "elsewhere it may fail")]
fn path_of(bytes: Vec<u8>) -> Option<PathBuf> {
    use std::os::unix::ffi::OsStringExt as _;
    Some(std::ffi::OsString::from_vec(bytes).into())
}

#[cfg(not(unix))]
fn path_of(bytes: Vec<u8>) -> Option<PathBuf> {
    String::from_utf8(bytes).ok().map(PathBuf::from)
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

    #[test]
    fn the_current_table_is_the_one_used_last_while_it_is_there() {
        let folder = tempfile::tempdir().unwrap();
        let heads = Heads::new(&folder.path().join("data"));
        assert_eq!(heads.current(), None);
        let paths = ["a.referee", "б.referee"].map(|name| folder.path().join(name));
        for path in &paths {
            fs::write(path, "").unwrap();
            heads.set_current(path).unwrap();
            assert_eq!(heads.current(), Some(fs::canonicalize(path).unwrap()));
        }
        fs::remove_file(&paths[1]).unwrap();
        assert_eq!(heads.current(), None);
    }
}
