//! Files of the user's that the companion writes as a whole.
use std::fs::{self, File};
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

/// Writes `text` to `name` in `folder`, which is made if need be: killed at any moment, the file is the old one or
/// the new one. It is on the disk when this returns.
pub(super) fn keep(folder: &Path, name: &str, text: &str) -> io::Result<PathBuf> {
    fs::create_dir_all(folder)?;
    let (path, beside) = (folder.join(name), folder.join(format!("{name}.new")));
    let mut file = File::create(&beside)?;
    file.write_all(text.as_bytes())?;
    file.sync_all()?;
    drop(file);
    fs::rename(&beside, &path)?;
    #[cfg(unix)]
    File::open(folder)?.sync_all()?;
    Ok(path)
}
