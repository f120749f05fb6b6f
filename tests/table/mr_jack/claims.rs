//! What an untold Jack said, once his card lies open.
use serde_json::Value;

use super::{ROUND_1, ROUND_2, answer, room};
use crate::support::room::Room;

/// Four told or turned cards of round 1, as the table has them.
const CARDS: &str = "cards holmes smith goodley bert";

fn untold() -> Room {
    let room = room("--trust jack=untold");
    room.act(&[CARDS]);
    room
}

/// What is found out when Jack opens his card.
fn revealed(room: &Room, card: &str) -> Vec<String> {
    let ran = room.run_with("tell --as jack", &format!("reveal {card}\n"));
    assert_eq!(ran.code, 0, "{ran:?}");
    ran.out.lines().filter(|line| line.starts_with("Line")).map(str::to_owned).collect()
}

#[test]
fn a_true_jack_has_no_findings() {
    let room = untold();
    play(&room, ROUND_1);
    room.act(&["call invisible"]);
    room.ok("act concede --as detective");
    assert_eq!(revealed(&room, "watson"), [] as [&str; 0]);
}

/// The Detective draws real cards and tells them where Holmes is played.
fn play(room: &Room, lines: &[&str]) {
    for line in lines {
        room.act(&[line]);
        if room.status()["decision"]["kind"] == "drew" {
            room.tell("detective", "drew gull");
        }
    }
}

#[test]
fn a_false_call_is_found() {
    let room = untold();
    play(&room, ROUND_1);
    let line = room.status()["seq"].as_u64().unwrap() + 1;
    room.act(&["call visible"]);
    room.ok("act concede --as detective");
    let found = revealed(&room, "watson");
    assert_eq!(found.len(), 1, "{found:?}");
    assert!(found[0].starts_with(&format!("Line {line}: ")), "{found:?}");
    assert!(found[0].ends_with("called “visible”; Jack was invisible."), "{found:?}");
}

#[test]
fn a_false_answer_to_an_accusation_is_found() {
    let room = untold();
    room.act(&["holmes i4 accuse"]);
    assert_eq!(room.status()["decision"]["kind"], "answer");
    room.act(&["answer no"]);
    assert_eq!(room.status()["outcome"]["winner"], "jack");
    let found = revealed(&room, "watson");
    assert_eq!(found.len(), 1, "{found:?}");
    assert!(found[0].contains("said they weren’t Watson (i4). They were"), "{found:?}");
}

/// He says that he is caught, and opens another card: the game is over, and his word was false.
#[test]
fn a_false_yes_to_an_accusation_is_found() {
    let room = untold();
    room.act(&["holmes i4 accuse", "answer yes"]);
    assert_eq!(room.status()["outcome"]["winner"], "detective");
    assert_eq!(room.status()["seats"][0]["identity"], Value::Null, "nobody has seen his card");
    let found = revealed(&room, "gull");
    assert_eq!(found.len(), 1, "{found:?}");
    assert!(found[0].contains("said they were Watson (i4). They weren’t"), "{found:?}");
    // The accuser's disc stands beside the accused, on one hex.
    assert_eq!(answer(&room, "who i4"), serde_json::json!(["holmes", "watson"]));
}

#[test]
fn whoever_leaves_with_somebody_else_is_found_out() {
    let room = untold();
    play(&room, ROUND_1);
    room.act(&["call invisible"]);
    play(&room, ROUND_2);
    room.act(&["stealthy exit sw"]);
    let status = room.status();
    assert_eq!(status["positions"]["stealthy"], Value::Null);
    assert_eq!(status["outcome"]["winner"], "jack");
    assert_eq!(status["chooser"], Value::Null);
    let found = revealed(&room, "watson");
    assert_eq!(found.len(), 1, "{found:?}");
    assert!(found[0].ends_with("who wasn’t Jack."), "{found:?}");
}

#[test]
fn an_alibi_that_the_other_player_holds_is_found() {
    let room = untold();
    play(&room, ROUND_1);
    room.act(&["call invisible"]);
    room.ok("act concede --as jack");
    let found = revealed(&room, "gull");
    // He said "invisible" while Gull could be seen, and the Detective holds Gull's alibi.
    assert_eq!(found.len(), 2, "{found:?}");
}
