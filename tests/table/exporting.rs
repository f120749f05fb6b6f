//! A table written for others: as a story, as data, and as a transcript that is played again.
use std::fs;

use serde_json::Value;

use super::logging::played;
use crate::support::room::Room;

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
fn a_transcript_is_only_for_who_may_see_the_cards() {
    let room = played();
    for eyes in ["public", "killer", "inspector"] {
        let ran = room.run(&format!("export transcript --as {eyes}"));
        assert_eq!((ran.code, ran.out.as_str()), (1, ""), "{ran:?}");
        assert!(ran.err.starts_with("A transcript deals the hidden cards again"), "{}", ran.err);
    }
    let out = room.ok("export transcript --as referee --into game.table");
    assert_eq!(out, "Written to game.table.\n");
    let text = fs::read_to_string(room.path("game.table")).expect("a transcript");
    assert!(text.contains("$ referee tell --as inspector\n< become Alyss\n"), "{text}");
    assert_eq!(
        room.ok("replay game.table"),
        "Replayed 4 commands: all as written, and the record is true.\n"
    );
    for line in room.ok("status --uncounted").lines() {
        assert!(text.contains(line), "`{line}` is not among the views:\n{text}");
    }
    room.act(&["concede"]);
    room.ok("export transcript");
}

#[test]
fn what_is_shown_otherwise_is_named_with_its_line() {
    let room = played();
    room.ok("export transcript --as referee --into game.table");
    let text = fs::read_to_string(room.path("game.table")).expect("a transcript");
    let at =
        1 + text.lines().position(|line| line.starts_with("Killer (Ann) kills")).expect("a kill");
    room.write("other.table", text.replace("Killer (Ann) kills", "Killer (Ann) tickles"));
    let ran = room.run("replay other.table");
    assert_eq!(ran.code, 1);
    assert!(ran.err.starts_with(&format!("other.table:{at}: ")), "{}", ran.err);
    assert!(ran.err.contains("written: Killer (Ann) tickles"), "{}", ran.err);
    assert_eq!(room.ok("replay other.table --write"), "");
    assert_eq!(fs::read_to_string(room.path("other.table")).expect("written anew"), text);
}

#[test]
fn a_transcript_from_anybody_stays_in_its_folder() {
    let room = Room::new();
    for step in [
        "$ referee new killer-inspector --table ../t.referee\n",
        "$ referee new killer-inspector --table=/tmp/t.referee\n",
        "$ referee secret killer --svg \"/etc/x.svg\"\n",
        "--- ../deal.yaml\nlayout: []\n",
        "--- /etc/deal.yaml\nlayout: []\n",
    ] {
        room.write("hostile.table", step);
        let ran = room.run("replay hostile.table");
        assert_eq!(ran.code, 2, "{step}: {ran:?}");
        assert!(ran.err.starts_with("Line 1: "), "{}", ran.err);
    }
}
