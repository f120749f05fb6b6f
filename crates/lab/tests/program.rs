//! What starts `referee` itself, which lies beside the laboratory: `cargo build` makes it, and so does `cargo test`.
use std::fs;
use std::process::{Command, Output};

fn lab(words: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_lab")).args(words).output().expect("it runs")
}

#[track_caller]
fn printed(words: &[&str]) -> String {
    let ran = lab(words);
    assert!(ran.status.success(), "{words:?}: {ran:?}");
    String::from_utf8(ran.stdout).expect("UTF-8")
}

#[test]
fn the_manual_has_every_command_in_every_language() {
    for (lang, word) in [("en", "Options"), ("uk", "Параметри"), ("ru", "Параметры")]
    {
        let page = printed(&["man", "--lang", lang]);
        assert!(page.starts_with(".TH REFEREE 1 "), "{page}");
        for title in ["act", "deck learn", "completions"] {
            assert!(page.contains(&format!("\n.SS \"referee {title}\"\n")), "no {title}:\n{page}");
        }
        assert!(page.contains(word) && page.contains("\\-\\-table"), "{page}");
    }
}

#[test]
fn a_recorded_game_is_played_again_and_written_anew() {
    let recorded = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/tables/collapse.table");
    assert_eq!(printed(&["replay", recorded]), "");
    let text = fs::read_to_string(recorded).expect("a transcript");
    let folder = tempfile::tempdir().expect("a folder");
    let other = folder.path().join("other.table");
    let other = other.to_str().expect("a name");
    fs::write(other, text.replacen("\nKiller", "\nMiller", 1)).expect("written");
    let ran = lab(&["replay", other]);
    let said = String::from_utf8_lossy(&ran.stderr).into_owned();
    assert!(!ran.status.success() && said.contains("Miller"), "{said}");
    printed(&["replay", other, "--write"]);
    assert_eq!(fs::read_to_string(other).expect("written anew"), text);
}

#[test]
fn nothing_but_a_transcript_is_played_or_written_over() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("x");
    fs::write(&file, "--- {}\n").expect("written");
    for (text, fault) in [
        ("a shopping list\n", "no transcript"),
        ("$ referee new killer-inspector --table ../t\n", "line 1: `../t` is outside"),
    ] {
        fs::write(&file, text).expect("written");
        let ran = lab(&["replay", file.to_str().expect("a name"), "--write"]);
        let said = String::from_utf8_lossy(&ran.stderr).into_owned();
        assert!(!ran.status.success() && said.contains(fault), "{said}");
        assert_eq!(fs::read_to_string(&file).expect("there"), text);
    }
}
