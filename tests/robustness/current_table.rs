//! Which table is meant where none is named.
use std::fs;
use std::process::Stdio;

use crate::support::room::Room;

const CURRENT: &str = ".local/share/referee/current";

fn two_tables() -> Room {
    let room = Room::with_table("mabcd", "");
    room.ok("new killer-inspector --players Ann,Ben --deal deal.yaml");
    room.act(&["kill g"]);
    room
}

#[test]
fn an_empty_or_broken_note_leads_to_the_newest_table_and_says_so_once() {
    for broken in ["", "nowhere", "\0\0\0"] {
        let room = two_tables();
        let seen = room.status();
        room.write(CURRENT, broken);
        let ran = room.run("status --json");
        assert_eq!(ran.code, 0, "{ran:?}");
        assert!(ran.err.contains("current") && ran.err.contains("newest"), "{ran:?}");
        assert_eq!(serde_json::from_str::<serde_json::Value>(&ran.out).unwrap(), seen);
        assert_eq!(room.run("status").err, "", "once");
    }
}

#[test]
fn a_table_that_is_gone_is_not_exchanged_for_another_one() {
    let room = two_tables();
    let path = fs::read_to_string(room.path(CURRENT)).unwrap();
    fs::rename(&path, room.path("elsewhere.referee")).unwrap();
    let ran = room.run("act \"shift 3 left\"");
    assert_eq!(ran.code, 2, "{ran:?}");
    assert!(ran.err.contains(&path), "{ran:?}");
}

#[test]
fn no_table_is_opened_that_nothing_would_lead_to() {
    let room = two_tables();
    fs::remove_file(room.path(CURRENT)).unwrap();
    fs::create_dir(room.path(CURRENT)).unwrap();
    let tables = || fs::read_dir(room.path(".local/share/referee/tables")).unwrap().count();
    let (keys, before) = (room.path(".local/share/referee/keys"), tables());
    let kept = fs::read_dir(&keys).unwrap().count();
    let ran = room.run("new killer-inspector");
    assert_eq!(ran.code, 4, "{ran:?}");
    assert!(ran.err.contains("current"), "{ran:?}");
    assert_eq!((tables(), fs::read_dir(&keys).unwrap().count()), (before, kept));
    // Where its name is known, it is opened, and said.
    let ran = room.run("new killer-inspector --table own.referee");
    assert_eq!(ran.code, 0, "{ran:?}");
    assert!(ran.err.contains("--table own.referee"), "{ran:?}");
}

#[test]
fn tables_opened_at_the_same_time_never_mix_their_paths() {
    let room = Room::new();
    let opened: Vec<_> = (1..=12)
        .map(|n| {
            let file = format!("{}.referee", "x".repeat(n * 7));
            let mut new = room.command();
            new.args(["new", "killer-inspector", "--table", &file]);
            new.stdout(Stdio::null()).spawn().expect("started")
        })
        .collect();
    for mut child in opened {
        assert!(child.wait().expect("an end").success());
    }
    let current = fs::read_to_string(room.path(CURRENT)).unwrap();
    assert!(fs::metadata(&current).is_ok_and(|it| it.is_file()), "{current}");
    room.ok("status");
}
