//! The pictures in `docs/screens.md` are what a terminal of 80×24 shows; with `TABLES=write` they are taken anew.
use std::fs;
use std::path::Path;

use super::press;
use crate::support::pty::Pty;
use crate::support::room::Room;

/// What stands on the screen, without the spaces at its edges.
fn seen(pty: &Pty) -> String {
    let screen = pty.screen().screen().contents();
    let rows: Vec<&str> = screen.lines().map(str::trim_end).collect();
    rows.join("\n").trim_matches('\n').to_owned()
}

/// Presses keys, waits until the cursor stands behind `prompt` after `answer`, and looks.
fn shot(pty: &mut Pty, keys: &str, answer: &str, prompt: &str) -> String {
    press(pty, keys, answer);
    pty.wait_at_cursor(prompt);
    seen(pty)
}

/// Opens a table, goes on with it, kills, looks, chooses, asks what there is to say, and ends the game.
fn evening() -> Vec<String> {
    let room = Room::new();
    room.write(
        "deal.yaml",
        "layout: [ABCDE, FGHIJ, KLMNO, PQRST, UVWYZ]\nevidence: [M, A, G, Z, S, O]\n",
    );
    let new = "new killer-inspector --edition en --deal deal.yaml --players Ann,Ben";
    let mut pty = room.terminal(&format!("{new} --option kills=2 --table evening.referee"), &[]);
    let mut shots = Vec::new();
    pty.wait_at_cursor("table");
    shots.push(shot(&mut pty, "\r", "2/", "table"));
    pty.press("q");
    assert!(pty.ends_well());
    let mut pty = room.terminal("--table evening.referee", &[]);
    pty.wait_at_cursor("Killer>");
    shots.push(shot(&mut pty, "\r", "Type a number", "Killer>"));
    shots.push(shot(&mut pty, "kill h\r", "`secret`.", "Inspector>"));
    press(&mut pty, "\r", "Space: show");
    press(&mut pty, " ", "Esc: hide");
    shots.push(seen(&pty));
    press(&mut pty, "simon\r", "Noted.");
    pty.press("\u{1b}");
    pty.wait_at_cursor("Killer>");
    shots.push(shot(&mut pty, "kill g\r", "What next?", "(Enter: 1)>"));
    pty.press("0\r");
    assert!(pty.ends_well());
    shots
}

#[test]
fn the_pictures_of_an_evening_are_what_is_seen() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/screens.md");
    let page = fs::read_to_string(&path).expect("the page");
    let shots = evening();
    let mut parts = page.split("```text\n");
    let mut taken = parts.next().expect("a beginning").to_owned();
    let mut pictures = Vec::new();
    for (part, shot) in parts.zip(&shots) {
        let (picture, rest) = part.split_once("\n```").expect("the end of a picture");
        pictures.push(picture.to_owned());
        taken.extend(["```text\n", shot.as_str(), "\n```", rest]);
    }
    if std::env::var_os("TABLES").is_some_and(|it| it == "write") {
        fs::write(&path, taken).expect("the page is written");
        return;
    }
    assert_eq!(pictures.len(), shots.len(), "a picture for each screen");
    for (picture, shot) in pictures.iter().zip(&shots) {
        assert_eq!(picture, shot, "it looks like this now:\n{shot}");
    }
}
