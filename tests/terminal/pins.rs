//! PINs on a terminal: typed unseen, and nothing before they are right.
use super::{CTRL_C, ESC, gone, press, quit, scanned, table};
use crate::support::pty::Pty;
use crate::support::room::Room;

const CHOOSE: &str = "Killer, choose a PIN of 4 to 8 digits";
const AGAIN: &str = "type the same PIN again";
const ASK: &str = "Killer, type your PIN (hidden as you type):";

fn room() -> Room {
    table("en_US.UTF-8", "--pins")
}

/// Types what is not seen, and waits for what is written then.
#[track_caller]
fn typed(pty: &mut Pty, pin: &str, answer: &str) -> String {
    press(pty, &format!("{pin}\r"), answer)
}

/// A room in which the PIN of the Killer is 0417.
fn chosen() -> Room {
    let room = room();
    room.write("pin", "0417\n");
    room.ok("legal --as killer --pin-file pin");
    room
}

/// No digit that was typed stands anywhere.
fn unseen(pty: &Pty, typed: &[&str]) {
    let all = String::from_utf8(pty.bytes()).expect("UTF-8");
    for pin in typed {
        assert!(!all.contains(pin), "`{pin}` was echoed: {all:?}");
    }
}

#[test]
fn the_first_visit_chooses_a_pin_and_the_next_one_asks_for_it() {
    let room = room();
    let mut pty = room.terminal("secret killer", &[]);
    pty.wait_for(CHOOSE);
    typed(&mut pty, "041", "A PIN has 4 to 8 digits.");
    pty.wait_at_cursor("as you type):");
    typed(&mut pty, "9517", AGAIN);
    typed(&mut pty, "9518", "Those PINs don’t match.");
    pty.wait_at_cursor("as you type):");
    typed(&mut pty, "95\u{7f}517", AGAIN);
    assert!(!room.ok("log").contains("PIN"), "nothing is chosen yet");
    typed(&mut pty, "9517", "Space: show");
    press(&mut pty, " ", "Space: as a QR code");
    press(&mut pty, " ", "Esc: hide");
    assert_eq!(scanned(&pty).as_deref(), Some("Killer: Marion (c3)"));
    unseen(&pty, &["041", "9517", "9518"]);
    pty.press(ESC);
    assert!(pty.ends_well());
    for command in ["secret killer", "status --as killer", "legal --as killer"] {
        let mut pty = room.terminal(command, &[]);
        pty.wait_for(ASK);
        assert!(!pty.traces().contains("Space: show"), "{command}");
        typed(&mut pty, "9517", "Space: show");
        press(&mut pty, " ", "Esc: hide");
        unseen(&pty, &["9517"]);
        pty.press(ESC);
        let _ = pty.ended_by();
    }
    assert_eq!(room.status()["tries"]["wrong_pins"]["killer"], 0);
}

#[test]
fn a_wrong_pin_opens_no_page() {
    let room = chosen();
    for command in ["secret killer", "legal --as killer", "status --as killer --plain"] {
        room.ok("legal --as killer --pin-file pin");
        let mut pty = room.terminal(command, &[]);
        pty.wait_for(ASK);
        typed(&mut pty, "9518", "Wrong PIN.");
        assert!(!pty.ends_well(), "{command}");
        unseen(&pty, &["9518"]);
        gone(&pty, 0, &["Marion", "c3", "Space: show"]);
        // What is typed too early is not seen, and counts for nothing.
        let mut pty = room.terminal(command, &[]);
        pty.wait_for("You can try again in 1 s.");
        pty.press("9519\r");
        pty.wait_for(ASK);
        pty.wait_at_cursor("as you type):");
        typed(&mut pty, "0417", "Space: show");
        unseen(&pty, &["9519", "0417"]);
        press(&mut pty, " ", "Esc: hide");
        pty.press(ESC);
        let _ = pty.ended_by();
    }
    assert_eq!(room.status()["tries"]["wrong_pins"]["killer"], 3);
}

#[test]
fn whoever_does_not_type_it_is_shown_nothing_and_has_tried_nothing() {
    for room in [room(), chosen()] {
        let before = room.ok("log");
        for leaving in [ESC, CTRL_C] {
            let mut pty = room.terminal("secret killer", &[]);
            pty.wait_for("as you type):");
            pty.press("12");
            pty.press(leaving);
            assert!(!pty.ends_well());
            gone(&pty, 0, &["Marion", "c3", "Space: show", "12"]);
            assert!(pty.traces().contains("Nothing is shown without the PIN."));
        }
        assert_eq!(room.ok("log"), before);
    }
}

/// Into a pipe or as data the answer has no question in it.
#[test]
fn what_is_data_has_no_question_in_it() {
    let room = chosen();
    // On a terminal data are for one pair of eyes as well.
    let mut pty = room.terminal("status --as killer --json", &[]);
    pty.wait_for(ASK);
    typed(&mut pty, "0417", "Space: show");
    press(&mut pty, " ", "Esc: hide");
    pty.press(ESC);
    assert!(pty.ends_well());
    let line = format!("exec {} legal --as killer > out", env!("CARGO_BIN_EXE_referee"));
    let mut pty = room.terminal_of(&["/bin/sh", "-c", &line]);
    pty.wait_for(ASK);
    pty.press("0417\r");
    assert!(pty.ends_well());
    let out = std::fs::read_to_string(room.path("out")).expect("an answer");
    assert!(out.starts_with("kill "), "{out}");
}

#[test]
fn in_the_loop_likewise() {
    let room = chosen();
    let mut pty = room.terminal_sized("--table t.referee", (40, 100), &[]);
    pty.wait_at_cursor("Killer>");
    press(&mut pty, "secret killer --forget-pin\r", "yes");
    press(&mut pty, "0\r", "The PIN stays.");
    pty.wait_at_cursor("Killer>");
    for line in ["secret killer", "status --as killer", "me near h --as killer"] {
        press(&mut pty, &format!("{line}\r"), ASK);
        pty.wait_at_cursor("as you type):");
        typed(&mut pty, "0417", "Space: show");
        press(&mut pty, " ", "Esc: hide");
        pty.press(ESC);
        pty.wait_at_cursor("Killer>");
    }
    press(&mut pty, "secret killer\r", ASK);
    pty.wait_at_cursor("as you type):");
    // A wrong one is typed anew where nobody sees it.
    typed(&mut pty, "9518", "secret killer --forget-pin");
    pty.wait_at_cursor("as you type):");
    typed(&mut pty, "", "Nothing is shown without the PIN.");
    pty.wait_at_cursor("Killer>");
    unseen(&pty, &["0417", "9518"]);
    quit(pty);
}
