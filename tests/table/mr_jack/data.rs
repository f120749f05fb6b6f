//! Status as data.
use serde_json::json;

use super::{after_round_1, room};

#[test]
fn a_status_says_what_lies_on_the_board() {
    let status = room("").status();
    assert_eq!(status["grid"], json!([]));
    assert_eq!((&status["round"], &status["chooser"]), (&json!(1), &json!("detective")));
    assert_eq!(status["cards"], json!(["holmes", "smith", "goodley", "bert"]));
    assert_eq!(status["positions"]["stealthy"], "a3");
    assert_eq!(status["lantern"], "ne");
    let lamps = json!({"1": "b2", "2": "l11", "3": "c7", "4": "k6", "unnumbered": ["f5", "h8"]});
    assert_eq!(status["lamps"], lamps);
    assert_eq!(status["covers"], json!(["b1", "l12"]));
    assert_eq!(status["cordons"], json!(["ne", "sw"]));
    assert_eq!(status["witness"], "visible");
    assert_eq!(status["visible"], json!(["holmes", "smith", "lestrade", "bert"]));
    assert_eq!(status["suspects"].as_array().unwrap().len(), 8);
    assert_eq!(status["evidence_deck"], 7, "the alibi pile");
    assert_eq!(status["alibis"], json!({"jack": 0, "detective": 0}));
}

#[test]
fn the_other_board_is_told_by_its_edition() {
    let room = crate::support::room::Room::new();
    room.ok("new mr-jack --edition first_2006 --option whistle=all-3");
    let status = room.status();
    assert_eq!(status["edition"], "first_2006");
    assert_eq!(status["options"]["whistle"], "all-3");
    assert_eq!(status["positions"]["stealthy"], "i4");
    assert_eq!(status["covers"], json!(["c2", "l12"]));
}

#[test]
fn what_a_round_changes() {
    let room = after_round_1("");
    let status = room.status();
    assert_eq!((&status["round"], &status["chooser"]), (&json!(2), &json!("jack")));
    assert_eq!(status["cards"], json!(["watson", "lestrade", "stealthy", "gull"]));
    assert_eq!(status["witness"], "invisible");
    assert_eq!(status["suspects"], json!(["watson", "smith", "stealthy", "bert"]));
    assert_eq!(status["lamps"]["1"], json!(null), "it went out after round 1");
    assert_eq!(status["alibis"], json!({"jack": 0, "detective": 1}));
    assert_eq!(room.json("status --as detective")["alibis"]["detective"], json!(["gull"]));
    assert_eq!(room.json("status --as jack")["alibis"]["detective"], 1);
    assert_eq!(room.json("status --at 3")["round"], 1);
}

/// The lines of each audience can be said, and only Jack's own knows which escape is one.
#[test]
fn every_audience_is_offered_what_it_may_know() {
    let room = after_round_1("");
    room.act(super::ROUND_2);
    let exits = |who: &str| -> Vec<String> {
        let lines = room.json(&format!("legal --as {who}"));
        let lines = lines.as_array().unwrap().iter().map(|line| line.as_str().unwrap().to_owned());
        lines.filter(|line| line.contains("exit")).collect()
    };
    assert_eq!(exits("public"), ["stealthy exit sw"]);
    assert_eq!(exits("detective"), ["stealthy exit sw"]);
    assert_eq!(exits("jack"), [] as [&str; 0], "Jack is Watson");
}
