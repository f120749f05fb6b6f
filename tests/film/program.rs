//! `referee film` and `log --film`.
use std::fs;

use serde_json::Value;

use super::{FILE, GAMES, give_up, played};
use crate::support::room::Room;

/// A finished game of two, in which somebody looked.
fn over() -> Room {
    let room = Room::with_table("A BCDE FGH", &format!("--players Ann,Ben --table {FILE}"));
    room.act(&["kill G"]);
    room.tell("inspector", "become C");
    room.ok("board --as killer --json");
    room.act(&["shift 3 left", "concede"]);
    room
}

#[test]
fn a_film_is_written_once_and_only_given_up_for_another_when_told() {
    let room = over();
    let said = room.ok("film");
    assert_eq!(said, "The film is in t.html. Open it in any browser; it needs no internet.\n");
    let page = fs::read(room.path("t.html")).expect("the page");
    assert_eq!(room.run("film").code, 2, "a file that is there stays");
    fs::write(room.path("t.html"), "mine").expect("written");
    assert_eq!(room.run("film --into t.html --json").code, 2);
    assert_eq!(fs::read(room.path("t.html")).expect("mine"), b"mine");
    room.ok("film --into t.html --yes");
    assert_eq!(fs::read(room.path("t.html")).expect("the page"), page, "the same bytes again");
    assert_eq!(room.run(&format!("film --into {FILE} --yes")).code, 2, "a table is never given up");
}

#[test]
fn before_the_end_only_a_referee_sees_it() {
    let room = Room::with_table("A BCDE FGH", "--players Ann,Ben --with-referee");
    room.act(&["kill G"]);
    for who in ["", "--as public", "--as killer", "--as inspector"] {
        let ran = room.run(&format!("film {who} --into film.html"));
        assert_eq!((ran.code, ran.out.as_str()), (1, ""), "{ran:?}");
        assert!(ran.err.starts_with("The film shows who is who"), "{}", ran.err);
        assert!(!room.path("film.html").exists());
        let refused = room.run(&format!("film {who} --json"));
        let json: Value = serde_json::from_str(&refused.out).expect("JSON");
        assert_eq!(json["refused"]["rule"], "not-over");
    }
    room.ok("film --as referee --into film.html");
    assert!(fs::read_to_string(room.path("film.html")).expect("a page").contains("Alyss"));
}

#[test]
fn the_data_of_a_film_say_what_was_known() {
    let room = over();
    let film = room.json("film");
    assert_eq!(film["exact"], "shares");
    let lines = film["lines"].as_array().expect("lines");
    assert_eq!(lines.len() as u64, film["seq"].as_u64().expect("a number") + 1);
    let killer = |line: usize| {
        let hidden = &lines[line]["known"][0]["hidden"][0];
        assert_eq!(hidden["seat"], "killer");
        hidden["suspects"].as_array().expect("a list").len()
    };
    // Anybody; then whoever stands next to b2 in the alphabet of five rows: A B C F H K L M.
    assert_eq!((killer(0), killer(1)), (25, 8));
    assert_eq!(film["looks"][0]["by"], "killer");
    assert_eq!(film["identities"][0]["identity"], "Alyss");
    assert_eq!(room.json("log --film"), film, "the same data");
}

#[test]
fn the_log_tells_the_film_in_lines_that_fit() {
    let room = over();
    let told = room.ok("log --film");
    for line in [
        "Line 1 of 4",
        "     Killer (Ann) kills Geneva (b2).",
        "  ·  Killer (Ann) could now only be one of 8, down from 25.",
    ] {
        assert!(told.lines().any(|it| it.starts_with(line)), "no `{line}`:\n{told}");
    }
    for lang in ["uk", "ru"] {
        let told = room.ok(&format!("log --film --lang {lang}"));
        assert!(told.contains("Killer") || told.contains("Ann"), "{told}");
    }
    // Before the end it is what everybody may know.
    let open = Room::with_table("A BCDE FGH", "--players Ann,Ben --deduce");
    open.act(&["kill G"]);
    let told = open.ok("log --film");
    assert!(told.contains("could now only be one of 8, down from 25."), "{told}");
    assert!(!told.contains("Certain"), "{told}");
}

/// A page asks no network for anything.
#[test]
fn a_page_of_each_mode_stands_alone() {
    for (mode, players) in GAMES {
        let (room, mut table) = played(mode, players, 14);
        give_up(&mut table);
        drop(table);
        for lang in ["en", "uk", "ru"] {
            room.ok(&format!("film --into {lang}.html --lang {lang}"));
            let page = fs::read_to_string(room.path(&format!("{lang}.html"))).expect("a page");
            assert!(page.contains(&format!("<html lang=\"{lang}\">")), "{mode}");
            let outside = page.replace("http://www.w3.org/2000/svg", "");
            for no in ["http:", "https:", "src=", "url(", "@import", "fetch(", " style=\"", " on="]
            {
                assert!(!outside.contains(no), "{mode} {lang}: {no}");
            }
            assert_eq!(page.matches("</script>").count(), 2, "{mode}: data and script");
            assert!(page.len() < 700_000, "{mode}: {} bytes", page.len());
        }
    }
}
