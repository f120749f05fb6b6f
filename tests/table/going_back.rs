//! Lines taken back, and said again.
use crate::support::room::Room;

fn room(more: &str) -> Room {
    let room = Room::with_table("mabcd", &format!("--players Ann,Bob {more}"));
    room.act(&["kill g"]);
    room.tell("inspector", "become a");
    room
}

const ASKED: &str = "That has already given something away. Take it back anyway?";
const KEPT: &str = "Nothing was taken back.\nTo skip this question: referee undo --yes\n";

/// As it is said at the table, not in words of the grammar.
#[test]
fn an_own_identity_that_was_hit_is_listed_as_it_is_said() {
    for (lang, said) in
        [("en", "yes, that’s me (d3)"), ("uk", "так, це я (d3)"), ("ru", "да, это я (d3)")]
    {
        let room = Room::new();
        room.ok(&format!("--lang {lang} new killer-inspector --layout cells --trust untold"));
        room.act(&["kill c3", "chosen", "kill d3", "yes"]);
        let listed = room.run("undo").out;
        assert!(listed.lines().any(|line| line.ends_with(said)), "{listed}");
    }
}

#[test]
fn what_nobody_learned_from_is_taken_back_at_once() {
    let room = room("");
    let before = room.status();
    room.act(&["shift 3 left"]);
    assert_eq!(
        room.ok("undo"),
        "1 line was taken back.\n3. Killer (Ann): shift 3 left\n\
         On the table, shift row 3 right.\nKiller (Ann), your turn.\n"
    );
    assert_eq!(room.status(), before);
}

#[test]
fn several_lines_at_once() {
    let room = room("");
    let before = room.status();
    room.act(&["shift 3 left", "shift 1 up".replace('1', "a").as_str(), "shift 5 right"]);
    assert_eq!(
        room.ok("undo 3"),
        "3 lines were taken back.\n5. Killer (Ann): shift 5 right\nOn the table, shift row 5 left.\n\
         4. Inspector (Bob): shift a up\nOn the table, shift column a down.\n\
         3. Killer (Ann): shift 3 left\nOn the table, shift row 3 right.\nKiller (Ann), your turn.\n"
    );
    assert_eq!(room.status(), before);
    assert_eq!(
        room.ok("redo 2"),
        "2 lines were put back.\n3. Killer (Ann): shift 3 left\nOn the table, shift row 3 left.\n\
         4. Inspector (Bob): shift a up\nOn the table, shift column a up.\nKiller (Ann), your turn.\n"
    );
    assert_eq!(
        room.ok("redo"),
        "1 line was put back.\n5. Killer (Ann): shift 5 right\nOn the table, shift row 5 right.\n\
         Inspector (Bob), your turn.\n"
    );
    assert_eq!(room.run("redo").err, "There’s nothing to put back.\n");
}

#[test]
fn there_are_only_so_many_lines() {
    let room = room("");
    for (line, said) in [
        ("undo 3", "Only 2 lines can be taken back.\n"),
        ("undo 0", "Only 2 lines can be taken back.\n"),
        ("redo", "There’s nothing to put back.\n"),
    ] {
        let ran = room.run(line);
        assert_eq!((ran.code, ran.err.as_str()), (1, said), "{line}");
    }
}

#[test]
fn a_new_line_forgets_what_could_be_said_again() {
    let room = room("");
    room.act(&["shift 3 left"]);
    room.ok("undo");
    room.act(&["shift 3 right"]);
    assert_eq!(room.run("redo").code, 1);
}

#[test]
fn after_something_was_shown_it_asks_first() {
    let room = room("");
    room.act(&["kill h", "accuse f"]);
    for (typed, code) in [("", 2), ("n\n", 2), ("no\n", 2), ("\n", 2)] {
        let ran = room.run_with("undo", typed);
        assert!(ran.out.contains(ASKED), "{ran:?}");
        assert_eq!((ran.code, ran.err.as_str()), (code, KEPT), "{typed:?}");
    }
    assert_eq!(room.status()["seq"], 4, "nothing was taken back");
    let ran = room.run_with("undo", "y\n");
    assert_eq!(ran.code, 0, "{ran:?}");
    assert_eq!(room.status()["seq"], 3);
    let log = room.ok("log");
    assert!(log.contains("1 line was taken back. It had already given something away."), "{log}");
}

/// Whoever tries a line and takes it back has asked something; everybody can see how often.
#[test]
fn a_line_whose_acceptance_tells_something_is_asked_about_and_counted() {
    let room = room("");
    assert_eq!(room.run_with("tell --as inspector", "become c\n").code, 1, "it was chosen");
    room.ok("undo --yes");
    assert_eq!(room.run_with("tell --as inspector", "become z\n").code, 1);
    room.tell("inspector", "become b");
    assert_eq!(room.run("undo").code, 2, "who may become Barrin holds him");
    room.ok("undo --yes");
    let tries = room.status()["tries"].clone();
    assert_eq!(tries["refused"]["inspector"], 1, "{tries}");
    assert_eq!(tries["taken_back"], 2);
    let status = room.ok("status");
    assert!(
        status.contains("Lines refused (only that player may see why): Inspector (Bob), once"),
        "{status}"
    );
    assert!(status.contains("Lines taken back after giving something away: 2"), "{status}");
    // Said again, it tells nothing new, but it is on record that it had.
    room.ok("redo");
    assert_eq!(room.json("log").as_array().unwrap().last().unwrap()["shown"], true);
}

#[test]
fn yes_said_beforehand_is_enough() {
    let room = room("");
    room.act(&["kill h", "accuse f"]);
    assert_eq!(
        room.ok("undo --yes"),
        "1 line was taken back. It had already given something away.\n4. Inspector (Bob): accuse Franklin\nInspector (Bob), your turn.\n"
    );
}

#[test]
fn a_death_tells_who_was_not_hit_once_somebody_could_be() {
    let first = Room::with_table("mabcd", "");
    first.act(&["kill g"]);
    assert_eq!(first.run("undo").code, 2, "whoever may kill there stands beside it");
    let later = room("");
    later.act(&["kill h"]);
    assert_eq!(later.run("undo").code, 2);
}

#[test]
fn a_dealt_card_is_shown_once_its_owner_has_looked() {
    let room = room("");
    room.act(&["shift 3 left", "exonerate"]);
    room.ok("status --as killer");
    room.ok("undo");
    room.act(&["exonerate"]);
    room.ok("status --as inspector");
    assert_eq!(room.run("undo").code, 2, "he has seen the card");
    room.ok("undo --yes");
}

#[test]
fn a_told_card_was_seen_by_the_one_who_told_it() {
    let room = Room::with_table("", "--trust told");
    room.tell("killer", "drew m");
    assert_eq!(room.run("undo").code, 2);
    room.ok("undo --yes");
    assert_eq!(room.status()["decision"]["kind"], "drew");
}

#[test]
fn the_end_of_a_game_can_be_taken_back() {
    let room = room("");
    room.act(&["concede"]);
    assert_eq!(room.run("undo").code, 2, "everybody has seen the cards");
    room.ok("undo --yes");
    assert_eq!(room.status()["outcome"], serde_json::Value::Null);
    assert_eq!(room.status()["seats"][0]["identity"], serde_json::Value::Null);
}

#[test]
fn the_same_cards_come_up_again() {
    let room = room("--with-referee");
    let deck = || room.json("status --as referee")["deck_order"].clone();
    let before = deck();
    room.act(&["disguise"]);
    room.ok("undo --yes");
    assert_eq!(deck(), before, "taking back does not shuffle");
}

#[test]
fn the_log_keeps_what_was_taken_back() {
    let room = room("");
    room.act(&["shift 3 left"]);
    room.ok("undo");
    room.ok("redo");
    let log = room.json("log");
    let kinds: Vec<_> = log.as_array().unwrap().iter().map(|it| it["kind"].clone()).collect();
    assert_eq!(kinds, ["opened", "said", "said", "said", "undid", "redid"]);
}

#[test]
fn the_table_says_which_real_cards_to_turn_and_lay_back() {
    let room = Room::with_table("mabcd", "--option kills=2");
    room.act(&["kill g"]);
    room.tell("inspector", "become a");
    let undone = room.ok("undo 2 --yes");
    assert!(undone.contains("Turn Geneva (b2) back to the alive side.\n"), "{undone}");
    let redone = room.ok("redo 2");
    assert!(redone.contains("Turn Geneva (b2) to the dead side.\n"), "{redone}");
}
