//! What this computer has seen of a table before: copies, and lines that are gone, are said aloud and stay in the log.
use std::path::Path;

use noir_referee::table::JournalLine;
use noir_referee::table::safe::{History, Journal, Notice, Place, Record, Sighting, Sightings};

use super::desk::Desk;
use super::failure::Failure;
use super::open::Opened;

impl Desk {
    /// What was last seen of tables.
    pub fn sightings(&self) -> Sightings {
        Sightings::new(&self.data)
    }

    /// The place after the newest line that is known of the file at `path`.
    pub fn known(&self, path: &Path) -> Option<Place> {
        let head = self.heads().get(path).map(|head| head.next);
        // Whoever takes the heads away is not rid of what stands beside the key.
        head.or_else(|| self.sightings().at(path).map(|seen| seen.next))
    }

    /// Notes what a file holds now, where it lies and wherever it may be next.
    pub fn see(&self, path: &Path, table: &str, place: &Place) {
        let head = self.heads().set(path, table, place);
        if let Err(error) = self.sightings().see(table, path, place).and(head) {
            self.file_failure(&error).lines.iter().for_each(|line| self.remark(line));
            self.remark(&self.words.say("seen-unwritten"));
        }
    }

    /// Says what is not as it was last seen, and writes it into the record.
    ///
    /// # Errors
    /// What the journal says.
    pub fn notice(
        &self,
        opened: &mut Opened,
        history: &History<JournalLine>,
    ) -> Result<(), Failure> {
        let id = opened.table.opening().id.clone();
        let seen = self.sightings().get(&id);
        let lines = seen.as_ref().map(|seen| seen.next.n);
        let notices = self.noticed(&opened.path, &id, seen.as_ref(), history, opened.table.place());
        for mut notice in notices {
            let old = seen.as_ref().map_or("", Sighting::place);
            if notice == Notice::Moved && self.is_answered() {
                let old = ("old", old.into());
                if !self.confirm(&self.words.tell("seen-moved-ask", &[old]))? {
                    notice = Notice::Copied;
                }
            } else {
                self.say_notice(notice, &opened.path, old, lines);
            }
            self.record(opened, |table| table.noticed(notice, lines))?;
        }
        Ok(())
    }

    /// Writes into the record of a recovered file what it lacks now; that it was damaged has been said.
    ///
    /// # Errors
    /// What the journal says.
    pub fn note_loss(
        &self,
        opened: &mut Opened,
        history: &History<JournalLine>,
    ) -> Result<(), Failure> {
        let id = opened.table.opening().id.clone();
        let seen = self.sightings().get(&id);
        for notice in self.noticed(&opened.path, &id, seen.as_ref(), history, opened.table.place())
        {
            let lines = seen.as_ref().map(|seen| seen.next.n);
            self.record(opened, |table| table.noticed(notice, lines))?;
        }
        Ok(())
    }

    /// Says what is not as it was last seen, where nothing is written.
    pub fn notice_aloud(&self, path: &Path, table: &str, history: &History<JournalLine>) {
        let seen = self.sightings().get(table);
        let (lines, old) =
            (seen.as_ref().map(|seen| seen.next.n), seen.as_ref().map_or("", Sighting::place));
        let mut notices = self.noticed(path, table, seen.as_ref(), history, None);
        // Somebody may have written after the file was read, and before it was looked up.
        if notices.contains(&Notice::Behind)
            && let Ok(now) = Journal::read::<JournalLine>(path, None)
        {
            notices = self.noticed(path, table, seen.as_ref(), &now, None);
        }
        for notice in notices {
            self.say_notice(notice, path, old, lines);
        }
    }

    fn noticed(
        &self,
        path: &Path,
        table: &str,
        seen: Option<&Sighting>,
        history: &History<JournalLine>,
        next: Option<&Place>,
    ) -> Vec<Notice> {
        let Some(seen) = seen else {
            // On another computer, or with a passphrase, there is nothing that should be known.
            let expected = self.keyring().has(table) || self.heads().get(path).is_some();
            return expected.then_some(Notice::Unknown).into_iter().collect();
        };
        let end = |all: &History<JournalLine>| {
            all.records.last().map_or_else(Place::first, Record::after)
        };
        let next = next.cloned().unwrap_or_else(|| end(history));
        seen.compare(path, history, &next).unwrap_or_else(|| {
            let whole = Journal::read::<JournalLine>(path, None).ok();
            whole.and_then(|all| seen.compare(path, &all, &end(&all))).unwrap_or_default()
        })
    }

    fn say_notice(&self, notice: Notice, path: &Path, old: &str, lines: Option<u64>) {
        let file = ("file", path.display().to_string().into());
        let old = ("old", old.into());
        self.remark(&match notice {
            Notice::Copied => self.words.tell("seen-copied", &[file, old]),
            Notice::Moved => self.words.tell("seen-moved", &[file, old]),
            Notice::Behind => {
                let seen = ("seen", lines.unwrap_or(0).into());
                self.words.tell("seen-behind", &[file, old, seen])
            }
            Notice::Unknown => self.words.say("seen-unknown"),
        });
    }
}
