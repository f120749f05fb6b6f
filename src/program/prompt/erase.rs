//! A secret that was typed where everybody sees it is taken from the screen again, as far as that goes.
use std::env;
use std::io::{self, IsTerminal as _, Write as _};

use noir_referee::screen::width;

use crate::app::App;

/// Erases what was typed last: these lines, which began at the left and were ended with Enter.
pub fn erase(app: &App, lines: &str) {
    erase_rows(app, lines.split('\n').map(|line| width(line) / app.columns + 1).sum());
}

/// Erases the command that has started the program. Nobody knows where the shell began to write it;
/// so many rows reach beyond what was said in it.
pub fn erase_command(app: &App) {
    // Options may follow the secret, and quotes are not counted here.
    let said = env::args_os().skip(1).map(|arg| width(&arg.to_string_lossy()) + 3);
    erase_rows(app, said.sum::<usize>() / app.columns + 2);
}

/// Erases everything, also what has left the screen upwards.
pub fn erase_all(app: &App) {
    wipe(app, "\x1b[3J\x1b[2J\x1b[H");
}

fn erase_rows(app: &App, rows: usize) {
    let seen = usize::from(console::Term::stdout().size().0).saturating_sub(1);
    if rows > seen {
        return erase_all(app);
    }
    wipe(app, &format!("\r{}", "\x1b[1A\x1b[2K".repeat(rows)));
}

fn wipe(app: &App, keys: &str) {
    if !app.look.pages() || !io::stdin().is_terminal() {
        return;
    }
    let mut out = io::stdout().lock();
    let _ = out.write_all(keys.as_bytes());
    let _ = out.flush();
}
