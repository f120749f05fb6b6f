//! The few things a journal does with a disk.
use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, Read as _, Seek as _, SeekFrom, Write as _};
use std::path::{Path, PathBuf};

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
    /// Makes a new file; its name is on the disk only after [`sync_folder`].
    pub(super) fn create(path: &Path) -> Result<Self, TryLockError> {
        let file = OpenOptions::new().read(true).write(true).create_new(true).open(path);
        Self::lock(path, file.map_err(TryLockError::Error)?)
            // Somewhere without locks, say; the name must be free for another try.
            .inspect_err(|_| drop(fs::remove_file(path)))
    }

    /// Opens a file that is there.
    pub(super) fn open(path: &Path) -> Result<Self, TryLockError> {
        let file = OpenOptions::new().read(true).write(true).open(path);
        Self::lock(path, file.map_err(TryLockError::Error)?)
    }

    fn lock(path: &Path, file: File) -> Result<Self, TryLockError> {
        file.try_lock()?;
        Ok(Self { file, path: path.to_owned() })
    }

    pub(super) fn read(&mut self) -> io::Result<Vec<u8>> {
        let mut bytes = Vec::new();
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
fn same(one: &fs::Metadata, other: &fs::Metadata) -> bool {
    use std::os::unix::fs::MetadataExt as _;
    (one.dev(), one.ino()) == (other.dev(), other.ino())
}

#[cfg(not(unix))]
fn same(_: &fs::Metadata, _: &fs::Metadata) -> bool {
    true
}

/// Writes a new file and returns when it would survive a power cut; `private` ones only their owner can read.
pub(super) fn write_new(path: &Path, bytes: &[u8], private: bool) -> io::Result<()> {
    let mut how = OpenOptions::new();
    how.write(true).create_new(true);
    #[cfg(unix)]
    if private {
        use std::os::unix::fs::OpenOptionsExt as _;
        how.mode(0o600);
    }
    #[cfg(not(unix))]
    let _ = private; // A user's data folder is already his own there.
    let mut file = how.open(path)?;
    let written = file.write_all(bytes).and_then(|()| file.sync_all());
    written.and_then(|()| sync_folder(path)).inspect_err(|_| drop(fs::remove_file(path)))
}

/// Puts new content in the place of a file at once: another process sees the old one or the new one, whole.
///
/// It is not synced; after a power cut the old content, or none, may be there.
pub(super) fn replace(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let beside = path.with_extension("new");
    match fs::write(&beside, bytes) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            fs::create_dir_all(path.parent().unwrap_or(path))?;
            fs::write(&beside, bytes)?;
        }
        other => other?,
    }
    fs::rename(&beside, path)
}

/// Makes the name of the file at `path` survive a power cut.
pub(super) fn sync_folder(path: &Path) -> io::Result<()> {
    #[cfg(unix)]
    {
        let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
        File::open(folder.unwrap_or(Path::new(".")))?.sync_all()?;
    }
    #[cfg(not(unix))]
    let _ = path; // Folders cannot be synced there.
    Ok(())
}
