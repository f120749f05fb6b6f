//! Opening identities, those of the past too; and what was only said of a card is a claim until then.
use serde_json::json;

use crate::support::room::{Ran, Room};

fn reveal(room: &Room, seat: &str, cards: &str) -> Ran {
    room.run_with(&format!("tell --as {seat}"), &format!("reveal {cards}\n"))
}

/// The lines that were not so, as they are told when these cards are opened.
#[track_caller]
fn found(room: &Room, seat: &str, cards: &str) -> Vec<String> {
    let ran = reveal(room, seat, cards);
    assert_eq!(ran.code, 0, "{cards}: {ran:?}");
    ran.out.lines().filter(|line| line.starts_with("Line")).map(str::to_owned).collect()
}

fn missing(room: &Room) -> Vec<(String, u64)> {
    let audit = room.run("audit --json").out;
    let audit: serde_json::Value = serde_json::from_str(&audit).expect("JSON");
    let missing = audit["missing"].as_array().expect("a list").clone();
    assert_eq!(audit["whole"], json!(missing.is_empty()), "{audit}");
    let of = |it: &serde_json::Value| {
        (it["seat"].as_str().expect("a seat").to_owned(), it["since"].as_u64().expect("a line"))
    };
    missing.iter().map(of).collect()
}

/// The file proves itself, and played again it is the same game.
fn proves_itself(room: &Room) {
    assert_eq!(room.run("verify").code, 0);
    room.transcript("t.referee");
}

/// A Thief who was Geneva, reached too far, disguised himself and is Simon.
fn thief() -> Room {
    let room = Room::new();
    room.deal("");
    room.ok("new thief-chief --deal deal.yaml --trust untold --players Ann,Bob --table t.referee");
    room.act(&["chosen", "turned e u", "steal z", "accuse d", "no", "disguise", "chosen"]);
    room.act(&["deputize", "turned k", "dismiss k", "take v", "concede"]);
    room
}

#[test]
fn a_lie_under_an_earlier_identity_is_found_once_that_is_opened() {
    let room = thief();
    assert_eq!(missing(&room), [("thief".to_owned(), 1)]);
    let status = room.ok("status");
    let hint =
        "Master Thief (Ann) can now show who they were: type `secret`, then `reveal NAME@1 NAME`.";
    assert!(status.contains(hint), "{status}");
    assert_eq!(found(&room, "thief", "simon"), [""; 0]);
    let audit = room.ok("audit");
    assert_eq!(
        audit,
        "Every line was checked against the cards that were shown.\n\
         Not checked against a card: Master Thief (Ann), lines 1–5\nTo check a card, open that player’s page and type, for example, `reveal NAME@1`: the suspect, then “@”, then the line of the log where the player became that suspect.\n\
         No contradictions so far.\n"
    );
    let lie =
        "Line 3: from where they really stood, Master Thief (Ann) couldn’t target Zachary (e5).";
    assert_eq!(found(&room, "thief", "geneva@1"), [lie]);
    assert_eq!(missing(&room), []);
    let audit = room.run("audit");
    assert_eq!(audit.code, 1);
    assert!(audit.out.starts_with("Every line was checked against the cards.\n"), "{}", audit.out);
    let log = room.json("log");
    let facts = &log.as_array().expect("a log").last().expect("a line")["facts"];
    assert_eq!(*facts, json!([["was", "thief", "1", "Geneva"]]));
    proves_itself(&room);
}

#[test]
fn a_history_is_told_at_once_with_lines_or_in_order() {
    let said = ["geneva@1 simon@7", "simon geneva@6", "b2@1 d4\"7"];
    let facts = said.map(|words| {
        let room = thief();
        let ran = reveal(&room, "thief", words);
        assert_eq!(ran.code, 0, "{words}: {ran:?}");
        let told: Vec<&str> = ran.out.lines().take(2).collect();
        let was = "From line 1, Master Thief (Ann) was Geneva (b2).";
        assert_eq!(told, [was, "At the end, Ann was Simon (d4)."], "{words}");
        assert_eq!(missing(&room), [], "{words}");
        if words == said[0] {
            proves_itself(&room);
        }
        let mut log = room.json("log");
        log.as_array_mut().expect("a log").pop().expect("the newest")["facts"].take()
    });
    assert!(facts.iter().all(|it| it.is_array() && *it == facts[0]), "{facts:?}");
}

#[test]
fn what_cannot_have_been_is_not_opened() {
    let room = thief();
    // Nobody yet or not any more, an open card, two at once, and no line at all.
    for words in ["geneva@99", "geneva@1 simon@1", "ernest@1", "geneva@x", "geneva simon kristoph"]
    {
        let ran = reveal(&room, "thief", words);
        assert_eq!((ran.code, ran.out.as_str()), (1, ""), "{words}");
    }
    assert_eq!(reveal(&room, "thief", "geneva@1 simon").code, 0);
    for words in ["horatio@1", "horatio", "simon@1"] {
        assert_eq!(reveal(&room, "thief", words).code, 1, "{words}: another one was opened");
    }
    assert_eq!(room.run("verify").code, 0, "the refusals follow from the rules too");
}

/// The Thief has three cards, so four names cannot be true.
#[test]
fn a_fourth_card_of_the_thief_is_found() {
    let room = Room::new();
    room.deal("");
    room.ok("new thief-chief --deal deal.yaml --trust untold --players Ann,Bob --table t.referee");
    room.act(&["chosen", "turned e u"]);
    for _ in 0..3 {
        room.act(&["disguise", "chosen", "accuse d", "no"]);
    }
    room.act(&["concede"]);
    let lie = found(&room, "thief", "geneva simon kristoph horatio");
    assert_eq!(
        lie,
        ["Line 16: Master Thief (Ann) already had three cards; Horatio (c2) would be a fourth."]
    );
}

fn heist() -> Room {
    let room = Room::new();
    let new =
        "new heist --players Ann,Bob,Cid,Dan,Eve --layout cells --trust untold --table t.referee";
    room.ok(&format!("{new} --option captured=at-once"));
    room.act(&["deploy b4 c4 e4 f4", "chosen"]);
    room
}

/// The liar is a1; whoever truly is a3 said and did nothing wrong.
#[test]
fn a_false_frame_is_the_liars_alone() {
    let room = heist();
    room.act(&["frame a3 b4", "pass", "stun c4", "pass"]);
    assert_eq!(room.status()["seats"][0]["identity"], json!(null), "nobody has seen his card");
    room.ok("act concede --as chief");
    assert_eq!(found(&room, "thief2", "#a3"), [""; 0]);
    let claim = "Line 3 named Thief 1 (Ann) as a3, but they were somebody else.";
    assert_eq!(found(&room, "thief1", "#a1"), [claim]);
    assert_eq!(missing(&room), []);
    proves_itself(&room);
}

/// Thief 2 is b3 and robs honestly; that thief 1 was caught as b3 is the table's word.
#[test]
fn a_hit_that_names_the_wrong_thief_is_the_claim_alone() {
    let room = heist();
    room.act(&["rob nw", "role thief1 safecracker", "accuse b3", "hit thief1 b3"]);
    room.act(&["rob nw", "role thief2 runner", "pass"]);
    room.ok("act concede --as chief");
    let both = [("thief1".to_owned(), 1), ("thief2".to_owned(), 1)];
    assert_eq!(missing(&room), both);
    assert_eq!(found(&room, "thief2", "#b3"), [""; 0], "his card is no longer taken for another's");
    let claim = "Line 6 named Thief 1 (Ann) as b3, but they were somebody else.";
    assert_eq!(found(&room, "thief1", "#a1@1 #g7"), [claim]);
    assert_eq!(missing(&room), []);
    let audit = room.run("audit --json").out;
    let audit: serde_json::Value = serde_json::from_str(&audit).expect("JSON");
    assert_eq!(
        (&audit["findings"][0]["kind"], &audit["findings"][1]),
        (&json!("claim"), &json!(null))
    );
    proves_itself(&room);
}

#[test]
fn an_honest_capture_is_clean_once_it_is_opened() {
    let room = heist();
    room.act(&["rob nw", "role thief1 safecracker", "accuse b3", "hit thief1 b3"]);
    room.ok("act concede --as chief");
    assert_eq!(missing(&room), [("thief1".to_owned(), 1)]);
    assert_eq!(found(&room, "thief1", "#b3@1"), [""; 0]);
    assert_eq!(
        room.ok("audit"),
        "Every line was checked against the cards.\nEverything checks out.\n"
    );
}

/// A Decoy who was d1 and robbed from afar, shuffled himself back and is a1.
#[test]
fn a_lie_before_the_decoy_vanished_is_found() {
    let room = heist();
    room.act(&["rob nw", "role thief1 decoy", "pass"]);
    for thief in ["thief2 runner", "thief3 hacker", "thief4 cleaner"] {
        room.act(&["rob ne", &format!("role {thief}"), "pass"]);
    }
    room.act(&["vanish"]);
    room.ok("act concede --as chief");
    assert_eq!(missing(&room).len(), 4);
    let lie = "Line 3: “Thief 1 (Ann) robs the north-west vault.” That wasn’t possible from where they stood.";
    assert_eq!(found(&room, "thief1", "d1@1 a1"), [lie]);
    assert_eq!(
        found(&room, "thief2", "d1"),
        [
            "Line 6: “Thief 2 (Bob) robs the north-east vault.” That wasn’t possible from where they stood.",
            "Line 18: Thief 2 (Bob) named the card d1, but so had Thief 1 (Ann)."
        ]
    );
}
