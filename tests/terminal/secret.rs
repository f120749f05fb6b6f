//! `referee secret`: one pair of eyes, and then nothing.
use super::{CTRL_C, DOWN, ESC, gone, press, scanned, table};

const SECRETS: [&str; 3] = ["Marion", "c3", "▀"];

#[test]
fn the_page_waits_shows_text_then_a_code_and_leaves_no_trace() {
    for leaving in [ESC, "quit\r", "q\r", CTRL_C, "\r"] {
        let room = table("en_US.UTF-8", "");
        let mut pty = room.terminal("secret killer --seconds 600", &[]);
        pty.wait_for("Space: show");
        let written = String::from_utf8(pty.bytes()).expect("UTF-8");
        assert!(SECRETS.iter().all(|secret| !written.contains(secret)), "{written:?}");
        assert!(!room.ok("log").contains("looked"), "nobody has looked yet");
        let page = press(&mut pty, " ", "Esc: hide");
        assert!(page.contains("\nYou are Marion (c3).\n"), "{page}");
        assert!(page.contains("\nYour choice: kill ") && !page.contains('▀'), "{page}");
        press(&mut pty, " ", "Esc: hide");
        assert_eq!(scanned(&pty).as_deref(), Some("Killer: Marion (c3)"));
        let shown = pty.bytes().len();
        pty.press(leaving);
        assert!(pty.ends_well());
        gone(&pty, shown, &["▀"]);
        gone(&pty, pty.bytes().len(), &SECRETS);
        assert!(room.ok("log").contains("Looked at secrets: Killer."));
    }
}

#[test]
fn nobody_has_looked_when_the_page_was_not_opened() {
    for leaving in [ESC, "q", CTRL_C] {
        let room = table("en_US.UTF-8", "");
        let mut pty = room.terminal("secret killer", &[]);
        pty.wait_for("Space: show");
        pty.press(leaving);
        assert!(pty.ends_well());
        gone(&pty, 0, &SECRETS);
        assert!(!room.ok("log").contains("looked"));
    }
}

/// The holding page hides nothing yet and takes no letters, and the Enter of a line that was typed too late shows nothing; some time after the last key the open page hides itself.
#[test]
fn a_page_left_alone_hides_itself() {
    let room = table("en_US.UTF-8", "");
    let mut pty = room.terminal("secret killer --seconds 1", &[]);
    pty.wait_for("Space: show");
    pty.press("concede\r");
    press(&mut pty, " ", "hides itself 1 s after the last key");
    press(&mut pty, "drew", "> drew");
    let shown = pty.bytes().len();
    assert_eq!(pty.wait_for("go on").trim_end(), "Hidden.\nEnter: go on");
    // Keys of a line that came too late do nothing and are shown nowhere.
    pty.press("drew a1 ");
    pty.press(DOWN);
    pty.press("\r");
    assert!(pty.ends_well());
    gone(&pty, shown, &["Marion", "c3", "▀", "drew"]);
}

#[test]
fn a_window_smaller_than_the_code_gets_text() {
    let room = table("en_US.UTF-8", "");
    for size in [(23, 80), (24, 44), (10, 60)] {
        let mut pty = room.terminal_sized("secret killer", size, &[]);
        pty.wait_for("show");
        let mut page = press(&mut pty, " ", "Esc: hide");
        for _ in 0..2 {
            page += &press(&mut pty, " ", "Esc: hide");
        }
        assert!(page.contains("You are Marion (c3).") && !page.contains('▀'), "{page}");
        let page = page.replace('\n', " ");
        assert!(page.contains("A QR code needs a window of at least 45 × 24."), "{page}");
        let shown = pty.bytes().len();
        pty.press(ESC);
        assert!(pty.ends_well());
        gone(&pty, shown, &SECRETS);
    }
    // The smallest one that holds it.
    let mut pty = room.terminal_sized("secret killer", (24, 45), &[]);
    pty.wait_for("show");
    press(&mut pty, " ", "Esc: hide");
    for _ in 0..9 {
        if press(&mut pty, " ", "Esc: hide").contains('▀') {
            break;
        }
    }
    assert_eq!(scanned(&pty).as_deref(), Some("Killer: Marion (c3)"));
}

/// Where nothing can be hidden again nothing is shown, and nobody has looked.
#[test]
fn without_a_terminal_there_is_no_page() {
    let room = table("en_US.UTF-8", "");
    let ran = room.run_with("secret killer", " \n \n");
    assert_eq!((ran.code, ran.out.as_str()), (2, ""));
    assert!(ran.err.starts_with("A private page can’t be shown and hidden here."), "{}", ran.err);
    let mut pty = room.terminal_sized("secret killer", (24, 80), &[("TERM", "dumb")]);
    pty.press(" ");
    assert!(!pty.ends_well());
    gone(&pty, 0, &SECRETS);
    assert!(!room.ok("log").contains("looked"));
}
