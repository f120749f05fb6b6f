//! What an evening costs, in keys and in seconds of the program; thinking and laying out real cards aside. The figures are
//! printed: `cargo test --test main terminal::budgets -- --nocapture`.
use std::time::{Duration, Instant};

use super::start::{Hand, played};
use super::{press, say, table};
use crate::support::room::Room;

/// However slow the computer is that tests.
const MOST: Duration = Duration::from_secs(30);

/// Notes what something took.
#[track_caller]
fn took(what: &str, keys: usize, most: usize, began: Instant) {
    let time = began.elapsed();
    println!("{what}: {keys} keys, {:.2} s", time.as_secs_f64());
    assert!(keys <= most && time < MOST, "{what}: {keys} keys, {time:?}");
}

#[test]
fn five_strangers_play_their_first_action() {
    let room = Room::new();
    let began = Instant::now();
    let mut hand = Hand::at(&room, (24, 80));
    hand.pty.wait_for("Number or word (Enter: 1)>");
    hand.types("", "Type the names");
    let names = "Ann Ben Cleo Dan Eve";
    hand.types(names, "Which box is yours?");
    hand.types("", "Which game?");
    hand.types("", "All set?");
    let screen = hand.types("", "straight to the table");
    let last = screen.split("1/").nth(1).and_then(|rest| rest.chars().next());
    let last = last.and_then(|digit| digit.to_digit(10)).expect("how many steps there are");
    for step in 2..=last {
        press(&mut hand.pty, "\r", &format!("{step}/{last}"));
        hand.pty.wait_for("straight to the table");
        hand.keys += 1;
    }
    hand.keys += 1;
    press(&mut hand.pty, "\r", "Has everybody looked at their card?");
    hand.looks_later("> ");
    hand.types("s1>", "your turn.");
    took("first action of five strangers, names aside", hand.keys - names.len(), 25, began);
}

#[test]
fn going_on_and_a_usual_line() {
    let room = table("en_US.UTF-8", "--players Ann,Ben");
    let began = Instant::now();
    let mut hand = Hand::at(&room, (24, 80));
    hand.pty.wait_for("1) Carry on");
    hand.types("", "Killer>");
    took("resume", 1, 1, began);
    let began = Instant::now();
    say(&mut hand.pty, "kb2", "Kills 1/14");
    took("usual line", 4, 4, began);
}

#[test]
fn a_second_game_with_the_same_people() {
    let room = played();
    let began = Instant::now();
    let mut hand = Hand::at(&room, (24, 80));
    hand.pty.wait_for("Last game");
    // Nobody lays 25 cards anew: they stay as they are, and the dead are turned.
    hand.types("", "1) As they lie now: only turn the dead alive side up");
    let screen = hand.types("", "straight to the table");
    assert!(screen.contains("Ben — Killer"), "{screen}");
    assert!(screen.contains("Leave the suspects where they are"), "{screen}");
    hand.lays_out("Killer (Ben), your turn.");
    hand.looks_later("Killer>");
    took("second game on the same layout", hand.keys, 8, began);
}

#[test]
fn a_seat_for_somebody_else() {
    let room = table("en_US.UTF-8", "--players Ann,Ben");
    let began = Instant::now();
    let mut hand = Hand::at_table(&room, "t.referee", "Killer>");
    hand.types("rp", "Who has to go?");
    let asked = hand.types("2", "Who plays Inspector (Ben) from now on?");
    assert!(!asked.contains(") Ann"), "who plays against him isn't offered: {asked}");
    hand.types("Cid", "From here on Cid plays Inspector in place of Ben.");
    took("a seat handed over", hand.keys, 10, began);
}

/// From the page on which it went wrong: the right card, and that it is.
#[test]
fn a_card_that_was_told_wrongly() {
    let room = table("en_US.UTF-8", "--players Ann,Ben --trust told");
    let mut pty = room.terminal("--table t.referee", &[]);
    pty.wait_at_cursor("Killer>");
    press(&mut pty, "\r", "Space: show");
    press(&mut pty, " ", "Esc: hide");
    let page = press(&mut pty, "g\r", "Mistyped? Type the right card.");
    assert!(page.contains("Noted."), "{page}");
    let began = Instant::now();
    press(&mut pty, "m\r", "not Geneva (b2), it’s Marion (c3)");
    press(&mut pty, "1\r", "You are Marion (c3).");
    took("a told card put right", 4, 8, began);
}

/// Enter, a key for the page, the number and Enter, Enter to leave.
#[test]
fn choosing_an_identity() {
    let room = table("en_US.UTF-8", "--players Ann,Ben");
    room.act(&["kill h"]);
    let mut pty = room.terminal("--table t.referee", &[]);
    pty.wait_at_cursor("Inspector>");
    let began = Instant::now();
    press(&mut pty, "\r", "Space: show");
    press(&mut pty, " ", "Esc: hide");
    press(&mut pty, "3\r", "Noted.");
    press(&mut pty, "\r", "Inspector (Ben) chooses a secret identity.");
    assert!(
        pty.wait_at_cursor("Killer>").contains("2. Inspector (Ben) chooses a secret identity.")
    );
    pty.wait_at_cursor("Killer>");
    took("identity", 5, 6, began);
}

/// `se`, Enter, and a key for the page; one more takes it away.
#[test]
fn a_look_at_a_card() {
    let room = table("en_US.UTF-8", "--players Ann,Ben");
    let mut pty = room.terminal("--table t.referee", &[]);
    pty.wait_at_cursor("Killer>");
    let began = Instant::now();
    press(&mut pty, "se\r", "Space: show");
    press(&mut pty, " ", "You are Marion");
    press(&mut pty, "\r", "Killer>");
    took("reveal", 5, 6, began);
}

#[test]
fn taking_a_line_back() {
    let room = table("en_US.UTF-8", "--players Ann,Ben");
    room.act(&["kill h"]);
    room.tell("inspector", "become z");
    let mut pty = room.terminal("--table t.referee", &[]);
    pty.wait_at_cursor("Killer>");
    say(&mut pty, "s1>", "shifts row 1 right");
    let began = Instant::now();
    press(&mut pty, "u\r", "1 line was taken back.");
    pty.wait_at_cursor("Killer>");
    took("undo", 2, 2, began);
}
