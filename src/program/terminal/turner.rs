//! Pages that are turned by keys.
use std::io::{self, Write as _};
use std::time::Duration;

use super::asker::Asker;
use super::guard::{Cleanup, Woken};
use super::keyboard::{Keyboard, Press};
use noir_referee::screen::Key;

/// How long an Enter after a 0 belongs to it.
const AFTER_ZERO: Duration = Duration::from_millis(300);

/// Where to after a page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    /// The next page.
    Next,
    /// The page before.
    Back,
    /// Past all pages.
    Straight,
}

impl Asker<'_> {
    /// Waits below a page. 0 and Esc lead back, as in every question. In plain mode a line is typed: nothing, `0` or `q`; the
    /// end of input goes past all pages.
    ///
    /// # Errors
    /// The terminal or the pipe is broken.
    pub fn turn(&mut self, keys: &str) -> io::Result<Turn> {
        let Self::Terminal { term, .. } = self else {
            let line = self.text(keys, "")?;
            let first = line.as_ref().map(|line| line.trim().chars().next());
            return Ok(match first {
                None => Turn::Straight,
                Some(letter) => letter
                    .map_or(Turn::Next, |letter| meant(Key::Letter(letter)).unwrap_or(Turn::Next)),
            });
        };
        let mut keyboard = Keyboard::new(Cleanup::Lines)?;
        let mut draw = true;
        let turn = loop {
            if std::mem::take(&mut draw) {
                let mut write = || {
                    write!(term, "\r{keys} ")?;
                    term.flush()
                };
                keyboard.guard.draw(Cleanup::Lines, &mut write)?;
            }
            match keyboard.press(None)? {
                Press::Key(key) => {
                    if let Some(turn) = meant(key) {
                        if key == Key::Letter('0') {
                            // Elsewhere a 0 wants an Enter: one that follows at once belongs to it.
                            keyboard.press(Some(AFTER_ZERO))?;
                        }
                        break turn;
                    }
                }
                Press::Woken(Woken::Continued | Woken::Resized) => draw = true,
                Press::Late => {}
            }
        };
        drop(keyboard);
        term.clear_line()?;
        Ok(turn)
    }
}

/// What a key means below a page.
fn meant(key: Key) -> Option<Turn> {
    match key {
        Key::Enter | Key::Letter(' ') | Key::Down => Some(Turn::Next),
        Key::Leave | Key::Letter('0') | Key::Backspace | Key::Up => Some(Turn::Back),
        key if key.is('b') => Some(Turn::Back),
        key if key.is('q') => Some(Turn::Straight),
        _ => None,
    }
}
