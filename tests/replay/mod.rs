//! Tables replayed from text files: every command of `tests/tables/*.table` is run, and what it shows is compared
//! line by line. The format is that of `crates/lab/src/recorded/transcript.rs`.
//!
//! After a wanted change of what is shown, `TABLES=write cargo test --test main replay` writes the files anew; the
//! difference is then there to be read.
use std::env;
use std::fs;
use std::path::{Path, PathBuf};

use crate::support::recorded::replayed;
use crate::support::room::program;

macro_rules! tables {
    ($($name:ident)*) => {
        const NAMES: &[&str] = &[$(stringify!($name)),*];
        $(#[test] fn $name() { replay(stringify!($name)); })*
    };
}

tables! {
    book_grom book_ru book_uk collapse dealt dealt_killer_untold_inspector dialogue fbi_mafia_dealt
    fbi_mafia_told fbi_mafia_untold heist_dealt heist_told heist_untold hitman_sleuth_dealt
    hitman_sleuth_told hitman_sleuth_untold mr_jack_dealt mr_jack_ru mr_jack_told mr_jack_uk
    mr_jack_untold setups shown_en shown_ru shown_uk spy_tag_dealt spy_tag_grom spy_tag_teams_ru
    spy_tag_teams_uk spy_tag_told spy_tag_untold thief_chief_dealt thief_chief_grom thief_chief_told
    thief_chief_uk thief_chief_untold told told_killer_dealt_inspector untold
    untold_killer_told_inspector
}

#[test]
fn every_recorded_table_is_replayed() {
    let files = fs::read_dir(folder()).expect("a folder").map(|file| file.expect("a file").path());
    let name =
        |file: PathBuf| file.file_stem().expect("a name").to_string_lossy().replace('-', "_");
    let mut names: Vec<String> = files.map(name).collect();
    names.sort();
    assert_eq!(names, NAMES);
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

/// Plays one file again and compares, or writes it anew.
fn replay(name: &str) {
    let file = format!("{}.table", name.replace('_', "-"));
    let path = folder().join(&file);
    let text = fs::read_to_string(&path).expect("a text");
    let (now, differences) =
        replayed(&text, program()).unwrap_or_else(|fault| panic!("{file}: {fault}"));
    if env::var("TABLES").is_ok_and(|wish| wish == "write") {
        return fs::write(path, now).expect("written");
    }
    assert_eq!(differences, [], "{file}");
}
