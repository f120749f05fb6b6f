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
    pty.wait_for("shift: 1) 1…, 2) 2…");
    pty.press("1\r");
    pty.wait_for("shift 1: 1) left, 2) right");
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

/// A board in big type fits its window, needs no colour, and says what window it needs.
#[test]
fn a_board_can_be_read_from_across_the_room() {
    let room = room();
    let big = |size, variables: &[(&str, &str)]| {
        let pty = room.terminal_sized("board --big", size, variables);
        String::from_utf8(pty.all_bytes()).expect("UTF-8")
    };
    let plain = big((24, 80), &[("NO_COLOR", "1")]);
    assert!(!plain.contains('\u{1b}') && plain.contains('░'), "{plain}");
    assert!(plain.lines().count() < 24, "{plain}");
    assert!(plain.contains("✗ b2 Geneva") && plain.contains("kills 1/14"), "{plain}");
    let coloured = big((40, 120), &[]);
    assert!(coloured.contains("\u{1b}[2m") && coloured.contains("\u{1b}[7m"), "{coloured}");
    assert!(big((20, 60), &[]).contains("needs a window of 65×23"));
    let jack = Room::new();
    jack.ok("new mr-jack");
    let seen = jack.ok("board --big");
    assert_eq!(seen.matches("suspect, visible").count(), 4, "{seen}");
    assert_eq!(jack.run("board --big --json").code, 2);
    assert!(jack.ok("board --big --plain").starts_with(&jack.ok("board --plain")));
}
