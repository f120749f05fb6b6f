//! A long game is not read line by line for every command, and trusted no more for that.
use std::fs;
use std::path::PathBuf;

use crate::support::room::Room;

/// A game of so many lines that a memo is kept of it.
fn long() -> Room {
    let room = Room::with_table("mabcdefg", "--with-referee --table t.referee");
    room.act(&["kill g"]);
    room.tell("inspector", "become a");
    let lines = ["shift 5 left", "shift e up", "shift 4 right", "shift a down"];
    for line in lines.iter().cycle().take(71) {
        room.act(&[line]);
    }
    room
}

fn memo(room: &Room) -> PathBuf {
    let folder = fs::read_dir(room.path(".local/share/referee/memos")).expect("memos");
    let mut files = folder.map(|file| file.expect("a file").path());
    let file = files.next().expect("one");
    assert_eq!(files.next(), None);
    file
}

#[test]
fn with_and_without_what_was_remembered_every_line_is_the_same() {
    let room = long();
    let file = memo(&room);
    let kept = fs::read(&file).expect("bytes");
    assert!(!kept.windows(5).any(|part| part == b"Alyss" || part == b"shift"), "it is sealed");
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        assert_eq!(fs::metadata(&file).expect("a file").permissions().mode() & 0o077, 0);
    }
    let said = || {
        let said = room.json("act \"accuse f\"");
        room.ok("undo --yes");
        said
    };
    let mut with = said();
    fs::remove_file(&file).expect("removed");
    let mut without = said();
    // The one before was taken back as well.
    for tries in [&mut with, &mut without] {
        tries["status"]["tries"] = serde_json::Value::Null;
    }
    assert_eq!(with, without);
    let mut torn = kept;
    torn.truncate(torn.len() / 2);
    fs::write(&file, torn).expect("written");
    room.ok("act \"shift 5 left\"");
}

#[test]
fn a_byte_that_was_changed_anywhere_is_found_all_the_same() {
    let room = long();
    let whole = fs::read(room.path("t.referee")).expect("a record");
    for at in [40, whole.len() / 3, whole.len() / 2, whole.len() - 80] {
        let mut changed = whole.clone();
        changed[at] ^= 1;
        fs::write(room.path("t.referee"), &changed).expect("written");
        let ran = room.run("act \"shift 5 left\"");
        assert_eq!(ran.code, 3, "byte {at}: {ran:?}");
        assert_eq!(fs::read(room.path("t.referee")).expect("a record"), changed);
    }
    fs::write(room.path("t.referee"), whole).expect("written");
    room.ok("act \"shift 5 left\"");
}
