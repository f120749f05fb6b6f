//! Files and lines that are read: none is waited for, and none is read without end.
use std::fs::{self, File};
use std::path::Path;
use std::process::Stdio;
use std::time::{Duration, Instant};

use super::Story;
use crate::support::room::{Ran, Room, words};

/// Makes a pipe with nobody at its other end.
#[cfg(unix)]
pub fn pipe(path: &Path) {
    let _ = fs::remove_file(path);
    let made = std::process::Command::new("mkfifo").arg(path).status();
    assert!(made.expect("mkfifo").success());
}

/// Makes a file of 3 GB that takes no room on the disk.
fn huge(path: &Path) {
    let _ = fs::remove_file(path);
    File::create(path).and_then(|file| file.set_len(3 << 30)).expect("a sparse file");
}

/// Runs a command line, which must end in a few seconds.
#[track_caller]
fn soon(room: &Room, line: &str, input: Vec<u8>) -> Ran {
    let mut child = room
        .command()
        .args(words(line))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut keyboard = child.stdin.take().expect("an input");
    // A program that has heard enough hangs up.
    let typed = std::thread::spawn(move || std::io::Write::write_all(&mut keyboard, &input));
    let until = Instant::now() + Duration::from_secs(20);
    while child.try_wait().expect("a child").is_none() {
        if Instant::now() > until {
            child.kill().expect("killed");
            panic!("`{line}` waits for ever");
        }
        std::thread::sleep(Duration::from_millis(10));
    }
    let _ = typed.join();
    let output = child.wait_with_output().expect("an end");
    let text = |bytes: Vec<u8>| String::from_utf8_lossy(&bytes).into_owned();
    Ran {
        code: output.status.code().expect("an exit code"),
        out: text(output.stdout),
        err: text(output.stderr),
    }
}

const DATA: &str = ".local/share/referee";

/// Files that may stand in the way, and what reads them; `true` where the program can do without.
const READERS: [(&str, &str, bool); 9] = [
    (".local/share/referee/current", "status", true),
    ("passphrase", "new killer-inspector --lock --passphrase-file passphrase --table x", false),
    ("pin", "status --as killer --pin-file pin --table pins.referee", false),
    ("deal.yaml", "new killer-inspector --deal deal.yaml --table x", false),
    (".local/share/referee/house/killer-inspector.yaml", "new killer-inspector --table x", false),
    (".local/share/referee/decks/uk.yaml", "deck show uk", false),
    ("own/editions/uk.yaml", "modes --scenarios own", false),
    ("names.txt", "deck learn uk --file names.txt", false),
    ("x.referee", "status --table x.referee", false),
];

#[cfg(unix)]
#[test]
fn no_pipe_is_waited_for_and_no_file_read_without_end() {
    for obstacle in [pipe, huge] {
        for (file, line, dispensable) in READERS {
            let room = Room::with_table("mabcd", "");
            room.ok("new killer-inspector --pins --table pins.referee");
            room.write(file, "");
            obstacle(&room.path(file));
            let ran = soon(&room, line, Vec::new());
            let name = file.rsplit('/').next().unwrap();
            assert!(ran.err.contains(name), "{line}: {ran:?}");
            assert_eq!(ran.code, if dispensable { 0 } else { 4 }, "{line}: {ran:?}");
            assert!(!room.path("x").exists(), "{line}");
        }
    }
}

#[cfg(unix)]
#[test]
fn a_key_or_a_head_that_is_none_is_said_or_done_without() {
    for obstacle in [pipe, huge] {
        for (folder, code) in [("keys", [3, 4]), ("heads", [0, 0])] {
            let story = Story::new();
            for entry in fs::read_dir(story.room.path(DATA).join(folder)).unwrap() {
                obstacle(&entry.unwrap().path());
            }
            assert_eq!(soon(&story.room, "status", Vec::new()).code, 0);
            let ran = soon(&story.room, "act \"shift 1 left\"", Vec::new());
            assert!(code.contains(&ran.code), "{folder}: {ran:?}");
        }
    }
}

/// Some editors begin every text with a mark that nobody sees: a file means the same with it.
#[test]
fn a_byte_order_mark_is_no_letter_of_any_file() {
    let sheet = include_str!("../../scenarios/editions/uk.yaml");
    let sheet = sheet.strip_prefix('\u{feff}').unwrap_or(sheet);
    let deal = "layout: [ABCDE, FGHIJ, KLMNO, PQRST, UVWYZ]\nevidence: [A, B, C]\n";
    for (file, text, lines) in [
        (
            "deal.yaml",
            deal,
            vec!["new killer-inspector --deal deal.yaml --table x", "board --table x"],
        ),
        ("own/editions/uk.yaml", sheet, vec!["modes --scenarios own"]),
        ("names.txt", "Ann\nBob\n", vec!["deck learn uk --file names.txt"]),
        ("pin", "4711\n", vec!["status --as killer --pin-file pin --table pins.referee"]),
        (
            "words",
            "a quiet garden\n",
            vec!["act \"kill b2\" --passphrase-file words --table locked.referee"],
        ),
    ] {
        let ran = ["", "\u{feff}"].map(|mark| {
            let room = Room::new();
            room.deal("mabcd");
            let new = "new killer-inspector --deal deal.yaml";
            // A PIN and a passphrase take their time.
            if lines.iter().any(|line| line.contains("locked.referee")) {
                room.write("right", "a quiet garden\n");
                room.ok(&format!("{new} --lock --passphrase-file right --table locked.referee"));
            }
            if lines.iter().any(|line| line.contains("pins.referee")) {
                room.write("four", "4711\n");
                room.ok(&format!("{new} --pins --table pins.referee"));
                room.ok("legal --as killer --pin-file four --table pins.referee");
            }
            room.write(file, format!("{mark}{text}"));
            lines
                .iter()
                .map(|line| room.run(line))
                .map(|ran| (ran.code, ran.err))
                .collect::<Vec<_>>()
        });
        assert_eq!(ran[0], ran[1], "{file}");
    }
}

#[test]
fn a_line_without_end_is_refused() {
    let story = Story::new();
    let endless = vec![b'x'; 1 << 20];
    let ran = soon(&story.room, "tell --as inspector", endless.clone());
    assert_eq!(ran.code, 2, "{ran:?}");
    assert!(ran.err.contains("65536"), "{ran:?}");
    let ran = soon(&story.room, "new killer-inspector --layout typed --table x", endless.clone());
    assert_eq!(ran.code, 2, "{ran:?}");
    assert_ne!(soon(&story.room, "", endless).code, 0);
    assert_eq!(story.seen().1.as_ref(), story.told.last());
}
