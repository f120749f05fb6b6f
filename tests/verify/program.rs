//! `referee verify`, as a player uses it.
use std::fs;

use super::{FILE, played, record};
use crate::support::room::Room;

/// Somebody else's computer with the file of the table, and nothing more.
fn elsewhere(room: &Room) -> Room {
    let other = Room::new();
    other.write("copy.referee", record(room));
    other
}

#[test]
fn a_game_that_is_over_is_proven_on_any_computer() {
    let other = elsewhere(&played());
    let ran = other.run("verify copy.referee");
    assert_eq!((ran.code, ran.err.as_str()), (0, ""), "{ran:?}");
    let first = "copy.referee: nothing was changed. All 14 lines follow the rules, and what was sealed at the start matches (2 seals).\n";
    assert!(ran.out.starts_with(first), "{}", ran.out);
    // All that is sealed lies open there too, for people as well.
    let status = other.json("status --table copy.referee");
    assert_eq!(status["seats"][1]["identity"], "Alyss");
    assert_eq!(other.json("status --as referee --table copy.referee")["deck_order"][0], "Phoebe");
    assert!(fs::read_dir(other.path(".local/share/referee/keys")).is_err(), "no key was needed");
}

#[test]
fn the_fingerprint_shown_at_the_opening_is_the_one_at_the_end() {
    let room = Room::new();
    room.deal("mabcdn");
    let shown = room.ok(&format!("new killer-inspector --deal deal.yaml --table {FILE}"));
    let words = shown.split("opening: ").nth(1).and_then(|rest| rest.split('.').next());
    let words = words.expect("it is shown");
    assert_eq!(words.split('-').count(), 6);
    room.act(&["kill h"]);
    let ran = room.run(&format!("verify {FILE} --fingerprint {words}"));
    assert_eq!(ran.code, 1, "{ran:?}");
    assert_eq!(
        ran.out,
        format!(
            "{FILE}: nothing is wrong in 2 lines, but that’s not proof yet.\n\
             From line 1 on, the sealed part couldn’t be checked: the hidden cards, the order of the deck, and what depends on them. It opens when the game is over.\n\
             From a deal file, not by chance: the layout and the evidence cards.\n\
             Fingerprint of the opening: {words}\n\
             It matches the one you wrote down.\n\
             Fingerprint of the newest line: {}\n",
            ran.out.trim_end().rsplit(' ').next().expect("words")
        )
    );
    room.tell("inspector", "become a");
    room.act(&["concede"]);
    let json = room.json("verify");
    assert_eq!((&json["proven"], &json["fingerprint"]["words"]), (&true.into(), &words.into()));
    let hash = json["fingerprint"]["sha256"].as_str().expect("a hash").to_owned();
    let cyrillic =
        room.json("verify --lang ru")["fingerprint"]["words"].as_str().expect("words").to_owned();
    for noted in [words, &words.to_uppercase(), &hash, &format!("referee:{hash}"), &cyrillic] {
        assert_eq!(room.run(&format!("verify --fingerprint {noted}")).code, 0, "{noted}");
    }
    let newest = json["newest"]["words"].as_str().expect("words");
    assert!(room.ok(&format!("verify --fingerprint {newest}")).contains("line 5"));
    let other = words.replace(['a', 'i'], "o");
    let ran = room.run(&format!("verify --fingerprint {other}"));
    assert_eq!(ran.code, 3, "{ran:?}");
    assert!(ran.err.contains("this isn’t the table you played"), "{}", ran.err);
    assert_eq!(room.run("verify --fingerprint abc").code, 2);
}

#[test]
fn only_what_can_be_proven_has_a_fingerprint() {
    for (options, shown) in [
        ("", true),
        ("--practice", false),
        ("--trust untold", false),
        ("--trust killer=told", true),
    ] {
        let room = Room::new();
        let said = room.ok(&format!("new killer-inspector {options}"));
        assert_eq!(said.contains("Fingerprint"), shown, "{options}");
    }
}

#[test]
fn what_was_changed_is_named_with_its_line() {
    let room = played();
    let text = String::from_utf8(record(&room)).expect("UTF-8");
    let other = Room::new();
    other.write("c.referee", text.replacen("kill Horatio", "kill Geneva", 1));
    let ran = other.run("verify c.referee");
    assert_eq!(ran.code, 3);
    assert!(ran.err.starts_with("c.referee, line 3 of 14: its checksum is wrong"), "{}", ran.err);
    assert_eq!(other.run("verify nothing.referee").code, 4);
    // On the computer that wrote them, lines that are missing at the end are missed.
    let lines: Vec<&str> = text.split_inclusive('\n').collect();
    room.write(FILE, lines[..12].concat());
    assert_eq!(room.run("verify").code, 3);
    other.write("c.referee", lines[..12].concat());
    assert_eq!(other.run("verify c.referee").code, 1, "elsewhere it is a game that goes on");
}

#[test]
fn a_game_that_goes_on_after_its_end_has_secrets_again() {
    let room = played();
    let before = record(&room);
    room.ok("undo --yes 1");
    room.act(&["disguise"]);
    let ran = elsewhere(&room).run("verify copy.referee");
    assert_eq!(ran.code, 1);
    assert!(ran.out.contains("From line 16 on"), "{}", ran.out);
    let status = elsewhere(&room).json("status --table copy.referee");
    assert!(status["seats"][1]["identity"].is_null(), "nothing is told any more");
    room.act(&["concede"]);
    assert_eq!(elsewhere(&room).run("verify copy.referee").code, 0);
    assert!(record(&room).starts_with(&before));
    let keys = String::from_utf8(record(&room)).expect("UTF-8");
    let keys: Vec<&str> = keys.split(r#""key":""#).skip(1).map(|rest| &rest[..64]).collect();
    assert!(keys.len() == 2 && keys[0] != keys[1]);
}

#[test]
fn a_redo_of_the_end_opens_the_secrets_again() {
    let room = played();
    room.ok("undo --yes 1");
    assert_eq!(elsewhere(&room).run("verify copy.referee").code, 1);
    let said = room.ok("redo");
    assert!(said.contains("put back"), "{said}");
    assert_eq!(elsewhere(&room).run("verify copy.referee").code, 0);
}

#[test]
fn a_passphrase_is_never_published() {
    let room = Room::new();
    room.deal("mabcdn");
    room.write("pass", "тихий сад біля річки\n");
    room.ok(&format!(
        "new killer-inspector --deal deal.yaml --lock --passphrase-file pass --table {FILE}"
    ));
    room.ok("act concede --passphrase-file pass");
    assert_eq!(elsewhere(&room).run("verify copy.referee").code, 0);
    assert_eq!(room.status()["seats"][0]["identity"], "Marion", "over, so nobody is asked for it");
    room.ok("undo --yes 1 --passphrase-file pass");
    assert!(room.status()["seats"][0]["identity"].is_null());
    assert_eq!(room.run("act \"kill h\"").code, 2, "the passphrase is needed again");
    room.ok("act \"kill h\" --passphrase-file pass");
}

#[test]
fn the_code_holds_the_whole_hash() {
    let room = played();
    let hash = room.json("verify")["fingerprint"]["sha256"].as_str().expect("a hash").to_owned();
    let out = room.ok("verify --qr");
    let code = noir_referee::screen::Code::new(&format!("referee:{hash}")).expect("it fits");
    assert!(out.ends_with(&(code.rows().join("\n") + "\n")));
}
