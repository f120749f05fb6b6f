//! Colours, and doing without them.
use crate::support::room::Room;

/// A table with a dead and an exonerated suspect.
fn room() -> Room {
    let room = Room::with_table("mabcdl", "");
    room.act(&["kill g"]);
    room.tell("inspector", "become a");
    room.act(&["shift 5 left", "exonerate", "play l"]);
    room
}

/// Every byte that the command writes to its terminal.
fn written(room: &Room, line: &str, variables: &[(&str, &str)]) -> String {
    let pty = room.terminal(line, variables);
    String::from_utf8(pty.all_bytes()).expect("UTF-8")
}

#[test]
fn a_terminal_gets_colours() {
    assert!(written(&room(), "board", &[]).contains("\u{1b}["));
}

#[test]
fn without_colours_everything_can_be_told_by_its_mark() {
    let room = room();
    let shown = written(&room, "board", &[("NO_COLOR", "1")]);
    assert!(!shown.contains('\u{1b}'), "{shown:?}");
    assert_eq!(shown.replace('\r', ""), room.ok("board"), "the same as in a pipe");
    assert!(shown.contains("✗ Geneva") && shown.contains("✓ Linus"));
}

#[test]
fn for_a_screen_reader_there_are_words_and_no_escapes() {
    let room = room();
    for (line, variables) in [("board --plain", &[][..]), ("board", &[("ACCESSIBLE", "1")])] {
        let shown = written(&room, line, variables);
        assert!(!shown.contains('\u{1b}'), "{shown:?}");
        assert!(shown.contains("b2 Geneva, dead;"), "{shown}");
    }
}

#[test]
fn the_plain_loop_moves_no_cursor() {
    let room = room();
    let mut pty = room.terminal("--plain --table 1", &[]);
    pty.wait_for("Killer>");
    pty.press("\r");
    pty.wait_for("shift: 1) row 1…, 2) row 2…");
    pty.press("1\r");
    pty.wait_for("shift row 1: 1) left, 2) right");
    pty.press("1\r");
    pty.wait_for("Inspector>");
    pty.press("quit\r");
    let shown = String::from_utf8(pty.all_bytes()).expect("UTF-8");
    assert!(!shown.contains('\u{1b}'), "{shown:?}");
}

#[test]
fn a_terminal_without_unicode_gets_ascii() {
    let room = room();
    let shown = written(&room, "board", &[("NO_COLOR", "1"), ("LANG", "C")]);
    assert!(shown.is_ascii(), "{shown}");
    assert!(shown.contains("x Geneva") && shown.contains("+ Linus"), "{shown}");
}
