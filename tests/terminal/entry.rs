//! What is told on the private page is seen by nobody, neither while it is typed nor later.
use std::time::{Duration, Instant};

use super::{DOWN, ESC, UP, gone, press, quit, say, table};
use crate::support::pty::Pty;
use crate::support::room::Room;

/// The page of the Killer, open in a terminal of its own.
fn opened(room: &Room, seconds: u64) -> Pty {
    let mut pty = room.terminal(&format!("secret killer --seconds {seconds}"), &[]);
    pty.wait_for("Space: show");
    press(&mut pty, " ", "Esc: hide");
    pty
}

/// Types a line on the page.
fn enter(pty: &mut Pty, line: &str, answer: &str) -> String {
    press(pty, &format!("{line}\r"), answer)
}

#[test]
fn a_card_is_told_on_the_page_and_nowhere_else() {
    let room = table("en_US.UTF-8", "--trust told");
    let mut pty = opened(&room, 600);
    let before = pty.bytes().len();
    enter(&mut pty, "drew xyzzy\u{15}mari\u{7f}ion", "You are Marion (c3).");
    let typed = String::from_utf8_lossy(&pty.bytes()[before..]).into_owned();
    assert!(typed.contains("> mari"), "its owner sees what he types: {typed:?}");
    pty.wait_for("Esc: hide");
    let shown = pty.bytes().len();
    pty.press(ESC);
    assert!(pty.ends_well());
    gone(&pty, shown, &["Marion", "marion", "c3", "▀"]);
    let told = pty.traces();
    assert!(told.contains("Killer has drawn a card."), "{told}");
    assert!(room.ok("status --as killer").contains("Killer: Marion (c3)"));
}

/// A card that was named wrongly is put right on the page on which it was told.
#[test]
fn a_card_told_wrongly_is_put_right_on_the_page() {
    let room = table("en_US.UTF-8", "--trust told");
    room.tell("killer", "drew marion");
    let mut pty = opened(&room, 600);
    enter(&mut pty, "correct marion irma", "You are Irma");
    pty.press(ESC);
    assert!(pty.ends_well());
}

/// Where something is to be chosen, the page waits three times as long.
#[test]
fn an_unfinished_line_is_forgotten() {
    let room = table("en_US.UTF-8", "--trust told");
    let mut pty = opened(&room, 1);
    let from = Instant::now();
    pty.press("drew marion");
    pty.wait_for("go on");
    assert!(from.elapsed() >= Duration::from_secs(3));
    let shown = pty.bytes().len();
    pty.press("\r");
    assert!(pty.ends_well());
    gone(&pty, shown, &["marion", "Marion"]);
    assert_eq!(room.status()["decision"]["kind"], "drew", "nothing was told");
}

/// Why a told line is refused is read on the page and nowhere else; what is not understood is recorded nowhere.
#[test]
fn the_page_says_why_a_private_line_was_refused() {
    let room = table("en_US.UTF-8", "--trust told");
    let mut pty = opened(&room, 600);
    let page = enter(&mut pty, "marion simon", "Name 1 card; you named 2.");
    assert!(page.contains("Refused: "), "{page}");
    let page = enter(&mut pty, "mairon", "Marion");
    assert!(page.contains("mairon"), "did you mean: {page}");
    pty.wait_for("Esc: hide");
    let shown = pty.bytes().len();
    pty.press(ESC);
    assert!(pty.ends_well());
    gone(&pty, shown, &["Refused", "not how many", "mairon", "#c3"]);
    let log = room.ok("log");
    assert_eq!(log.matches("Killer typed a private line that wasn’t accepted.").count(), 1);
}

/// A public line refused because of a hidden card: one sentence for all, the reason on the page; and the
/// history of the loop knows neither that line nor what was told.
#[test]
fn the_loop_keeps_a_refusal_and_a_private_line_to_their_owner() {
    let room = table("en_US.UTF-8", "");
    let mut pty = room.terminal_sized("--table t.referee", (50, 100), &[]);
    pty.wait_at_cursor("Killer>");
    say(&mut pty, "k e5", "Not allowed. Only Killer may see why: `secret killer`.");
    press(&mut pty, "secret\r", "Space: show");
    let page = press(&mut pty, " ", "Esc: hide");
    let page = page.replace('\n', " ");
    assert!(page.contains("Refused: kill Zachary — Out of reach: Zachary (e5)."), "{page}");
    let shown = pty.bytes().len();
    pty.press("\r");
    pty.wait_at_cursor("Killer>");
    gone(&pty, shown, &["Out of reach", "You are Marion", "You may", "▀"]);

    say(&mut pty, "k h", "kills Horatio");
    press(&mut pty, "secret\r", "Space: show");
    press(&mut pty, " ", "Esc: hide");
    enter(&mut pty, "become zach", "You are Zachary (e5).");
    pty.wait_for("Esc: hide");
    let shown = pty.bytes().len();
    pty.press(ESC);
    pty.wait_at_cursor("Killer>");
    say(&mut pty, "status", "Looked at secrets: Killer, once");
    gone(&pty, shown, &["You are", "Zachary (e5)", "▀"]);
    // Back through the whole history, forth and back again.
    for (key, line) in [
        (UP, "status"),
        (UP, "secret"),
        (UP, "k h"),
        (UP, "secret"),
        (DOWN, "k h"),
        (DOWN, "secret"),
        (DOWN, "status"),
    ] {
        pty.press(key);
        pty.wait_at_cursor(&format!("Killer> {line}"));
    }
    assert!(!pty.traces().contains("zach"), "what was told stands nowhere");
    pty.press("\u{15}");
    quit(pty);
}

/// Somebody types a private line where everybody sees it: it is not taken, and Up does not bring it back.
#[test]
fn a_private_line_said_aloud_is_not_remembered() {
    let room = table("en_US.UTF-8", "");
    room.act(&["kill h"]);
    let mut pty = room.terminal_sized("--table t.referee", (40, 100), &[]);
    pty.wait_at_cursor("Inspector>");
    say(&mut pty, "deck", "20 cards");
    for line in ["become zach", "reveal zach", "drew zach"] {
        let shown = say(&mut pty, line, "never type it in the open");
        assert!(!shown.contains("zach"), "{shown}");
        let from = pty.bytes().len();
        pty.press(UP);
        pty.wait_at_cursor("Inspector> deck");
        assert!(!String::from_utf8_lossy(&pty.bytes()[from..]).contains("zach"));
        pty.press("\u{15}");
        pty.wait_at_cursor("Inspector>");
    }
    quit(pty);
    assert_eq!(room.status()["decision"]["kind"], "become");
}

/// However it goes on, and however many rows it took.
#[test]
fn a_private_line_said_aloud_is_wiped_from_the_screen() {
    let room = table("en_US.UTF-8", "");
    room.act(&["kill h"]);
    for (size, variables) in
        [((40, 100), &[][..]), ((24, 44), &[]), ((24, 80), &[("ACCESSIBLE", "1")])]
    {
        let mut pty = room.terminal_sized("--table t.referee", size, variables);
        pty.wait_at_cursor("Inspector>");
        for line in [
            "become zachary",
            "become zachery",
            "drew zachary zachary zachary \
            zachary zachary zachary zachary",
            "reveal zachary@3",
        ] {
            // What is typed before the prompt stands is shown by the terminal itself.
            pty.wait_at_cursor("Inspector>");
            let from = pty.bytes().len();
            pty.press(&format!("{line}\r"));
            pty.wait_since(from, "This is secret");
            pty.wait_until("the line is gone", |_, screen| !screen.contents().contains("zach"));
            assert!(!pty.traces().contains("become zach"));
            assert!(pty.traces().contains("Inspector"), "the board above is left alone");
        }
        pty.wait_at_cursor("Inspector>");
        quit(pty);
    }
}

/// Of a paste with a private line nothing is played, and nothing stays on the screen, however long it was.
#[test]
fn a_paste_with_a_private_line_is_refused_and_wiped_whole() {
    let room = table("en_US.UTF-8", "");
    let mut pty = room.terminal_sized("--table t.referee", (24, 80), &[]);
    for more in [0, 40] {
        pty.wait_at_cursor("Killer>");
        let from = pty.bytes().len();
        let status = "\nstatus".repeat(more);
        pty.press(&format!("\u{1b}[200~kill h{status}\nbecome zachary\u{1b}[201~\r"));
        pty.wait_since(from, "so none of them was played");
        pty.wait_until("the lines are gone", |_, screen| !screen.contents().contains("zach"));
        assert!(!pty.traces().contains("become zach"));
    }
    pty.wait_at_cursor("Killer>");
    quit(pty);
    assert_eq!(room.status()["seq"], 0);
}

/// Where the terminal itself shows what is typed ahead, nobody knows where it stands: everything is wiped.
#[test]
fn a_private_line_typed_ahead_for_a_screen_reader_is_wiped() {
    let room = table("en_US.UTF-8", "");
    let mut pty = room.terminal_sized("--table t.referee", (24, 80), &[("ACCESSIBLE", "1")]);
    pty.wait_at_cursor("Killer>");
    let from = pty.bytes().len();
    pty.press("kill h\rbecome zachary\r");
    pty.wait_since(from, "This is secret");
    pty.wait_until("the line is gone", |_, screen| !screen.contents().contains("zach"));
    pty.wait_at_cursor("Inspector>");
    assert!(!pty.traces().contains("become zach"));
    quit(pty);
    assert_eq!(room.status()["decision"]["kind"], "become");
}

/// Nobody knows where the shell began to write a command; what was said in it is gone all the same.
#[test]
fn a_private_line_in_a_command_is_wiped_as_well() {
    let room = table("en_US.UTF-8", "");
    room.act(&["kill h"]);
    let program = env!("CARGO_BIN_EXE_referee");
    room.write(
        "typed.sh",
        format!(
            "echo '{}$ referee act become zachary'\n{program} act become zachary\n",
            "~".repeat(60)
        ),
    );
    let mut command = portable_pty::CommandBuilder::new("/bin/sh");
    command.arg("typed.sh");
    command.cwd(room.folder());
    command.env_clear();
    command.env("HOME", room.folder());
    command.env("LANG", "en_US.UTF-8");
    let mut pty = Pty::sized(command, (24, 80));
    assert!(!pty.ends_well());
    let found = pty.traces();
    assert!(!found.contains("zachary") && found.contains("your shell’s history"), "{found}");
}
