//! Two games with the roles swapped.
use std::collections::BTreeSet;

use serde_json::{Value, json};

use crate::support::room::Room;

/// The Thief is Alyss with Barrin and Clive in his hand; Zachary is in plainclothes, Vladimir and Trevor
/// are in uniform.
const DECK: &str = "abczvtd";

/// A table of Master Thief vs. Chief of Police.
fn thieves(more: &str) -> Room {
    let room = Room::new();
    room.deal(DECK);
    room.ok(&format!("new thief-chief --deal deal.yaml --players Ann,Bob {more}"));
    room
}

fn seats(status: &Value) -> Vec<String> {
    let seats = status["seats"].as_array().expect("seats").iter();
    let word = |value: &Value| value.as_str().expect("a word").to_owned();
    seats.map(|it| [&it["seat"], &it["player"], &it["trust"]].map(word).join(" ")).collect()
}

#[test]
fn a_game_that_goes_on_has_no_rematch() {
    let room = thieves("");
    let ran = room.run("rematch");
    assert_eq!((ran.code, ran.out.as_str()), (1, ""));
    assert!(ran.err.starts_with("This game isn’t over."), "{}", ran.err);
    assert_eq!(room.json("status")["match"], Value::Null);
}

#[test]
fn the_players_swap_roles_and_everything_else_stays() {
    let room =
        thieves("--trust Ann=told,Bob=untold --option own-cell=neighbours-only --with-referee");
    let first = room.status();
    room.ok("act concede --as chief");
    room.ok("rematch --seed 7");
    let second = room.status();
    assert_eq!(seats(&first), ["thief Ann told", "chief Bob untold"]);
    assert_eq!(seats(&second), ["thief Bob untold", "chief Ann told"]);
    for same in ["mode", "edition", "options", "practice"] {
        assert_eq!(first[same], second[same], "{same}");
    }
    assert_ne!(first["grid"], second["grid"], "the cards are laid out anew");
    assert_eq!(room.run("status --as referee").code, 0, "the referee stays too");
    let suspects = |status: &Value| -> BTreeSet<String> {
        status["suspects"].as_object().expect("suspects").keys().cloned().collect()
    };
    assert_eq!(suspects(&first), suspects(&second), "the same cards");
}

/// Stolen treasures are compared, whoever has won the games (MT16).
#[test]
fn of_two_games_of_thieves_the_treasures_count_mt16() {
    let room = thieves("--table one.referee");
    room.tell("thief", "become alyss");
    for line in
        ["steal barrin", "shift 5 left", "steal alyss", "deputize", "dismiss deidre", "take julian"]
    {
        room.ok(&format!("act {line}"));
    }
    room.ok("act concede --as thief");
    assert_eq!(room.status()["score"]["treasures"], 3);

    room.ok("rematch --deal deal.yaml --into two.referee");
    let start = room.status();
    let (score, series) = (&start["match"]["score"], &start["match"]);
    assert_eq!(*score, json!({ "Bob": 0, "Ann": 3 }));
    assert_eq!([&series["game"], &series["games"]], [2, 2]);
    assert_eq!([&series["counts"], &series["outcome"]], [&json!("treasures"), &Value::Null]);
    let first = room.ok("log --json --table one.referee");
    assert!(first.contains("opened"), "the first table is as it was");
    assert!(room.ok("status").contains("Match, game 2 of 2, treasures: Bob 0 · Ann 3\n"));

    room.tell("thief", "become alyss");
    room.ok("act steal geneva");
    room.ok("act concede --as chief");
    let end = room.status();
    assert_eq!(end["outcome"]["winner"], "thief", "Bob wins his game");
    assert_eq!(end["match"]["score"], json!({ "Bob": 1, "Ann": 3 }));
    assert_eq!(end["match"]["outcome"], json!({ "winners": ["Ann"] }), "and Ann the match");
    assert!(room.ok("status").contains("Ann wins the match.\n"));
}

#[test]
fn as_many_treasures_are_a_draw_mt16() {
    let room = thieves("");
    for more in ["rematch", "status"] {
        room.ok("act concede --as thief");
        room.ok(more);
    }
    assert_eq!(room.status()["match"]["outcome"], json!({ "winners": [] }));
    assert!(room.ok("status").contains("The match is a draw.\n"));
}

#[test]
fn elsewhere_the_games_count_that_were_won() {
    let room = Room::with_table("mabc", "--players Ann,Bob");
    room.ok("act concede --as killer");
    room.ok("rematch");
    let status = room.status();
    assert_eq!(seats(&status), ["killer Bob dealt", "inspector Ann dealt"]);
    assert_eq!(status["match"]["counts"], "games");
    assert_eq!(status["match"]["score"], json!({ "Bob": 1, "Ann": 0 }));
    room.ok("act concede --as inspector");
    assert_eq!(room.status()["match"]["outcome"], json!({ "winners": ["Bob"] }));
}

#[test]
fn after_two_games_another_match_begins() {
    let room = thieves("");
    for _ in 0..2 {
        room.ok("act concede --as thief");
        room.ok("rematch");
    }
    assert_eq!(room.status()["match"], Value::Null);
    assert_eq!(seats(&room.status()), ["thief Ann dealt", "chief Bob dealt"]);
}

#[test]
fn nameless_players_are_called_by_their_new_seats() {
    let room = Room::new();
    room.ok("new thief-chief --edition uk --layout cells --trust thief=told");
    room.ok("act concede --as chief");
    room.ok("rematch");
    assert_eq!(seats(&room.status()), ["thief thief dealt", "chief chief told"]);
    assert_eq!(room.status()["grid"][0][0], "#a1", "it is still played by cells");
}

/// `--table` names the table that is over; only what is not there yet can be the new one.
#[test]
fn the_file_of_the_new_table_may_be_named_either_way() {
    let room = thieves("--table one.referee");
    room.ok("act concede --as thief");
    room.ok("rematch --table two.referee");
    assert_eq!(
        seats(&room.json("status --table two.referee")),
        ["thief Bob dealt", "chief Ann dealt"]
    );
    room.ok("rematch --table one.referee --into three.referee");
    assert_eq!(room.json("status --table three.referee")["match"]["game"], 2);
    assert_eq!(
        room.run("rematch --table one.referee --into two.referee").code,
        4,
        "never over another"
    );
}
