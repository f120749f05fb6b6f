//! Tables replayed from text files: every command of `tests/tables/*.table` is run, and what it shows is compared
//! line by line. The format is told in `transcript.rs`.
//!
//! After a wanted change of what is shown, `TABLES=write cargo test --test main replay` writes the files anew; the
//! difference is then there to be read.
mod transcript;

use std::collections::BTreeSet;
use std::env;
use std::fs;
use std::path::{Path, PathBuf};

use noir_referee::table::safe::History;
use noir_referee::table::{Line, verify};

use self::transcript::{Step, What};
use crate::support::room::{Ran, Room, same_fingerprint};
use crate::support::views;

macro_rules! tables {
    ($($name:ident)+) => {
        $(#[test] fn $name() { replay(stringify!($name)); })+

        #[test]
        fn every_file_is_replayed() {
            let listed = BTreeSet::from([$(stringify!($name).replace('_', "-")),+]);
            let files = fs::read_dir(folder()).expect("the folder of tables");
            let stem = |path: PathBuf| path.file_stem().expect("a name").to_string_lossy().into_owned();
            assert_eq!(files.map(|file| stem(file.expect("a file").path())).collect::<BTreeSet<_>>(), listed);
        }
    };
}

tables! {
    book_grom
    book_ru
    book_uk
    collapse
    dealt
    dealt_killer_untold_inspector
    dialogue
    fbi_mafia_dealt
    fbi_mafia_told
    fbi_mafia_untold
    heist_dealt
    heist_told
    heist_untold
    hitman_sleuth_dealt
    hitman_sleuth_told
    hitman_sleuth_untold
    mr_jack_dealt
    mr_jack_ru
    mr_jack_told
    mr_jack_uk
    mr_jack_untold
    setups
    shown_en
    shown_ru
    shown_uk
    spy_tag_dealt
    spy_tag_grom
    spy_tag_teams_ru
    spy_tag_teams_uk
    spy_tag_told
    spy_tag_untold
    thief_chief_dealt
    thief_chief_grom
    thief_chief_told
    thief_chief_uk
    thief_chief_untold
    told
    told_killer_dealt_inspector
    untold
    untold_killer_told_inspector
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/tables")
}

#[test]
fn every_edition_is_played() {
    let texts = |folder: PathBuf| -> Vec<(PathBuf, String)> {
        let files =
            fs::read_dir(folder).expect("a folder").map(|file| file.expect("a file").path());
        files.map(|file| (file.clone(), fs::read_to_string(file).expect("a text"))).collect()
    };
    let tables = texts(folder());
    for (file, edition) in texts(Path::new(env!("CARGO_MANIFEST_DIR")).join("scenarios/editions")) {
        let id = file.file_stem().expect("a name").to_string_lossy();
        let opened = format!("$ referee new killer-inspector --edition {id} ");
        let played = tables.iter().any(|(_, table)| table.contains(&opened));
        assert!(played || !edition.contains("killer-inspector:"), "no table is played with {id}");
    }
}

/// Runs one file in a room of its own and compares.
fn replay(name: &str) {
    let file = format!("{}.table", name.replace('_', "-"));
    let path = folder().join(&file);
    let mut steps = transcript::read(&fs::read_to_string(&path).expect("the table file"));
    let room = Room::new();
    let mut wrong = Vec::new();
    for Step { line, what } in &mut steps {
        let (expected, found, first) = match what {
            What::Remark(_) => continue,
            What::File { name, text } => {
                room.write(name, text.as_bytes());
                continue;
            }
            What::Run { command, input, shown } => {
                let ran = room.run_with(command, &(input.join("\n") + "\n"));
                (shown, shown_by(&ran, &room), *line + 1 + input.len())
            }
            What::Views(shown) => (shown, views::everybody(&room), *line + 1),
        };
        if let Some(at) =
            (0..expected.len().max(found.len())).find(|at| expected.get(*at) != found.get(*at))
        {
            let said = |lines: &[String]| lines.get(at).cloned().unwrap_or("(nothing)".to_owned());
            let (wanted, shown) = (said(expected), said(&found));
            wrong.push(format!("{file}:{}\n  expected: {wanted}\n  shown:    {shown}", first + at));
            *expected = found;
        }
    }
    if let Ok(bytes) = fs::read(room.path("t.referee")) {
        let history = History::<Line>::of(&bytes);
        assert_eq!(history.report, None, "{file}");
        let verdict = verify(&history.records);
        let verdict = verdict.unwrap_or_else(|breach| panic!("{file} is not true: {breach:?}"));
        assert_eq!(verdict.is_proof(), verdict.over, "{file}: {verdict:?}");
        let audit = room.run("audit --json --table t.referee");
        assert!(audit.code == 0 || audit.code == 1, "{file}: {audit:?}");
        assert!(!audit.out.contains("\"record\""), "{file}: {}", audit.out);
    }
    if env::var("TABLES").is_ok_and(|wish| wish == "write") {
        fs::write(&path, transcript::write(&steps)).expect("the table file is written");
    } else {
        assert!(wrong.is_empty(), "{} of the steps, first {}", wrong.len(), wrong[0]);
    }
}

/// The home folder is `~`, the random part of a file's name is `0`, and a fingerprint is `xxxxx-…`.
fn the_same_everywhere(line: &str, room: &Room) -> String {
    let line = same_fingerprint(&line.replace(&room.folder().display().to_string(), "~"));
    match line.split_once("/killer-inspector-") {
        Some((before, after)) => {
            let random = after.find('.').unwrap_or_default();
            format!("{before}/killer-inspector-0{}", &after[random..])
        }
        None => line,
    }
}

/// Standard output, then standard error marked with `!`, then the exit code unless all went well.
fn shown_by(ran: &Ran, room: &Room) -> Vec<String> {
    let line = |line: &str| the_same_everywhere(line, room);
    let mut shown: Vec<String> = ran.out.lines().map(line).collect();
    transcript::trim_end(&mut shown);
    shown.extend(ran.err.lines().map(|text| format!("! {}", line(text))));
    if ran.code != 0 {
        shown.push(format!("[{}]", ran.code));
    }
    shown
}
