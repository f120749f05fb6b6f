//! Writing a file: aside at first, and under its name only when it is whole.
use std::fs::{self, File, Permissions};
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

use tempfile::NamedTempFile;

use super::{FileError, Why};

/// Who may read a new file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Readers {
    /// Whoever the user lets read his files.
    All,
    /// Its owner only.
    Owner,
}

/// A file in the making: under a name of its own in the folder where it will be, gone when dropped.
///
/// No other process writes to that name, and the file that it will replace stays as it is until the end; so nothing is
/// lost where the disk is full or the process is killed. A link in its place is replaced, never followed.
#[derive(Debug)]
pub struct Fresh {
    file: NamedTempFile,
    path: PathBuf,
}

impl Fresh {
    /// Begins a file that will be at `path`.
    ///
    /// # Errors
    /// What the disk says.
    pub fn beside(path: &Path, readers: Readers) -> Result<Self, FileError> {
        let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
        let mut how = tempfile::Builder::new();
        how.prefix(".referee-").suffix(".tmp");
        #[cfg(unix)]
        how.permissions(permissions(readers));
        #[cfg(not(unix))]
        let _ = readers; // A user's files are his own there.
        let file =
            how.tempfile_in(folder.unwrap_or(Path::new("."))).map_err(FileError::at(path))?;
        Ok(Self { file, path: path.to_owned() })
    }

    /// The file as it is now, for a lock.
    pub fn file(&self) -> &File {
        self.file.as_file()
    }

    /// Adds bytes.
    ///
    /// # Errors
    /// What the disk says.
    pub fn write(&mut self, bytes: &[u8]) -> Result<(), FileError> {
        self.file.as_file_mut().write_all(bytes).map_err(FileError::at(&self.path))
    }

    /// Returns when all that was written would survive a power cut.
    ///
    /// # Errors
    /// What the disk says.
    pub fn sync(&self) -> Result<(), FileError> {
        self.file().sync_all().map_err(FileError::at(&self.path))
    }

    /// What has been written, read back from the disk.
    ///
    /// # Errors
    /// What the disk says.
    pub fn read_back(&self) -> Result<String, FileError> {
        let bytes = super::read(self.file.path(), u64::MAX - 1)?;
        String::from_utf8(bytes).map_err(|_| FileError::at(&self.path)(Why::NotText))
    }

    /// Gives the file its name, if no other file has it.
    ///
    /// # Errors
    /// `AlreadyExists`, or what the disk says; then the file can still be [put](Self::put) there.
    pub fn put_new(self) -> Result<File, (Self, FileError)> {
        let Self { file, path } = self;
        file.persist_noclobber(&path).map_err(|failed| {
            let error = FileError::at(&path)(failed.error);
            (Self { file: failed.file, path }, error)
        })
    }

    /// Gives the file its name, in the place of whatever has it.
    ///
    /// # Errors
    /// What the disk says; then the other file is as it was.
    pub fn put(self) -> Result<File, FileError> {
        let Self { file, path } = self;
        file.persist(&path).map_err(|failed| FileError::at(&path)(failed.error))
    }
}

/// Writes a file that is not there yet; it would survive a power cut when this returns.
///
/// # Errors
/// `AlreadyExists`, or what the disk says; then there is no new file.
pub fn create(path: &Path, bytes: &[u8], readers: Readers) -> Result<(), FileError> {
    let mut fresh = Fresh::beside(path, readers)?;
    fresh.write(bytes)?;
    fresh.sync()?;
    fresh.put_new().map_err(|(_, error)| error)?;
    sync_folder(path)
}

/// Writes a file, in the place of another one if need be; it would survive a power cut when this returns.
///
/// # Errors
/// What the disk says; then the old file is as it was.
pub fn replace(path: &Path, bytes: &[u8], readers: Readers) -> Result<(), FileError> {
    let mut fresh = Fresh::beside(path, readers)?;
    fresh.write(bytes)?;
    fresh.sync()?;
    fresh.put()?;
    sync_folder(path)
}

/// Writes a file without waiting for the disk, and the folder for it: after a power cut it may be the old one, or none.
///
/// # Errors
/// What the disk says; then the old file is as it was.
pub fn note(path: &Path, bytes: &[u8]) -> Result<(), FileError> {
    let fresh = Fresh::beside(path, Readers::Owner);
    let mut fresh = match fresh {
        Err(error) if error.kind() == Some(io::ErrorKind::NotFound) => {
            let folder = path.parent().unwrap_or(path);
            fs::create_dir_all(folder).map_err(FileError::at(folder))?;
            Fresh::beside(path, Readers::Owner)?
        }
        other => other?,
    };
    fresh.write(bytes)?;
    fresh.put().map(drop)
}

#[cfg(unix)]
fn permissions(readers: Readers) -> Permissions {
    use std::os::unix::fs::PermissionsExt as _;
    // What the user's mask takes away is taken away as usual.
    Permissions::from_mode(if readers == Readers::Owner { 0o600 } else { 0o666 })
}

/// Makes the name of the file at `path` survive a power cut.
pub(crate) fn sync_folder(path: &Path) -> Result<(), FileError> {
    #[cfg(unix)]
    {
        let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
        let folder = folder.unwrap_or(Path::new("."));
        let synced = || -> Result<(), Why> { Ok(File::open(folder)?.sync_all()?) };
        synced().map_err(FileError::at(folder))?;
    }
    #[cfg(not(unix))]
    let _ = path; // Folders cannot be synced there.
    Ok(())
}
