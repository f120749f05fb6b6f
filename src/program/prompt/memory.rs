//! What the loop of a table remembers from line to line.
use std::time::{Duration, Instant};

use noir_referee::lang::Keyword;
use noir_referee::rules::Action;
use noir_referee::screen::NumberedLines;

use crate::failure::{ExitStatus, Failure};
use crate::speak::Told;

/// What a line of the loop leads to.
pub enum Next {
    /// Show the board again, with the last line below it.
    Draw,
    /// Show the board again, with this news below it, or nothing where it has been told.
    News(Told),
    /// Only ask for the next line.
    Ask,
}

/// What the loop remembers from line to line.
#[derive(Default)]
pub struct Memory {
    /// Whether the board is drawn from the other side of the table.
    pub flipped: bool,
    /// The last line that was refused.
    pub refused: Option<Refused>,
    tried: Option<Tried>,
    /// When it was last said under the board that the deal was not left to chance.
    warned: Option<Instant>,
    /// The list on the screen, over those it came from. Its numbers are good until something is done or another list comes.
    pub offered: Vec<NumberedLines>,
    /// What is said after the line that was chosen, where two were meant.
    pub then: Option<String>,
}

/// What stands between two lines that are said one after the other.
const PAIR: &str = " then ";

/// So long nobody has to be told again that the deal was not left to chance.
const WARNED: Duration = Duration::from_secs(60 * 60);

impl Memory {
    /// Whether to say once more that the deal was not left to chance: then it counts as said.
    pub fn warns(&mut self) -> bool {
        let due = self.warned.is_none_or(|at| at.elapsed() >= WARNED);
        if due {
            self.warned = Some(Instant::now());
        }
        due
    }

    /// A line was done; the numbers of a list are good until something has `changed`, also where the board was shown again.
    pub fn done(&mut self, next: &Next, changed: bool) {
        if matches!(next, Next::News(_)) {
            self.refused = None;
        }
        if changed {
            self.offered.clear();
        }
    }

    /// What the list on the screen makes of what was typed: its numbers, and what stands behind them, are good until
    /// something is done. Agreement takes the first of what may be meant.
    pub fn of_list(&self, typed: &str, agrees: bool) -> Listed {
        let Some(list) = self.offered.last() else {
            return if typed.trim().parse::<usize>().is_ok() {
                Listed::Gone
            } else {
                Listed::Typed
            };
        };
        if typed.trim().parse::<usize>().is_ok() {
            return Listed::Typed;
        }
        let first = || agrees.then(|| list.first_meant()).flatten();
        list.said(typed).or_else(first).map_or(Listed::Typed, Listed::Line)
    }

    /// The first of two lines that were meant one after the other; the second waits.
    pub fn first_of(&mut self, line: String) -> String {
        // Of a collapse it is a part.
        let both = line.split_once(PAIR).filter(|_| !line.contains(Keyword::Collapse.name()));
        let Some((first, second)) = both.map(|(one, other)| (one.to_owned(), other.to_owned()))
        else {
            return line;
        };
        self.then = Some(second);
        first
    }

    /// This is tried now.
    pub fn tries(&mut self, line: Tried) {
        self.tried = Some(line);
    }

    /// It was asked whether a line may be said: `why` tells all the reasons.
    pub fn asked(&mut self) {
        let of = self.tried.clone().unwrap_or(Tried::Command);
        self.refused = Some(Refused { of, told: Vec::new(), waits: None });
    }

    /// What was tried was not done.
    pub fn refuse(&mut self, failure: &Failure) {
        if failure.exit == ExitStatus::Refused {
            let of = self.tried.take().unwrap_or(Tried::Command);
            let waits = failure.lines.last().filter(|_| failure.is_for_one()).cloned();
            self.refused = Some(Refused { of, told: failure.lines.clone(), waits });
        }
    }
}

/// What was tried last.
#[derive(Clone)]
pub enum Tried {
    /// A line of the game.
    Action(Action),
    /// To ask whether one may be said, by the arguments of the shell.
    May(Vec<String>),
    /// Another command: of that there is no more to say than was said.
    Command,
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
    /// Which one.
    pub of: Tried,
    /// What was said instead.
    pub told: Vec<String>,
    /// Where the reason waits, if that is for one pair of eyes.
    pub waits: Option<String>,
}
