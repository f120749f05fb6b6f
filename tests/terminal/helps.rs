//! Help at a table fits a small screen, whoever is to act.
use crate::support::pty::Pty;
use crate::support::room::Room;

/// Turns after which help is asked for, at most.
const TURNS: usize = 7;

/// The row in which the last `help` was typed is still there.
#[track_caller]
fn is_whole(pty: &Pty, what: &str) {
    let screen = pty.wait_until("the next prompt", |_, screen| {
        let row = usize::from(screen.cursor_position().0);
        screen.rows(0, 80).nth(row).is_some_and(|row| row.trim_end().ends_with('>')) && row > 2
    });
    assert!(screen.contains("> help\n"), "the help of {what} is too long:\n{screen}");
}

#[test]
fn help_fits_a_small_screen_in_every_mode_and_language() {
    for (lang, evening) in [("en", "people, film"), ("uk", "люди, фільм"), ("ru", "люди, фильм")]
    {
        for (mode, players) in [
            ("killer-inspector", 2),
            ("hitman-sleuth", 2),
            ("spy-tag", 5),
            ("thief-chief", 2),
            ("fbi-mafia", 8),
            ("heist", 7),
            ("mr-jack", 2),
        ] {
            let room = Room::new();
            room.ok(&format!(
                "new {mode} --players {players} --practice --seed 1 --lang {lang} --table t.referee"
            ));
            let mut pty = room.terminal("--table t.referee", &[]);
            pty.wait_at_cursor(">");
            for turn in 0..TURNS {
                let from = pty.bytes().len();
                pty.press("help\r");
                // The list of what may be said at any time, and the next prompt.
                pty.wait_since(from, "[?2004h");
                let what = format!("{mode} in {lang}, turn {turn}");
                is_whole(&pty, &what);
                // What only the evening needs is named as well.
                let screen = pty.screen().screen().contents().replace('\n', " ");
                assert!(screen.contains(evening), "{what}: {screen}");
                let legal = room.ok("legal");
                let lines: Vec<&str> = legal.lines().collect();
                // Another line each turn, so that everybody's comes up.
                let Some(line) = lines.get(turn % lines.len().max(1)) else { break };
                let from = pty.bytes().len();
                pty.press(&format!("{line}\r"));
                pty.wait_since(from, "[?2004h");
            }
            pty.press("\u{4}");
            assert!(pty.ends_well());
        }
    }
}
