//! A secret that was typed where everybody sees it is taken from the screen again, as far as that goes.
use std::env;
use std::io::{self, IsTerminal as _, Write as _};

use noir_referee::screen::width;

use super::app::App;

impl App {
    /// Erases what was typed last: `line`, which began at the left and was ended with Enter.
    pub fn erase(&self, line: &str) {
        self.erase_rows(width(line) / self.columns + 1);
    }

    /// Erases the command that has started the program. Nobody knows where the shell began to write it;
    /// so many rows reach beyond what was said in it.
    pub fn erase_command(&self) {
        // Options may follow the secret, and quotes are not counted here.
        let said = env::args_os().skip(1).map(|arg| width(&arg.to_string_lossy()) + 3);
        self.erase_rows(said.sum::<usize>() / self.columns + 2);
    }

    fn erase_rows(&self, rows: usize) {
        if !self.look.pages() || !io::stdin().is_terminal() {
            return;
        }
        // Further up everything has left the screen.
        let seen = console::Term::stdout().size().0;
        let erased = "\x1b[1A\x1b[2K".repeat(rows.min(usize::from(seen).saturating_sub(1)));
        let mut out = io::stdout().lock();
        let _ = write!(out, "\r{erased}");
        let _ = out.flush();
    }
}
