//! The keys of tables, in the user's data folder.
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::{digest, sum};
use crate::file::{self, FileError, Readers, Why};

/// No file of a key comes near this many bytes.
const LONGEST: u64 = 4 << 10;

/// The key of one table's secrets, 32 bytes.
#[derive(Clone, PartialEq, Eq)]
pub struct TableKey([u8; 32]);

/// Why there is no key.
#[derive(Debug, Error)]
pub enum KeyError {
    /// The keyring has no key for this table: it was opened on another computer or by another user.
    #[error("no key for this table")]
    Missing,
    /// The key's file was altered.
    #[error("the file of the key is damaged")]
    Damaged,
    /// Not the passphrase that the table was locked with.
    #[error("wrong passphrase")]
    WrongPassphrase,
    /// The lock asks for what no lock of ours asks for.
    #[error("not a lock")]
    NotALock,
    /// The file of the key could not be read or written.
    #[error(transparent)]
    File(#[from] FileError),
    /// No randomness, or no memory.
    #[error(transparent)]
    Io(#[from] io::Error),
}

/// The keys of all tables that have no passphrase, one file each in `keys/` of the data folder, for their owner only.
#[derive(Clone, Debug)]
pub struct Keyring {
    folder: PathBuf,
}

/// What is in the file of a key.
#[derive(Serialize, Deserialize)]
struct Entry {
    table: String,
    key: String,
}

impl Keyring {
    /// The keyring in this data folder, which is made with the first key.
    pub fn new(data: &Path) -> Self {
        Self { folder: data.join("keys") }
    }

    /// Makes a key for a new table; it is on the disk when this returns.
    ///
    /// # Errors
    /// [`File`](KeyError::File), also if the table has a key already; [`Io`](KeyError::Io) without randomness.
    pub fn create(&self, table: &str) -> Result<TableKey, KeyError> {
        let key = TableKey::random()?;
        let entry = Entry { table: table.to_owned(), key: digest::hex(&key.0) };
        make_folder(&self.folder)?;
        file::create(&self.file(table), &sum::line_of(&entry), Readers::Owner)?;
        Ok(key)
    }

    /// Whether there is a key of this table.
    pub fn has(&self, table: &str) -> bool {
        self.file(table).exists()
    }

    /// Forgets the key of a table that was never opened.
    pub fn forget(&self, table: &str) {
        // One key too many does no harm.
        let _ = fs::remove_file(self.file(table));
    }

    /// The key of a table.
    ///
    /// # Errors
    /// [`Missing`](KeyError::Missing), [`Damaged`](KeyError::Damaged) or what the disk says.
    pub fn get(&self, table: &str) -> Result<TableKey, KeyError> {
        let line = file::read(&self.file(table), LONGEST).map_err(|error| match error.why {
            Why::Io(error) if error.kind() == io::ErrorKind::NotFound => KeyError::Missing,
            Why::TooLong { .. } => KeyError::Damaged,
            why => KeyError::File(FileError { why, ..error }),
        })?;
        let key = || {
            let entry: Entry = sum::read_line(&line)?;
            let bytes = digest::unhex(&entry.key)?.try_into().ok()?;
            (entry.table == table).then_some(TableKey(bytes))
        };
        key().ok_or(KeyError::Damaged)
    }

    fn file(&self, table: &str) -> PathBuf {
        self.folder.join(digest::file_name(table.as_bytes()) + ".json")
    }
}

/// Makes the folder of keys, for its owner only.
pub(super) fn make_folder(folder: &Path) -> Result<(), FileError> {
    let mut how = fs::DirBuilder::new();
    how.recursive(true);
    #[cfg(unix)]
    {
        use std::os::unix::fs::DirBuilderExt as _;
        how.mode(0o700);
    }
    how.create(folder).map_err(FileError::at(folder))?;
    file::sync_folder(folder)
}

impl TableKey {
    /// A key from the operating system's randomness.
    ///
    /// # Errors
    /// If the system has none.
    pub fn random() -> io::Result<Self> {
        digest::random().map(Self)
    }

    pub(super) const fn of(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// The key of one epoch of the table: the SHA-256 of `referee/epoch` NUL the epoch's decimal digits NUL this key.
    ///
    /// It can be published: neither this key nor that of another epoch follows from it.
    pub(super) fn of_epoch(&self, epoch: usize) -> Self {
        Self(digest::bytes(&[b"referee/epoch\0", epoch.to_string().as_bytes(), b"\0", &self.0]))
    }

    /// The key of what is kept on this computer: the SHA-256 of `referee/memos` NUL this key.
    pub(super) fn of_memos(&self) -> Self {
        Self(digest::bytes(&[b"referee/memos\0", &self.0]))
    }

    /// The key of what is kept of PINs: the SHA-256 of `referee/pins` NUL this key.
    pub(super) fn of_pins(&self) -> Self {
        Self(digest::bytes(&[b"referee/pins\0", &self.0]))
    }

    /// A secret of the links to this table's pages, one for each purpose: the SHA-256 of `referee/door` NUL the purpose NUL
    /// this key. None of them says anything of the key or of another.
    pub fn of_door(&self, purpose: &str) -> [u8; 32] {
        digest::bytes(&[b"referee/door\0", purpose.as_bytes(), b"\0", &self.0])
    }

    /// The key that was published so; nothing if this is none.
    pub fn published(hex: &str) -> Option<Self> {
        digest::unhex(hex)?.try_into().ok().map(Self)
    }

    /// How the key is published: 64 hex digits.
    pub(super) fn publish(&self) -> String {
        digest::hex(&self.0)
    }

    pub(super) const fn bytes(&self) -> &[u8; 32] {
        &self.0
    }
}

/// A key is never shown.
impl std::fmt::Debug for TableKey {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Key")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_is_made_once_and_kept_for_its_table() {
        let data = tempfile::tempdir().unwrap();
        let keyring = Keyring::new(&data.path().join("referee"));
        assert!(matches!(keyring.get("../t"), Err(KeyError::Missing)));
        let key = keyring.create("../t").unwrap();
        assert_eq!(keyring.get("../t").unwrap(), key);
        assert!(matches!(keyring.create("../t"), Err(KeyError::File(_))));
        assert_ne!(keyring.create("u").unwrap(), key);
        assert_eq!(keyring.get("../t").unwrap(), key);
    }

    #[test]
    fn an_altered_key_is_not_used() {
        let data = tempfile::tempdir().unwrap();
        let keyring = Keyring::new(data.path());
        keyring.create("t").unwrap();
        let file = keyring.file("t");
        let mut bytes = fs::read(&file).unwrap();
        bytes[25] ^= 1;
        fs::write(&file, bytes).unwrap();
        assert!(matches!(keyring.get("t"), Err(KeyError::Damaged)));
    }

    #[cfg(unix)]
    #[test]
    fn only_the_owner_can_read_a_key() {
        use std::os::unix::fs::PermissionsExt as _;
        let data = tempfile::tempdir().unwrap();
        let keyring = Keyring::new(data.path());
        keyring.create("t").unwrap();
        let mode = |path: &Path| fs::metadata(path).unwrap().permissions().mode() & 0o777;
        assert_eq!(mode(&keyring.file("t")), 0o600);
        assert_eq!(mode(&keyring.folder), 0o700);
    }
}
