//! Several processes at the same time, and readers that are not there.
use std::fs::{self, File};
use std::process::{Child, Stdio};

use super::{Story, line_ends};
use crate::support::room::{Room, words};

fn start(room: &Room, line: &str) -> Child {
    let mut command = room.command();
    command.args(words(line)).stdout(Stdio::null()).stderr(Stdio::piped());
    command.spawn().expect("started")
}

/// How many of these fail, and what the last of them says.
fn failed(all: Vec<Child>) -> (usize, String) {
    let ended = all.into_iter().map(|child| child.wait_with_output().expect("an end"));
    let bad: Vec<_> = ended.filter(|output| !output.status.success()).collect();
    let said = bad.last().map(|output| String::from_utf8_lossy(&output.stderr).into_owned());
    (bad.len(), said.unwrap_or_default())
}

#[test]
fn whoever_writes_at_the_same_time_waits_a_moment() {
    let story = Story::new();
    let before = line_ends(&story.bytes()).len();
    let all = (0..12).map(|_| start(&story.room, "status --as inspector")).collect();
    assert_eq!(failed(all), (0, String::new()));
    let after = line_ends(&story.bytes()).len();
    assert_eq!(after, before + 12, "every look is in the record");
}

#[test]
fn names_learned_at_the_same_time_are_all_remembered() {
    let room = Room::new();
    let marks = ["none", "6", "7", "special"];
    for (at, mark) in marks.iter().enumerate() {
        let name = ["Ася", "Боб", "Віа", "Гай"][at];
        room.write(&format!("{at}.txt"), format!("{name}, {mark}\n"));
    }
    let all =
        (0..24).map(|n| start(&room, &format!("deck learn uk --file {}.txt", n % 4))).collect();
    assert_eq!(failed(all), (0, String::new()));
    let kept = fs::read_to_string(room.path(".local/share/referee/decks/uk.yaml")).unwrap();
    for name in ["Ася", "Боб", "Віа", "Гай"] {
        assert!(kept.contains(name), "{kept}");
    }
}

/// A screen that is full, where everything else works.
#[cfg(target_os = "linux")]
#[test]
fn what_was_recorded_but_could_not_be_shown_is_said() {
    let room = Room::with_table("mabcd", "--table t.referee");
    let full = |line: &str, input: &str| {
        room.write("typed", input);
        let out = File::options().write(true).open("/dev/full").unwrap();
        let mut command = room.command();
        command.args(words(line)).stdin(File::open(room.path("typed")).unwrap()).stdout(out);
        let output = command.output().expect("an end");
        (output.status.code(), String::from_utf8_lossy(&output.stderr).into_owned())
    };
    let records = || fs::read_to_string(room.path("t.referee")).unwrap().lines().count();
    for (line, input) in [
        ("act \"kill g\"", ""),
        ("act \"kill g\" --json", ""),
        ("tell --as inspector", "become a\n"),
        ("correct 1 --stand", ""),
        ("undo --yes", ""),
        ("redo", ""),
        ("rule set undo-ban=off", ""),
        ("status --as killer", ""),
        ("secret killer --svg k.svg", ""),
        ("export markdown --as killer", ""),
        ("rematch", ""),
        ("new killer-inspector --table u.referee", ""),
    ] {
        let (before, known) = (records(), room.path("u.referee").exists());
        let (code, said) = full(line, input);
        let recorded = records() > before || (room.path("u.referee").exists() && !known);
        assert!(
            recorded || [Some(1), Some(2)].contains(&code),
            "`{line}` records something: {code:?} {said}"
        );
        if recorded {
            assert_eq!(code, Some(4), "{line}: {said}");
            assert!(said.contains("recorded") && said.contains(".referee"), "{line}: {said}");
        }
    }
    // Whoever has read enough misses nothing.
    assert_eq!(full("status", "").0, Some(4));
    assert!(!full("status", "").1.contains("recorded"));
}

#[test]
fn a_precedent_without_a_reason_can_be_read_back() {
    let room = Room::with_table("mabcd", "");
    room.ok("rule set undo-ban=off --remember");
    for line in ["modes", "status", "rule undo", "act \"kill g\"", "new killer-inspector"] {
        room.ok(line);
    }
    for reason in ["", " ", "null", "~", "7", "a: b", "'", "# no", "\u{85}", "- x", "так"] {
        let mut command = room.command();
        let reason = format!("--reason={reason}");
        let said = ["rule", "set", "undo-ban=off", "--remember", &reason];
        assert!(command.args(said).output().unwrap().status.success(), "{reason:?}");
        room.ok("rule undo");
    }
}

#[test]
fn a_ruling_that_holds_only_here_is_said_to() {
    let room = Room::with_table("mabcd", "");
    room.write(".local/share/referee/house/.lock/in", "the way");
    let ran = room.run("rule set undo-ban=off --remember");
    assert_eq!(ran.code, 4, "{ran:?}");
    assert!(ran.out.contains("undo-ban=off"), "{ran:?}");
    assert!(ran.err.contains("your next games won’t yet") && ran.err.contains("house"), "{ran:?}");
    assert!(room.ok("log").contains("undo-ban=off"));
    let json = room.run("rule set undo-ban=on --remember --json");
    assert!(json.out.contains("\"remembered\": false"), "{json:?}");
}

#[cfg(unix)]
#[test]
fn a_table_whose_opening_was_killed_is_not_there() {
    let room = Room::new();
    room.deal("mabcd");
    let mut killed = 0;
    for blocks in 0..60 {
        let new = ["new", "killer-inspector", "--deal", "deal.yaml", "--table", "t.referee"];
        let (code, said) = super::interrupted_writes::within(&room, "", blocks, &new);
        assert!(!said.contains("panicked"), "{said}");
        let path = room.path("t.referee");
        if code == Some(0) {
            assert_eq!(room.status()["seq"], 0);
            break;
        }
        killed += 1;
        assert!(!path.exists(), "after {blocks} blocks");
    }
    assert!(killed > 3 && room.path("t.referee").exists(), "{killed}");
}
