//! `referee audit` and `referee deduce` at a table.
use serde_json::json;

use crate::support::room::{Ran, Room};

/// A table whose players keep their cards, after the first kill.
fn untold(more: &str) -> Room {
    let room = Room::with_table("", &format!("--trust untold --players Ann,Bob {more}"));
    room.act(&["kill g", "chosen"]);
    room
}

fn reveal(room: &Room, seat: &str, card: &str) {
    let ran = room.run_with(&format!("tell --as {seat} --yes"), &format!("reveal {card}\n"));
    assert_eq!(ran.code, 0, "{ran:?}");
}

#[test]
fn a_game_without_lies_is_clean() {
    let room = untold("");
    room.act(&["kill h", "hit nobody", "accuse n", "no"]);
    let clean = "Everything was checked against the face-up cards; the hidden ones are checked at the end.\n\
        No contradictions so far.\n";
    assert_eq!(room.ok("audit"), clean);
    room.act(&["concede"]);
    reveal(&room, "killer", "m");
    reveal(&room, "inspector", "s");
    assert_eq!(
        room.ok("audit"),
        "Every line was checked against the cards.\nEverything checks out.\n"
    );
    assert_eq!(
        room.json("audit"),
        json!({ "whole": true, "clean": true, "missing": [], "findings": [] })
    );
}

#[test]
fn a_lie_is_named_with_its_board_and_what_it_spoiled() {
    let room = untold("");
    // Linus stands next to Marion, who says no; so what she says of Rachel is believed of others.
    room.act(&["shift 1 left", "exonerate", "play l", "no", "shift 1 left", "exonerate"]);
    // Linus has moved on since; he is named with the cell of that time.
    room.act(&["play r", "yes", "shift b up", "concede"]);
    reveal(&room, "killer", "m");
    reveal(&room, "inspector", "s");
    let ran = room.run("audit");
    assert_eq!((ran.code, ran.err.as_str()), (1, ""), "{ran:?}");
    assert_eq!(
        ran.out,
        "Every line was checked against the cards.\n\
         Line 6: Killer (Ann) said they weren’t next to Linus (b3). They were.\n\
         That was turn 4. The board then: referee board --at 5. Because of it, the answer in line 10 was misleading too.\n\
         1 problem found.\n"
    );
    let ran = room.run("audit --json");
    assert_eq!(ran.code, 1);
    let found = json!({
        "whole": true,
        "clean": false,
        "missing": [],
        "findings": [{
            "kind": "answer",
            "seats": ["killer"],
            "suspect": "Linus",
            "query": "canvass",
            "said": false,
            "truth": true,
            "seq": 6,
            "turn": 4,
            "spoiled": [10],
        }],
    });
    assert_eq!(serde_json::from_str::<serde_json::Value>(&ran.out).expect("JSON"), found);
}

/// Nobody has shown a card yet, but no card could have answered like that.
#[test]
fn a_contradiction_is_named_before_the_end() {
    let room = untold("");
    // Next to Geneva, who is dead, and Linus, but not next to Horatio.
    room.act(&["shift 5 left", "exonerate", "play a", "yes"]);
    assert_eq!(room.run("audit").code, 0);
    room.act(&["shift 5 right", "exonerate", "play z"]);
    let ran: Ran = room.run("act yes");
    assert_eq!(ran.code, 0, "{ran:?}");
    let ran = room.run("audit");
    assert_eq!(ran.code, 1);
    assert!(
        ran.out.contains("Line 10: no card fits everything Killer (Ann) had said and done by then. There was a lie or a slip somewhere.\n"),
        "{}",
        ran.out
    );
    let public = room.run("audit --as inspector");
    assert!(public.out.contains("referee board --at 9 --as inspector"), "{}", public.out);
}

#[test]
fn the_audit_speaks_three_languages() {
    let room = untold("");
    room.act(&["shift 1 left", "exonerate", "play l", "no", "concede"]);
    reveal(&room, "killer", "m");
    for (lang, last) in
        [("uk", "Розбіжностей: 1."), ("ru", "Расхождений: 1."), ("en", "1 problem found.")]
    {
        let ran = room.run(&format!("audit --lang {lang}"));
        assert_eq!(ran.out.lines().last(), Some(last));
    }
}

#[test]
fn what_can_be_known_is_told_only_where_the_table_agreed() {
    let room = untold("");
    let refused = room.run("deduce");
    assert_eq!((refused.code, refused.out.as_str()), (1, ""));
    assert!(refused.err.starts_with("This table was opened without --deduce"), "{refused:?}");
    room.act(&["concede"]);
    assert_eq!(room.run("deduce").code, 0, "the game is over");
}

#[test]
fn the_public_can_know_what_a_kill_tells() {
    let room = untold("--deduce");
    let said = room.ok("deduce");
    assert!(
        said.contains(
            "Killer (Ann) is one of 8: Alyss (a1), Barrin (b1), Clive (c1), Franklin (a2), \
             Horatio (c2), Kristoph (a3), Linus (b3), Marion (c3).\n"
        ),
        "{said}"
    );
    room.act(&["shift 5 left", "accuse a", "no"]);
    let known = room.json("deduce");
    assert_eq!(known["hidden"][0]["seat"], "killer");
    assert_eq!(known["hidden"][0]["suspects"].as_array().expect("suspects").len(), 7);
}

#[test]
fn a_seat_knows_its_own_cards_too() {
    let room = Room::with_table("MABCDE", "--players Ann,Bob --deduce");
    room.act(&["kill g"]);
    room.tell("inspector", "become d");
    // Of the eight next to Geneva the Inspector holds three himself.
    let known = room.json("deduce --as inspector");
    let killer: Vec<&str> = known["hidden"][0]["suspects"]
        .as_array()
        .expect("suspects")
        .iter()
        .map(|it| it["name"].as_str().expect("a name"))
        .collect();
    assert_eq!(killer, ["Franklin", "Horatio", "Kristoph", "Linus", "Marion"]);
    assert_eq!(known["worlds"], 5);
    assert_eq!(known["hidden"][0]["suspects"][0]["share"], 0.2);
    let inspector = room.ok("deduce --as inspector");
    assert!(
        inspector.starts_with("What Inspector (Bob) can work out:\nKiller (Ann) is one of 5: ")
    );
    assert_eq!(room.json("log")[3]["kind"], "looked");
}

#[test]
fn a_rematch_keeps_the_agreement() {
    let room = Room::with_table("", "--players Ann,Bob --deduce");
    room.act(&["concede"]);
    room.ok("rematch");
    assert_eq!(room.run("deduce").code, 0);
}

#[test]
fn jack_can_be_whom_the_calls_left() {
    let room = Room::new();
    room.ok("new mr-jack --players Ann,Bob --deduce --trust jack=untold");
    let said = room.ok("deduce");
    assert!(said.starts_with("What everybody can work out:\nJack (Ann) is one of 8: "), "{said}");
}

/// Ben accuses Neil from where he is not.
#[test]
fn who_accuses_from_afar_is_found_when_his_card_lies_open() {
    let room = untold("");
    room.act(&["kill h", "hit nobody", "accuse n", "no", "concede"]);
    reveal(&room, "killer", "m");
    reveal(&room, "inspector", "a");
    let found = room.run("audit --json");
    assert_eq!(found.code, 1);
    let found: serde_json::Value = serde_json::from_str(&found.out).expect("JSON");
    let accused = &found["findings"][0];
    assert_eq!((&accused["kind"], &accused["suspect"]), (&json!("accuse"), &json!("Neil")));
}

/// Bob tells a card that was Ann's identity at that time, and that she has laid down since.
#[test]
fn a_card_that_two_had_at_one_time_is_found_also_when_one_has_laid_it_down() {
    let room = Room::with_table("", "--trust told --players Ann,Bob");
    room.tell("killer", "drew m");
    room.act(&["kill g"]);
    room.tell("inspector", "drew m n o p");
    room.tell("inspector", "become m");
    room.act(&["disguise"]);
    room.tell("killer", "drew s");
    room.act(&["concede"]);
    let found = room.run("audit --json").out;
    let found: serde_json::Value = serde_json::from_str(&found).expect("JSON");
    assert_eq!(found["findings"][0]["kind"], "same-card", "{found}");
}
