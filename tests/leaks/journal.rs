//! What can be read in the file of a table without its key.
use std::fs;

use super::bystander::plain;
use crate::support::room::Room;

/// Everything in the room except keys and what the test itself has put there.
pub fn files(room: &Room) -> Vec<(String, Vec<u8>)> {
    let mut found = Vec::new();
    let mut folders = vec![room.folder().to_owned()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).expect("a folder") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_none_or(|kind| kind != "yaml") {
                let bytes = fs::read(&path).expect("a file");
                found.push((path.display().to_string(), bytes));
            }
        }
    }
    found
}

fn count(bytes: &[u8], text: &str) -> usize {
    bytes.windows(text.len()).filter(|window| *window == text.as_bytes()).count()
}

/// The Killer is Marion, the Inspector Zachary; he also holds Alyss, Geneva and Simon, and Ophelia lies on
/// top of the deck. Each name stands in the file once, in the list of all suspects.
fn play(trust: &str) -> Room {
    let room = Room::new();
    room.write(
        "deal.yaml",
        "layout: [ABCDE, FGHIJ, KLMNO, PQRST, UVWYZ]\nevidence: [M, A, G, Z, S, O]\n",
    );
    room.ok(&format!(
        "new killer-inspector --edition en --deal deal.yaml --table t.referee --trust {trust}"
    ));
    if trust == "told" {
        room.tell("killer", "drew marion");
    }
    room.act(&["kill h"]);
    if trust == "told" {
        room.tell("inspector", "drew alyss geneva zachary simon");
    }
    assert_eq!(room.run_with("tell --as inspector", "become ophelia\n").code, 1);
    assert_eq!(room.run_with("tell --as inspector", "mistyped ophelia\n").code, 1);
    room.tell("inspector", "become zachary");
    assert_eq!(room.run("act \"kill zachary\"").code, 1);
    room.act(&["shift 1 left"]);
    room.act(&["exonerate"]);
    if trust == "told" {
        room.tell("inspector", "drew ophelia");
    }
    room.ok("undo --yes 1");
    room.ok("redo");
    room.ok("status --as killer");
    room.ok("legal --as inspector --json");
    room
}

#[test]
fn hidden_cards_stand_in_no_file() {
    for trust in ["dealt", "told"] {
        let room = play(trust);
        let log = room.path("t.referee");
        for name in ["Marion", "Alyss", "Geneva", "Zachary", "Simon", "Ophelia"] {
            for (file, bytes) in files(&room) {
                let expected = usize::from(file.ends_with("t.referee"));
                assert_eq!(count(&bytes, name), expected, "{name} in {file}");
                assert_eq!(count(&bytes, &name.to_lowercase()), 0, "{name} in {file}");
            }
        }
        let bytes = fs::read(&log).expect("a journal");
        assert_eq!(count(&bytes, "\"#"), 0, "no starting cell lies open");
        // The others were killed or never named.
        assert_eq!(count(&bytes, "Horatio"), 1 + 3, "in the line and two facts");
    }
}

/// Sealed texts have one length, but for that of the opening, which holds the deck.
#[test]
fn the_length_of_a_seal_tells_nothing() {
    for trust in ["dealt", "told"] {
        let room = play(trust);
        let text = fs::read_to_string(room.path("t.referee")).expect("UTF-8");
        for line in text.lines() {
            let json: serde_json::Value = serde_json::from_str(&line[4..]).expect("JSON");
            let Some(sealed) = json["sealed"].as_str() else { continue };
            let padded = if json["n"] == 0 { 4096 } else { 512 };
            assert_eq!(sealed.len(), 2 * (24 + padded + 16), "{line}");
        }
    }
}

/// A long line of nonsense, of letters that take many bytes, is kept in the same room as a short one.
#[test]
fn what_was_not_understood_has_one_length() {
    let lines = [
        "",
        "x",
        "становлюсь анастасією, а може і ні, а може й зовсім іншою людиною",
        "\u{1}\u{2}\u{3}",
    ];
    let long = "😀".repeat(500);
    let odd = "\u{1}".repeat(500);
    let lengths: Vec<usize> = lines
        .into_iter()
        .chain([long.as_str(), odd.as_str()])
        .map(|line| {
            let room = Room::new();
            room.ok(
                "new killer-inspector --edition en --layout cells --trust told --table t.referee",
            );
            let ran = room.run_with("tell --as killer", &format!("{line}\n"));
            assert_eq!(ran.code, 1, "{ran:?}");
            plain(&room.path("t.referee")).last().expect("a line").0
        })
        .collect();
    assert!(lengths.windows(2).all(|pair| pair[0] == pair[1]), "{lengths:?}");
}
