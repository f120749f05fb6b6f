//! What is typed at the prompt does what it says: no list that has scrolled away, no question that swallows lines.
use super::{ESC, press, quit, say, table};
use crate::support::room::Room;

const SIZE: (u16, u16) = (40, 100);

/// Several lines that arrive at once, as a slow connection brings them, are all done; what follows them is not lost.
#[test]
fn a_burst_of_lines_is_done_line_by_line() {
    let room = table("en_US.UTF-8", "");
    let mut pty = room.terminal_sized("--table t.referee", SIZE, &[]);
    pty.wait_at_cursor("Killer>");
    pty.press("dead\rdeck\rkill h\rwhere q");
    pty.wait_at_cursor("Inspector> where q");
    pty.press("\u{15}");
    quit(pty);
    assert_eq!(room.status()["score"]["kills"], 1);
}

/// What is typed ahead of a page belongs to nobody: it stands in no line afterwards.
#[test]
fn what_was_typed_ahead_of_a_page_is_gone() {
    let room = table("en_US.UTF-8", "");
    let mut pty = room.terminal_sized("--table t.referee", SIZE, &[]);
    pty.wait_at_cursor("Killer>");
    let from = pty.bytes().len();
    pty.press("secret killer\rmarion");
    pty.wait_since(from, "Space: show");
    pty.press(ESC);
    let screen = pty.wait_at_cursor("Killer>");
    assert!(!screen.contains("marion"), "{screen}");
    quit(pty);
}

#[test]
fn a_number_is_good_until_something_is_done() {
    let room = table("en_US.UTF-8", "");
    let mut pty = room.terminal_sized("--table t.referee", SIZE, &[]);
    pty.wait_at_cursor("Killer>");
    say(&mut pty, "", "Type a number");
    say(&mut pty, "deck", "24");
    say(&mut pty, "1", "kill");
    say(&mut pty, "kill h", "Kills 1/14");
    say(&mut pty, "1", "There’s no list to choose from any more.");
    quit(pty);
}

#[test]
fn yes_takes_what_was_offered() {
    let room = table("en_US.UTF-8", "");
    let mut pty = room.terminal_sized("--table t.referee", SIZE, &[]);
    pty.wait_at_cursor("Killer>");
    say(&mut pty, "kil horatoi", "Did you mean 1)");
    say(&mut pty, "yes", "Kills 1/14");
    quit(pty);
}

/// Rulings are offered by numbers, and the next line is a line like any other.
#[test]
fn a_question_about_rules_swallows_nothing() {
    let room = table("en_US.UTF-8", "");
    let mut pty = room.terminal_sized("--table t.referee", SIZE, &[]);
    pty.wait_at_cursor("Killer>");
    say(&mut pty, "rule undo ban", "Type a number to read one.");
    say(&mut pty, "1", "undo-ban");
    say(&mut pty, "rule undo ban", "Type a number to read one.");
    say(&mut pty, "kill h", "Kills 1/14");
    quit(pty);
}

/// A card is drawn before anybody knows whose: a name behind it is not swallowed.
#[test]
fn exonerate_with_a_name_is_asked_back() {
    let room = table("en_US.UTF-8", "");
    room.act(&["kill h"]);
    room.tell("inspector", "become z");
    room.act(&["shift 1 right"]);
    let mut pty = room.terminal_sized("--table t.referee", SIZE, &[]);
    pty.wait_at_cursor("Inspector>");
    say(&mut pty, "exonerate alyss", "Did you mean 1) “exonerate”?");
    quit(pty);
    assert_eq!(room.status()["seq"], 3);
}

/// At the prompt everybody reads along, whatever the form of the answer.
#[test]
fn data_of_one_seat_are_shown_on_a_page_as_well() {
    let room = table("en_US.UTF-8", "");
    let mut pty = room.terminal_sized("--table t.referee", SIZE, &[]);
    pty.wait_at_cursor("Killer>");
    press(&mut pty, "status --as killer --json\r", "Space: show");
    pty.press(ESC);
    pty.wait_at_cursor("Killer>");
    assert!(!pty.traces().contains("Marion\","), "{}", pty.traces());
    quit(pty);
}

/// Whoever hides a page by Enter and presses it twice, or is nervous at the prompt, opens nobody's.
#[test]
fn a_second_enter_opens_no_page() {
    let room = table("en_US.UTF-8", "");
    let mut pty = room.terminal_sized("--table t.referee", SIZE, &[]);
    pty.wait_at_cursor("Killer>");
    press(&mut pty, "secret all\r", "Space: show");
    press(&mut pty, " ", "You are Marion");
    press(&mut pty, "\r", "Pass the screen to Inspector");
    pty.wait_for("Space: show");
    let from = pty.bytes().len();
    pty.press("\r");
    pty.press("\r");
    pty.press(ESC);
    let shown = pty.wait_since(from, "Killer>");
    assert!(!shown.contains("For Inspector only"), "{shown}");
    quit(pty);
}

/// Opening a card while the game goes on shows everybody who one is: it wants to be said twice.
#[test]
fn a_card_is_opened_early_only_if_it_is_meant() {
    let room = Room::with_table("", "--trust untold --players Ann,Ben --table t.referee");
    let mut pty = room.terminal_sized("--table t.referee", SIZE, &[]);
    pty.wait_at_cursor("Killer>");
    press(&mut pty, "secret killer\r", "Space: show");
    press(&mut pty, " ", "Esc: hide");
    press(&mut pty, "reveal c3\r", "isn’t over, and this shows");
    assert_eq!(room.status()["seq"], 0);
    press(&mut pty, "reveal c3\r", "Noted.");
    assert_eq!(room.status()["seq"], 1);
    pty.press(ESC);
    pty.wait_at_cursor("Killer>");
    quit(pty);
}
