//! People, tables and scores: what is remembered from evening to evening.
use std::time::{Duration, Instant};

use crate::support::room::Room;

const PEOPLE: &str = ".local/share/referee/people.yaml";

/// A game that the Killer wins at once.
fn won(room: &Room, players: &str, table: &str) {
    room.deal("mabcdefgh");
    let line = format!(
        "new killer-inspector --edition en --deal deal.yaml --option kills=1 --players {players}"
    );
    room.ok(&format!("{line} --table {table}"));
    room.act(&["kill g"]);
}

#[test]
fn whoever_sits_down_is_remembered() {
    let room = Room::new();
    assert!(room.ok("people").contains("No players yet."));
    won(&room, "Ann,Ben", "one.referee");
    won(&room, "Ben,Cleo", "two.referee");
    room.ok("new killer-inspector --practice --players Eve,Fay --table practice.referee");
    room.ok("new killer-inspector --players 2 --table nameless.referee");
    assert_eq!(
        room.ok("people"),
        "  1  Ann  Killer vs. Inspector 1×\n  2  Ben  Killer vs. Inspector 2×\n  3  Cleo  Killer vs. Inspector 1×\n"
    );
    assert_eq!(room.ok("people add \"Uncle Dan\""), "Added Uncle Dan.\n");
    room.ok("people forget cleo");
    let names = room.json("people")["people"].as_array().expect("people").len();
    assert_eq!(names, 3);
    for (line, said) in [
        ("people add ann", "Ann is already taken."),
        ("people add 7", "can’t be a name"),
        ("people add a,b", "can’t be a name"),
        ("people forget Anm", "Did you mean “Ann”?"),
        ("people rename Zoe Zed", "Nobody here is called “Zoe”."),
    ] {
        let ran = room.run(line);
        assert!(ran.code == 2 && ran.err.contains(said), "{line}: {ran:?}");
    }
}

#[test]
fn a_damaged_file_of_people_is_told_and_never_lost() {
    let room = Room::new();
    room.ok("people add Ann");
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        let about = std::fs::metadata(room.path(PEOPLE)).expect("a file");
        assert_eq!(about.permissions().mode() & 0o777, 0o600);
    }
    let damaged = "people:\n- Ann\n- {nam: Ben}\n";
    room.write(PEOPLE, damaged);
    for line in ["people", "people add Cleo", "scores"] {
        let ran = room.run(line);
        assert!(ran.code == 3 && ran.err.contains("people.yaml:3:"), "{line}: {ran:?}");
    }
    let ran = room.run("new killer-inspector --players Ann,Ben");
    assert!(ran.code == 0 && ran.err.contains("people.yaml:3:"), "{ran:?}");
    let kept = std::fs::read_to_string(room.path(PEOPLE)).expect("a file");
    assert_eq!(kept, damaged);
}

#[test]
fn tables_have_numbers_that_every_command_takes() {
    let room = Room::new();
    assert_eq!(room.ok("tables"), "No table has been opened here yet.\n");
    won(&room, "Ann,Ben", "one.referee");
    room.ok("new killer-inspector --edition en --players Cleo,Dan");
    room.ok("new killer-inspector --edition en --players 2 --practice --table three.referee");
    let list = room.ok("tables");
    let lines: Vec<&str> = list.lines().collect();
    let told = |number: &str, what: &str| {
        lines.iter().any(|line| line.starts_with(number) && line.contains(what))
    };
    assert!(told("  1  Killer vs. Inspector · Ann, Ben · Ann won", "just now"), "{list}");
    assert!(told("  2  Killer vs. Inspector · Cleo, Dan · Cleo’s turn", ""), "{list}");
    assert!(told("  3  Killer vs. Inspector · 2 players · Killer’s turn", "practice"), "{list}");
    assert_eq!(room.json("status --table 1")["outcome"]["reason"], "kills");
    assert_eq!(room.json("status --table 3")["practice"], true);
    std::fs::remove_file(room.path("three.referee")).expect("it was there");
    room.ok("new killer-inspector --players Eve,Fay --table four.referee");
    let json = room.json("tables");
    let numbers: Vec<u64> =
        json.as_array().expect("tables").iter().filter_map(|it| it["number"].as_u64()).collect();
    assert_eq!(numbers.len(), 3);
    assert!(!numbers.contains(&3) && numbers.contains(&4), "no number is given twice: {numbers:?}");
    let one = json.as_array().expect("tables").iter().find(|it| it["number"] == 1).expect("one");
    assert_eq!(one["seats"][0]["player"], "Ann");
    assert_eq!(one["seats"][0]["won"], true);
}

#[test]
fn a_number_that_could_be_a_file_is_refused() {
    let room = Room::new();
    room.ok("new killer-inspector --table one.referee");
    let ran = room.run("status --table 7");
    assert!(ran.code == 2 && ran.err.contains("There’s no table number 7."), "{ran:?}");
    let ran = room.run("new killer-inspector --table 7");
    assert!(ran.code == 2 && ran.err.contains("./7"), "{ran:?}");
    room.ok("new killer-inspector --table ./1 --players Ann,Ben");
    let ran = room.run("status --table 1");
    assert!(ran.code == 2 && ran.err.contains("a file here"), "{ran:?}");
    assert_eq!(room.json("status --table ./1")["seats"][0]["player"], "Ann");
    assert_eq!(room.json("status --table 2")["seats"][0]["player"], "Ann");
}

#[test]
fn damaged_tables_are_listed_as_such() {
    let room = Room::new();
    won(&room, "Ann,Ben", "one.referee");
    won(&room, "Ann,Ben", "two.referee");
    let path = room.path("two.referee");
    let text = std::fs::read_to_string(&path).expect("a table");
    std::fs::write(&path, text.replace("\"said\"", "\"paid\"")).expect("written");
    let list = room.ok("tables");
    assert!(list.contains("  2  can’t be read:") && list.contains("  1  Killer vs."), "{list}");
    assert!(room.json("tables")[1]["damaged"].is_string());
    assert_eq!(room.json("scores")["people"][0]["plays"], 1, "it does not count");
}

#[test]
fn games_are_counted_by_person_mode_and_side() {
    let room = Room::new();
    assert!(room.ok("scores").contains("No real game with named players has finished here yet."));
    won(&room, "Ann,Ben", "one.referee");
    won(&room, "Ben,Ann", "two.referee");
    room.ok("people rename Ann Anna");
    won(&room, "Anna,Ben", "three.referee");
    room.ok("new killer-inspector --players Ann,Ben --table open.referee");
    assert_eq!(
        room.ok("scores"),
        "Anna: 3 games, 2 won\n   Killer vs. Inspector, Inspector: 1 game, 0 won\n   \
         Killer vs. Inspector, Killer: 2 games, 2 won\nBen: 3 games, 1 won\n   \
         Killer vs. Inspector, Inspector: 2 games, 0 won\n   \
         Killer vs. Inspector, Killer: 1 game, 1 won\n"
    );
    let scores = room.json("scores");
    assert_eq!(scores["people"][0]["name"], "Anna");
    assert_eq!(scores["people"][0]["sides"][1]["wins"], 2);
    assert_eq!(scores["practice"].as_array().expect("a list").len(), 0);
}

/// A shelf of an avid group; the time is generous, since tests run beside each other.
#[test]
fn two_hundred_tables_are_listed_at_once() {
    let room = Room::new();
    won(&room, "Ann,Ben", "one.referee");
    let game = std::fs::read(room.path("one.referee")).expect("a table");
    for n in 2..=200 {
        room.write(&format!(".local/share/referee/tables/{n}.referee"), &game);
    }
    let start = Instant::now();
    assert_eq!(room.json("tables").as_array().expect("tables").len(), 200);
    assert!(start.elapsed() < Duration::from_secs(20), "{:?}", start.elapsed());
}
