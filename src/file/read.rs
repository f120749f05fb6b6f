//! Reading a file that has no reason to be long.
use std::fs::{self, File};
use std::io::{self, BufRead, Read as _};
use std::path::Path;

use super::{FileError, Why};

/// The bytes of an ordinary file of at most `most` bytes.
///
/// # Errors
/// When it isn’t an ordinary file (which is seen before it is opened: to open a pipe may wait forever), longer, or what
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
/// When it isn’t an ordinary file, or what the disk says.
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

/// By which some editors begin a text that is UTF-8, and which is none of its letters.
const MARK: char = '\u{feff}';

/// The text of an ordinary file of at most `most` bytes, without a byte order mark.
///
/// # Errors
/// As [`read`], or when it is not UTF-8.
pub fn text(path: &Path, most: u64) -> Result<String, FileError> {
    let text = String::from_utf8(read(path, most)?).map_err(|_| FileError::at(path)(Why::NotText));
    text.map(|text| text.strip_prefix(MARK).map(str::to_owned).unwrap_or(text))
}

/// The longest line that anybody types, in bytes, its end included.
pub const LONGEST_LINE: u64 = 64 << 10;

/// The next line without its end, and without a byte order mark before it, as pipes of some systems have it; none at the end
/// of the input. What is not UTF-8 is replaced.
///
/// # Errors
/// `FileTooLarge` if it is longer than [`LONGEST_LINE`], or what became of the input.
pub fn line(input: &mut (impl BufRead + ?Sized)) -> io::Result<Option<String>> {
    let mut bytes = Vec::new();
    let read = (&mut *input).take(LONGEST_LINE + 1).read_until(b'\n', &mut bytes)?;
    if read as u64 > LONGEST_LINE {
        let long = format!("a line of more than {LONGEST_LINE} bytes");
        return Err(io::Error::new(io::ErrorKind::FileTooLarge, long));
    }
    let line = String::from_utf8_lossy(&bytes);
    let line = line.strip_prefix(MARK).unwrap_or(&line);
    Ok((read > 0).then(|| line.trim_end_matches(['\n', '\r']).to_owned()))
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
        fs::write(&path, "\u{feff}a\u{feff}").unwrap();
        assert_eq!(text(&path, 8).unwrap(), "a\u{feff}");
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
        let longest = "x".repeat(LONGEST_LINE as usize - 1);
        let text = format!("12\r\n\n{longest}\nx{longest}\n");
        let mut input = text.as_bytes();
        for expected in ["12", "", &longest] {
            assert_eq!(line(&mut input).unwrap().as_deref(), Some(expected));
        }
        assert!(line(&mut input).is_err());
        assert_eq!(line(&mut &b""[..]).unwrap(), None);
        assert_eq!(line(&mut "\u{feff}4711\n".as_bytes()).unwrap().as_deref(), Some("4711"));
        assert_eq!(line(&mut &b"\xff"[..]).unwrap().as_deref(), Some("\u{fffd}"));
    }
}
