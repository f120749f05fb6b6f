//! Reading a file that has no reason to be long.
use std::fs::{self, File};
use std::io::{self, BufRead, Read as _};
use std::path::Path;

use super::{FileError, Why};

/// The bytes of an ordinary file of at most `most` bytes.
///
/// # Errors
/// When it is no ordinary file (which is seen before it is opened: to open a pipe may wait for ever), longer, or what
/// the disk says.
pub fn read(path: &Path, most: u64) -> Result<Vec<u8>, FileError> {
    let found = || -> Result<Vec<u8>, Why> {
        let about = fs::metadata(path)?;
        if !about.is_file() {
            return Err(Why::NotAFile);
        }
        // Some files of the system say that they are empty, and never end.
        let mut bytes = Vec::new();
        if about.len() <= most {
            File::open(path)?.take(most + 1).read_to_end(&mut bytes)?;
        }
        let fits = about.len() <= most && bytes.len() as u64 <= most;
        if fits { Ok(bytes) } else { Err(Why::TooLong { most }) }
    };
    found().map_err(FileError::at(path))
}

/// The first `most` bytes of an ordinary file, or all there are.
///
/// # Errors
/// When it is no ordinary file, or what the disk says.
pub fn beginning(path: &Path, most: u64) -> Result<Vec<u8>, FileError> {
    let found = || -> Result<Vec<u8>, Why> {
        if !fs::metadata(path)?.is_file() {
            return Err(Why::NotAFile);
        }
        let mut bytes = Vec::new();
        File::open(path)?.take(most).read_to_end(&mut bytes)?;
        Ok(bytes)
    };
    found().map_err(FileError::at(path))
}

/// The text of an ordinary file of at most `most` bytes.
///
/// # Errors
/// As [`read`], or when it is not UTF-8.
pub fn text(path: &Path, most: u64) -> Result<String, FileError> {
    String::from_utf8(read(path, most)?).map_err(|_| FileError::at(path)(Why::NotText))
}

/// The next line without its end; none at the end of the input.
///
/// # Errors
/// When it is longer than `most` bytes, is not UTF-8, or the input is gone.
pub fn line(input: &mut impl BufRead, most: u64) -> io::Result<Option<String>> {
    let mut line = String::new();
    let read = input.take(most + 1).read_line(&mut line)?;
    if read as u64 > most {
        return Err(io::ErrorKind::FileTooLarge.into());
    }
    line.truncate(line.trim_end_matches(['\n', '\r']).len());
    Ok((read > 0).then_some(line))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_read_up_to_its_measure() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a");
        fs::write(&path, "12345678").unwrap();
        assert_eq!(read(&path, 8).unwrap(), b"12345678");
        assert!(matches!(read(&path, 7).unwrap_err().why, Why::TooLong { most: 7 }));
        fs::write(&path, b"\xff").unwrap();
        assert!(matches!(text(&path, 8).unwrap_err().why, Why::NotText));
        assert!(matches!(read(folder.path(), 8).unwrap_err().why, Why::NotAFile));
        let error = read(&folder.path().join("none"), 8).unwrap_err();
        assert_eq!(error.kind(), Some(io::ErrorKind::NotFound));
        assert!(error.to_string().contains("none: "), "{error}");
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn what_never_ends_is_not_read_to_its_end() {
        assert!(matches!(read(Path::new("/dev/zero"), 8).unwrap_err().why, Why::NotAFile));
        // It says that it has no bytes.
        assert!(matches!(
            read(Path::new("/proc/self/maps"), 8).unwrap_err().why,
            Why::TooLong { .. }
        ));
    }

    #[test]
    fn a_line_is_read_up_to_its_measure() {
        let mut input = &b"12\r\n\n123456789\n"[..];
        assert_eq!(line(&mut input, 8).unwrap().as_deref(), Some("12"));
        assert_eq!(line(&mut input, 8).unwrap().as_deref(), Some(""));
        assert!(line(&mut input, 8).is_err());
        assert_eq!(line(&mut &b""[..], 8).unwrap(), None);
    }
}
