//! Lines that a rule forbids: a sentence for people, the id of the rule for programs, and nothing has changed.
use crate::support::room::Room;

/// The line is refused with exactly this (`[id]` behind the sentence is the rule), and the game is as it was.
#[track_caller]
fn refused(room: &Room, line: &str, said: &str) {
    // That it was tried is counted.
    let status = || {
        let mut status = room.status();
        status["tries"] = serde_json::Value::Null;
        status
    };
    let before = status();
    let ran = room.refused(line);
    assert_eq!((ran.code, ran.err.as_str(), ran.out.as_str()), (1, said, ""), "{line}");
    assert_eq!(status(), before, "{line}");
}

/// After the first turns: the Killer is Marion (c3), the Inspector Alyss (a1), Geneva is dead.
fn after_first_turns(more: &str) -> Room {
    let room = Room::with_table("mabcdg", more);
    room.act(&["kill g"]);
    room.tell("inspector", "become a");
    room
}

/// Only its owner may see why.
fn hidden(owner: &str, seat: &str) -> String {
    format!("Not allowed. Only {owner} may see why: `referee secret {seat}`.")
}

#[test]
fn the_first_turn_is_a_kill() {
    let room = Room::with_table("m", "");
    let said = "The first turn of the game has to be a kill. [first-kill]";
    for line in ["shift 1 left", "disguise"] {
        refused(&room, line, said);
    }
}

#[test]
fn a_victim_is_a_living_neighbour_of_the_killer() {
    let room = after_first_turns("");
    for line in ["kill z", "kill m"] {
        refused(&room, line, &hidden("Killer", "killer"));
    }
    refused(&room, "kill g", "Geneva (b2) is already dead. Kill somebody alive. [kill-living]");
}

#[test]
fn the_inspector_accuses_his_neighbours_and_himself() {
    let room = after_first_turns("");
    room.act(&["kill h"]);
    refused(&room, "accuse z", &hidden("Inspector", "inspector"));
    for line in ["accuse b", "accuse a", "accuse g"] {
        room.act(&[line]);
        room.ok("undo --yes");
    }
}

#[test]
fn each_role_has_its_own_actions() {
    let room = after_first_turns("--players Ann,Bob");
    refused(
        &room,
        "accuse b",
        "It’s Killer (Ann)’s turn, and only Inspector (Bob) can do that. [not-your-action]",
    );
    refused(
        &room,
        "exonerate",
        "It’s Killer (Ann)’s turn, and only Inspector (Bob) can do that. [not-your-action]",
    );
    room.act(&["shift 5 left"]);
    refused(
        &room,
        "kill b",
        "It’s Inspector (Bob)’s turn, and only Killer (Ann) can do that. [not-your-action]",
    );
    refused(
        &room,
        "disguise",
        "It’s Inspector (Bob)’s turn, and only Killer (Ann) can do that. [not-your-action]",
    );
}

/// Not every seat that could: one reads a role or a team at a glance.
#[test]
fn a_role_or_a_team_that_all_can_is_named_as_one() {
    let room = Room::new();
    room.ok("new fbi-mafia --players A,B,C,D,E,F --seed 5 --practice --table t.referee");
    let only = |who: &str, others: &str| {
        format!("It’s {who}’s turn, and only {others} can do that. [not-your-action]")
    };
    refused(&room, "disarm c3 bomb", &only("Killer (A)", "the FBI"));
    refused(&room, "swap c3 c4", &only("Killer (A)", "Psycho (C)"));
    let first = "The Suit protects once a turn, before the action. [not-your-action]";
    refused(&room, "protect c3", first);
    refused(&room, "save c3", "Nobody needs saving now. [not-your-action]");

    let room = Room::new();
    room.ok("new heist --players A,B,C,D,E --seed 5 --trust untold --table t.referee");
    room.act(&["deploy a1 a2 c2 d5", "chosen"]);
    refused(&room, "accuse a1", &only("Thief 1 (A)", "Chief of Security (E)"));
    let ran = room.run("act \"frame c2\"");
    assert!(
        ran.err.starts_with("The companion doesn’t know your card: name your own suspect first")
    );
    assert!(ran.err.contains("as in `frame "), "{ran:?}");
    refused(&room, "collapse rows", "There’s no such action in this game. [not-your-action]");
    room.act(&["shift 3 left"; 4]);
    refused(&room, "rob nw", &only("Chief of Security (E)", "a Thief"));
    refused(&room, "frame c3", &only("Chief of Security (E)", "the Insider"));
}

#[test]
fn the_rule_that_is_named_is_that_of_this_table() {
    for (own, said) in [
        ("allowed", "a neighbour of your active identity, or from the identity itself."),
        ("neighbours-only", "a neighbour of your active identity, never from the identity itself."),
    ] {
        let room = Room::new();
        let new = "new thief-chief --players A,B --seed 5 --practice --table t.referee";
        room.ok(&format!("{new} --option own-cell={own}"));
        let hand = room.json("status --as thief")["seats"][0]["hand"].clone();
        room.tell("thief", &format!("become {}", hand[0].as_str().expect("a card")));
        // From no place all four corners are in reach.
        let asked =
            ["a1", "e1", "a5", "e5"].map(|it| room.run(&format!("may steal {it} --as thief")).out);
        assert!(asked.iter().any(|told| told.contains(said)), "{asked:?}");
    }
}

/// Whoever draws a living suspect says what was laid down, not what was drawn.
#[test]
fn a_living_suspects_card_is_not_discarded_by_a_disguise() {
    for (opened, draw) in [
        (["new killer-inspector", "act \"kill c3\"", "act chosen"], "disguise"),
        (["new hitman-sleuth", "act \"turned d2\"", "act chosen"], "evade"),
    ] {
        let room = Room::new();
        let [new, rest @ ..] = opened;
        room.ok(&format!("{new} --layout cells --trust untold"));
        for line in rest {
            room.ok(line);
        }
        room.act(&[draw]);
        refused(
            &room,
            "discarded b5",
            "b5 is alive, so that card isn’t discarded: it’s your new identity. \
             Lay the old one face up on its suspect: `laid CELL`. [disguise-result]",
        );
    }
}

/// What is asked and what is done are refused with the same words.
#[test]
fn may_says_what_is_owed_as_a_refusal_does() {
    let room = Room::with_table("mabcd", "--players Ann,Bob");
    room.act(&["kill g"]);
    let owed =
        "Not now.\nInspector (Bob), choose your secret identity in private: type `secret`.\n";
    assert_eq!(room.run("act \"kill z\"").err, owed);
    assert!(room.run("may kill z").out.ends_with(owed));
    let ran = room.run("may");
    let said = "What comes after “referee may”?\n";
    assert_eq!((ran.code, ran.err.starts_with(said)), (2, true), "{ran:?}");
    assert_eq!(room.run("act undo").err, "“undo” isn’t a move. Type: referee undo\n");
}

#[test]
fn a_shift_just_made_by_the_other_is_not_undone() {
    let room = after_first_turns("");
    room.act(&["shift 2 left"]);
    refused(
        &room,
        "shift 2 right",
        "Another player just shifted row 2. You can’t shift it straight back. [undo-ban]",
    );
    room.act(&["shift 2 left", "shift 3 up".replace('3', "c").as_str()]);
}

#[test]
fn a_shift_is_by_one_place() {
    let room = after_first_turns("");
    refused(&room, "shift 2 left 2", "You can only shift row 2 by one. [shift-by-one]");
}

#[test]
fn something_else_is_owed_first() {
    let room = Room::with_table("mabcd", "--players Ann,Bob");
    room.act(&["kill g"]);
    let said = "Not now. [other-owed]\n\
                Inspector (Bob), choose your secret identity in private: type `secret`.";
    refused(&room, "shift 1 left", said);
    refused(&room, "yes", said);
}

#[test]
fn nobody_speaks_out_of_turn_when_he_says_who_he_is() {
    let room = after_first_turns("--players Ann,Bob");
    let ran = room.run("act \"shift 1 left\" --as inspector");
    let said = "Not yet: Killer (Ann) goes first.\nKiller (Ann), your turn.\n";
    assert_eq!((ran.code, ran.err.as_str()), (1, said));
    assert_eq!(room.run("act \"shift 1 left\" --as ann").code, 0);
}

#[test]
fn an_empty_deck_forbids_drawing() {
    // Ten disguises and exonerations come before: the deck is used up at last.
    let room = Room::with_table("mabcd", "");
    room.act(&["kill g"]);
    room.tell("inspector", "become a");
    for _ in 0..10 {
        room.act(&["disguise", "exonerate"]);
        let legal = room.json("legal --as inspector");
        room.act(&[legal[0].as_str().unwrap()]);
    }
    assert_eq!(room.status()["evidence_deck"], 0);
    let said = "The evidence deck is empty, and this action needs a card. Choose another one. [empty-deck]";
    refused(&room, "disguise", said);
    room.act(&["shift 1 left"]);
    refused(&room, "exonerate", said);
}

#[test]
fn nothing_is_played_after_the_end() {
    let room = Room::with_table("m", "");
    room.act(&["concede"]);
    refused(&room, "kill g", "The game is over. To reopen it, type `undo`. [game-over]");
}

#[test]
fn a_hidden_reason_is_the_same_for_all_and_waits_for_its_owner() {
    let room = after_first_turns("");
    let far = room.run("act \"kill z\"");
    let own = room.run("act \"kill m\"");
    assert_eq!(far, own, "nobody can tell which it was");
    let log = room.json("log --as killer");
    let refused = log.as_array().unwrap().iter().filter(|it| it["kind"] == "refused");
    let rules: Vec<_> = refused.map(|it| (it["line"].clone(), it["rule"].clone())).collect();
    assert_eq!(
        rules,
        [
            ("kill #e5".into(), "kill-neighbour".into()),
            ("kill #c3".into(), "kill-neighbour".into())
        ]
    );
    assert_eq!(room.json("log --as inspector")[3]["rule"], serde_json::Value::Null);
}

#[test]
fn a_line_that_is_refused_openly_leaves_no_trace() {
    let room = after_first_turns("");
    let before = room.ok("log");
    room.run("act \"kill g\"");
    room.run("act \"fly\"");
    assert_eq!(room.ok("log"), before);
}
