//! Waiting a moment for another process that writes.
use std::fs::{File, OpenOptions, TryLockError};
use std::path::Path;
use std::thread::sleep;
use std::time::Duration;

use super::FileError;

/// How often a lock is tried, and how long to wait in between: about a second in all.
const TRIES: u32 = 200;
const PAUSE: Duration = Duration::from_millis(5);

/// Locks a file against other processes; whoever only writes a line has soon let it go.
///
/// # Errors
/// [`WouldBlock`](TryLockError::WouldBlock) after about a second, or what the system says.
pub fn patiently(file: &File) -> Result<(), TryLockError> {
    for _ in 1..TRIES {
        match file.try_lock() {
            Err(TryLockError::WouldBlock) => sleep(PAUSE),
            done => return done,
        }
    }
    file.try_lock()
}

/// Holds `folder` for one writer at a time, as long as the file that is returned lives.
///
/// # Errors
/// When it is held by somebody else, or what the disk says.
pub fn lock(folder: &Path) -> Result<File, FileError> {
    let path = folder.join(".lock");
    let file = OpenOptions::new().create(true).truncate(false).write(true).open(&path);
    let file = file.map_err(FileError::at(&path))?;
    patiently(&file).map_err(|error| FileError::at(&path)(std::io::Error::from(error)))?;
    Ok(file)
}
