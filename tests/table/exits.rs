//! The exit code says what went wrong: 1 a rule, 2 the command line, 3 a damaged file, 4 files and keys.
use std::fs;

use crate::support::room::{Ran, Room};

fn opened() -> Room {
    Room::with_table("mabcd", "--table t.referee")
}

fn code(ran: &Ran) -> i32 {
    assert!(ran.code == 0 || !ran.err.is_empty(), "nothing was said: {ran:?}");
    ran.code
}

#[test]
fn zero_when_it_is_done() {
    let room = opened();
    for line in [
        "status",
        "act \"kill g\"",
        "legal",
        "ask deck",
        "log",
        "undo --yes",
        "redo",
        "--help",
        "--version",
    ] {
        assert_eq!(code(&room.run(line)), 0, "{line}");
    }
}

#[test]
fn one_when_a_rule_forbids_it() {
    let room = opened();
    for line in [
        "act disguise",
        "act \"kill z\"",
        "ask killer near a",
        "status --as referee",
        "undo",
        "redo",
        "new mr-jack --players 3",
    ] {
        assert_eq!(code(&room.run(line)), 1, "{line}");
    }
}

#[test]
fn two_when_the_command_line_is_wrong() {
    let room = opened();
    for line in [
        "fly",
        "act",
        "act fly",
        "act \"kill nobodyatall\"",
        "act \"become a\"",
        "ask \"row 9\"",
        "ask deck --at 7",
        "legal --as spy",
        "new chess",
        "status --lang fr",
        "undo x",
        "undo -1",
    ] {
        assert_eq!(code(&room.run(line)), 2, "{line}");
    }
    assert_eq!(code(&Room::new().run("status")), 2, "no table yet");
}

/// Who opens documents by their names tries it with a table.
#[test]
fn the_file_of_a_table_is_no_command_but_says_how_it_is_opened() {
    let room = opened();
    let ran = room.run("t.referee");
    assert_eq!(code(&ran), 2);
    assert!(
        ran.err.starts_with(
            "t.referee is a file. To open the table in it: referee --table t.referee\n"
        ),
        "{}",
        ran.err
    );
}

#[test]
fn three_when_a_file_is_damaged() {
    let room = opened();
    room.act(&["kill g"]);
    let file = room.path("t.referee");
    let sound = fs::read_to_string(&file).unwrap();
    fs::write(&file, sound.replace("Geneva", "Horatio")).unwrap();
    for line in ["status", "act \"kill g\"", "legal --as killer", "log"] {
        assert_eq!(code(&room.run(line)), 3, "{line}");
    }
    room.write("editions/own.yaml", "id: own\ntitel: Noir\n");
    assert_eq!(code(&room.run("modes --edition own --scenarios .")), 3);
    room.write("deal.yaml", "layout: 5\n");
    assert_eq!(code(&room.run("new killer-inspector --deal deal.yaml --table u.referee")), 3);
}

#[test]
fn four_when_a_file_or_a_key_is_out_of_reach() {
    let room = opened();
    fs::create_dir(room.path("folder")).unwrap();
    for line in [
        "status --table nowhere.referee",
        "status --table folder",
        "new killer-inspector --table t.referee",
        "new killer-inspector --table no/such/folder.referee",
        "new killer-inspector --deal nowhere.yaml",
    ] {
        assert_eq!(code(&room.run(line)), 4, "{line}");
    }
    fs::remove_dir_all(room.path(".local/share/referee/keys")).unwrap();
    assert_eq!(code(&room.run("act \"kill g\"")), 4, "without its key a table is only looked at");
    assert_eq!(room.run("status").code, 0);
}
