//! Long runs, for whoever changes how files are written: `cargo test --test main robustness::long_runs -- --ignored --nocapture`.
use std::fs;
use std::path::PathBuf;
use std::process::Stdio;
use std::time::{Duration, Instant};

use super::{Story, line_ends};
use crate::support::room::{Ran, Room, words};

/// Runs a command line and kills it after so long; whether it was killed.
fn killed(room: &Room, line: &str, after: Duration) -> bool {
    let mut command = room.command();
    command.args(words(line)).stdout(Stdio::null()).stderr(Stdio::null());
    let mut child = command.spawn().expect("started");
    std::thread::sleep(after);
    let _ = child.kill();
    child.wait().expect("an end").code().is_none()
}

/// Kills a command at so many moments of its life, spread evenly; `check` is told after how long. Gives how many times it
/// was killed before it had done.
fn at_every_moment(
    count: u32,
    line: &str,
    setup: impl Fn() -> Room,
    check: impl Fn(&Room, Duration),
) -> u32 {
    let room = setup();
    let begun = Instant::now();
    room.run(line);
    let whole = begun.elapsed();
    let mut early = 0;
    for moment in 0..count {
        let room = setup();
        let after = whole * moment / count;
        early += u32::from(killed(&room, line, after));
        check(&room, after);
    }
    println!("{count} kill points of `{line}`, {early} of them before its end");
    early
}

fn sane(ran: &Ran, about: &str) {
    assert!((0..=4).contains(&ran.code), "{about}: {ran:?}");
    assert!(!ran.err.contains("panicked"), "{about}: {ran:?}");
}

fn table() -> Room {
    let room = Room::with_table("mabcd", "--table t.referee");
    room.act(&["kill g"]);
    room
}

#[test]
#[ignore = "minutes: see the head of the file"]
fn no_kill_point_loses_anything() {
    let mut early = 0;
    early += at_every_moment(60, "tell --as inspector", table, |room, after| {
        assert_eq!(room.status()["seq"], 1, "{after:?}");
        room.tell("inspector", "become a");
    });
    early += at_every_moment(100, "status --as killer", table, |room, after| {
        let ran = room.run("status");
        assert_eq!((ran.code, ran.err.as_str()), (0, ""), "{after:?}");
        room.tell("inspector", "become a");
    });
    let opening = || {
        let room = Room::new();
        room.deal("mabcd");
        room
    };
    early += at_every_moment(
        100,
        "new killer-inspector --deal deal.yaml --table t.referee",
        opening,
        |room, after| {
            let again = room.run("new killer-inspector --deal deal.yaml --table t.referee");
            assert!([0, 4].contains(&again.code), "{after:?}: {again:?}");
            let ran = room.run("act \"kill g\" --table t.referee");
            assert_eq!((ran.code, ran.err.as_str()), (0, ""), "{after:?}");
        },
    );
    let broken = || {
        let room = table();
        room.tell("inspector", "become a");
        let path = room.path("t.referee");
        let mut bytes = fs::read(&path).unwrap();
        let second = line_ends(&bytes)[1];
        bytes[second + 40] ^= 1;
        fs::write(path, bytes).unwrap();
        room
    };
    early += at_every_moment(100, "recover", broken, |room, after| {
        room.ok("recover");
        assert_eq!(room.status()["seq"], 1, "{after:?}");
        room.tell("inspector", "become a");
        room.ok("recover");
    });
    let names = || {
        let room = Room::new();
        room.write("a.txt", "Ася\n");
        room.write("b.txt", "Боб, 6\n");
        room.ok("deck learn uk --file a.txt");
        room
    };
    early += at_every_moment(80, "deck learn uk --file b.txt", names, |room, after| {
        assert!(room.ok("deck show uk").contains("Ася"), "{after:?}");
        room.ok("deck learn uk --file b.txt");
    });
    early += at_every_moment(80, "rule set undo-ban=off --remember", table, |room, _| {
        room.ok("rule set undo-ban=off --remember");
        room.ok("status");
    });
    let exported = || {
        let room = table();
        room.write("game.md", "of another day\n");
        room
    };
    early +=
        at_every_moment(80, "export markdown --into game.md --yes", exported, |room, after| {
            let text = fs::read_to_string(room.path("game.md")).unwrap();
            let whole = room.ok("export markdown");
            assert!(text == "of another day\n" || text == whole, "{after:?}: {text}");
        });
    assert!(early > 200, "{early}");
}

/// Numbers that look random and are the same every time.
struct Dice(u64);

impl Dice {
    fn below(&mut self, most: usize) -> usize {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % most.max(1)
    }
}

#[test]
#[ignore = "minutes: see the head of the file"]
fn no_file_of_ours_makes_the_program_stumble() {
    let story = Story::new();
    let room = &story.room;
    room.write("names.txt", "Ася\n");
    room.ok("deck learn uk --file names.txt");
    room.ok("rule set undo-ban=off --remember");
    let data = room.path(".local/share/referee");
    let mut files: Vec<(PathBuf, Vec<u8>)> = Vec::new();
    for folder in ["", "keys", "heads", "decks", "house"] {
        for entry in fs::read_dir(data.join(folder)).unwrap() {
            let path = entry.unwrap().path();
            if path.is_file() {
                files.push((path.clone(), fs::read(&path).unwrap()));
            }
        }
    }
    files.push((story.file.clone(), story.bytes()));
    let mut dice = Dice(7);
    let mut forged = 0;
    for _ in 0..60 {
        for (path, whole) in &files {
            let mut bytes = whole.clone();
            match dice.below(5) {
                0 => bytes.truncate(dice.below(whole.len())),
                1 => bytes.clear(),
                2 => bytes = vec![b'['; 1 + dice.below(5_000)],
                3 => bytes.extend_from_slice(&whole[..dice.below(whole.len())]),
                _ if bytes.is_empty() => bytes.push(0),
                _ => {
                    let at = dice.below(bytes.len());
                    bytes[at] ^= 1 << dice.below(8);
                }
            }
            fs::write(path, &bytes).unwrap();
            forged += 1;
            for line in ["status", "act \"shift 1 left\"", "deck show uk", "recover"] {
                let line = format!("{line} --table table.referee");
                sane(&room.run(&line), &format!("{line} with {}", path.display()));
            }
            // As it was, with nothing left over of what was done.
            for (path, whole) in &files {
                fs::write(path, whole).unwrap();
            }
        }
    }
    println!("{forged} forged files, {} commands", forged * 4);
}
