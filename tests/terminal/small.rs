//! Windows of every size, and of another one in the middle.
use super::{press, table};
use crate::support::room::Room;

/// A question stands in whatever window there is; nothing panics.
#[test]
fn a_question_in_a_window_that_shrinks_can_still_be_left() {
    for size in [(2, 80), (1, 80), (3, 10), (4, 2), (1, 1)] {
        let room = table("en_US.UTF-8", "");
        let mut pty = room.terminal_sized("--table t.referee", (30, 90), &[]);
        pty.wait_at_cursor("Killer>");
        press(&mut pty, "concede\r", "0) no");
        pty.resize(size);
        press(&mut pty, "\u{1b}", "Killer>");
        press(&mut pty, "concede\r", "[?2004h");
        press(&mut pty, "\u{3}", "Killer>");
        pty.press("\u{4}");
        assert!(pty.ends_well(), "{size:?}");
        assert!(!String::from_utf8_lossy(&pty.bytes()).contains("panicked"), "{size:?}");
    }
}

#[test]
fn the_dialogue_can_be_gone_through_in_two_rows() {
    let room = Room::new();
    let mut pty = room.terminal_sized("", (2, 60), &[]);
    let mut from = 0;
    for (asked, answer) in [
        ("What would you like to do?", ""),
        ("Players (0: back)>", "2"),
        ("The 2 names", ""),
        ("Which box is yours?", ""),
        ("Which game?", "1"),
        ("All set?", "3"),
        ("How are the suspects laid out?", "0"),
        ("All set?", "start"),
        ("straight to the table", "q"),
        ("Number or word (Enter: 1)>", "3"),
        ("Killer>", "quit"),
    ] {
        pty.wait_since(std::mem::replace(&mut from, pty.bytes().len()), asked);
        // The walk takes keys, not lines.
        let end = if answer == "q" { "" } else { "\r" };
        pty.press(&format!("{answer}{end}"));
    }
    assert!(pty.ends_well());
    assert_eq!(room.status()["mode"], "killer-inspector");
}

/// On the largest board, whatever there is to say below it: the first row and its letters stay on a screen of 24 rows.
#[test]
fn the_board_stays_on_a_small_screen_when_lines_are_taken_back() {
    let room = Room::new();
    room.ok("new heist --players 5 --practice --seed 1 --table t.referee");
    let mut pty = room.terminal("--table t.referee", &[]);
    pty.wait_at_cursor(">");
    press(&mut pty, "deploy d2 e2 e3 g3\r", "in uniform");
    pty.wait_at_cursor(">");
    for lines in ["undo --yes", "redo"] {
        press(&mut pty, &format!("{lines}\r"), "d2");
        let screen = pty.wait_at_cursor(">");
        let board = screen.lines().position(|row| {
            let letters: Vec<&str> = row.split_whitespace().collect();
            letters == ["a", "b", "c", "d", "e", "f", "g"]
        });
        assert!(board.is_some(), "{screen}");
    }
}
