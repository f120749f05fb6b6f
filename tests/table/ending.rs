//! The ends of a game.
use serde_json::json;

use crate::support::room::Room;

/// After the first turns; the Inspector is the first of his cards.
fn after_first_turns(deck: &str, more: &str) -> Room {
    let room = Room::with_table(deck, &format!("--players Ann,Bob {more}"));
    room.act(&["kill g"]);
    room.tell("inspector", &format!("become {}", &deck[1..2]));
    room
}

#[track_caller]
fn ends(room: &Room, line: &str, said: &str, winner: &str, reason: &str) {
    let shown = room.ok(&format!("act \"{line}\""));
    assert_eq!(shown.lines().last().unwrap(), said);
    assert_eq!(room.status()["outcome"], json!({ "winner": winner, "reason": reason }));
}

#[test]
fn the_killer_wins_by_killing_the_inspector() {
    let room = after_first_turns("mnabc", "");
    ends(
        &room,
        "kill n",
        "Game over: Ann wins — the opponent’s secret identity was killed.",
        "killer",
        "inspector-killed",
    );
}

#[test]
fn the_inspector_wins_by_the_right_accusation_only() {
    let room = after_first_turns("mnabc", "");
    room.act(&["kill h", "accuse s"]);
    assert_eq!(room.status()["outcome"], json!(null), "a wrong one only costs the turn");
    room.act(&["kill i"]);
    ends(
        &room,
        "accuse m",
        "Game over: Bob wins — the opponent is caught.",
        "inspector",
        "killer-caught",
    );
}

/// Dead or exonerated: allowed, a plain miss, and everybody is told that it could be nothing else (G29).
#[test]
fn an_accusation_that_cannot_be_right_is_allowed_with_a_warning() {
    let room = after_first_turns("mhabc", "");
    room.act(&["kill n"]);
    assert_eq!(
        room.ok("act \"accuse g\""),
        "Inspector (Bob) accuses Geneva (b2).\n\
         No: Killer (Ann) isn’t Geneva (b2). (No surprise: Geneva (b2) is dead.)\n\
         Ann, your turn.\n"
    );
}

/// Neighbours of the middle die, then shifts bring others there.
#[test]
fn the_killer_wins_with_fourteen_dead() {
    let room = after_first_turns("mabcd", "");
    let killers = |lines: &[&str]| lines.iter().for_each(|line| room.act(&[line, "accuse a"]));
    killers(&["kill h", "kill i", "kill l", "kill n", "kill q", "kill r", "kill s"]);
    killers(&["shift 2 left", "shift 2 left", "kill j", "kill f"]);
    killers(&["shift 4 left", "shift 4 left", "kill t", "kill p"]);
    killers(&["shift b up", "shift d up", "kill v"]);
    assert_eq!(room.grid(), "AiCfE hljng KsMpO rvtYq UBWDZ");
    let said = "Game over: Ann wins — 14 suspects are dead.";
    ends(&room, "kill y", said, "killer", "kills");
    assert_eq!(room.status()["score"]["kills"], 14);
}

#[test]
fn a_table_may_play_to_another_number() {
    let room = Room::with_table("m", "--option kills=1 --players Ann,Bob");
    let said = "Game over: Ann wins — 1 suspect is dead.";
    ends(&room, "kill g", said, "killer", "kills");
    assert!(room.ok("status").starts_with("Kills 1/1 · deck 24\n"));
}

#[test]
fn either_side_may_give_up() {
    for (who, winner) in [("killer", "inspector"), ("inspector", "killer"), ("bob", "killer")] {
        let room = after_first_turns("mabcd", "");
        room.ok(&format!("act concede --as {who}"));
        assert_eq!(
            room.status()["outcome"],
            json!({ "winner": winner, "reason": "conceded" }),
            "{who}"
        );
    }
    let room = after_first_turns("mabcd", "");
    room.act(&["concede"]);
    assert_eq!(
        room.status()["outcome"]["winner"],
        "inspector",
        "unless he says who he is, the one to act"
    );
}

#[test]
fn after_the_end_everybody_sees_everything() {
    let room = after_first_turns("mabcd", "");
    room.act(&["concede"]);
    let mut views = ["public", "killer", "inspector", "referee"]
        .map(|who| room.ok(&format!("status --json --as {who}")))
        .to_vec();
    views.dedup();
    assert!(views.len() <= 2 && views[0].contains("\"identity\": \"Marion\""));
    assert_eq!(room.ok("ask where killer"), "c3\n");
    let log = room.json("log");
    assert!(log[0]["facts"].to_string().contains(r#"["became","killer","Marion"]"#));
}

#[test]
fn an_unseen_killer_who_is_caught_may_open_his_card() {
    let room = Room::with_table("", "--trust untold --players Ann,Bob");
    room.act(&["kill g", "chosen", "kill h", "hit nobody", "accuse m"]);
    let shown = room.ok("act yes");
    assert_eq!(
        shown,
        "Killer (Ann): “Yes, I’m Marion (c3).”\n\
         Game over: Inspector (Bob) wins — the opponent is caught.\n"
    );
}

#[test]
fn an_unseen_inspector_who_is_killed_may_open_his_card() {
    let room = Room::with_table("", "--trust untold --players Ann,Bob");
    room.act(&["kill g", "chosen", "kill h"]);
    for line in ["hit inspector", "hit bob h", "hit inspector horatio"] {
        let shown = room.ok(&format!("act \"{line}\""));
        assert_eq!(
            shown,
            "Horatio (c2) was Inspector (Bob).\n\
             Game over: Killer (Ann) wins — the opponent’s secret identity was killed.\n"
        );
        room.ok("undo --yes");
    }
}
