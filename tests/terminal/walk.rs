//! Those who open a table at a terminal are walked to its first turn.
use super::{ESC, press};
use crate::support::room::Room;

#[test]
fn a_new_table_is_laid_out_step_by_step() {
    let room = Room::speaking("en_US.UTF-8");
    let mut pty = room.terminal("new killer-inspector --seed 42 --players Ann,Ben", &[]);
    pty.wait_for("1/5 · What it’s about");
    pty.wait_for("q: straight to the table");
    press(&mut pty, "\r", "2/5 · Out of the box");
    press(&mut pty, " ", "3/5 · On the table");
    press(&mut pty, "b", "2/5 · Out of the box");
    // The same key on a Ukrainian layout.
    press(&mut pty, "и", "1/5 · What it’s about");
    press(&mut pty, "\r", "2/5 · Out of the box");
    for back in ["0", ESC] {
        press(&mut pty, back, "1/5 · What it’s about");
        press(&mut pty, "\r", "2/5 · Out of the box");
    }
    press(&mut pty, "b", "1/5 · What it’s about");
    for step in ["2/5", "3/5", "4/5", "5/5"] {
        press(&mut pty, "\r", step);
        pty.wait_for("Enter: next");
    }
    press(&mut pty, "\r", "Write it down");
    assert!(pty.ends_well());
    assert!(room.ok("status").contains("Ann"));
}

#[test]
fn who_knows_the_game_goes_straight_to_the_table() {
    for (options, keys) in [("", "q"), ("", ESC), ("", "й"), ("--brief", "")] {
        let room = Room::speaking("en_US.UTF-8");
        let mut pty = room.terminal(&format!("new spy-tag --players 3 {options}"), &[]);
        if !keys.is_empty() {
            pty.wait_for("q: straight to the table");
            pty.press(keys);
        }
        pty.wait_for("The game is on");
        assert!(pty.ends_well());
        let seen = String::from_utf8(pty.all_bytes()).expect("UTF-8");
        assert!(!seen.contains("Out of the box"), "{options} {keys}: {seen}");
        room.ok("status");
    }
}

#[test]
fn a_screen_reader_is_walked_by_lines() {
    let room = Room::speaking("uk_UA.UTF-8");
    let mut pty = room.terminal("new thief-chief --edition uk --plain", &[]);
    pty.wait_for("1/5 · Про що гра");
    for (keys, answer) in [("\r", "2/5"), ("0\r", "1/5"), ("\r", "2/5"), ("q\r", "Партію відкрито")]
    {
        press(&mut pty, keys, answer);
    }
    assert!(pty.ends_well());
    assert!(!String::from_utf8(pty.all_bytes()).expect("UTF-8").contains('\u{1b}'));
}
