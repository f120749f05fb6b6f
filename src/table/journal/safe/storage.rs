//! The few things a journal does with a disk.
use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, Read as _, Seek as _, SeekFrom, Write as _};
use std::path::{Path, PathBuf};

use sha2::{Digest as _, Sha256};

use super::place::Beginning;
use crate::file::{FileError, Fresh, Readers, Why, patiently, sync_folder};

/// Where a journal writes; tests put a disk here that fills up, fails or is switched off at any byte.
pub trait Storage {
    /// How many bytes there are, or nothing if what was opened is no longer where it was.
    ///
    /// # Errors
    /// What the disk says.
    fn size(&self) -> io::Result<Option<u64>>;

    /// Writes at the end; on an error any part of `bytes` may have been written.
    ///
    /// # Errors
    /// What the disk says.
    fn write(&mut self, bytes: &[u8]) -> io::Result<()>;

    /// Returns when all that was written would survive a power cut.
    ///
    /// # Errors
    /// What the disk says.
    fn sync(&mut self) -> io::Result<()>;

    /// Cuts the end off.
    ///
    /// # Errors
    /// What the disk says.
    fn truncate(&mut self, size: u64) -> io::Result<()>;
}

/// A journal's file, locked against other writers as long as it is open.
///
/// The lock is the operating system's own: it ends with the process, however that ends. On Windows it keeps readers
/// out, too.
#[derive(Debug)]
pub struct DiskFile {
    file: File,
    path: PathBuf,
}

impl DiskFile {
    /// Makes a new file with these bytes, on the disk when this returns: killed at any moment, there is no such file
    /// or all of it.
    ///
    /// An empty file may be in its place, as long as nobody writes to it.
    pub(super) fn create(path: &Path, bytes: &[u8]) -> Result<Self, TryLockError> {
        let made = || -> Result<File, FileError> {
            let mut fresh = Fresh::beside(path, Readers::All)?;
            fresh.write(bytes)?;
            fresh.sync()?;
            // Before it has its name, so nobody else can be the first to write to it.
            fresh.file().try_lock().map_err(|error| FileError::at(path)(io::Error::from(error)))?;
            let file = match fresh.put_new() {
                Ok(file) => file,
                Err((fresh, error)) if error.kind() == Some(io::ErrorKind::AlreadyExists) => {
                    let Some(_empty) = Self::empty(path) else { return Err(error) };
                    fresh.put()?
                }
                Err((_, error)) => return Err(error),
            };
            // A name that may be gone after a power cut isn’t a table.
            sync_folder(path).inspect_err(|_| drop(fs::remove_file(path)))?;
            Ok(file)
        };
        let file = made().map_err(|error| match error.why {
            Why::Io(error) => TryLockError::Error(error),
            _ => TryLockError::Error(io::Error::other(error)),
        })?;
        Ok(Self { file, path: path.to_owned() })
    }

    /// Puts a file with these bytes in its place, on the disk and locked when this returns.
    pub(super) fn replaced(self, bytes: &[u8]) -> Result<Self, FileError> {
        let Self { file, path } = self;
        let mut fresh = Fresh::beside(&path, Readers::All)?;
        fresh.write(bytes)?;
        fresh.sync()?;
        fresh.file().try_lock().map_err(|error| FileError::at(&path)(io::Error::from(error)))?;
        // Some systems replace no file that is open.
        drop(file);
        let file = fresh.put()?;
        sync_folder(&path)?;
        Ok(Self { file, path })
    }

    /// The empty file at `path`, if it is one, held so that nobody writes to it in the meantime.
    fn empty(path: &Path) -> Option<File> {
        let about = fs::symlink_metadata(path).ok()?;
        if !about.is_file() || about.len() > 0 {
            return None;
        }
        let file = OpenOptions::new().write(true).open(path).ok()?;
        file.try_lock().ok()?;
        // Another process may have put a table there since.
        let there = fs::symlink_metadata(path).ok()?;
        (there.len() == 0 && same(&there, &file.metadata().ok()?)).then_some(file)
    }

    /// Opens a file that is there, once nobody else writes to it; whoever only says a line has soon done so.
    pub(super) fn open(path: &Path) -> Result<Self, TryLockError> {
        let file = OpenOptions::new().read(true).write(true).open(path);
        let file = file.map_err(TryLockError::Error)?;
        patiently(&file)?;
        Ok(Self { file, path: path.to_owned() })
    }

    /// The first line and all that follows the first `len` bytes, if these have this hash.
    ///
    /// They are hashed piece by piece: a long game is not kept in memory for it.
    pub(super) fn read_after(&mut self, known: &Beginning) -> io::Result<Option<[Vec<u8>; 2]>> {
        let (mut hasher, mut first) = (Sha256::new(), Vec::new());
        let mut piece = [0; 16 << 10];
        self.file.seek(SeekFrom::Start(0))?;
        let mut begun = (&self.file).take(known.len);
        loop {
            let read = begun.read(&mut piece)?;
            if read == 0 {
                break;
            }
            let piece = &piece[..read];
            hasher.update(piece);
            if first.last() != Some(&b'\n') {
                let end = piece.iter().position(|&byte| byte == b'\n');
                first.extend(&piece[..end.map_or(read, |end| end + 1)]);
            }
        }
        if hasher.finalize()[..] != known.hash {
            return Ok(None);
        }
        let mut rest = Vec::new();
        self.file.read_to_end(&mut rest)?;
        Ok(Some([first, rest]))
    }

    pub(super) fn read(&mut self) -> io::Result<Vec<u8>> {
        let mut bytes = Vec::new();
        self.file.seek(SeekFrom::Start(0))?;
        self.file.read_to_end(&mut bytes)?;
        Ok(bytes)
    }
}

impl Storage for DiskFile {
    fn size(&self) -> io::Result<Option<u64>> {
        match fs::metadata(&self.path) {
            Ok(there) => Ok(same(&there, &self.file.metadata()?).then_some(there.len())),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
            Err(error) => Err(error),
        }
    }

    fn write(&mut self, bytes: &[u8]) -> io::Result<()> {
        self.file.seek(SeekFrom::End(0))?;
        self.file.write_all(bytes)
    }

    fn sync(&mut self) -> io::Result<()> {
        self.file.sync_data()
    }

    fn truncate(&mut self, size: u64) -> io::Result<()> {
        self.file.set_len(size)
    }
}

/// Whether both are one file: an editor that saves puts a new file in the place of the old one.
#[cfg(unix)]
pub(super) fn same(one: &fs::Metadata, other: &fs::Metadata) -> bool {
    use std::os::unix::fs::MetadataExt as _;
    (one.dev(), one.ino()) == (other.dev(), other.ino())
}

#[cfg(not(unix))]
pub(super) fn same(_: &fs::Metadata, _: &fs::Metadata) -> bool {
    true
}
