//! What this computer has last seen of a table, wherever its file was.
use std::fs;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use super::history::History;
use super::keyring::make_folder;
use super::place::Place;
use super::{digest, storage, sum};
use crate::file::{self, FileError};

/// No sighting comes near this many bytes.
const LONGEST: u64 = 64 << 10;

/// How many places of a table are remembered.
const MOST_PLACES: usize = 8;

/// What was last seen of a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sighting {
    /// Which table.
    pub table: String,
    /// The place after the newest line.
    pub next: Place,
    /// Where its file was used, the newest place last; for people.
    pub places: Vec<String>,
}

/// What is not as it was last seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Discrepancy {
    /// The file is in another place, and in the place of before there is still one.
    Copied,
    /// The file is in another place, and in that of before there is none.
    Moved,
    /// The file lacks lines that were seen, or has others instead: two copies went on, or an older one was put back.
    Behind,
    /// What was last seen is not known, though it should be.
    Unknown,
}

/// The sightings of all tables, beside their keys in `keys/` of the data folder: whoever takes them away is noticed.
///
/// One is written after its line is on the disk and never synced: it may lag behind the journal, but never lead.
#[derive(Clone, Debug)]
pub struct Sightings {
    folder: PathBuf,
}

impl Sightings {
    /// The sightings in this data folder.
    pub fn new(data: &Path) -> Self {
        Self { folder: data.join("keys") }
    }

    /// Notes that a table is about to be opened.
    ///
    /// # Errors
    /// What the disk says.
    pub fn begin(&self, table: &str) -> Result<(), FileError> {
        make_folder(&self.folder)?;
        self.set(&Sighting { table: table.to_owned(), next: Place::first(), places: Vec::new() })
    }

    /// What was last seen of a table; one that is torn is as good as none.
    pub fn get(&self, table: &str) -> Option<Sighting> {
        let found = self.read(&self.file(table))?;
        (found.table == table).then_some(found)
    }

    /// The table that was last seen at `path`: only where nothing quicker is known of it.
    pub fn at(&self, path: &Path) -> Option<Sighting> {
        let path = fs::canonicalize(path).ok()?.to_string_lossy().into_owned();
        let files = fs::read_dir(&self.folder).ok()?.filter_map(|entry| Some(entry.ok()?.path()));
        let seen = files.filter(|file| file.extension().is_some_and(|end| end == "seen"));
        seen.filter_map(|file| self.read(&file)).find(|found| found.places.last() == Some(&path))
    }

    /// Notes that the journal of a table at `path` now ends before `next`.
    ///
    /// # Errors
    /// What the disk says.
    pub fn see(&self, table: &str, path: &Path, next: &Place) -> Result<(), FileError> {
        let path = fs::canonicalize(path).map_err(FileError::at(path))?;
        let path = path.to_string_lossy().into_owned();
        let mut places = self.get(table).map(|before| before.places).unwrap_or_default();
        places.retain(|place| *place != path && Path::new(place).exists());
        places.push(path);
        places.drain(..places.len().saturating_sub(MOST_PLACES));
        self.set(&Sighting { table: table.to_owned(), next: next.clone(), places })
    }

    fn set(&self, sighting: &Sighting) -> Result<(), FileError> {
        file::note(&self.file(&sighting.table), &sum::line_of(sighting))
    }

    #[expect(clippy::unused_self, reason = "of one shape with the others")]
    fn read(&self, file: &Path) -> Option<Sighting> {
        sum::read_line(&file::read(file, LONGEST).ok()?)
    }

    fn file(&self, table: &str) -> PathBuf {
        self.folder.join(digest::file_name(table.as_bytes()) + ".seen")
    }
}

impl Sighting {
    /// Where the table was used last.
    pub fn place(&self) -> &str {
        self.places.last().map_or("", String::as_str)
    }

    /// What is not as it was seen, in the journal at `path` that tells this history and ends before `next`; none where the
    /// history skips what was seen.
    pub fn compare<T>(
        &self,
        path: &Path,
        history: &History<T>,
        next: &Place,
    ) -> Option<Vec<Discrepancy>> {
        let History { records, skipped, .. } = history;
        let seen = self.next.n;
        let here = match usize::try_from(seen.saturating_sub(*skipped)).ok()? {
            _ if seen == next.n => Some(next),
            _ if (1..=*skipped).contains(&seen) => return None,
            at => records.get(at).map(|record| &record.place),
        };
        let behind = (here != Some(&self.next)).then_some(Discrepancy::Behind);
        Some(self.elsewhere(path).into_iter().chain(behind).collect())
    }

    /// Whether the file has not been at `path` before.
    fn elsewhere(&self, path: &Path) -> Option<Discrepancy> {
        let path = fs::canonicalize(path).ok()?;
        if self.places.is_empty() || self.places.iter().any(|place| Path::new(place) == path) {
            return None;
        }
        let one = fs::metadata(&path).ok()?;
        let mut there = self.places.iter().filter(|place| self.is_at(Path::new(place))).peekable();
        if there.peek().is_none() {
            return Some(Discrepancy::Moved);
        }
        // Two names of one file are no two files.
        let mut others = there.filter_map(|place| fs::metadata(place).ok());
        others.all(|other| !storage::same(&one, &other)).then_some(Discrepancy::Copied)
    }

    /// Whether the file at `place` is still this table, and not another one by now.
    fn is_at(&self, place: &Path) -> bool {
        let id = format!(r#""id":"{}""#, self.table);
        let first = file::beginning(place, LONGEST).unwrap_or_default();
        first.windows(id.len()).any(|part| part == id.as_bytes())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::safe::{Journal, Record};
    use serde_json::{Value, json};

    /// A journal of this many lines at `path`, and its records.
    fn table(path: &Path, lines: u64) -> Vec<Record<Value>> {
        let opened = json!({ "kind": "opened", "id": "t" });
        let mut journal = Journal::create(path, &opened, None).unwrap();
        for n in 1..lines {
            journal.append(&json!({ "kind": "said", "n-th": n }), None).unwrap();
        }
        drop(journal);
        Journal::read(path, None).unwrap().records
    }

    /// What is noticed in a file that tells these records.
    fn noticed(known: &Sighting, path: &Path, records: &[Record<Value>]) -> Vec<Discrepancy> {
        let history = History { records: records.to_vec(), skipped: 0, report: None };
        known.compare(path, &history, &records.last().unwrap().after()).unwrap()
    }

    fn seen(sightings: &Sightings, path: &Path, records: &[Record<Value>]) {
        sightings.see("t", path, &records.last().unwrap().after()).unwrap();
    }

    #[test]
    fn a_table_that_goes_on_where_it_was_is_as_it_was_seen() {
        let folder = tempfile::tempdir().unwrap();
        let (sightings, path) = (Sightings::new(folder.path()), folder.path().join("a.referee"));
        assert_eq!(sightings.get("t"), None);
        sightings.begin("t").unwrap();
        let records = table(&path, 4);
        for known in 1..=4 {
            let before = sightings.get("t").unwrap();
            assert_eq!(noticed(&before, &path, &records), [], "it may lag behind");
            seen(&sightings, &path, &records[..known]);
        }
        assert_eq!(sightings.at(&path), sightings.get("t"));
        assert_eq!(sightings.at(folder.path()), None);
    }

    #[test]
    fn copies_moves_and_lines_that_are_gone_are_noticed() {
        let folder = tempfile::tempdir().unwrap();
        let (sightings, path) = (Sightings::new(folder.path()), folder.path().join("a.referee"));
        let records = table(&path, 4);
        seen(&sightings, &path, &records);
        let known = sightings.get("t").unwrap();
        assert_eq!(noticed(&known, &path, &records[..3]), [Discrepancy::Behind]);
        let next = records[3].after();
        let mut told = History { records: records.clone(), skipped: 0, report: None };
        told.records.drain(1..3);
        told.skipped = 2;
        assert_eq!(known.compare(&path, &told, &next), Some(Vec::new()), "a memo tells the rest");
        told.records.truncate(1);
        told.skipped = 3;
        assert_eq!(known.compare(&path, &told, &next), Some(Vec::new()), "or all of it");
        let earlier = Sighting { next: records[2].after(), ..known.clone() };
        assert_eq!(earlier.compare(&path, &told, &next), None, "what is skipped may be otherwise");
        let mut other = records.clone();
        other[3].hash = "0".repeat(64);
        assert_eq!(noticed(&known, &path, &other), [Discrepancy::Behind], "another line instead");
        let copy = folder.path().join("b.referee");
        fs::copy(&path, &copy).unwrap();
        assert_eq!(noticed(&known, &copy, &records), [Discrepancy::Copied]);
        assert_eq!(
            noticed(&known, &copy, &records[..2]),
            [Discrepancy::Copied, Discrepancy::Behind]
        );
        #[cfg(unix)]
        {
            let link = folder.path().join("link.referee");
            fs::hard_link(&path, &link).unwrap();
            assert_eq!(noticed(&known, &link, &records), [], "one file under two names");
        }
        fs::write(&path, "another table").unwrap();
        assert_eq!(noticed(&known, &copy, &records), [Discrepancy::Moved]);
        fs::remove_file(&path).unwrap();
        assert_eq!(noticed(&known, &copy, &records), [Discrepancy::Moved]);
        seen(&sightings, &copy, &records);
        assert_eq!(noticed(&sightings.get("t").unwrap(), &copy, &records), []);
    }
}
