//! The first look: the screen goes round, and each player sees his page alone.
use super::{ESC, gone, press, quit, table};
use crate::support::room::Room;

#[test]
fn everybody_looks_in_turn_and_leaves_nothing() {
    let room = table("en_US.UTF-8", "--players Ann,Ben");
    let mut pty = room.terminal("secret all", &[]);
    let shown = pty.wait_for("Pass the screen to Killer (Ann). No peeking, everybody else.");
    pty.wait_for("Space: show");
    assert!(!shown.contains("Marion"), "{shown}");
    press(&mut pty, " ", "Esc: hide");
    let from = pty.bytes().len();
    press(&mut pty, "\r", "Pass the screen to Inspector (Ben).");
    pty.wait_for("Space: show");
    press(&mut pty, " ", "Esc: hide");
    press(&mut pty, "\r", "Everybody has looked.");
    assert!(pty.ends_well());
    gone(&pty, from, &["You are", "Marion (c3)"]);
    let log = room.ok("log");
    assert!(
        ["Ann", "Inspector (Ben)"]
            .iter()
            .all(|who| log.contains(&format!("Looked at secrets: {who}."))),
        "{log}"
    );
}

#[test]
fn whoever_does_not_look_is_named() {
    let room = table("en_US.UTF-8", "--players Ann,Ben");
    let mut pty = room.terminal_sized("--table t.referee", (40, 100), &[]);
    pty.wait_at_cursor("Killer>");
    press(&mut pty, "secret all\r", "Pass the screen to Killer (Ann).");
    pty.wait_for("Space: show");
    press(&mut pty, ESC, "Pass the screen to Inspector (Ben).");
    pty.wait_for("Space: show");
    press(&mut pty, " ", "Esc: hide");
    press(&mut pty, "\r", "Still to look: Killer (Ann). Any time later: secret killer");
    pty.wait_at_cursor("Killer>");
    assert!(!room.ok("log").contains("Killer (Ann) looked"));
    quit(pty);
}

/// Whoever owes something in private does it in the same visit; whoever keeps his card looks at it.
#[test]
fn what_is_owed_is_done_in_the_same_visit() {
    let room = table("en_US.UTF-8", "--players Ann,Ben --trust killer=told,inspector=untold");
    let mut pty = room.terminal("secret all", &[]);
    pty.wait_for("Pass the screen to Killer (Ann).");
    pty.wait_for("Space: show");
    let page = press(&mut pty, " ", "Esc: hide");
    assert!(page.contains("Draw 1 card from the real deck, then type its name or cell."), "{page}");
    assert!(page.contains("Your aim: kill the opponent or kill 14 suspects."));
    press(&mut pty, "marion\r", "You are Marion (c3).");
    press(&mut pty, "\r", "Pass the screen to Inspector (Ben).");
    pty.wait_for("Space: show");
    press(&mut pty, " ", "Esc: hide");
    press(&mut pty, "\r", "Everybody has looked.");
    assert!(pty.ends_well());
    assert!(pty.traces().contains("Killer (Ann) has drawn a card."));
    assert_eq!(room.status()["decision"]["kind"], "turn");
}

/// Where nothing can be hidden again, nobody looks.
#[test]
fn without_a_terminal_there_is_no_round() {
    let room = table("en_US.UTF-8", "");
    let ran = room.run_with("secret all", " \n \n");
    assert_eq!((ran.code, ran.out.as_str()), (2, ""));
    assert!(!room.ok("log").contains("looked"));
}

/// Whoever hides his page and presses Space once more, a moment too late, does not open the next one.
#[test]
fn a_key_that_comes_too_late_opens_no_page_of_the_next_player() {
    let room = table("en_US.UTF-8", "--players Ann,Ben");
    let mut pty = room.terminal("secret all", &[]);
    pty.wait_for("Space: show");
    press(&mut pty, " ", "Esc: hide");
    press(&mut pty, ESC, "Pass the screen to Inspector (Ben).");
    pty.press(" ");
    pty.wait_for("Space: show");
    press(&mut pty, " ", "Esc: hide");
    press(&mut pty, ESC, "Everybody has looked.");
    assert!(pty.ends_well());
}

#[test]
fn a_page_names_who_plays_on_the_same_side() {
    let room = Room::new();
    room.ok("new spy-tag --players 6 --practice --seed 3 --table t.referee");
    let mut pty = room.terminal("secret spy1", &[]);
    pty.wait_for("Space: show");
    press(&mut pty, " ", "Your team-mate: Spy ");
    pty.press(ESC);
    assert!(pty.ends_well());
}
