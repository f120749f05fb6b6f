//! A real terminal, seen through every byte that is written to it.
mod budgets;
mod deck;
mod ends;
mod entry;
mod helps;
mod kinds;
mod looks;
mod page;
#[cfg(feature = "phone")]
mod phones;
mod pins;
mod private_answers;
mod prompt;
mod putting_right;
mod round;
mod screens;
mod secret;
mod signals;
mod small;
mod start;
mod table_loop;
mod walk;

use crate::support::pty::Pty;
use crate::support::room::Room;

const CTRL_C: &str = "\u{3}";
const ESC: &str = "\u{1b}";
const UP: &str = "\u{1b}[A";
const DOWN: &str = "\u{1b}[B";

/// A table in a room of this language: the Killer is Marion in c3 (if he is told, he has still to draw),
/// the Inspector will be dealt Alyss a1, Geneva b2, Zachary e5 and Simon d4, and Ophelia e3 comes next.
fn table(lang: &'static str, options: &str) -> Room {
    let room = Room::speaking(lang);
    room.write(
        "deal.yaml",
        "layout: [ABCDE, FGHIJ, KLMNO, PQRST, UVWYZ]\nevidence: [M, A, G, Z, S, O]\n",
    );
    room.ok(&format!(
        "new killer-inspector --edition en --deal deal.yaml --table t.referee {options}"
    ));
    room
}

/// Types a line in the loop, and waits for what it must bring about and for the next prompt.
#[track_caller]
fn say(pty: &mut Pty, line: &str, answer: &str) -> String {
    let from = pty.bytes().len();
    pty.press(&format!("{line}\r"));
    pty.wait_since(from, answer);
    pty.wait_at_cursor(">")
}

/// Presses a key on a page, and waits for what is written then.
#[track_caller]
fn press(pty: &mut Pty, key: &str, answer: &str) -> String {
    let from = pty.bytes().len();
    pty.press(key);
    pty.wait_since(from, answer)
}

/// Leaves the loop.
#[track_caller]
fn quit(mut pty: Pty) {
    pty.press("quit\r");
    assert!(pty.ends_well());
}

/// Nothing of `secrets` has been written after the first `from` bytes, and nothing of it can be found on
/// the terminal.
#[track_caller]
fn gone(pty: &Pty, from: usize, secrets: &[&str]) {
    let written = String::from_utf8_lossy(&pty.bytes()[from..]).into_owned();
    let found = pty.traces();
    for secret in secrets {
        assert!(!written.contains(secret), "`{secret}` was written: {written:?}");
        assert!(!found.contains(secret), "`{secret}` is still there:\n{found}");
    }
    let screen = pty.screen();
    assert!(!screen.screen().alternate_screen() && !screen.screen().hide_cursor());
}

/// What a phone reads on the screen; nothing if there is no code.
fn scanned(pty: &Pty) -> Option<String> {
    scanned_on(pty.screen().screen())
}

/// The same of a screen.
pub fn scanned_on(screen: &vt100::Screen) -> Option<String> {
    const SCALE: usize = 3;
    let (rows, columns) = screen.size();
    let dark = |x: usize, y: usize| {
        let cell = screen.cell((y / SCALE / 2) as u16, (x / SCALE) as u16).expect("on the screen");
        let colour = if (y / SCALE).is_multiple_of(2) { cell.fgcolor() } else { cell.bgcolor() };
        cell.contents() == "▀" && colour == vt100::Color::Idx(232)
    };
    let (width, height) = (usize::from(columns.get()) * SCALE, usize::from(rows.get()) * 2 * SCALE);
    let pixels: Vec<u8> =
        (0..width * height).map(|at| if dark(at % width, at / width) { 0 } else { 255 }).collect();
    let code = quircs::Quirc::default().identify(width, height, &pixels).next()?.ok()?;
    let text = String::from_utf8(code.decode().ok()?.payload).ok()?;
    Some(text.trim_end().to_owned())
}
