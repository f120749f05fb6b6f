//! The alternate screen on which a private page stands: put up, filled row by row, and taken away without a trace.
use std::fmt::Write as _;
use std::io::{self, Write as _};
use std::time::{Duration, Instant};

use console::Term;
use noir_referee::screen::Page;

use super::LOWER;
use super::guard::{Cleanup, Woken};
use super::keyboard::{Keyboard, Press};

/// How long no key counts when the screen goes from one player to the next.
const PASSING: Duration = Duration::from_millis(500);

/// Where a page is put up.
pub(super) trait Stage {
    /// Rows and columns.
    fn size(&self) -> (usize, usize);

    /// Writes what leaves this trace on the screen.
    fn write(&mut self, trace: Cleanup, text: &str) -> io::Result<()>;

    /// The next key, if one comes in time.
    fn press(&mut self, within: Option<Duration>) -> io::Result<Press>;
}

/// The terminal itself.
pub(super) struct OnTerminal {
    term: Term,
    keyboard: Keyboard,
}

impl OnTerminal {
    /// This terminal; keys that were pressed before are none for the page.
    pub(super) fn of(term: &Term) -> io::Result<Self> {
        let keyboard = Keyboard::new(Cleanup::Lines)?;
        keyboard.forget();
        Ok(Self { term: term.clone(), keyboard })
    }
}

impl Stage for OnTerminal {
    fn size(&self) -> (usize, usize) {
        let (rows, columns) = self.term.size();
        (rows.into(), columns.into())
    }

    fn write(&mut self, trace: Cleanup, text: &str) -> io::Result<()> {
        let term = &mut self.term;
        self.keyboard.guard.draw(trace, || {
            term.write_all(text.as_bytes())?;
            term.flush()
        })
    }

    fn press(&mut self, within: Option<Duration>) -> io::Result<Press> {
        self.keyboard.press(within)
    }
}

impl Drop for OnTerminal {
    fn drop(&mut self) {
        // What was typed for a page that has hidden itself must not appear on the next line.
        self.keyboard.forget();
    }
}

/// The alternate screen, put up when something is drawn on it and taken away at the latest when
/// this is dropped.
pub(super) struct Curtain<'a> {
    pub(super) stage: &'a mut dyn Stage,
    up: bool,
    /// What stands on it: while a line is typed only rows that change are written, for a screen reader to follow.
    drawn: Vec<String>,
}

impl<'a> Curtain<'a> {
    /// Not put up yet.
    pub(super) fn over(stage: &'a mut dyn Stage) -> Self {
        Self { stage, up: false, drawn: Vec::new() }
    }

    /// What stands on it may be gone: every row is written anew next time.
    pub(super) fn forget(&mut self) {
        self.drawn.clear();
    }

    /// Draws the page; a plain one holds nothing back from the ordinary screen but its secret.
    pub(super) fn draw(&mut self, page: &mut Page<'_>) -> io::Result<()> {
        self.forget();
        self.change(page)
    }

    /// Holds a page back while the screen goes from one player to the next: what the one before still presses, to hide his
    /// own page once more, must not open it.
    pub(super) fn pass(&mut self, page: &mut Page<'_>) -> io::Result<()> {
        if !page.is_passing() {
            return Ok(());
        }
        if !page.is_plain() {
            self.draw(page)?;
        }
        let until = Instant::now() + PASSING;
        while let Some(left) = until.checked_duration_since(Instant::now()) {
            if self.stage.press(Some(left))? == Press::Woken(Woken::Continued) {
                self.raise_again()?;
            }
        }
        page.arrive();
        Ok(())
    }

    /// Draws the rows that have changed.
    pub(super) fn change(&mut self, page: &mut Page<'_>) -> io::Result<()> {
        let (rows, columns) = self.stage.size();
        page.resize(rows, columns);
        let lines = page.lines();
        if page.is_plain() && !page.is_open() {
            self.lower()?;
            return self.stage.write(Cleanup::Lines, &(lines.join("\n") + "\n"));
        }
        self.raise()?;
        // A screen reader follows the cursor; in a QR code it would blink.
        let resting = page.is_plain().then(|| (lines.len().clamp(1, rows.max(1)), 1));
        self.fill(rows, lines, page.cursor().or(resting))
    }

    /// Puts it up, if it is not.
    pub(super) fn raise(&mut self) -> io::Result<()> {
        if std::mem::replace(&mut self.up, true) {
            return Ok(());
        }
        self.stage.write(Cleanup::Page, RAISE)
    }

    /// A signal has taken the page away, and its owner is back.
    pub(super) fn raise_again(&mut self) -> io::Result<()> {
        if self.up { self.stage.write(Cleanup::Page, RAISE) } else { Ok(()) }
    }

    /// Every row is addressed and erased by itself: `clear_screen` would push the page into the
    /// scrollback of common terminals, and a line break in the last row would scroll.
    pub(super) fn fill(
        &mut self,
        rows: usize,
        lines: Vec<String>,
        cursor: Option<(usize, usize)>,
    ) -> io::Result<()> {
        let height = rows.max(lines.len());
        let whole = self.drawn.len() != height;
        let mut frame = String::new();
        for row in 0..height {
            let line = lines.get(row).map_or("", String::as_str);
            if whole || self.drawn[row] != line {
                let _ = write!(frame, "\x1b[{};1H\x1b[0m\x1b[2K{line}", row + 1);
            }
        }
        let _ = match cursor {
            Some((row, column)) => write!(frame, "\x1b[{row};{column}H{SHOW}"),
            None => write!(frame, "{HIDE}"),
        };
        self.drawn = lines;
        self.drawn.resize(height, String::new());
        self.stage.write(Cleanup::Page, &frame)
    }

    /// Erases what stands on it and takes it away.
    pub(super) fn lower(&mut self) -> io::Result<()> {
        if !std::mem::take(&mut self.up) {
            return Ok(());
        }
        // Erased first: a terminal without an alternate screen would keep the page.
        self.forget();
        self.fill(self.stage.size().0, Vec::new(), None)?;
        self.stage.write(Cleanup::Lines, LOWER)
    }
}

impl Drop for Curtain<'_> {
    fn drop(&mut self) {
        let _ = self.lower();
    }
}

/// The alternate screen.
const RAISE: &str = "\x1b[?1049h";
const SHOW: &str = "\x1b[?25h";
const HIDE: &str = "\x1b[?25l";
