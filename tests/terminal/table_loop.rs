//! The loop on a terminal: a line, a menu, a question before undoing, completion, history.
use rustix::process::Signal;

use super::{CTRL_C, ESC, UP, press, quit, say, table};
use crate::support::room::Room;

const SIZE: (u16, u16) = (45, 100);
const NUMBERS: &str = "Type a number, or what you want to say.";

/// The number under which somebody stands in the list on the screen.
fn number_of(list: &str, name: &str) -> String {
    let said = |number: &usize| list.contains(&format!(" {number}) {name}"));
    (1..100).find(said).unwrap_or_else(|| panic!("{name} has no number: {list}")).to_string()
}

#[test]
fn a_game_is_played_with_lines_menus_and_tab() {
    let room = table("en_US.UTF-8", "--players Ann,Bob");
    let mut pty = room.terminal_sized("--table t.referee", SIZE, &[]);
    let board = pty.wait_at_cursor("Killer>");
    assert!(board.contains("│  Marion    │") && board.contains("Kills 0/14"), "{board}");
    pty.press("kill Hor\t");
    pty.wait_at_cursor("Killer> kill Horatio");
    let board = say(&mut pty, "", "Kills 1/14");
    assert!(board.contains("│✗ Horatio  ◄│"), "{board}");
    room.ok("status");
    quit(pty);

    // The lid was closed; the bare command goes on.
    room.tell("inspector", "become z");
    let mut pty = room.terminal_sized("", SIZE, &[]);
    pty.wait_for("1) Carry on: Killer vs. Inspector · Ann, Bob · Ann’s turn");
    press(&mut pty, "\r", "Kills 1/14");
    pty.wait_at_cursor("Killer>");
    // Enter lists what may be said; whatever is typed then is a line like any other.
    let list = press(&mut pty, "\r", NUMBERS);
    assert!(!list.contains(") Horatio"), "he is dead: {list}");
    assert!(list.contains("│✗ Horatio "), "the board stays on the screen: {list}");
    pty.wait_at_cursor("Killer>");
    pty.press("kill quinton");
    pty.wait_at_cursor("Killer> kill quinton");
    pty.press("\u{15}");
    let number = number_of(&list, "Geneva");
    say(&mut pty, &number, "Kills 2/14");
    pty.wait_at_cursor("Inspector>");
    // A number says nothing once the list is out of date, and Enter, Esc and Ctrl-C never do.
    say(&mut pty, &number, "There’s no list to choose from any more.");
    for nothing in ["\r", CTRL_C, "\r"] {
        let from = pty.bytes().len();
        pty.press(nothing);
        // The next line is open for an answer: bracketed paste is on.
        pty.wait_since(from, "[?2004h");
        pty.wait_at_cursor("Inspector>");
    }
    // A letter after Esc is a letter: `status`, and not `tatus`.
    pty.press(&format!("{ESC}status"));
    pty.wait_at_cursor("Inspector> status");
    pty.press("\u{15}kill q");
    pty.wait_at_cursor("Inspector> kill q");
    pty.press(&format!("{ESC}c"));
    pty.wait_at_cursor("Inspector> kill qc");
    pty.press("\u{15}");
    quit(pty);
    assert_eq!(room.status()["score"]["kills"], 2);
    assert_eq!(room.status()["seq"], 3);
}

/// The loop holds the file for a line only: other windows look and say as well, and it tells what they said.
#[test]
fn another_window_can_say_a_line_at_any_time() {
    let room = table("en_US.UTF-8", "--players Ann,Bob");
    let mut pty = room.terminal_sized("--table t.referee", SIZE, &[]);
    pty.wait_at_cursor("Killer>");
    room.act(&["kill h"]);
    press(&mut pty, "kill g\r", "in another window meanwhile.");
    pty.wait_for("Killer (Ann) kills Horatio (c2).");
    // What one player meant for the board of before is not done, nor offered to the next one, but not lost either.
    pty.wait_at_cursor("Inspector>");
    press(&mut pty, "\u{1b}[A", "> kill g");
    assert_eq!(room.status()["seq"], 1);
    pty.press("\u{15}");
    room.tell("inspector", "become z");
    // Who leaves need not hear it.
    quit(pty);
    assert_eq!(room.status()["seq"], 2);
}

/// What is for nobody's ears is wiped, and never offered again, even if the line comes too late.
#[test]
fn a_private_line_typed_aloud_is_wiped_whatever_was_said_in_another_window() {
    let room = table("en_US.UTF-8", "");
    let mut pty = room.terminal_sized("--table t.referee", SIZE, &[]);
    pty.wait_at_cursor("Killer>");
    room.act(&["kill h"]);
    press(&mut pty, "become simon\r", "This is secret");
    pty.wait_at_cursor("Killer>");
    assert!(!pty.traces().contains("become simon"), "{}", pty.traces());
    // What the other window said is told with the next line; a question is answered all the same.
    press(&mut pty, "where quinton\r", "Killer kills Horatio (c2).");
    pty.wait_for("b4");
    pty.wait_at_cursor("Inspector>");
    quit(pty);
    assert_eq!(room.status()["seq"], 1);
}

#[test]
fn undo_asks_where_somebody_has_learned_something() {
    let room = table("en_US.UTF-8", "");
    room.act(&["kill h"]);
    room.tell("inspector", "become z");
    let mut pty = room.terminal_sized("--table t.referee", SIZE, &[]);
    pty.wait_at_cursor("Killer>");
    say(&mut pty, "s1>", "Killer shifts row 1 right.");
    say(&mut pty, "u", "1 line was taken back.");
    say(&mut pty, "redo", "1 line was put back.");
    say(&mut pty, "accuse y", "No: Killer isn’t Yvonne");
    for leaving in ["0\r", ESC, CTRL_C] {
        press(&mut pty, "undo\r", "4. Inspector: accuse Yvonne");
        pty.wait_for("0) no");
        press(&mut pty, "\r", "Just Enter does nothing here");
        pty.wait_at_cursor("Number or word>");
        press(&mut pty, leaving, "Nothing was taken back.");
        pty.wait_at_cursor("Killer>");
        assert_eq!(room.status()["seq"], 4, "{leaving:?}");
    }
    press(&mut pty, "undo\r", "0) no");
    press(&mut pty, "1\r", "It had already given something away.");
    pty.wait_at_cursor("Inspector>");
    pty.press("quit\r");
    pty.wait_for("Type referee to pick up where you left off.");
    assert!(pty.ends_well());
    assert_eq!(room.status()["seq"], 3);
}

/// Once a menu of arrows lay in wait here: `k` moved, Enter took what it stood on.
#[test]
fn a_line_typed_at_a_question_answers_nothing() {
    let room = table("en_US.UTF-8", "");
    let mut pty = room.terminal_sized("--table t.referee", SIZE, &[]);
    pty.wait_at_cursor("Killer>");
    press(&mut pty, "concede\r", "0) no");
    press(&mut pty, "kill quinton\r", "“kill quinton” isn’t one of these.");
    press(&mut pty, "0\r", "Killer>");
    quit(pty);
    assert_eq!(room.status()["seq"], 0);
}

/// The shell asks as the loop does before somebody gives the game up.
#[test]
fn nobody_gives_up_by_a_slip_in_the_shell_either() {
    let room = table("en_US.UTF-8", "");
    for (answer, lines) in [("0\r", 0), ("1\r", 1)] {
        let mut pty = room.terminal_sized("--table t.referee concede", SIZE, &[]);
        pty.wait_for("Number or word>");
        pty.press(answer);
        if lines > 0 {
            // Who was who stands there as at the prompt.
            pty.wait_for("Killer: was Marion (c3)");
        }
        assert!(pty.ends_well());
        assert_eq!(room.status()["seq"], lines);
    }
    // What can't be said any more is refused without a question.
    let mut pty = room.terminal_sized("--table t.referee concede", SIZE, &[]);
    pty.wait_for("The game is over. To reopen it, type `undo`.");
    assert!(!pty.ends_well());
}

/// A page that waits for its owner in one window keeps nobody from playing in another.
#[test]
fn a_page_that_waits_keeps_nobody_from_playing() {
    let room = table("en_US.UTF-8", "");
    let mut pty = room.terminal_sized("--table t.referee status --as killer", SIZE, &[]);
    pty.wait_for("Space: show");
    room.act(&["kill b2"]);
    press(&mut pty, " ", "Killer: Marion");
    room.tell("inspector", "become alyss");
    pty.press(super::ESC);
    assert!(pty.ends_well());
}

/// Ctrl-C plays nothing and lists nothing: it says how to stop.
#[test]
fn ctrl_c_at_the_prompt_says_how_to_stop() {
    let room = table("en_US.UTF-8", "");
    let mut pty = room.terminal_sized("--table t.referee", SIZE, &[]);
    pty.wait_at_cursor("Killer>");
    press(&mut pty, &format!("kill b2{CTRL_C}"), "To stop, type quit (or Ctrl-D).");
    let screen = pty.wait_at_cursor("Killer>");
    assert!(!screen.contains("Type a number"), "{screen}");
    quit(pty);
    assert_eq!(room.status()["seq"], 0);
}

/// Where a card of the hand is wanted, Enter opens its owner's page, and a number plays it.
#[test]
fn a_card_of_the_hand_is_played_by_its_number() {
    let room = table("en_US.UTF-8", "");
    room.act(&["kill b2"]);
    room.tell("inspector", "become alyss");
    room.act(&["shift 1 left", "exonerate"]);
    let mut pty = room.terminal_sized("--table t.referee", SIZE, &[]);
    pty.wait_at_cursor("Inspector>");
    press(&mut pty, "\r", "Space: show");
    let page = press(&mut pty, " ", "Esc: hide");
    assert!(page.contains("1) ") && !page.contains("You may play"), "{page}");
    // What everybody hears is read here as well, and stands under the board.
    let page = press(&mut pty, "2\r", "is exonerated.");
    assert!(page.contains("Your hand: "), "{page}");
    press(&mut pty, super::ESC, "is exonerated.");
    let screen = pty.wait_at_cursor("Killer>");
    assert!(screen.contains("is exonerated."), "{screen}");
    quit(pty);
}

/// While a line is worked on nothing is echoed: what is typed ahead stands in the next line, once.
#[test]
fn what_is_typed_ahead_is_seen_once() {
    let room = table("en_US.UTF-8", "");
    let mut pty = room.terminal_sized("--table t.referee", SIZE, &[]);
    pty.wait_at_cursor("Killer>");
    for ahead in ["around a1", "around e5", "around c3"] {
        assert!(!pty.echoes_until("flip\r", "[?2004h"), "it echoed while the board was drawn");
        pty.wait_at_cursor("Killer>");
        let from = pty.bytes().len();
        pty.press("deck\r");
        pty.wait_since(from, "[?2004l");
        pty.press(ahead);
        pty.wait_at_cursor(&format!("Killer> {ahead}"));
        let written = String::from_utf8_lossy(&pty.bytes()[from..]).into_owned();
        let shown = pty.screen().screen().contents();
        assert_eq!(shown.matches(ahead).count(), 1, "{shown}\n{written:?}");
        pty.press("\u{15}");
        pty.wait_at_cursor("Killer>");
    }
    quit(pty);
}

/// Ctrl-C while a line is worked on, not at a prompt: the line is there or not, and the terminal is as it was.
#[test]
fn ctrl_c_at_work_loses_nothing_that_was_said() {
    for wait in [0, 300, 1000, 3000] {
        let room = table("en_US.UTF-8", "");
        let mut pty = room.terminal_sized("--table t.referee", SIZE, &[]);
        pty.wait_at_cursor("Killer>");
        press(&mut pty, "kill b2\r", "[?2004l");
        std::thread::sleep(std::time::Duration::from_micros(wait));
        pty.press(CTRL_C);
        // It has ended the program, or was read at the next prompt.
        pty.signal(Signal::TERM);
        assert!(pty.ended_by().is_some());
        pty.wait_for_usual_mode();
        let seq = room.status()["seq"].as_u64().expect("a number");
        let told = pty.traces().contains("kills Geneva");
        assert!(seq == 1 || (seq == 0 && !told), "{wait}: {seq}, told: {told}");
    }
}

#[test]
fn help_flip_questions_and_misspellings() {
    let room = table("en_US.UTF-8", "");
    let mut pty = room.terminal_sized("--table t.referee", SIZE, &[]);
    pty.wait_at_cursor("Killer>");
    let help = say(&mut pty, "help", "At any time: undo (u)");
    assert!(help.contains("Now: kill (k)") && help.contains("Questions: near, around"), "{help}");
    let board = say(&mut pty, "flip", "  e            d            c            b            a");
    assert!(board.contains("5 │  Zachary   │  Yvonne"), "{board}");
    say(&mut pty, "around a1", "Barrin (b1), Franklin (a2), Geneva (b2)");
    say(&mut pty, "killer near b2", "The answer depends on a hidden card");
    say(&mut pty, "kilk b2", "Did you mean 1) “kill Geneva”?");
    say(&mut pty, "л и2", "Killer kills Geneva (b2).");
    say(&mut pty, "log", "1  Killer kills Geneva (b2).");
    // The end of input leaves the loop as well.
    pty.press("\u{4}");
    assert!(pty.ends_well());
}

/// It asks what really follows: whether the others go on depends on the mode and on who gives up.
#[test]
fn who_concedes_is_told_what_that_means() {
    for (mode, question) in [
        ("killer-inspector", "Killer concedes, and the game is over. Sure?"),
        ("spy-tag 3", "Spy 1 concedes and is out of the game. Sure?"),
        ("fbi-mafia 6", "Killer concedes, and the whole team loses. Sure?"),
    ] {
        let room = Room::new();
        let (mode, players) = mode.split_once(' ').unwrap_or((mode, "2"));
        room.ok(&format!("new {mode} --players {players} --seed 5 --practice --table t.referee"));
        let mut pty = room.terminal_sized("--table t.referee act concede", SIZE, &[]);
        pty.wait_for(question);
        pty.press("0\r");
        assert!(pty.ended_by().is_none());
        assert_eq!(room.status()["seq"], 0, "{mode}");
    }
}

#[test]
fn completion_and_history_bring_back_words_and_lines() {
    let room = table("en_US.UTF-8", "");
    let mut pty = room.terminal_sized("--table t.referee", SIZE, &[]);
    pty.wait_at_cursor("Killer>");
    pty.press("disg\t");
    pty.wait_at_cursor("Killer> disguise");
    pty.press("\u{15}ask around Zac\t");
    pty.wait_at_cursor("Killer> ask around Zachary");
    say(&mut pty, "", "Simon (d4), Trevor (e4), Yvonne (d5)");
    pty.press(UP);
    pty.wait_at_cursor("Killer> ask around Zachary");
    pty.press("\u{15}");
    quit(pty);
    assert_eq!(room.status()["seq"], 0);
}

/// Whoever wants a line put right is led there: which one, and how it should have been; the board of now is not played on.
#[test]
fn a_line_is_put_right_by_pointing() {
    let room = table("en_US.UTF-8", "");
    room.act(&["kill h"]);
    let mut pty = room.terminal_sized("--table t.referee", (24, 80), &[]);
    pty.wait_at_cursor("Inspector>");
    pty.press("correct\r");
    pty.wait_at_cursor("name, score (0: back)>");
    press(&mut pty, "9\r", "only");
    pty.wait_at_cursor("name, score (0: back)>");
    pty.press("1\r");
    pty.wait_at_cursor("What should line 1 have been? (0: back)>");
    press(&mut pty, "kill zebra\r", "zebra");
    // What is for nobody's ears is wiped here as well.
    press(&mut pty, "become zachary\r", "This is secret");
    pty.wait_until("the line is gone", |_, screen| !screen.contents().contains("zach"));
    pty.wait_at_cursor("What should line 1 have been? (0: back)>");
    pty.press("0\r");
    pty.wait_at_cursor("Inspector>");
    pty.press("correct 1\r");
    pty.wait_at_cursor("What should line 1 have been? (0: back)>");
    press(&mut pty, "kill geneva\r", "What does the table decide?");
    press(&mut pty, "2\r", "Turn Geneva (b2) to the dead side.");
    pty.wait_at_cursor("Inspector>");
    quit(pty);
    assert_eq!(room.status()["seq"], 1);
}

/// Whoever thinks about a mistake keeps nobody from speaking, neither at the one question nor at the other.
#[test]
fn another_window_can_speak_while_a_mistake_is_thought_over() {
    let room = table("en_US.UTF-8", "");
    room.act(&["kill h"]);
    for (line, prompt) in [
        ("correct", "name, score (0: back)>"),
        ("correct 1", "What should line 1 have been? (0: back)>"),
    ] {
        let mut pty = room.terminal_sized("--table t.referee", SIZE, &[]);
        pty.wait_at_cursor(">");
        pty.press(&format!("{line}\r"));
        pty.wait_at_cursor(prompt);
        if line == "correct" {
            room.tell("inspector", "become z");
        } else {
            room.act(&["shift 1 left"]);
        }
        press(&mut pty, "0\r", "> ");
        quit(pty);
    }
    assert_eq!(room.status()["seq"], 3);
}

/// A question about the table holds its file no longer than a line does; what was answered for another board is not done.
#[test]
fn another_window_can_speak_while_somebody_is_asked() {
    let room = table("en_US.UTF-8", "");
    room.act(&["kill h"]);
    room.tell("inspector", "become z");
    room.act(&["shift 1 right", "accuse y"]);
    for (line, said) in [("undo", "shift 2 left"), ("concede", "shift 3 left")] {
        let seq = room.status()["seq"].as_u64();
        let mut pty = room.terminal_sized("--table t.referee", SIZE, &[]);
        pty.wait_at_cursor(">");
        press(&mut pty, &format!("{line}\r"), "0) no");
        pty.wait_at_cursor(">");
        room.act(&[said]);
        press(&mut pty, "1\r", "Not done: somebody said something in another window meanwhile.");
        pty.wait_at_cursor(">");
        assert_eq!(room.status()["seq"].as_u64(), seq.map(|seq| seq + 1), "{line}");
        quit(pty);
    }
}

/// 0 leads from a list to the one it came from; an offer is worth nothing once something else was typed.
#[test]
fn lists_lead_back_and_offers_pass() {
    let room = Room::speaking("en_US.UTF-8");
    room.ok("new mr-jack --players Ann,Ben --seed 7 --table j.referee --brief");
    let mut pty = room.terminal_sized("--table j.referee", (40, 100), &[]);
    pty.wait_at_cursor("Detective>");
    let list = press(&mut pty, "\r", NUMBERS);
    assert!(list.contains("1)"), "{list}");
    pty.wait_at_cursor("Detective>");
    // Which cards are turned up is drawn anew each time: any number that stands for several lines will do.
    let several = list.split_whitespace().collect::<Vec<_>>();
    let several = several.windows(2).find(|pair| pair[1].ends_with('…')).expect("one is folded");
    press(&mut pty, &format!("{}\r", several[0].trim_end_matches(')')), "0: back.");
    pty.wait_at_cursor("Detective>");
    press(&mut pty, "0\r", NUMBERS);
    pty.wait_at_cursor("Detective>");
    let offered = press(&mut pty, "does everybody win on a tie?\r", "“rule");
    let (before, _) = offered.split_once(") “rule").expect("its number");
    let number = before.split_whitespace().next_back().expect("a number").to_owned();
    pty.wait_at_cursor("Detective>");
    press(&mut pty, "status\r", "Round 1");
    pty.wait_at_cursor("Detective>");
    // Its number is good until something is done.
    press(&mut pty, &format!("{number}\r"), "Type a number to read one.");
    quit(pty);
}

/// `rob ne` begins like the question whether somebody called Rob stands near; it is played all the same.
#[test]
fn what_can_be_done_is_no_question() {
    for corner in ["nw", "ne", "northeast", "the ne vault"] {
        let room = Room::speaking("en_US.UTF-8");
        room.ok("new heist --players 5 --layout cells --seed 1 --trust untold --table t.referee");
        room.act(&["deploy #b4 #c4 #e4 #f4", "chosen"]);
        let told = room.run_with("--table t.referee", &format!("rob {corner}\n")).out;
        assert!(told.contains("robs the north-"), "{told}");
    }
}
