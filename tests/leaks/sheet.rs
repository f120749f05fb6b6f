//! A sheet of paper for one player: only the folded strip knows his secrets.
use std::fs;

use crate::support::room::Room;

/// The table before and after the fold of a sheet.
fn parts(room: &Room, seat: &str) -> (String, String) {
    room.ok(&format!("sheet --as {seat} --svg {seat}.svg"));
    let sheet = fs::read_to_string(room.path(&format!("{seat}.svg"))).expect("a sheet");
    let (open, secret) = sheet.split_once("<g transform=\"rotate(180").expect("a folded strip");
    (open.to_owned(), secret.to_owned())
}

#[test]
fn secrets_are_below_the_fold_and_nowhere_else() {
    let room = Room::with_table("mabcdn", "");
    room.act(&["kill n"]);
    room.tell("inspector", "become barrin");
    let (open, secret) = parts(&room, "killer");
    assert!(secret.contains("You are Marion"), "{secret}");
    assert!(!open.contains("You are"), "{open}");
    let (others, hand) = parts(&room, "inspector");
    assert!(hand.contains("You are Barrin") && hand.contains("Your hand: Alyss"), "{hand}");
    assert!(!hand.contains("Marion"), "nothing of the other seat: {hand}");
    // Apart from the owner's name the open parts are one and the same.
    let title = |open: &str| open.replace("Killer", "?").replace("Inspector", "?");
    let looks =
        |open: &str| open.lines().filter(|line| !line.contains("Looked at secrets")).count();
    assert_eq!(looks(&title(&open)), looks(&title(&others)));
}

/// Another hand, another name: the file is as long, and what is said about it is the same.
#[test]
fn the_length_of_the_file_tells_nothing() {
    let written = |deck: &str, identity: &str| {
        let room = Room::with_table(deck, "");
        room.act(&["kill n"]);
        room.tell("inspector", &format!("become {identity}"));
        let said = room.ok("sheet --as inspector --svg s.svg");
        (said, fs::metadata(room.path("s.svg")).expect("a file").len())
    };
    assert_eq!(written("mabcdn", "barrin"), written("mvkwzn", "vladimir"));
}

#[test]
fn whoever_has_a_sheet_printed_has_looked() {
    let room = Room::with_table("mabcdn", "");
    room.ok("sheet --as killer --svg k.svg");
    assert!(room.ok("log").contains("Looked at secrets: Killer."), "{}", room.ok("log"));
    assert!(room.ok("status").contains("Looked at secrets: Killer, once"), "{}", room.ok("status"));
    for (line, code) in [
        ("sheet --as nobody --svg n.svg", 2),
        ("sheet --as public --svg n.svg", 2),
        ("sheet --as referee --svg n.svg", 2),
        ("sheet --as killer", 2),
        ("sheet --as killer --svg nowhere/k.svg", 4),
    ] {
        assert_eq!(room.run(line).code, code, "{line}");
    }
    assert!(!room.path("n.svg").exists());
}

/// Other users of the computer cannot read it.
#[cfg(unix)]
#[test]
fn a_sheet_is_written_for_its_owner_only() {
    use std::os::unix::fs::PermissionsExt as _;

    let room = Room::with_table("mabcdn", "");
    room.ok("sheet --as killer --svg k.svg");
    let file = fs::metadata(room.path("k.svg")).expect("a file");
    assert_eq!(file.permissions().mode() & 0o077, 0);
}
