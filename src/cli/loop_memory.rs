//! What the loop of a table remembers from line to line.
use noir_referee::screen::NumberedLines;

use super::failure::{ExitStatus, Failure};
use super::table_loop::Next;

/// What the loop remembers from line to line.
#[derive(Default)]
pub struct Memory {
    /// Whether the board is drawn from the other side of the table.
    pub flipped: bool,
    /// The last line that was refused.
    pub refused: Option<Refused>,
    /// The list on the screen, over those it came from. Its numbers are good for the next line only: after another one the
    /// list has scrolled away, and nobody knows what they stood for.
    pub offered: Vec<NumberedLines>,
}

impl Memory {
    /// A line was done.
    pub fn done(&mut self, next: &Next) {
        if matches!(next, Next::News(_)) {
            self.refused = None;
        }
        if !matches!(next, Next::Ask) {
            self.offered.clear();
        }
    }

    /// What the list on the screen makes of what was typed: its numbers, and what stands behind them, are good for this line
    /// only.
    pub fn of_list(&mut self, typed: &str) -> Listed {
        let offered = std::mem::take(&mut self.offered);
        if typed.trim().parse::<usize>().is_ok() {
            self.offered = offered;
            return if self.offered.is_empty() { Listed::Gone } else { Listed::Typed };
        }
        offered.last().and_then(|list| list.said(typed)).map_or(Listed::Typed, Listed::Line)
    }

    /// A line was not done.
    pub fn refuse(&mut self, line: &str, failure: &Failure) {
        if failure.exit == ExitStatus::Refused {
            self.refused = Some(Refused::of(line, failure));
        }
    }
}

/// What a list makes of a line.
pub enum Listed {
    /// It is what stands behind a number: this line.
    Line(String),
    /// It is a number, and there is no list any more.
    Gone,
    /// A number of the list, or a line that is not of it.
    Typed,
}

/// A line that was refused.
#[derive(Clone)]
pub struct Refused {
    pub said: String,
    /// What was said instead.
    pub told: Vec<String>,
    /// Where the reason waits, if that is for one pair of eyes.
    pub waits: Option<String>,
}

impl Refused {
    fn of(line: &str, failure: &Failure) -> Self {
        let waits = failure.lines.last().filter(|_| failure.is_for_one()).cloned();
        Self { said: line.to_owned(), told: failure.lines.clone(), waits }
    }
}
