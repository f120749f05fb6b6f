//! The house that `docs/ARCHITECTURE.md` draws: a room knows those below it, and only the program a terminal.
use std::fs;
use std::path::Path;

mod crates;

/// The rooms of the library, from the bottom up, each with those it may know.
const ROOMS: [(&str, &[&str]); 17] = [
    ("terms", &[]),
    ("board", &[]),
    ("file", &[]),
    ("lang", &[]),
    ("likely", &[]),
    ("scenario", &["terms", "board", "file", "lang"]),
    ("rules", &["terms", "board"]),
    ("rulebook", &["terms", "lang", "likely", "rules"]),
    ("deduce", &["terms", "board", "rules"]),
    ("players", &["terms", "board", "rules", "deduce"]),
    ("setup", &["terms", "board", "lang", "scenario", "rules"]),
    ("table", &["terms", "board", "file", "lang", "scenario", "rules", "deduce", "setup"]),
    ("listen", &["terms", "board", "lang", "likely", "scenario", "rules", "table"]),
    ("evening", &["terms", "file", "lang", "scenario", "rules", "table"]),
    (
        "session",
        &["terms", "board", "file", "lang", "scenario", "rules", "deduce", "table", "listen"],
    ),
    (
        "screen",
        &[
            "terms", "board", "lang", "scenario", "rules", "rulebook", "deduce", "players",
            "setup", "table", "session", "evening",
        ],
    ),
    (
        "phone",
        &[
            "terms", "board", "file", "lang", "scenario", "rules", "deduce", "setup", "table",
            "listen", "evening", "session", "screen",
        ],
    ),
];

/// What talks to a terminal.
const TERMINALS: [&str; 5] = ["console::", "rustyline", "signal_hook", "rustix", "/dev/tty"];

/// Calls `look` with the text of every file of a room, up to its tests.
fn files(folder: &Path, look: &mut impl FnMut(&Path, &str)) {
    for entry in fs::read_dir(folder).expect("a room") {
        let path = entry.expect("a file").path();
        let name = path.file_name().expect("a name").to_string_lossy().into_owned();
        if path.is_dir() && name != "tests" {
            files(&path, look);
        } else if path.extension().is_some_and(|it| it == "rs") && name != "tests.rs" {
            let text = fs::read_to_string(&path).expect("a text");
            look(&path, text.split("#[cfg(test)]\nmod tests").next().unwrap_or_default());
        }
    }
}

/// The rooms that a text names, in `use` lines and paths.
fn named(text: &str) -> impl Iterator<Item = &str> {
    let code = text.lines().filter(|line| !line.trim_start().starts_with("//"));
    code.flat_map(|line| line.split("crate::").skip(1)).filter_map(|rest| {
        let end = rest.find(|letter: char| !letter.is_ascii_alphanumeric() && letter != '_');
        Some(&rest[..end?])
    })
}

#[test]
fn a_room_knows_only_those_below_it_and_no_terminal() {
    let house = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut wrong = Vec::new();
    for (room, below) in ROOMS {
        // What needs no file, no text for people and no clock is a crate of its own.
        let places = ["src", "crates/core/src"].map(|it| house.join(it).join(room));
        let place = places.iter().find(|it| it.is_dir()).expect("a room");
        files(place, &mut |path, text| {
            let path = path.strip_prefix(house).unwrap_or(path).display().to_string();
            let rooms = named(text).filter(|other| ROOMS.iter().any(|(name, _)| name == other));
            for other in rooms.filter(|other| *other != room && !below.contains(other)) {
                wrong.push(format!("{path} knows {other}"));
            }
            for terminal in TERMINALS.into_iter().filter(|terminal| text.contains(terminal)) {
                wrong.push(format!("{path} knows a terminal: {terminal}"));
            }
        });
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Whoever shows a table gets what one audience may see from a session, after its look was recorded.
#[test]
fn no_surface_takes_a_view_of_an_audience_from_the_table() {
    let house = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut wrong = Vec::new();
    for room in ["phone", "program", "screen", "evening"] {
        files(&house.join(room), &mut |path, text| {
            let takes = [".view(", ".view_at(", "own_view(", "archive.record("];
            let found = takes.into_iter().filter(|it| text.contains(it));
            wrong.extend(found.map(|it| format!("{}: {it}", path.display())));
        });
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn every_room_of_the_library_is_listed() {
    let text = include_str!("../../src/lib.rs");
    let rooms = text.lines().filter_map(|line| line.strip_prefix("pub mod ")?.strip_suffix(';'));
    let unlisted: Vec<&str> =
        rooms.filter(|room| !ROOMS.iter().any(|(name, _)| name == room)).collect();
    assert!(unlisted.is_empty(), "{unlisted:?}");
}
