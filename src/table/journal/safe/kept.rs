//! Telling by its first bytes that a file belongs to a table, whatever its name is.
use super::sum;

/// How many of the first bytes of a file are enough to tell.
pub const TELLING: u64 = 64 << 10;

/// Whether a file that begins so is a journal, a key, or something else that is kept of tables: nothing may be written
/// over it. Also one that is damaged, as far as it can be told.
pub fn is_kept(first: &[u8]) -> bool {
    const JOURNAL: &[u8] = b"--- {\"n\":";
    const FIRST: &[u8] = b"\"prev\":\"referee/";
    first.starts_with(JOURNAL)
        || first.windows(FIRST.len()).any(|part| part == FIRST)
        || sum::check(first).is_ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::safe::{Heads, Journal, Keyring};

    #[test]
    fn what_is_kept_of_a_table_is_told_from_all_else() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("notes.txt");
        let journal =
            Journal::create(&path, &serde_json::json!({ "kind": "opened" }), None).unwrap();
        Heads::new(folder.path()).set(&path, "t", journal.next()).unwrap();
        Keyring::new(folder.path()).create("t").unwrap();
        let mut kept = vec![std::fs::read(&path).unwrap()];
        for name in ["heads", "keys"] {
            for file in std::fs::read_dir(folder.path().join(name)).unwrap() {
                kept.push(std::fs::read(file.unwrap().path()).unwrap());
            }
        }
        assert!(kept.len() >= 3);
        for bytes in &kept {
            assert!(is_kept(bytes), "{:?}", String::from_utf8_lossy(bytes));
        }
        for at in [0, 4, 20, kept[0].len() - 9] {
            let mut damaged = kept[0].clone();
            damaged[at] ^= 1;
            assert!(is_kept(&damaged), "byte {at}");
        }
        for other in [&b""[..], b"<svg/>", b"{\"n\": 1}", b"---\nid: uk\n", b"# The table\n"] {
            assert!(!is_kept(other));
        }
    }
}
