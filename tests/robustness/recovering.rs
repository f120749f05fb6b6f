//! `recover`: nothing is cut before all that could refuse, and it can be said again.
use std::fs;

use noir_referee::table::JournalLine;
use noir_referee::table::safe::Journal;

use super::{Story, line_ends};
use crate::support::room::Room;

/// Adds a record whose sums are all right, and of which nobody can make any sense.
fn add_nonsense(story: &Story) {
    let (mut journal, _) = Journal::open::<JournalLine>(&story.file, None).expect("open");
    let facts = vec![vec!["died".to_owned(), "Nobody".to_owned()]];
    let line = JournalLine::Said { seat: "killer".to_owned(), line: None, facts };
    journal.append(&line, None).expect("written");
}

#[test]
fn a_file_that_makes_no_sense_is_cut_to_what_does() {
    let story = Story::new();
    let good = story.bytes();
    add_nonsense(&story);
    let bad = story.bytes();
    for line in ["status", "act \"shift 1 left\"", "log"] {
        let ran = story.room.run(line);
        assert_eq!(ran.code, 3, "{line}: {ran:?}");
        assert!(ran.err.contains("recover"), "{line}: {ran:?}");
    }
    let said = story.room.ok("recover");
    assert!(said.contains("damaged-1"), "{said}");
    assert_eq!(fs::read(story.room.path("table.referee.damaged-1")).unwrap(), bad);
    assert!(story.bytes().starts_with(&good));
    assert_eq!(story.seen().1.as_ref(), story.told.last());
    assert!(story.room.ok("recover").contains("nothing to recover"));
    story.room.act(&["shift 1 left"]);
}

/// A mail program or an editor that changes the ends of lines takes nothing away: the game can be read, and put right.
#[test]
fn a_table_whose_line_ends_were_changed_is_read_and_can_be_put_right() {
    let ends: fn(String) -> String = |text| text.replace('\n', "\r\n");
    let mark: fn(String) -> String = |text| format!("\u{feff}{text}");
    let both: fn(String) -> String = |text| format!("\u{feff}{}", text.replace('\n', "\r\n"));
    for change in [ends, mark, both] {
        let story = Story::new();
        let good = story.bytes();
        let changed = change(String::from_utf8(good.clone()).unwrap());
        story.write(changed.as_bytes());
        let (ran, seen) = story.seen();
        assert_eq!(ran.code, 3, "{ran:?}");
        assert!(ran.err.contains("changed the ends of the lines"), "{ran:?}");
        assert_eq!(seen.as_ref(), story.told.last());
        assert_eq!(story.room.run("act \"shift 1 left\"").code, 3, "nothing is written to it");
        assert_eq!(story.bytes(), changed.as_bytes());
        story.room.ok("recover");
        assert!(story.bytes().starts_with(&good));
        assert_eq!(story.seen().1.as_ref(), story.told.last());
        story.room.act(&["shift 1 left"]);
    }
}

/// Of a file that was changed and cut, what is whole is left.
#[test]
fn a_table_that_was_changed_and_cut_keeps_its_whole_lines() {
    let story = Story::new();
    let good = story.bytes();
    let ends = line_ends(&good);
    let cut = &good[..ends[ends.len() - 2] + 20];
    let changed = String::from_utf8(cut.to_vec()).unwrap().replace('\n', "\r\n");
    story.write(changed.as_bytes());
    assert_eq!(story.seen().0.code, 3);
    story.room.ok("recover");
    assert!(story.bytes().starts_with(&good[..ends[ends.len() - 2]]));
}

#[test]
fn whoever_does_not_know_the_passphrase_cuts_nothing() {
    let room = Room::new();
    room.deal("mabcdn");
    room.write("right", "тихий сад біля річки\n");
    room.write("wrong", "гучний сад біля річки\n");
    room.ok(
        "new killer-inspector --deal deal.yaml --lock --passphrase-file right --table t.referee",
    );
    room.ok("act \"kill h\" --passphrase-file right");
    let path = room.path("t.referee");
    let mut bytes = fs::read(&path).unwrap();
    let last = line_ends(&bytes)[0];
    bytes[last + 40] ^= 1;
    fs::write(&path, &bytes).unwrap();
    for (line, code) in [("recover --passphrase-file wrong", 4), ("recover", 2)] {
        let ran = room.run(line);
        assert_eq!(ran.code, code, "{line}: {ran:?}");
        assert_eq!(fs::read(&path).unwrap(), bytes, "{line}");
        assert!(!room.path("t.referee.damaged-1").exists(), "{line}");
    }
    room.ok("recover --passphrase-file right");
    assert_eq!(room.status()["seq"], 0);
}

/// The super-user can write everywhere, so there is nothing to see for him.
#[cfg(unix)]
#[test]
fn where_this_computer_could_not_forget_the_lines_nothing_is_cut() {
    use std::os::unix::fs::PermissionsExt as _;
    let story = Story::new();
    let whole = story.bytes();
    let ends = line_ends(&whole);
    let mut broken = whole.clone();
    broken[ends[3] + 30] ^= 4;
    story.write(&broken);
    let heads = story.room.path(".local/share/referee/heads");
    let allow = |mode| fs::set_permissions(&heads, fs::Permissions::from_mode(mode)).unwrap();
    allow(0o555);
    if fs::write(heads.join("probe"), "").is_ok() {
        fs::remove_file(heads.join("probe")).unwrap();
        allow(0o755);
        return;
    }
    let ran = story.room.run("recover");
    assert_eq!(ran.code, 4, "{ran:?}");
    assert!(ran.err.contains("heads"), "{ran:?}");
    assert_eq!(story.bytes(), broken);
    allow(0o755);
    story.room.ok("recover");
    assert_eq!(story.seen().1.as_ref(), Some(&story.told[4]));
}

/// As it is left when the process is killed after the cut, before or after it has remembered so.
#[test]
fn it_can_be_said_again_wherever_it_was_stopped() {
    let story = Story::new();
    let whole = story.bytes();
    for kept in 1..line_ends(&whole).len() {
        story.write(&whole[..line_ends(&whole)[kept - 1]]);
        assert_eq!(story.room.run("act \"shift 1 left\"").code, 3, "{kept}");
        story.room.ok("recover");
        assert_eq!(story.seen().1.as_ref(), Some(&story.told[kept]), "{kept}");
        // Back to the whole file, for the next one.
        story.write(&whole);
        story.room.ok("recover");
    }
}
