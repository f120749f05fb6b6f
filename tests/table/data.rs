//! What other programs read: names and types of `--json` stay as they are.
use serde_json::{Value, json};

use crate::support::room::Room;

/// The names of an object, in order.
fn names(value: &Value) -> Vec<&str> {
    value.as_object().expect("an object").keys().map(String::as_str).collect()
}

#[test]
fn the_status_before_the_first_turn() {
    let room = Room::with_table("m", "--players Ann,Bob");
    let mut status = room.status();
    assert_eq!(
        status["suspects"]["Zachary"],
        json!({ "state": "alive", "exonerated": false, "tokens": [] })
    );
    assert_eq!(names(&status["suspects"]).len(), 25);
    assert_eq!(status["grid"][4], json!(["Ulysses", "Vladimir", "Wilhelm", "Yvonne", "Zachary"]));
    let object = status.as_object_mut().unwrap();
    object.remove("suspects");
    object.remove("grid");
    assert_eq!(
        status,
        json!({
            "game": "noir",
            "mode": "killer-inspector",
            "edition": "en",
            "practice": false,
            "chosen": { "layout": "file", "evidence": "file" },
            "seq": 0,
            "turn": 1,
            "to_act": "killer",
            "decision": { "seat": "killer", "kind": "turn" },
            "evidence_deck": 24,
            "discard": [],
            "score": { "kills": 0 },
            "goal": { "kills": 14 },
            "outcome": null,
            "match": null,
            "seats": [
                { "seat": "killer", "player": "Ann", "role": "killer", "team": null, "trust": "dealt",
                  "identity": null, "hand": 0 },
                { "seat": "inspector", "player": "Bob", "role": "inspector", "team": null, "trust": "dealt",
                  "identity": null, "hand": 0 },
            ],
            "tries": { "refused": { "killer": 0, "inspector": 0 }, "taken_back": 0, "put_right": 0 },
            "options": { "kills": 14, "undo-ban": "on", "collapse": "one" },
            "mode_state": { "last_shift": null },
        })
    );
}

#[test]
fn the_status_after_some_lines() {
    let room = Room::with_table("mabcd", "");
    room.act(&["kill g"]);
    room.tell("inspector", "become a");
    room.act(&["shift 3 left"]);
    let status = room.status();
    assert_eq!(status["suspects"]["Geneva"]["state"], "dead");
    assert_eq!(status["grid"][2], json!(["Linus", "Marion", "Neil", "Ophelia", "Kristoph"]));
    assert_eq!((&status["seq"], &status["turn"]), (&json!(3), &json!(4)));
    assert_eq!(status["decision"], json!({ "seat": "inspector", "kind": "turn" }));
    assert_eq!(status["score"], json!({ "kills": 1 }));
    assert_eq!(
        status["mode_state"]["last_shift"],
        json!({ "seat": "killer", "line": "3", "toward": "left", "by": 1 })
    );
    assert_eq!(status["seats"][1]["identity"], Value::Null);
    assert_eq!(status["seats"][1]["hand"], 3, "others see how many");
    let own = room.json("status --as inspector");
    assert_eq!(own["seats"][1]["identity"], "Alyss");
    assert_eq!(own["seats"][1]["hand"], json!(["Barrin", "Clive", "Deidre"]));
}

#[test]
fn every_kind_of_decision_has_its_word() {
    let kind = |room: &Room| room.status()["decision"]["kind"].as_str().unwrap().to_owned();
    let told = Room::with_table("", "--trust told");
    assert_eq!(kind(&told), "drew");
    told.tell("killer", "drew m");
    assert_eq!(kind(&told), "turn");
    told.act(&["kill g"]);
    told.tell("inspector", "drew a b c d");
    assert_eq!(kind(&told), "become");
    told.tell("inspector", "become a");
    told.act(&["disguise"]);
    assert_eq!(kind(&told), "drew");
    told.tell("killer", "drew z");
    told.act(&["exonerate"]);
    told.tell("inspector", "drew y");
    assert_eq!(kind(&told), "play");
    let untold = Room::with_table("", "--trust untold");
    untold.act(&["kill g"]);
    assert_eq!(kind(&untold), "chosen");
    untold.act(&["chosen", "kill h"]);
    assert_eq!(kind(&untold), "hit");
    untold.act(&["hit nobody", "accuse i"]);
    assert_eq!(kind(&untold), "answer");
    untold.act(&["no", "disguise"]);
    assert_eq!(kind(&untold), "drew");
    untold.act(&["failed"]);
    assert_eq!(kind(&untold), "turned");
}

#[test]
fn the_end_names_the_winner_and_the_reason() {
    let room = Room::with_table("m", "");
    room.act(&["concede"]);
    let status = room.status();
    assert_eq!(status["outcome"], json!({ "winner": "inspector", "reason": "conceded" }));
    assert_eq!((&status["to_act"], &status["decision"]), (&Value::Null, &Value::Null));
    assert_eq!(status["seats"][0]["identity"], "Marion", "everything lies open");
}

#[test]
fn the_order_of_the_deck_is_for_the_referee_of_a_dealt_table() {
    for (trust, known) in [("dealt", true), ("told", false), ("inspector=told", false)] {
        let room = Room::with_table("m", &format!("--with-referee --trust {trust}"));
        let order = &room.json("status --as referee")["deck_order"];
        assert_eq!(order.as_array().map(Vec::len), known.then_some(24), "{trust}");
        assert_eq!(room.json("status --as killer")["deck_order"], Value::Null);
    }
}

#[test]
fn legal_is_a_list_of_lines_that_act_takes() {
    let room = Room::with_table("mabcd", "");
    let lines = |who: &str| -> Vec<String> {
        serde_json::from_value(room.json(&format!("legal --as {who}"))).expect("a list of strings")
    };
    assert_eq!(
        lines("killer"),
        ["Geneva", "Horatio", "Irma", "Linus", "Neil", "Quinton", "Ryan", "Simon"]
            .map(|name| format!("kill {name}"))
    );
    assert_eq!(lines("public").len(), 25, "to others the Killer may be anybody");
    room.act(&["kill g"]);
    assert_eq!(
        lines("public"),
        [] as [&str; 0],
        "what is said in private is for those who see the cards"
    );
    assert_eq!(
        lines("inspector"),
        ["Alyss", "Barrin", "Clive", "Deidre"].map(|name| format!("become {name}"))
    );
    room.tell("inspector", "become a");
    for line in lines("killer") {
        assert_eq!(room.run(&format!("act \"{line}\"")).code, 0, "{line}");
        room.run("undo --yes");
    }
}

#[test]
fn an_accepted_line_gives_its_facts_and_the_status() {
    let room = Room::with_table("mabcd", "");
    let said = room.json("act \"kill g\"");
    assert_eq!(names(&said), ["seq", "events", "status"]);
    assert_eq!(
        said["events"],
        json!([
            ["acted", "killer", "kill", "Geneva"],
            ["died", "Geneva"],
            ["began", "inspector"],
            ["drew", "inspector"],
            ["drew", "inspector"],
            ["drew", "inspector"],
            ["drew", "inspector"],
            ["owes", "inspector", "become"],
        ])
    );
    assert_eq!(said["status"], room.status());
    let told = room.run_with("tell --as inspector --json", "become a\n");
    let told: Value = serde_json::from_str(&told.out).unwrap();
    assert_eq!(told["seq"], 2);
    assert_eq!(
        told["events"],
        json!([["became", "inspector"], ["began", "killer"], ["owes", "killer", "turn"]])
    );
}

#[test]
fn a_refused_line_gives_its_rule_on_standard_output() {
    let room = Room::with_table("mabcd", "");
    let refused = |line: &str| {
        let ran = room.run(&format!("{line} --json"));
        assert_eq!(ran.code, 1, "{ran:?}");
        serde_json::from_str::<Value>(&ran.out).expect("JSON")["refused"].clone()
    };
    assert_eq!(
        refused("act disguise"),
        json!({ "rule": "first-kill", "source": "mode 1, first turn of the killer",
                "suspect": null, "line": null, "seat": null })
    );
    assert_eq!(refused("act \"kill z\""), json!({ "rule": "hidden-card", "seat": "killer" }));
    assert_eq!(refused("ask killer near a"), json!({ "rule": "hidden-card", "seat": "killer" }));
    assert_eq!(refused("undo"), json!({ "rule": "only-lines", "lines": 0 }));
}

#[test]
fn answers_are_data_of_their_kind() {
    let room = Room::with_table("mabcd", "");
    for (question, answer) in [
        ("a near b", json!(true)),
        ("around a", json!(["Barrin", "Franklin", "Geneva"])),
        ("where m", json!("c3")),
        ("who c3", json!(["Marion"])),
        ("deck", json!(24)),
        ("dead", json!([])),
    ] {
        let answered = room.json(&format!("ask \"{question}\""));
        assert_eq!(answered, json!({ "seq": 0, "answer": answer }), "{question}");
    }
}

#[test]
fn the_log_is_a_list_of_entries_by_kind() {
    let room = Room::with_table("mabcd", "");
    room.act(&["kill g"]);
    room.run("act \"become a\"");
    room.tell("inspector", "become a");
    room.run("act \"kill z\"");
    room.ok("legal --as killer");
    room.ok("undo --yes");
    room.ok("redo");
    let log = room.json("log");
    let kinds: Vec<&str> =
        log.as_array().unwrap().iter().map(|it| it["kind"].as_str().unwrap()).collect();
    assert_eq!(kinds, ["opened", "said", "said", "refused", "looked", "undid", "redid"]);
    assert_eq!(log[1]["line"], "kill Geneva");
    assert_eq!(log[2]["line"], Value::Null, "what was said in private is not in it");
    assert_eq!(
        log[3],
        json!({ "kind": "refused", "seat": "killer", "line": null, "rule": null, "seq": 2 })
    );
    assert_eq!(log[4], json!({ "kind": "looked", "by": "killer", "seq": 2 }));
    assert_eq!(log[5], json!({ "kind": "undid", "lines": 1, "shown": true, "seq": 1 }));
}

#[test]
fn officers_are_not_called_exonerated() {
    let room = Room::new();
    room.ok("new thief-chief --practice --seed 1 --with-referee");
    let lines = room.json("legal --as thief");
    room.tell("thief", lines[0].as_str().unwrap());
    let status = room.status();
    let officer = status["mode_state"]["officers"]["uniformed"][0].as_str().unwrap();
    assert_eq!(status["suspects"][officer]["exonerated"], false);
    assert_eq!(room.json("ask exonerated")["answer"], json!([]));
}
