//! What is said in private, on standard input and never as an argument.
use std::fs;

use crate::support::room::{Ran, Room};

fn tell(room: &Room, seat: &str, line: &str) -> Ran {
    room.run_with(&format!("tell --as {seat}"), &format!("{line}\n"))
}

/// Only this player may see why.
fn hidden(who: &str) -> String {
    let seat = who.split(' ').next().unwrap_or_default().to_lowercase();
    format!("Not allowed. Only {who} may see why: `referee secret {seat}`.\n")
}

/// The Killer is Marion; the Inspector has drawn Alyss, Barrin, Clive and the dead Geneva.
fn inspector_chooses() -> Room {
    let room = Room::with_table("mabcg", "--players Ann,Bob --table t.referee");
    room.act(&["kill g"]);
    room
}

#[test]
fn an_accepted_line_says_only_that_something_was_told() {
    let room = inspector_chooses();
    let told = room.told("inspector", "become a");
    assert_eq!(told, "Inspector (Bob) chooses a secret identity.\nKiller (Ann), your turn.\n");
}

#[test]
fn whatever_is_wrong_everybody_hears_the_same() {
    let room = inspector_chooses();
    for line in [
        "become g",
        "become z",
        "become",
        "",
        "become nobodyatall",
        "drew a",
        "kill g",
        "shift 1 left",
        "yes",
    ] {
        let ran = tell(&room, "inspector", line);
        assert_eq!(
            (ran.code, ran.out.as_str(), ran.err),
            (1, "", hidden("Inspector (Bob)")),
            "{line}"
        );
    }
}

#[test]
fn the_reason_is_for_its_owner() {
    let room = inspector_chooses();
    tell(&room, "inspector", "become g");
    tell(&room, "inspector", "become z");
    tell(&room, "inspector", "become nobodyatall");
    let reasons = |who: &str| -> Vec<_> {
        let log = room.json(&format!("log --as {who}"));
        let refused = log.as_array().unwrap().iter().filter(|it| it["kind"] == "refused").cloned();
        refused.map(|it| it["rule"].as_str().map(str::to_owned)).collect()
    };
    assert_eq!(
        reasons("inspector"),
        [Some("dead-identity".into()), Some("not-in-hand".into()), None]
    );
    assert_eq!(reasons("killer"), [None, None, None]);
}

#[test]
fn who_is_not_asked_is_told_so_openly() {
    let room = inspector_chooses();
    let ran = tell(&room, "killer", "become m");
    assert_eq!(
        (ran.code, ran.err.as_str()),
        (
            1,
            "Not yet: Inspector (Bob) goes first.\n\
             Inspector (Bob), choose your secret identity in private: type `secret`.\n"
        )
    );
    room.tell("bob", "become a");
    assert_eq!(tell(&room, "killer", "become m").code, 1, "a turn is no private question");
}

#[test]
fn a_told_seat_says_what_it_drew() {
    let room = Room::with_table("", "--trust told");
    for line in ["drew", "drew a b", "become m", "drew m, a"] {
        assert_eq!(tell(&room, "killer", line).err, hidden("Killer"), "{line}");
    }
    room.tell("killer", "drew m");
    room.act(&["kill g"]);
    assert_eq!(tell(&room, "inspector", "drew a b c").err, hidden("Inspector"));
    let log = room.ok("log --as inspector");
    assert!(log.contains("Name 4 different cards; you named 3."), "{log}");
    room.tell("inspector", "drew alyss, barrin clive D");
    assert_eq!(room.json("status --as inspector")["seats"][1]["hand"].as_array().unwrap().len(), 4);
}

#[test]
fn a_card_that_lies_openly_elsewhere_cannot_have_been_drawn() {
    let room = Room::with_table("", "--trust told");
    room.tell("killer", "drew m");
    room.act(&["kill g"]);
    room.tell("inspector", "drew a b c d");
    room.tell("inspector", "become a");
    room.act(&["disguise"]);
    room.tell("killer", "drew z");
    room.act(&["exonerate"]);
    assert_eq!(
        tell(&room, "inspector", "drew m").err,
        hidden("Inspector"),
        "Marion lies on the table"
    );
    assert_eq!(tell(&room, "inspector", "drew a").err, hidden("Inspector"), "his own card");
    room.tell("inspector", "drew g");
}

/// Telling is not asking: nobody learns from it who somebody else is.
#[test]
fn a_card_that_somebody_else_has_told_is_accepted_like_any_other() {
    let told = |card: &str| {
        let room = Room::with_table("", "--trust told");
        room.tell("killer", "drew m");
        room.act(&["kill g"]);
        let ran = tell(&room, "inspector", &format!("drew a b c {card}"));
        (ran, room.ok("status"), room.ok("log"))
    };
    assert_eq!(told("m"), told("d"));
    assert_eq!(told("m").0.code, 0);
}

#[test]
fn a_private_line_is_never_taken_aloud() {
    let room = inspector_chooses();
    for line in ["become a", "become z", "drew a b c d", "reveal a"] {
        let ran = room.run(&format!("act \"{line}\""));
        assert_eq!(
            (ran.code, ran.err.as_str()),
            (
                2,
                "This is secret, so never type it in the open. Type referee tell --as SEAT, press Enter, \
                 then the line: nothing shows. Or use the private page: referee secret SEAT\n\
                 What you typed may still be on the screen and in your shell’s history: clear \
                 the screen and delete it there.\n"
            ),
            "{line}"
        );
    }
    assert_eq!(room.run("tell --as inspector \"become a\"").code, 2, "not as an argument either");
    assert!(!room.ok("log").contains("Alyss"));
}

#[test]
fn nothing_told_can_be_read_in_the_file() {
    let room = inspector_chooses();
    tell(&room, "inspector", "become nobodyatall");
    tell(&room, "inspector", "become a");
    let file = fs::read_to_string(room.path("t.referee")).unwrap();
    let opening = file.lines().next().unwrap().len();
    assert!(!file.contains("nobodyatall"));
    assert!(!file[opening..].contains("Alyss") && !file[opening..].contains("#a1"));
}
