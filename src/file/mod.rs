//! Files read or written whole: never half of one, never more than expected, never the wrong one.
//!
//! The journal alone is written line by line; see [`table::safe`](crate::table::safe).
mod error;
mod fresh;
mod lock;
mod read;

pub use error::{FileError, Why};
pub use fresh::{Fresh, Readers, create, note, replace};
pub use lock::{lock, patiently};
pub use read::{LONGEST_LINE, beginning, line, read, text};

pub(crate) use fresh::sync_folder;

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::{Path, PathBuf};

    /// The sources below a folder, without those that are only tests.
    fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
        for entry in fs::read_dir(folder).expect("the sources are beside the test") {
            let path = entry.expect("readable").path();
            if path.is_dir() {
                sources(&path, found);
            } else if path.extension().is_some_and(|end| end == "rs") && !path.ends_with("tests.rs")
            {
                found.push(path);
            }
        }
    }

    /// The journal has its own ways; all else goes through this room.
    #[test]
    fn files_are_read_and_written_here_only() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
        let mut found = Vec::new();
        sources(&root, &mut found);
        assert!(found.len() > 100);
        for path in found {
            let name = path.strip_prefix(&root).unwrap();
            if name.starts_with("file") || name == Path::new("table/journal/safe/storage.rs") {
                continue;
            }
            let text = fs::read_to_string(&path).unwrap();
            let text = text.split("#[cfg(test)]").next().unwrap_or_default();
            let text = text.replace("DiskFile::create", "");
            for way in
                ["fs::write(", "fs::read(", "read_to_string(", "File::create(", "OpenOptions"]
            {
                assert!(!text.contains(way), "{} does `{way}`", name.display());
            }
        }
    }
}
