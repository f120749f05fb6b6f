//! What is not for everybody is never printed where everybody looks: every command that takes `--as`.
use super::{ESC, gone, press, quit, say, table};
use crate::support::pty::Pty;
use crate::support::room::Room;

/// Each command with eyes, and what only they see.
const COMMANDS: [(&str, &str); 9] = [
    ("status --as killer", "Killer: Marion (c3)"),
    ("board --as killer", "Marion"),
    ("log --as killer --depth full", "Marion"),
    ("legal --as killer", "Geneva"),
    ("ask --as killer me near h", "yes"),
    ("may --as killer kill h", "Yes"),
    ("deduce --as killer", "Nobody else has an identity yet"),
    ("audit --as killer", "No contradictions"),
    ("export jsonl --as killer", "Marion"),
];

/// Opens the page, reads it to its end, and gives all that was on it.
fn read(pty: &mut Pty) -> String {
    pty.wait_for("Space: show");
    let mut page = press(pty, " ", "Esc: hide");
    let mut all = String::new();
    for _ in 0..100 {
        all += &page;
        if !page.contains("Space: more") {
            break;
        }
        page = press(pty, " ", "Esc: hide");
    }
    all
}

fn room() -> Room {
    let room = table("en_US.UTF-8", "--deduce --with-referee");
    room.ok("status");
    room
}

#[test]
fn on_a_terminal_it_is_shown_on_a_page_that_leaves_nothing() {
    let room = room();
    for (command, secret) in COMMANDS {
        for size in [(24, 80), (7, 60)] {
            let mut pty = room.terminal_sized(command, size, &[]);
            pty.wait_for("Space: show");
            let before = String::from_utf8(pty.bytes()).expect("UTF-8");
            assert!(!before.contains(secret), "{command}: {before:?}");
            let page = read(&mut pty);
            assert!(page.contains(secret), "{command}: {page}");
            let shown = pty.bytes().len();
            pty.press(ESC);
            let _ = pty.ended_by();
            gone(&pty, shown, &[secret, "opened"]);
            assert!(!pty.traces().contains("For Killer only"), "{command}");
        }
    }
}

#[test]
fn whoever_does_not_play_has_a_page_as_well() {
    let room = room();
    let mut pty = room.terminal("status --as referee", &[]);
    assert!(pty.wait_for("Space: show").contains("Referee: turn the screen"));
    let page = read(&mut pty);
    assert!(page.contains("Killer: Marion (c3)"), "{page}");
    assert!(page.contains("This page hasn’t been opened before."), "{page}");
    let shown = pty.bytes().len();
    pty.press("\r");
    assert!(pty.ends_well());
    gone(&pty, shown, &["Marion"]);
    let mut pty = room.terminal("status --as referee", &[]);
    assert!(read(&mut pty).contains("opened once, before the first turn"));
}

/// Nobody has looked where the page was not opened, and where there can be none.
#[test]
fn without_a_page_nobody_looks() {
    let room = room();
    for (command, secret) in COMMANDS {
        let mut pty = room.terminal(command, &[]);
        pty.wait_for("Space: show");
        pty.press(ESC);
        assert!(pty.ends_well(), "{command}");
        gone(&pty, 0, &[secret]);
        let mut pty = room.terminal(command, &[("TERM", "dumb")]);
        assert!(!pty.ends_well(), "{command}");
        let all = String::from_utf8(pty.bytes()).expect("UTF-8");
        assert!(all.contains("can’t be shown and hidden here"), "{command}: {all}");
        assert!(!all.contains(secret), "{command}: {all}");
    }
    assert!(!room.ok("log").contains("looked"));
}

#[test]
fn a_pipe_and_data_get_it_as_it_is() {
    let room = room();
    for (command, secret) in COMMANDS {
        assert!(room.run(command).out.contains(secret), "{command}");
    }
    // On a terminal they are for one pair of eyes as well.
    let mut pty = room.terminal("status --as killer --json", &[]);
    pty.wait_for("Space: show");
    pty.press(ESC);
    assert!(pty.ends_well());
    assert!(!pty.traces().contains("Marion"), "{}", pty.traces());
}

/// After the end nothing is hidden any more.
#[test]
fn after_the_end_there_is_no_page() {
    let room = room();
    room.ok("act concede");
    let all = room.terminal("status --as killer", &[]).all_bytes();
    assert!(String::from_utf8_lossy(&all).contains("Marion"));
}

#[test]
fn in_the_loop_likewise() {
    let room = room();
    let mut pty = room.terminal_sized("--table t.referee", (40, 100), &[]);
    pty.wait_at_cursor("Killer>");
    let said = say(&mut pty, "may kill z", "That player can ask in private: secret killer");
    assert!(!said.contains("Out of reach"), "{said}");
    for (line, secret) in [
        ("status --as killer", "Killer: Marion (c3)"),
        ("may --as killer kill z", "no"),
        ("ask --as killer me near h", "yes"),
        ("me near h --as killer", "yes"),
        ("legal --as killer", "Geneva"),
        ("log --as killer", "Killer"),
    ] {
        press(&mut pty, &format!("{line}\r"), "Space: show");
        let page = press(&mut pty, " ", "Esc: hide");
        assert!(page.contains(secret), "{line}: {page}");
        let shown = pty.bytes().len();
        pty.press("\r");
        pty.wait_at_cursor("Killer>");
        gone(&pty, shown, &["Marion (c3)", "For Killer only"]);
    }
    quit(pty);
}
