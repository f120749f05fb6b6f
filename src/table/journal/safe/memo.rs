//! What a long journal says, kept so that the next command need not decode and unseal every line again.
//!
//! A memo tells nothing that the journal does not, and counts for nothing by itself: only while the journal begins with
//! exactly the bytes that the memo was made of, which are all read and hashed each time, is it taken for what they say. One
//! that is gone, torn, of another version or of another file is as good as none.
use std::fs;
use std::path::{Path, PathBuf};

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use super::digest;
use super::place::Beginning;
use super::seal::Seal;
use crate::file::{self, FileError};

/// The longest memo that is read, in bytes: about a tenth of the longest journal.
const LONGEST: u64 = 8 << 20;

/// The program that made a memo: another one may tell things otherwise.
const MADE_BY: &str = concat!(env!("CARGO_PKG_VERSION"), "/3");

/// What the beginning of one journal says, sealed.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Memo {
    made_by: String,
    beginning: Beginning,
    sealed: Vec<u8>,
}

/// The memos of all journals, in `memos/` of the data folder, for their owner only.
#[derive(Clone, Debug)]
pub struct Memos {
    folder: PathBuf,
}

impl Memo {
    /// What it is about.
    pub const fn beginning(&self) -> &Beginning {
        &self.beginning
    }

    /// What it says; nothing if it is not for this seal.
    pub fn open<T: DeserializeOwned>(&self, seal: &Seal) -> Option<T> {
        postcard::from_bytes(&seal.open_memo(&self.beginning, &self.sealed)?).ok()
    }
}

impl Memos {
    /// The memos in this data folder.
    pub fn new(data: &Path) -> Self {
        Self { folder: data.join("memos") }
    }

    /// The memo of the journal at `path`.
    pub fn get(&self, path: &Path) -> Option<Memo> {
        let bytes = file::read(&self.file(path)?, LONGEST).ok()?;
        let memo: Memo = postcard::from_bytes(&bytes).ok()?;
        (memo.made_by == MADE_BY).then_some(memo)
    }

    /// Keeps what the beginning of the journal at `path` says, in the place of what was kept before.
    ///
    /// Nothing is kept where the seal is not made of the table's own key. It is never synced.
    ///
    /// # Errors
    /// What the disk says.
    pub fn set<T: Serialize>(
        &self,
        path: &Path,
        beginning: Beginning,
        seal: &Seal,
        told: &T,
    ) -> Result<(), FileError> {
        let sealed = postcard::to_allocvec(told).ok();
        let sealed = sealed.and_then(|told| seal.seal_memo(&beginning, &told));
        let Some((sealed, file)) = sealed.zip(self.file(path)) else { return Ok(()) };
        let memo = Memo { made_by: MADE_BY.to_owned(), beginning, sealed };
        postcard::to_allocvec(&memo).map_or(Ok(()), |bytes| file::note(&file, &bytes))
    }

    fn file(&self, path: &Path) -> Option<PathBuf> {
        let canonical = fs::canonicalize(path).ok()?;
        let name = digest::file_name(canonical.as_os_str().as_encoded_bytes());
        Some(self.folder.join(name))
    }
}

#[cfg(test)]
mod tests {
    use super::super::keyring::TableKey;
    use super::super::place::Place;
    use super::*;

    fn beginning(n: u64) -> Beginning {
        let next = Place { n, prev: "5e".repeat(32) };
        Beginning { len: 300, hash: [7; 32], next }
    }

    #[test]
    fn a_memo_opens_to_the_key_of_its_table_and_tells_nothing_else() {
        let folder = tempfile::tempdir().unwrap();
        let (path, memos) = (folder.path().join("a.referee"), Memos::new(folder.path()));
        assert!(memos.get(&path).is_none());
        fs::write(&path, "").unwrap();
        let key = TableKey::random().unwrap();
        let seal = Seal::new(&key, "t");
        memos.set(&path, beginning(9), &seal, &["Аліна", "Karl"]).unwrap();
        let memo = memos.get(&path).unwrap();
        assert_eq!(memo.beginning(), &beginning(9));
        assert_eq!(memo.open::<[String; 2]>(&seal).unwrap(), ["Аліна", "Karl"]);
        let bytes = fs::read(memos.file(&path).unwrap()).unwrap();
        assert!(!bytes.windows(4).any(|part| part == b"Karl"));
        for other in [Seal::new(&key, "u"), Seal::new(&TableKey::random().unwrap(), "t")] {
            assert!(memo.open::<[String; 2]>(&other).is_none());
        }
        let elsewhere = Memo { beginning: beginning(8), ..memo };
        assert!(elsewhere.open::<[String; 2]>(&seal).is_none(), "it is bound to its place");
    }

    #[test]
    fn a_torn_or_altered_memo_is_as_good_as_none() {
        let folder = tempfile::tempdir().unwrap();
        let (path, memos) = (folder.path().join("a.referee"), Memos::new(folder.path()));
        fs::write(&path, "").unwrap();
        let seal = Seal::new(&TableKey::random().unwrap(), "t");
        memos.set(&path, beginning(9), &seal, &7_u32).unwrap();
        let file = memos.file(&path).unwrap();
        let whole = fs::read(&file).unwrap();
        for at in 0..whole.len() {
            let mut altered = whole.clone();
            altered[at] ^= 1;
            for bytes in [&whole[..at], &altered] {
                fs::write(&file, bytes).unwrap();
                let memo = memos.get(&path).filter(|memo| *memo.beginning() == beginning(9));
                assert_eq!(memo.and_then(|memo| memo.open::<u32>(&seal)), None, "at {at}");
            }
        }
    }
}
