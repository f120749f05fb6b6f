//! Nothing that anybody can read depends on what a PIN is; that there is one is public.
use std::fs;

use super::bystander::plain;
use super::journal::files;
use crate::support::room::{Ran, Room};

/// What everybody can get.
const PUBLIC: [&str; 7] = [
    "status",
    "status --json",
    "log --depth full",
    "log --json",
    "export markdown",
    "board",
    "verify --json",
];

/// A table where the Killer has chosen this PIN and somebody has typed that one.
fn played(pin: &str, typed: &str) -> (Room, Vec<Ran>) {
    let room = Room::new();
    room.deal("mabcdl");
    room.write("pin.yaml", format!("{pin}\n"));
    room.write("typed.yaml", format!("{typed}\n"));
    let new = "new killer-inspector --deal deal.yaml --seed 7 --pins --table t.referee";
    room.ok(new);
    let tries = [
        "legal --as killer --pin-file pin.yaml",
        "legal --as killer --pin-file typed.yaml --json",
        "status --as killer --pin-file pin.yaml",
    ];
    let ran = tries.map(|line| room.run(line));
    assert_eq!(ran.clone().map(|ran| ran.code), [0, 1, 0]);
    (room, ran.into())
}

/// Without what is random in every table: hashes, salts, and when it was opened.
fn seen(room: &Room, line: &str) -> String {
    let ran = room.run(line);
    let text = format!("{} {} {}", ran.code, ran.out, ran.err);
    let is_hash = |word: &str| word.len() >= 32 && word.bytes().all(|it| it.is_ascii_hexdigit());
    let words = text.split(|letter: char| !letter.is_ascii_alphanumeric());
    let hashes: Vec<&str> = words.filter(|word| is_hash(word)).collect();
    let text = hashes.iter().fold(text.clone(), |text, hash| text.replace(hash, "…"));
    let lines = text.lines().filter(|line| !line.contains("ingerprint") && !line.contains("words"));
    lines.collect::<Vec<_>>().join("\n")
}

#[test]
fn neither_its_digits_nor_their_number_nor_how_wrong_another_one_was_can_be_told() {
    let (one, tries) = played("0000", "0001");
    let all = PUBLIC.map(|line| seen(&one, line));
    for (pin, typed) in [("20260417", "0001"), ("0000", "20260418"), ("0000", ""), ("0000", "none")]
    {
        let (other, others) = played(pin, typed);
        assert_eq!(tries, others, "{pin} {typed}");
        for (line, seen_before) in PUBLIC.iter().zip(&all) {
            assert_eq!(*seen_before, seen(&other, line), "{pin} {typed}: {line}");
        }
        let lengths = |room: &Room| -> Vec<usize> {
            plain(&room.path("t.referee")).iter().map(|(length, _)| *length).collect()
        };
        // The opening has a time in it, of one length for some centuries.
        assert_eq!(lengths(&one), lengths(&other), "{pin} {typed}");
    }
}

/// It stands nowhere, sealed or not, and what is published at the end does not lead to it.
#[test]
fn it_stands_in_no_file() {
    let (room, _) = played("20260417", "83618361");
    room.act(&["concede"]);
    for (file, bytes) in files(&room) {
        for pin in [b"20260417", b"83618361"] {
            assert!(!bytes.windows(8).any(|part| part == pin), "{file}");
        }
    }
    let text = fs::read_to_string(room.path("t.referee")).expect("UTF-8");
    let pinned = text.lines().find(|line| line.contains(r#""kind":"pinned""#)).expect("one");
    let json: serde_json::Value = serde_json::from_str(&pinned[4..]).expect("JSON");
    assert_eq!(json["salt"].as_str().expect("hex").len(), 32);
    assert_eq!(json["check"].as_str().expect("hex").len(), 64);
}
