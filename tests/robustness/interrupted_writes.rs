//! Processes killed in the middle of a write, a full disk, and two windows.
use std::io::{Read as _, Write as _};
use std::process::Stdio;

use super::Story;
use crate::support::room::Room;

fn act_within(room: &Room, before: &str, blocks: usize, line: &str) -> (Option<i32>, String) {
    within(room, before, blocks, &["act", line])
}

/// Runs the program in a shell that lets files grow to so many blocks of 512 bytes and no further. The kernel
/// kills a process that goes beyond, or, where that signal is off, says that the file is too large.
pub fn within(room: &Room, before: &str, blocks: usize, words: &[&str]) -> (Option<i32>, String) {
    let act = room.command();
    let mut shell = std::process::Command::new("sh");
    shell.env_clear();
    for (name, value) in act.get_envs() {
        shell.env(name, value.expect("a value"));
    }
    let script = format!("{before} ulimit -f {blocks}; exec \"$0\" \"$@\"");
    let ran = shell
        .args(["-c", &script])
        .arg(act.get_program())
        .args(words)
        .current_dir(room.folder())
        .stdin(Stdio::null())
        .output()
        .expect("a shell");
    (ran.status.code(), String::from_utf8_lossy(&ran.stderr).into_owned())
}

/// Players' names of different lengths move the place in the line at which the write is cut.
#[cfg(unix)]
#[test]
fn a_process_killed_in_the_middle_of_a_line_leaves_the_table_as_it_was() {
    let mut torn = 0;
    for length in (1..=36).step_by(5) {
        let room = Room::on_disk();
        room.deal("mabcdn");
        let file = room.path("t.referee");
        let players = format!("{},Ben", "A".repeat(length));
        let table = file.display();
        room.ok(&format!(
            "new killer-inspector --deal deal.yaml --players {players} --table {table}"
        ));
        let before = room.status();
        let bytes = std::fs::read(&file).expect("there").len();
        let (code, said) = act_within(&room, "", bytes / 512 + 1, "kill h");
        assert!(!said.contains("panicked"), "{said}");
        let after = std::fs::read(&file).expect("there").len();
        if code.is_none() {
            torn += usize::from(after > bytes);
            assert_eq!(room.status(), before, "length {length}");
            let seen = room.run("status");
            assert_eq!(seen.code, 0, "nothing that was shown is lost: {seen:?}");
        }
        room.run("undo --yes");
        room.act(&["kill h"]);
        assert_eq!(room.status()["seq"], 1);
    }
    assert!(torn > 3, "hardly a line was torn");
}

#[cfg(unix)]
#[test]
fn on_a_full_disk_nothing_changes_and_it_is_said() {
    let story = Story::new();
    let before = story.bytes();
    // Full at once, and full in the middle of the line.
    for blocks in [before.len() / 512, before.len() / 512 + 1] {
        let (code, said) = act_within(&story.room, "trap '' XFSZ;", blocks, "disguise");
        assert_eq!(code, Some(4), "{said}");
        assert!(said.contains("table.referee") && !said.contains("panicked"), "{said}");
        assert_eq!(story.bytes(), before);
        assert_eq!(story.seen().1.as_ref(), story.told.last());
    }
    story.room.act(&["disguise"]);
}

/// The loop holds the file for a line only: two windows say lines one after the other, and nothing gets lost.
#[test]
fn a_second_window_says_a_line_while_the_first_one_is_open() {
    let story = Story::new();
    let mut window = story
        .room
        .command()
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("the loop starts");
    let mut keyboard = window.stdin.take().expect("an input");
    let mut screen = window.stdout.take().expect("an output");
    // The prompt comes only once the table is open.
    let mut shown = Vec::new();
    let mut byte = [0];
    while !shown.ends_with(b"> ") && screen.read(&mut byte).expect("readable") > 0 {
        shown.push(byte[0]);
    }
    let before = story.room.status()["seq"].as_u64().expect("a number");
    assert_eq!(story.seen().1.as_ref(), story.told.last(), "looking is always possible");
    story.room.act(&["shift 1 left"]);
    // The first window hears of it instead of playing on as if nothing had been said; then it goes on.
    keyboard.write_all(b"shift 2 left\nshift 2 left\nquit\n").expect("typed");
    drop(keyboard);
    let mut rest = String::new();
    screen.read_to_string(&mut rest).expect("readable");
    assert!(rest.contains("in another window"), "{rest}");
    assert!(window.wait().expect("an end").success());
    assert_eq!(story.room.status()["seq"], before + 2);
}
