//! A table written for others: as a story, as data; and as a transcript that is played again.
use std::path::Path;

use noir_referee::table::Archive;
use serde_json::Value;

use super::logging::played;
use crate::support::recorded::{Fault, replayed, written};
use crate::support::room::program;

#[test]
fn the_story_is_told_in_markdown() {
    let room = played();
    let story = room.ok("export markdown");
    for line in [
        "# Killer vs. Inspector",
        "- Killer (Ann): the companion keeps your hidden cards. Once you have any, they’re on your private page.",
        "## The table",
        "## The game",
        "   - *Killer (Ann) tried something that isn’t allowed; only they may see why.*",
        "1. Killer (Ann) kills Horatio (c2). Inspector (Ben) is dealt 4 cards.",
        "   - ~~Killer (Ann) shifts row 1 left.~~",
        "   - *1 line was taken back.*",
        "3. Killer (Ann) shifts row 1 right.",
        "## Where it stands",
    ] {
        assert!(story.lines().any(|it| it == line), "no `{line}`:\n{story}");
    }
    assert_eq!(story.matches("✗ Horatio").count(), 2, "after the kill and at the end:\n{story}");
    assert!(story.contains("- 14 kills to win") && story.contains("Fingerprint of the opening: "));
    let uk = room.ok("export markdown --lang uk --at 1");
    assert!(uk.contains("## Партія") && !uk.contains("3. "), "{uk}");
}

#[test]
fn data_says_of_each_fact_who_may_know_it() {
    let room = played();
    let lines = |command: &str| -> Vec<Value> {
        let text = room.ok(command);
        text.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect()
    };
    let public = lines("export jsonl");
    assert_eq!(public[0]["kind"], "table");
    assert_eq!(public[0]["commitments"][0]["label"], "deck");
    let of = |lines: &[Value], word: &str| -> Vec<Value> {
        lines.iter().filter(|line| line["fact"][0] == word).cloned().collect()
    };
    assert_eq!(of(&public, "drew")[1]["fact"], serde_json::json!(["drew", "inspector"]));
    assert_eq!(of(&public, "died")[0]["audience"], "public");
    let all = lines("export jsonl --as referee");
    let drew = &of(&all, "drew")[1];
    assert_eq!(drew["audience"], serde_json::json!(["inspector", "referee"]));
    assert_eq!(drew["fact"][2], "Alyss");
    assert_eq!((&drew["seq"], &drew["line"]), (&1.into(), &"kill Horatio".into()));
    assert!(all.iter().any(|line| line["kind"] == "undid" && line.get("fact").is_none()));
}

#[test]
fn a_game_that_is_over_is_a_transcript() {
    let room = played();
    room.act(&["concede"]);
    let text = room.transcript("t.referee");
    assert!(text.contains("$ referee tell --as inspector\n< become Alyss\n"), "{text}");
    for line in room.ok("status --uncounted").lines() {
        assert!(text.contains(line), "`{line}` is not among the views:\n{text}");
    }
}

#[test]
fn what_is_shown_otherwise_is_named_with_its_line() {
    let room = played();
    room.act(&["concede"]);
    let text = room.transcript("t.referee");
    let at =
        1 + text.lines().position(|line| line.starts_with("Killer (Ann) kills")).expect("a kill");
    let other = text.replace("Killer (Ann) kills", "Killer (Ann) tickles");
    let (now, differences) = replayed(&other, program()).expect("played");
    assert_eq!((now, differences[0].line), (text, at));
    let written = differences[0].written.as_deref().expect("a line");
    assert!(written.starts_with("Killer (Ann) tickles"), "{written}");
}

#[test]
fn a_transcript_is_only_of_a_game_that_is_over() {
    let room = played();
    let archive = Archive::new(Path::new(""));
    let table = archive.read(&room.path("t.referee")).expect("a table").look().expect("sense");
    assert!(matches!(written(&table, program()), Err(Fault::NotOver)));
}

#[test]
fn a_transcript_from_anybody_stays_in_its_folder() {
    for step in [
        "$ referee new killer-inspector --table ../t.referee\n",
        "$ referee new killer-inspector --table=/tmp/t.referee\n",
        "$ referee secret killer --svg \"/etc/x.svg\"\n",
        "--- ../deal.yaml\nlayout: []\n",
        "--- /etc/deal.yaml\nlayout: []\n",
    ] {
        let played = replayed(step, program());
        assert!(matches!(played, Err(Fault::Outside { line: 1, .. })), "{step}: {played:?}");
    }
}
