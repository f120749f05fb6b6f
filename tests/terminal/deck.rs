//! The box in hand is told at a terminal: its names card by card, its layout row by row.
use super::press;
use crate::support::room::Room;

const CTRL_D: &str = "\u{4}";

#[test]
fn a_box_is_learned_card_by_card_and_nothing_given_is_lost() {
    let room = Room::speaking("en_US.UTF-8");
    let mut pty = room.terminal("deck learn uk", &[]);
    pty.wait_at_cursor("1:");
    press(&mut pty, "Ярина\r", "2:");
    assert!(room.ok("deck show uk").contains("no mark, 1/25: Ярина"), "kept before the next");
    press(&mut pty, "Яків\r", "two cards are called");
    press(&mut pty, "Юхим\r", "3:");
    press(&mut pty, "-\r", "marked “6”: 11 cards");
    press(&mut pty, "Ядвіга\r", "2:");
    press(&mut pty, CTRL_D, "3 names are saved");
    assert!(pty.ends_well());
    let shown = room.ok("deck show uk");
    assert!(shown.contains("no mark, 2/25: Ярина, Юхим"), "{shown}");
    assert!(shown.contains("marked “6”, 1/11: Ядвіга"), "{shown}");
}

#[test]
fn known_names_are_offered_and_stay() {
    let room = Room::speaking("en_US.UTF-8");
    let mut pty = room.terminal("deck learn en", &[]);
    pty.wait_at_cursor("1 [Alyss]:");
    press(&mut pty, "\r", "2 [Barrin]:");
    press(&mut pty, "Clive\r", "3 [Barrin]:");
    press(&mut pty, "\u{3}", "2 names are saved");
    assert!(pty.ends_well());
    let shown = room.ok("deck show en");
    assert!(shown.starts_with("no mark, 25/25: Alyss, Clive, Barrin,"), "{shown}");
}

#[test]
fn rows_are_asked_for_in_words_and_shown_back() {
    let room = Room::speaking("en_US.UTF-8");
    let mut pty = room.terminal("new killer-inspector --layout typed --brief", &[]);
    pty.wait_for("From the top row down");
    pty.wait_at_cursor("Row 1, 5 names:");
    press(&mut pty, "abcde\r", "1: Alyss, Barrin, Clive, Deidre, Ernest");
    pty.wait_at_cursor("Row 2, 5 names:");
    press(&mut pty, "fghia\r", "already in row 1");
    pty.wait_at_cursor("fghia");
    press(&mut pty, "\u{7f}j\r", "2: Franklin, Geneva, Horatio, Irma, Julian");
    // 0 takes a row back, to be put right.
    press(&mut pty, "0\r", "Row 2, 5 names: fghij");
    press(&mut pty, "\r", "2: Franklin, Geneva, Horatio, Irma, Julian");
    pty.wait_at_cursor("Row 3, 5 names:");
    for (row, shown) in [("klmno", "3: K"), ("pqrst", "4: P"), ("uvwyz", "The game is on")] {
        press(&mut pty, &format!("{row}\r"), shown);
    }
    assert!(pty.ends_well());
    assert_eq!(room.status()["grid"][1][4], "Julian");
}
