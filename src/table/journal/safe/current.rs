//! Which table a command is about that names none.
use std::fs;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use crate::file::{self, FileError, Fresh, Readers, Why};

/// No path comes near this many bytes.
const LONGEST: u64 = 64 << 10;

/// The table opened or taken up last: its path, in `current` of the data folder.
#[derive(Clone, Debug)]
pub struct Current {
    data: PathBuf,
}

/// What is known of the current table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CurrentTable {
    /// No table was ever opened here.
    Nothing,
    /// This one.
    Table(PathBuf),
    /// This one, whose file is not there any more.
    Gone(PathBuf),
    /// That is not known any more; this one was written to last.
    Newest(PathBuf),
}

impl Current {
    /// The current table of this data folder.
    pub fn new(data: &Path) -> Self {
        Self { data: data.to_owned() }
    }

    /// The file in which it stands.
    pub fn file(&self) -> PathBuf {
        self.data.join("current")
    }

    /// Which table it is.
    pub fn get(&self) -> CurrentTable {
        let kept = file::read(&self.file(), LONGEST).ok().and_then(path_of);
        match kept.filter(|path| path.is_absolute()) {
            Some(path) if path.is_file() => CurrentTable::Table(path),
            Some(path) => CurrentTable::Gone(path),
            None => self.newest().map_or(CurrentTable::Nothing, CurrentTable::Newest),
        }
    }

    /// The table in the data folder's own `tables/` that was written to last.
    fn newest(&self) -> Option<PathBuf> {
        let written = |path: &PathBuf| -> Option<SystemTime> {
            let about = fs::metadata(path).ok()?;
            about.is_file().then(|| about.modified().ok())?
        };
        let all = fs::read_dir(self.data.join("tables")).ok()?;
        let paths = all.filter_map(|entry| Some(entry.ok()?.path()));
        let tables = paths.filter(|path| path.extension().is_some_and(|end| end == "referee"));
        let dated = tables.filter_map(|path| Some((written(&path)?, path)));
        dated.max().map(|(_, path)| path)
    }

    /// Everything ready to make the journal at `path` the current one, which need not be there yet.
    ///
    /// # Errors
    /// What the disk says; then it cannot be made so.
    pub fn ready(&self, path: &Path) -> Result<Ready, FileError> {
        let file = self.file();
        let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
        let folder = folder.unwrap_or(Path::new("."));
        let mut path = fs::canonicalize(folder)
            .map_err(FileError::at(folder))?
            .join(path.file_name().unwrap_or_default());
        if let Ok(whole) = fs::canonicalize(&path) {
            path = whole;
        }
        let bytes = path.as_os_str().as_encoded_bytes();
        if file::read(&file, LONGEST).is_ok_and(|old| old == bytes) {
            return Ok(Ready(None));
        }
        if file.is_dir() {
            return Err(FileError::at(&file)(Why::NotAFile));
        }
        fs::create_dir_all(&self.data).map_err(FileError::at(&self.data))?;
        let mut fresh = Fresh::beside(&file, Readers::Owner)?;
        fresh.write(bytes)?;
        Ok(Ready(Some(fresh)))
    }
}

/// A table that only has to be [`set`](Self::set) to be the current one.
#[derive(Debug)]
pub struct Ready(Option<Fresh>);

impl Ready {
    /// Makes it the current one.
    ///
    /// # Errors
    /// What the disk says; then the current one is another.
    pub fn set(self) -> Result<(), FileError> {
        self.0.map_or(Ok(()), |fresh| fresh.put().map(drop))
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

    fn set(current: &Current, path: &Path) -> Result<(), FileError> {
        current.ready(path)?.set()
    }

    #[test]
    fn the_current_table_is_the_one_used_last_while_it_is_there() {
        let folder = tempfile::tempdir().unwrap();
        let current = Current::new(&folder.path().join("data"));
        assert_eq!(current.get(), CurrentTable::Nothing);
        let paths = ["a.referee", "б.referee"].map(|name| folder.path().join(name));
        for path in &paths {
            fs::write(path, "").unwrap();
            set(&current, path).unwrap();
            assert_eq!(current.get(), CurrentTable::Table(fs::canonicalize(path).unwrap()));
        }
        let gone = fs::canonicalize(&paths[1]).unwrap();
        fs::remove_file(&paths[1]).unwrap();
        assert_eq!(current.get(), CurrentTable::Gone(gone), "another table is never taken for it");
    }

    #[test]
    fn where_that_is_not_known_the_table_written_to_last_is_found() {
        let folder = tempfile::tempdir().unwrap();
        let current = Current::new(folder.path());
        fs::create_dir(folder.path().join("tables")).unwrap();
        let [old, new] = ["old", "new"].map(|name| {
            let path = folder.path().join("tables").join(name).with_extension("referee");
            fs::write(&path, "").unwrap();
            path
        });
        let earlier = SystemTime::now() - std::time::Duration::from_secs(60);
        fs::File::open(&old).unwrap().set_modified(earlier).unwrap();
        fs::write(folder.path().join("tables/.referee-x.tmp"), "").unwrap();
        for broken in ["", "tables", "\0"] {
            fs::write(current.file(), broken).unwrap();
            assert_eq!(current.get(), CurrentTable::Newest(new.clone()), "{broken:?}");
        }
        fs::remove_file(current.file()).unwrap();
        fs::create_dir(current.file()).unwrap();
        assert_eq!(current.get(), CurrentTable::Newest(new));
        assert!(set(&current, &old).is_err(), "before anything else is done");
    }

    #[test]
    fn many_at_once_never_make_a_path_of_two() {
        let folder = tempfile::tempdir().unwrap();
        let current = Current::new(folder.path());
        let names: Vec<PathBuf> = (1..9)
            .map(|n| folder.path().join("x".repeat(n * 9)).with_extension("referee"))
            .collect();
        for path in &names {
            fs::write(path, "").unwrap();
        }
        std::thread::scope(|scope| {
            for path in &names {
                let current = &current;
                scope.spawn(move || {
                    for _ in 0..20 {
                        set(current, path).unwrap();
                        assert!(matches!(current.get(), CurrentTable::Table(_)));
                    }
                });
            }
        });
    }
}
