use std::path::PathBuf;

use proptest::prelude::*;
use serde_json::{Value, json};
use tempfile::TempDir;

use super::super::damage::LineFlaw;
use super::super::keyring::TableKey;
use super::super::seal::Seal;
use super::super::{Recovery, Rescue};
use super::*;

/// A disk that may fill up, fail or be switched off.
#[derive(Debug, Default)]
struct Disk {
    bytes: Vec<u8>,
    /// How many bytes may still be written; the write that goes beyond is cut off there.
    room: Option<usize>,
    /// How many operations may still be done; after a power cut there are none.
    steps: Option<usize>,
    /// How many times syncing fails.
    faults: usize,
    /// Whether cutting the end off fails as well.
    sticky: bool,
}

impl Disk {
    fn step(&mut self) -> io::Result<()> {
        match &mut self.steps {
            Some(0) => return Err(io::ErrorKind::BrokenPipe.into()),
            Some(steps) => *steps -= 1,
            None => {}
        }
        Ok(())
    }
}

/// Goes on with the journal that `disk` holds as `bytes`.
fn resume<'a>(
    disk: &'a mut Disk,
    bytes: &[u8],
    head: Option<&Place>,
) -> Result<(Journal<&'a mut Disk>, History<Value>), JournalError> {
    Journal::resume(disk, history::read(bytes, head))
}

impl Storage for &mut Disk {
    fn size(&self) -> io::Result<Option<u64>> {
        Ok(Some(self.bytes.len() as u64))
    }

    fn write(&mut self, bytes: &[u8]) -> io::Result<()> {
        self.step()?;
        let room = self.room.unwrap_or(usize::MAX);
        self.bytes.extend(&bytes[..room.min(bytes.len())]);
        self.room = self.room.map(|room| room.saturating_sub(bytes.len()));
        if room < bytes.len() { Err(io::ErrorKind::StorageFull.into()) } else { Ok(()) }
    }

    fn sync(&mut self) -> io::Result<()> {
        self.step()?;
        let fault = self.faults > 0;
        self.faults = self.faults.saturating_sub(1);
        if fault { Err(io::ErrorKind::Other.into()) } else { Ok(()) }
    }

    fn truncate(&mut self, size: u64) -> io::Result<()> {
        self.step()?;
        if self.sticky {
            return Err(io::ErrorKind::Other.into());
        }
        self.bytes.truncate(usize::try_from(size).unwrap());
        Ok(())
    }
}

fn value(n: u64) -> Value {
    json!({ "kind": "noted", "by": n, "text": "Аліна \"c3\"" })
}

/// A journal of this many lines, each with its newline, and the places before and after them.
fn lines(count: u64) -> (Vec<Vec<u8>>, Vec<Place>) {
    let (mut lines, mut places) = (Vec::new(), vec![Place::first()]);
    for n in 0..count {
        let (line, next) = record::encode(&places[n as usize], &value(n), None).unwrap();
        lines.push(line.into_bytes());
        places.push(next);
    }
    (lines, places)
}

fn values(count: u64) -> Vec<Value> {
    (0..count).map(value).collect()
}

/// What is read, as the number of true records and the report; the records must be the first ones that were written.
fn judge(bytes: &[u8], head: Option<&Place>) -> (u64, Option<Damage>) {
    let History { records, report, .. } = history::read::<Value>(bytes, head).history;
    let count = records.len() as u64;
    let found: Vec<_> = records.into_iter().map(|record| record.value).collect();
    assert_eq!(found, values(count));
    if let Some(damage) = &report {
        assert_eq!(damage.good(), count, "{damage}");
    }
    (count, report)
}

fn table(count: u64) -> (TempDir, PathBuf, Place) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("table.referee");
    let mut journal = Journal::create(&path, &value(0), None).unwrap();
    for n in 1..count {
        journal.append(&value(n), None).unwrap();
    }
    let head = journal.next().clone();
    (folder, path, head)
}

#[test]
fn the_bytes_of_a_line_never_change() {
    let mut disk = Disk::default();
    let mut journal = Journal::begin(&mut disk, &json!({ "kind": "opened" }), None).unwrap();
    let sealed = Sealed::of("00ff");
    journal.append(&json!({ "kind": "told", "seat": 1 }), Some(&sealed)).unwrap();
    assert_eq!(
        String::from_utf8(disk.bytes).unwrap(),
        indoc::indoc!(
            r#"
    --- {"n":0,"prev":"referee/3","kind":"opened","sum":"3dae41aa44d4421adbceacf97f56d02e5e136182a7ca49d88f078a52b1682974"}
    --- {"n":1,"prev":"700932013a5d33373d9258feaa595ef6f02df4692d31b4ae1aa22b930f2fe35a","kind":"told","seat":1,"sealed":"00ff","sum":"6678df6e1ce6fbb35e9c37fa8796ffa47c0354a09ba9ae2f3e3f5d180334f701"}
    "#
        )
    );
}

#[test]
fn yaml_reads_the_file_as_a_stream_of_the_same_documents() {
    let nasty = "\u{0}\t\n\u{7f}\u{85}\u{9f}\u{a0}\u{2028}\u{2029}\u{feff}\u{fdd0}\u{fffe}\u{1fffe}\u{10ffff}";
    proptest!(ProptestConfig::with_cases(256), |(
        texts in proptest::collection::vec(proptest::collection::vec(any::<char>(), 0..20), 1..5),
        number in any::<i64>(),
    )| {
        let texts: Vec<String> = texts.into_iter().map(String::from_iter).chain([nasty.to_owned()]).collect();
        let mut disk = Disk::default();
        let mut journal = Journal::begin(&mut disk, &json!({ "kind": "opened" }), None).unwrap();
        for text in &texts {
            let value = json!({ "kind": text, "list": [text, number, null, true], "map": { text.clone(): {} } });
            journal.append(&value, None).unwrap();
        }
        let file = String::from_utf8(disk.bytes).unwrap();
        let mut documents = serde_yaml::Deserializer::from_str(&file);
        for line in file.lines() {
            let yaml: Value = serde::Deserialize::deserialize(documents.next().unwrap()).unwrap();
            let json: Value = serde_json::from_str(line.strip_prefix("--- ").unwrap()).unwrap();
            prop_assert_eq!(yaml, json);
        }
        prop_assert!(documents.next().is_none());
        let history = history::read::<Value>(file.as_bytes(), None).history;
        prop_assert_eq!(history.report, None);
        for (record, text) in history.records[1..].iter().zip(&texts) {
            prop_assert_eq!(&record.value["kind"], text);
        }
    });
}

#[test]
fn a_value_that_is_no_record_is_refused() {
    let mut disk = Disk::default();
    let mut journal = Journal::begin(&mut disk, &value(0), None).unwrap();
    for wrong in
        [json!(7), json!({}), json!({ "by": 1, "kind": "a" }), json!({ "kind": "a", "sum": 1 })]
    {
        let error = journal.append(&wrong, None).unwrap_err();
        assert!(matches!(error, JournalError::NotARecord(_)), "{wrong}");
    }
    assert_eq!(judge(&journal.storage.bytes, Some(&journal.next)), (1, None));
}

#[test]
fn secrets_come_back_from_their_places() {
    let seal = Seal::new(&TableKey::random().unwrap(), "t");
    let sealed = seal.seal(&Place::first(), &"deck").unwrap();
    let mut disk = Disk::default();
    let mut journal = Journal::begin(&mut disk, &value(0), Some(&sealed)).unwrap();
    // A field that looks like a seal stays what it is.
    journal.append(&json!({ "kind": "noted", "text": "\",\"sealed\":\"ab" }), None).unwrap();
    let sealed = seal.seal(journal.next(), &"b3").unwrap();
    journal.append(&value(2), Some(&sealed)).unwrap();
    let records =
        history::read::<Value>(&journal.storage.bytes, Some(&journal.next)).history.records;
    let open =
        |at: usize| records[at].sealed.as_ref().map(|sealed| seal.open(&records[at].place, sealed));
    let secrets: Vec<Option<String>> = (0..3).map(|at| open(at).map(Result::unwrap)).collect();
    assert_eq!(secrets, [Some("deck".to_owned()), None, Some("b3".to_owned())]);
    assert_eq!(records[1].value["text"], "\",\"sealed\":\"ab");
}

#[test]
fn every_flipped_bit_is_found() {
    let (lines, places) = lines(4);
    let whole = lines.concat();
    let ends: Vec<_> = (1..=4).map(|count| lines[..count].concat().len()).collect();
    for bit in 0..8 * whole.len() {
        let mut bytes = whole.clone();
        bytes[bit / 8] ^= 1 << (bit % 8);
        let good = ends.iter().filter(|&&end| end <= bit / 8).count() as u64;
        for head in [None, places.last()] {
            let (count, report) = judge(&bytes, head);
            assert_eq!(count, good, "bit {bit}: {report:?}");
            assert!(
                matches!(report, Some(Damage::BadLine { line, .. }) if line == good + 1),
                "bit {bit}: {report:?}"
            );
        }
    }
}

#[test]
fn every_cut_is_told_by_what_was_known_of_the_file() {
    let (lines, places) = lines(4);
    let whole = lines.concat();
    for cut in 0..whole.len() {
        let have = (1..=4).filter(|&count| lines[..count].concat().len() <= cut).count();
        let left = (cut - lines[..have].concat().len()) as u64;
        let unfinished = match (have, left) {
            (0, _) => Some(Damage::Empty),
            (_, 0) => None,
            (_, bytes) => Some(Damage::Torn { line: have as u64 + 1, bytes }),
        };
        let have = have as u64;
        for head in &places {
            let report = if head.n > have {
                Some(Damage::MissingLines { have, want: head.n })
            } else {
                unfinished.clone()
            };
            assert_eq!(
                judge(&whole[..cut], Some(head)),
                (have, report),
                "cut {cut}, head {}",
                head.n
            );
        }
        assert_eq!(judge(&whole[..cut], None), (have, unfinished), "cut {cut}");
    }
}

#[test]
fn rubbish_where_the_newest_line_was_being_written_is_torn() {
    let (lines, places) = lines(3);
    for rubbish in [&[0; 300][..], b"\xff\xfe\n", b"\n"] {
        let bytes = [&lines.concat(), rubbish].concat();
        let torn = Damage::Torn { line: 4, bytes: rubbish.len() as u64 };
        assert_eq!(judge(&bytes, Some(&places[3])), (3, Some(torn)));
        assert!(matches!(
            judge(&bytes, None),
            (3, Some(Damage::BadLine { line: 4, lines: 4, .. }))
        ));
    }
}

#[test]
fn lines_lost_doubled_or_moved_are_found() {
    let (lines, places) = lines(6);
    proptest!(|(order in proptest::collection::vec(0..6_usize, 1..9), known in any::<bool>())| {
        let bytes: Vec<_> = order.iter().flat_map(|&at| lines[at].clone()).collect();
        let good = order.iter().enumerate().take_while(|&(at, &line)| at == line).count();
        let head = known.then_some(&places[6]);
        let report = if let Some(&odd) = order.get(good) {
            let flaw = LineFlaw::Chain { n: odd as u64 };
            Some(Damage::BadLine { line: good as u64 + 1, flaw, lines: order.len() as u64 })
        } else if known && good < 6 {
            Some(Damage::MissingLines { have: good as u64, want: 6 })
        } else {
            None
        };
        prop_assert_eq!(judge(&bytes, head), (good as u64, report));
    });
}

#[test]
fn another_history_is_told_from_the_one_that_was_written_here() {
    let (lines, places) = lines(3);
    for n in 1..=3 {
        let head = Place { n, prev: places[0].prev.clone() };
        let damage = Damage::HeadMismatch { line: n, lines: 3 };
        assert_eq!(judge(&lines.concat(), Some(&head)), (3, Some(damage)));
    }
}

#[test]
fn files_that_are_no_journal_of_this_version_are_told_apart() {
    let (lines, _) = lines(1);
    let line = String::from_utf8(lines.concat()).unwrap();
    for text in ["\n", "hello", "a: 1\nb: 2\n", "\u{feff}---\n", "\u{0}\u{0}"] {
        assert_eq!(judge(text.as_bytes(), None), (0, Some(Damage::NotAJournal)), "{text:?}");
    }
    let text = line.split_once(r#","sum""#).unwrap().0.replace("referee/3", "referee/9");
    let (newer, _) = super::super::sum::close(text);
    let flaw = LineFlaw::Version { found: "referee/9".to_owned() };
    let damage = Damage::BadLine { line: 1, flaw, lines: 1 };
    assert_eq!(judge(newer.as_bytes(), None), (0, Some(damage)));

    let history = history::read::<u8>(line.as_bytes(), None).history;
    let unknown = matches!(
        history.report,
        Some(Damage::BadLine { line: 1, flaw: LineFlaw::Unknown { .. }, .. })
    );
    assert!(unknown && history.records.is_empty());
}

proptest! {
    #[test]
    fn no_bytes_at_all_make_it_stumble(
        keep in 0..900_usize,
        bytes in proptest::collection::vec(any::<u8>(), 0..300),
        head in any::<Option<u64>>(),
    ) {
        let whole = lines(4).0.concat();
        let bytes = [&whole[..keep.min(whole.len())], &bytes].concat();
        let head = head.map(|n| Place { n, prev: String::new() });
        judge(&bytes, head.as_ref());
        judge(&bytes, None);
    }
}

/// Killed between any two operations or at any byte: what was acknowledged is there, and nothing else than it or the one
/// record that was being written.
#[test]
fn a_killed_writer_leaves_what_it_acknowledged() {
    let size = lines(3).0.concat().len();
    let deaths = (0..=6).map(|steps| (None, Some(steps)));
    let cuts = (0..=size).map(|room| (Some(room), None));
    for (room, steps) in deaths.chain(cuts) {
        let mut disk = Disk { room, steps, sticky: true, ..Disk::default() };
        let mut acknowledged = Place::first();
        if let Ok(mut journal) = Journal::begin(&mut disk, &value(0), None) {
            acknowledged = journal.next().clone();
            for n in 1..3 {
                match journal.append(&value(n), None) {
                    Ok(()) => acknowledged = journal.next().clone(),
                    Err(_) => break,
                }
            }
        }
        let (count, report) = judge(&disk.bytes, Some(&acknowledged));
        let told = acknowledged.n;
        assert!(count == told || count == told + 1, "room {room:?}, steps {steps:?}");
        let fine = matches!(report, None | Some(Damage::Torn { .. }));
        assert!(
            fine || told == 0 && report == Some(Damage::Empty),
            "room {room:?}, steps {steps:?}: {report:?}"
        );
        if told > 0 {
            let bytes = disk.bytes.clone();
            let mut disk = Disk { bytes: bytes.clone(), ..Disk::default() };
            let (mut journal, _) = resume(&mut disk, &bytes, Some(&acknowledged)).unwrap();
            journal.append(&value(count), None).unwrap();
            assert_eq!(judge(&disk.bytes, None), (count + 1, None));
        }
    }
}

#[test]
fn a_full_disk_changes_nothing() {
    let (lines, places) = lines(3);
    let start = lines[..2].concat();
    for room in 0..lines[2].len() {
        let mut disk = Disk { bytes: start.clone(), room: Some(room), ..Disk::default() };
        let (mut journal, _) = resume(&mut disk, &start, Some(&places[2])).unwrap();
        let error = journal.append(&value(2), None).unwrap_err();
        assert!(
            matches!(&error, JournalError::Io(error) if error.kind() == io::ErrorKind::StorageFull)
        );
        assert_eq!((journal.next(), &journal.storage.bytes), (&places[2], &start));
        journal.storage.room = None;
        journal.append(&value(2), None).unwrap();
        assert_eq!(disk.bytes, lines.concat());
    }
}

#[test]
fn a_record_that_could_not_be_synced_is_taken_back() {
    let (lines, places) = lines(3);
    let start = lines[..2].concat();
    let mut disk = Disk { bytes: start.clone(), faults: 1, ..Disk::default() };
    let (mut journal, _) = resume(&mut disk, &start, None).unwrap();
    assert!(matches!(journal.append(&value(2), None), Err(JournalError::Io(_))));
    assert_eq!((journal.next(), &journal.storage.bytes), (&places[2], &start));
    journal.append(&value(2), None).unwrap();
    assert_eq!(disk.bytes, lines.concat());
}

#[test]
fn after_a_write_that_cannot_be_taken_back_the_journal_takes_no_more() {
    let (lines, _) = lines(3);
    let start = lines[..2].concat();
    let mut disk = Disk { bytes: start.clone(), room: Some(9), sticky: true, ..Disk::default() };
    let (mut journal, _) = resume(&mut disk, &start, None).unwrap();
    assert!(matches!(journal.append(&value(2), None), Err(JournalError::Io(_))));
    journal.storage.room = None;
    assert!(matches!(journal.append(&value(2), None), Err(JournalError::Stuck)));
    assert_eq!(judge(&disk.bytes, None), (2, Some(Damage::Torn { line: 3, bytes: 9 })));
}

#[test]
fn a_journal_never_takes_the_place_of_a_file() {
    let (_folder, path, head) = table(2);
    assert!(matches!(Journal::create(&path, &value(0), None), Err(JournalError::Exists)));
    assert_eq!(judge(&fs::read(&path).unwrap(), Some(&head)), (2, None));
}

#[test]
fn a_journal_that_could_not_be_begun_leaves_no_file() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("table.referee");
    assert!(matches!(Journal::create(&path, &7, None), Err(JournalError::NotARecord(_))));
    assert!(!path.exists());
}

#[test]
fn a_second_writer_is_told_and_readers_are_not_disturbed() {
    let (_folder, path, head) = table(2);
    let (mut journal, _) = Journal::open::<Value>(&path, Some(&head)).unwrap();
    assert!(matches!(Journal::open::<Value>(&path, Some(&head)), Err(JournalError::Busy)));
    assert!(matches!(Rescue::<Value>::of(&path, Some(&head)), Err(JournalError::Busy)));
    journal.append(&value(2), None).unwrap();
    let history = Journal::read::<Value>(&path, Some(&head)).unwrap();
    assert_eq!((history.records.len(), history.report), (3, None));
    drop(journal);
    assert!(Journal::open::<Value>(&path, Some(&head)).is_ok());
}

#[test]
fn nothing_is_written_to_a_file_that_somebody_else_has_changed() {
    for change in [
        |path: &Path| fs::write(path, "").unwrap(),
        |path: &Path| fs::remove_file(path).unwrap(),
        // As an editor saves.
        |path: &Path| {
            fs::copy(path, path.with_extension("new")).unwrap();
            fs::rename(path.with_extension("new"), path).unwrap();
        },
    ] {
        let (_folder, path, head) = table(2);
        let (mut journal, _) = Journal::open::<Value>(&path, Some(&head)).unwrap();
        change(&path);
        assert!(matches!(journal.append(&value(2), None), Err(JournalError::Changed)));
    }
}

#[test]
fn a_torn_line_is_cut_off_by_the_next_writer() {
    let (_folder, path, head) = table(2);
    let whole = fs::read(&path).unwrap();
    fs::write(&path, [&whole, &b"--- {\"n\":2,"[..]].concat()).unwrap();
    let torn = Some(Damage::Torn { line: 3, bytes: 11 });
    assert_eq!(Journal::read::<Value>(&path, Some(&head)).unwrap().report, torn);
    let (_journal, history) = Journal::open::<Value>(&path, Some(&head)).unwrap();
    assert_eq!((history.records.len(), history.report), (2, torn));
    assert_eq!(fs::read(&path).unwrap(), whole);
}

#[test]
fn a_damaged_journal_is_written_to_only_after_it_was_recovered() {
    let (folder, path, head) = table(4);
    let mut bytes = fs::read(&path).unwrap();
    let middle = bytes.len() / 2 + 9; // In the third line.
    bytes[middle] ^= 1;
    fs::write(&path, &bytes).unwrap();

    let (mut journal, history) = Journal::open::<Value>(&path, Some(&head)).unwrap();
    let damage = Damage::BadLine { line: 3, flaw: LineFlaw::Sum, lines: 4 };
    assert_eq!((history.records.len(), history.report), (2, Some(damage.clone())));
    let refused = journal.append(&value(2), None).unwrap_err();
    assert!(matches!(refused, JournalError::Damaged(told) if told == damage));
    drop(journal);
    assert_eq!(fs::read(&path).unwrap(), bytes);

    fs::write(folder.path().join("table.referee.damaged-1"), "of another day").unwrap();
    let rescue = Rescue::<Value>::of(&path, Some(&head)).unwrap();
    assert_eq!(fs::read(&path).unwrap(), bytes, "nothing is done by looking");
    let Recovery { mut journal, history, copy } = rescue.cut().unwrap();
    assert_eq!((history.records.len(), history.report), (2, Some(damage)));
    assert_eq!(copy, folder.path().join("table.referee.damaged-2"));
    assert_eq!(fs::read(copy).unwrap(), bytes);
    journal.append(&value(2), None).unwrap();
    assert_eq!(judge(&fs::read(&path).unwrap(), Some(journal.next())), (3, None));
}

#[test]
fn where_nothing_can_be_recovered_the_file_stays_as_it_is() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("table.referee");
    fs::write(&path, "hello").unwrap();
    let refused = Rescue::<Value>::of(&path, None).unwrap().cut();
    assert!(matches!(refused, Err(JournalError::Damaged(Damage::NotAJournal))));
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
    assert!(matches!(Journal::read::<Value>(folder.path(), None), Err(JournalError::NotAFile)));
}

#[test]
fn records_that_make_no_sense_are_given_up_from_the_first_one_on() {
    let (_folder, path, head) = table(4);
    let bytes = fs::read(&path).unwrap();
    let mut rescue = Rescue::<Value>::of(&path, Some(&head)).unwrap();
    assert_eq!(rescue.history().report, None);
    rescue.give_up(2);
    let Recovery { mut journal, history, copy } = rescue.cut().unwrap();
    let damage = Damage::BadLine { line: 3, flaw: LineFlaw::Senseless, lines: 4 };
    assert_eq!((history.records.len(), history.report), (2, Some(damage)));
    assert_eq!(fs::read(copy).unwrap(), bytes);
    journal.append(&value(2), None).unwrap();
    assert_eq!(judge(&fs::read(&path).unwrap(), Some(journal.next())), (3, None));
    let mut rescue = Rescue::<Value>::of(&path, None);
    assert!(matches!(rescue, Err(JournalError::Busy)), "somebody still writes");
    drop(journal);
    rescue = Rescue::of(&path, None);
    let mut rescue = rescue.unwrap();
    rescue.give_up(0);
    assert!(matches!(rescue.cut(), Err(JournalError::Damaged(_))), "nothing would be left");
}

#[test]
fn an_empty_file_is_taken_over_by_one_journal_only() {
    let folder = tempfile::tempdir().unwrap();
    for round in 0..50 {
        let path = folder.path().join(format!("{round}.referee"));
        fs::write(&path, "").unwrap();
        let made: usize = std::thread::scope(|scope| {
            let one = || usize::from(Journal::create(&path, &value(0), None).is_ok());
            let all: Vec<_> = (0..4).map(|_| scope.spawn(one)).collect();
            all.into_iter().map(|one| one.join().unwrap()).sum()
        });
        assert_eq!(made, 1);
        assert_eq!(judge(&fs::read(&path).unwrap(), None), (1, None));
    }
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 50, "nothing else is left");
}

#[test]
fn a_writer_waits_for_another_one_who_has_soon_done() {
    let (_folder, path, head) = table(2);
    let (journal, _) = Journal::open::<Value>(&path, Some(&head)).unwrap();
    std::thread::scope(|scope| {
        let second = scope.spawn(|| Journal::open::<Value>(&path, Some(&head)).map(drop));
        std::thread::sleep(std::time::Duration::from_millis(60));
        drop(journal);
        assert!(second.join().unwrap().is_ok());
    });
}

/// What could not be read back is not written: a journal ends before the limit of reading, not after it.
#[test]
fn a_full_journal_refuses_and_stays_as_it_is() {
    let mut disk = Disk::default();
    let mut journal = Journal::begin(&mut disk, &json!({ "kind": "opened" }), None).unwrap();
    journal.longest = 3 * journal.len;
    journal.append(&json!({ "kind": "said" }), None).unwrap();
    let full = journal.append(&json!({ "kind": "said", "line": "x".repeat(400) }), None);
    assert!(matches!(full, Err(JournalError::Full)));
    let before = journal.len;
    assert_eq!(journal.storage.bytes.len() as u64, before);
}

/// Lines that a memo tells are not decoded; but a byte that was changed anywhere is found all the same.
#[test]
fn what_is_known_is_skipped_only_where_every_byte_is_the_same() {
    let (_folder, path, head) = table(6);
    let bytes = fs::read(&path).unwrap();
    let ends = bytes.iter().enumerate().filter(|(_, byte)| **byte == b'\n');
    let ends: Vec<usize> = ends.map(|(at, _)| at + 1).collect();
    let whole = history::read::<Value>(&bytes, Some(&head)).history;
    for lines in 1..=6 {
        let len = ends[lines - 1];
        let next = whole.records.get(lines).map_or(head.clone(), |record| record.place.clone());
        let hash = digest::bytes(&[&bytes[..len]]);
        let known = Beginning { len: len as u64, hash, next };
        let read = |bytes: &[u8]| {
            fs::write(&path, bytes).unwrap();
            Journal::open_after::<Value>(&path, Some(&head), Some(&known)).unwrap().1
        };
        let after = read(&bytes);
        assert_eq!((after.skipped, after.report.clone()), (lines as u64 - 1, None));
        assert_eq!(after.records[0], whole.records[0]);
        assert_eq!(after.records[1..], whole.records[lines..]);
        for at in (0..bytes.len()).step_by(7) {
            let mut other = bytes.clone();
            other[at] ^= 1;
            assert!(read(&other).report.is_some(), "byte {at} with {lines} lines known");
        }
        let cut = read(&bytes[..ends[4]]);
        assert_eq!(cut.report, Some(Damage::MissingLines { have: 5, want: 6 }), "{lines} known");
    }
}

#[test]
fn what_a_memo_is_about_is_the_file_as_it_lies() {
    let (_folder, path, head) = table(3);
    let (mut journal, _) = Journal::open::<Value>(&path, Some(&head)).unwrap();
    journal.append(&value(3), None).unwrap();
    let known = journal.beginning().unwrap();
    assert_eq!((known.next.n, known.len), (4, fs::metadata(&path).unwrap().len()));
    drop(journal);
    let (journal, history) = Journal::open_after::<Value>(&path, None, Some(&known)).unwrap();
    assert_eq!((history.records.len(), history.skipped, history.report), (1, 3, None));
    assert_eq!(journal.next(), &known.next);
}
