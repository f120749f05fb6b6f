//! A table with PINs: only its owner opens what is for one pair of eyes.
use std::fs;
use std::time::{Duration, Instant};

use serde_json::json;

use crate::support::room::{Ran, Room};

/// Whatever shows the cards of the Killer, or lets somebody speak for him; where it writes a file, it is `x`.
const PRIVATE: [&str; 14] = [
    "status --as killer",
    "status --as killer --json",
    "board --as killer",
    "board --as killer --svg x",
    "legal --as killer",
    "log --as killer --depth full",
    "ask --as killer where me",
    "may --as killer kill h",
    "deduce --as killer",
    "audit --as killer",
    "export markdown --as killer",
    "export jsonl --as killer --into x",
    "secret killer --svg x",
    "tell --as killer",
];

/// The Killer is Marion in c3; his PIN is 0417 once he has one.
fn room(more: &str) -> Room {
    let room = Room::with_table("mabcdl", &format!("--pins --deduce --table t.referee {more}"));
    room.write("pin", "0417\n");
    room.write("other", "0418\n");
    room
}

fn chosen(more: &str) -> Room {
    let room = room(more);
    room.ok("status --as killer --pin-file pin");
    room
}

#[track_caller]
fn refused(room: &Room, line: &str) -> Ran {
    let ran = room.run(line);
    assert!(!room.path("x").exists(), "{line}");
    let said = [&*ran.out, &*ran.err].concat();
    assert!(!said.contains("Marion") && !said.contains("c3"), "{line}: {ran:?}");
    ran
}

fn wrong(room: &Room) -> u64 {
    room.status()["tries"]["wrong_pins"]["killer"].as_u64().expect("a number")
}

#[test]
fn nothing_private_is_shown_without_a_pin() {
    for room in [room(""), chosen("")] {
        let before = fs::read(room.path("t.referee")).expect("a table");
        for line in PRIVATE {
            let ran = refused(&room, line);
            assert_eq!(ran.code, 2, "{line}: {ran:?}");
            assert!(ran.err.starts_with("This needs Killer’s PIN."), "{line}: {ran:?}");
        }
        assert!(before == fs::read(room.path("t.referee")).expect("a table"), "nothing came of it");
        let json = room.run("legal --as killer --json").out;
        assert!(json.contains("\"pin-needed\""), "{json}");
        room.ok("status");
        room.act(&["kill h"]);
    }
}

#[test]
fn a_wrong_pin_shows_nothing_and_is_counted() {
    for line in PRIVATE {
        let room = chosen("");
        let ran = refused(&room, &format!("{line} --pin-file other"));
        assert_eq!(ran.code, 1, "{line}: {ran:?}");
        assert!(ran.err.contains("Wrong PIN."), "{line}: {ran:?}");
        assert!(ran.err.contains("referee secret killer --forget-pin"), "{line}: {ran:?}");
        assert_eq!(wrong(&room), 1, "{line}");
        assert!(room.ok("status").contains("Wrong PIN: Killer, once"), "{line}");
        assert!(room.ok("log").contains("Somebody typed a wrong PIN for Killer."), "{line}");
    }
}

#[test]
fn the_right_pin_opens_everything_for_its_owner_alone() {
    let room = chosen("");
    assert_eq!(
        room.status()["pins"],
        json!({ "killer": true, "inspector": false }),
        "that much is public"
    );
    assert!(room.ok("status").contains("No PIN yet: Inspector\n"));
    assert!(room.ok("log").contains("Killer chose a PIN.\n"));
    for line in PRIVATE.iter().filter(|line| !line.starts_with("tell")) {
        let ran = room.run(&format!("{line} --pin-file pin"));
        assert_eq!(ran.code, 0, "{line}: {ran:?}");
        assert_eq!(room.path("x").exists(), line.ends_with('x'), "{line}");
        let _ = fs::remove_file(room.path("x"));
    }
    room.act(&["kill h"]);
    room.ok("status --as inspector --pin-file other");
    let told = room.run_with("tell --as inspector --pin-file pin", "become a\n");
    assert_eq!(told.code, 1, "the PIN of another seat: {told:?}");
    let told = room.run_with("tell --as inspector --pin-file other", "become a\n");
    assert_eq!(told.code, 0, "{told:?}");
}

#[test]
fn a_pin_has_4_to_8_digits() {
    for odd in ["", "041", "041704170", "o417", "0417 0417", "٠٤١٧"] {
        let room = room("");
        room.write("odd", format!("{odd}\n"));
        let ran = refused(&room, "status --as killer --pin-file odd");
        assert_eq!((ran.code, ran.err.as_str()), (2, "A PIN has 4 to 8 digits.\n"), "{odd}");
        assert!(room.ok("status").contains("No PIN yet: Killer and Inspector"), "{odd}");
    }
    for fine in ["0417", "20260417", "0417\r"] {
        let room = room("");
        room.write("fine", format!("{fine}\n"));
        room.ok("status --as killer --pin-file fine");
    }
}

/// Each wrong PIN makes the next one wait twice as long, also the right one; a look sets it back.
#[test]
fn a_wrong_pin_makes_the_next_one_wait() {
    let room = chosen("");
    let took = |line: &str, code: i32| {
        let start = Instant::now();
        let ran = room.run(line);
        assert_eq!(ran.code, code, "{line}: {ran:?}");
        (start.elapsed(), ran.err)
    };
    took("legal --as killer --pin-file other", 1);
    let (waited, said) = took("legal --as killer --pin-file other", 1);
    assert!(waited >= Duration::from_secs(1), "{waited:?}");
    assert!(said.starts_with("That PIN was wrong. You can try again in 1 s.\n"), "{said}");
    let (waited, said) = took("legal --as killer --pin-file pin", 0);
    assert!(waited >= Duration::from_secs(2), "{waited:?}");
    assert_eq!(said, "The last 2 PINs were wrong. You can try again in 2 s.\n");
    assert_eq!(took("legal --as killer --pin-file pin", 0).1, "");
    assert_eq!(wrong(&room), 2, "what was counted stays");
    room.ok("legal --as inspector --pin-file other");
}

#[test]
fn a_referee_who_does_not_play_has_a_pin_too() {
    let room = room("--with-referee");
    assert!(room.ok("status").contains("No PIN yet: Killer, Inspector and the referee"));
    assert_eq!(refused(&room, "status --as referee").code, 2);
    assert!(room.ok("status --as referee --pin-file pin").contains("Marion"));
    assert_eq!(refused(&room, "status --as referee --pin-file other").code, 1);
    let status = room.status();
    assert_eq!(status["pins"], json!({ "killer": false, "inspector": false, "referee": true }));
    let none = json!({ "killer": 0, "inspector": 0, "referee": 1 });
    assert_eq!(status["tries"]["wrong_pins"], none);
    room.ok("secret referee --forget-pin --yes");
    room.ok("status --as referee --pin-file other");
}

#[test]
fn what_happens_at_the_table_leaves_the_pins_alone() {
    let room = chosen("");
    room.act(&["kill h"]);
    room.ok("undo --yes");
    room.ok("redo");
    room.ok("correct 1 kill g --right --yes");
    assert_eq!(refused(&room, "legal --as killer --pin-file other").code, 1);
    room.ok("secret killer --forget-pin --yes");
    room.ok("undo --yes");
    assert_eq!(room.status()["pins"]["killer"], false, "an undo takes lines of the game back");
}

#[test]
fn after_the_end_nothing_is_asked_for_unless_it_is_taken_back() {
    let room = chosen("");
    room.act(&["concede"]);
    for line in ["status --as killer", "legal --as inspector", "secret killer --svg x"] {
        room.ok(line);
    }
    fs::remove_file(room.path("x")).expect("written");
    assert!(!room.ok("status").contains("No PIN yet"));
    assert_eq!(room.run("secret killer --forget-pin --yes").code, 1);
    room.ok("verify");
    room.transcript("t.referee");
    room.ok("undo --yes");
    assert_eq!(refused(&room, "status --as killer").code, 2);
    assert_eq!(refused(&room, "status --as inspector").code, 2);
    assert_eq!(refused(&room, "status --as killer --pin-file other").code, 1);
}

#[test]
fn a_rematch_has_pins_again_and_they_are_chosen_anew() {
    let room = chosen("--players Ann,Bob");
    room.act(&["concede"]);
    room.ok("rematch --into next.referee --seed 7");
    let next = "--table next.referee";
    assert_eq!(room.run(&format!("status --as bob {next}")).code, 2);
    room.ok(&format!("status --as bob --pin-file other {next}"));
    assert_eq!(room.run(&format!("status --as bob --pin-file pin {next}")).code, 1);
    let plain = Room::with_table("mabcdl", "");
    plain.act(&["concede"]);
    plain.ok("rematch");
    plain.ok("status --as killer");
}

#[test]
fn a_forgotten_pin_is_forgotten_aloud() {
    let room = chosen("");
    let asked = room.run_with("secret killer --forget-pin", "\n");
    assert_eq!(asked.code, 2, "{asked:?}");
    assert!(asked.out.contains("Does the whole table agree to a new PIN for Killer?"), "{asked:?}");
    assert!(asked.err.contains("The PIN stays."), "{asked:?}");
    assert_eq!(refused(&room, "legal --as killer --pin-file other").code, 1);
    let told = room.run_with("secret killer --forget-pin", "yes\n");
    assert!(told.out.contains("Killer may choose a new PIN: the table agreed."), "{told:?}");
    assert!(room.ok("log").contains("Killer may choose a new PIN: the table agreed."));
    assert_eq!(room.status()["pins"]["killer"], false);
    let none = room.run("secret killer --forget-pin --yes --json");
    assert_eq!((none.code, none.out.contains("\"no-pin\"")), (1, true), "{none:?}");
    room.ok("legal --as killer --pin-file other");
    assert_eq!(refused(&room, "legal --as killer --pin-file pin").code, 1);
    let kinds: Vec<String> = room
        .json("log")
        .as_array()
        .expect("entries")
        .iter()
        .filter(|entry| entry["by"] == "killer" && entry["kind"] != "looked")
        .map(|entry| entry["kind"].as_str().expect("a kind").to_owned())
        .collect();
    assert_eq!(kinds, ["pinned", "mistyped", "unpinned", "pinned", "mistyped"]);
}

/// What is kept of a long game keeps the PINs as well.
#[test]
fn a_long_game_knows_its_pins() {
    let room = chosen("");
    for _ in 0..70 {
        room.ok("legal --as killer --pin-file pin");
    }
    let memos = fs::read_dir(room.path(".local/share/referee/memos")).expect("memos");
    assert_eq!(memos.count(), 1);
    assert_eq!(refused(&room, "legal --as killer --pin-file other").code, 1);
    assert_eq!(refused(&room, "legal --as killer").code, 2);
    room.ok("legal --as killer --pin-file pin");
}

#[test]
fn without_pins_nothing_is_different() {
    let room = Room::with_table("mabcdl", "--table t.referee");
    room.ok("status --as killer");
    assert_eq!(room.run("secret killer --forget-pin --yes").code, 1);
    let status = room.status();
    assert!(status["pins"].is_null() && status["tries"]["wrong_pins"].is_null());
    let record = fs::read_to_string(room.path("t.referee")).expect("a table");
    assert!(!record.contains("pin\"") && !record.contains("pins\""), "{record}");
    assert!(!room.ok("status").contains("PIN") && !room.ok("log").contains("PIN"));
}

/// Without its key a table can show nothing private, so it asks for no PIN.
#[test]
fn without_a_key_no_pin_is_asked_for() {
    let room = chosen("");
    fs::remove_dir_all(room.path(".local/share/referee/keys")).expect("keys");
    for line in ["status --as killer --pin-file pin", "status --as inspector --pin-file pin"] {
        let ran = refused(&room, line);
        assert_eq!(ran.code, 4, "{ran:?}");
        assert!(ran.err.contains("Without its key"), "{ran:?}");
    }
}
