//! A line in a list, and where on the board that is what it names.
use std::fmt;

use super::Voice;
use crate::board::{Axis, Line as GridLine, Site};
use crate::lang::Keyword;
use crate::rules::{Action, Deed};

/// Between two words that are chosen as one: `row 3`.
pub(super) const JOINED: &str = "\u{a0}";

/// What can be tapped on a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spot {
    /// A card or a hex.
    Site(Site),
    /// A row or a column.
    Line(GridLine),
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Site(site) => site.fmt(f),
            Self::Line(line) => line.fmt(f),
        }
    }
}

impl Voice<'_> {
    /// A row or a column as it stands in lists: `row 3`.
    fn row_or_column(&self, line: GridLine) -> String {
        let noun = match line.axis {
            Axis::Rows => Keyword::Row,
            Axis::Columns => Keyword::Column,
        };
        format!("{} {line}", self.shown(noun))
    }

    /// A line as it stands in a numbered list: a place in a row of cards and a row of the grid in words, since a number
    /// there is another one; with what it names on the board, and where that begins.
    pub(super) fn line_in_list(&self, action: &Action) -> (String, Vec<(usize, Spot)>) {
        let line = self.line(action);
        match *action {
            Action::Do(Deed::Return(place)) => {
                let place = self.words.tell("menu-return", &[("n", place.into())]);
                (format!("{} {place}", self.shown(Keyword::Return)), Vec::new())
            }
            // A message tells it, in whatever order.
            Action::Do(Deed::Hit(_, suspect)) => {
                let at = line.rfind(&self.suspect_word(suspect));
                let spot = self.position.place(suspect).map(Spot::Site);
                (line, at.zip(spot).into_iter().collect())
            }
            Action::Shift(shift) => {
                let (mark, named) = (shift.line.to_string(), self.row_or_column(shift.line));
                let Some((verb, way)) = line.split_once(&format!(" {mark} ")) else {
                    return (line, Vec::new());
                };
                let at = verb.len() + 1;
                let said = format!("{verb} {} {way}", named.replace(' ', JOINED));
                (said, vec![(at, Spot::Line(shift.line))])
            }
            _ => {
                let mut at = 0;
                let spot = |(word, site): (String, Option<Site>)| {
                    at += word.len();
                    site.map(|site| (at - word.len(), Spot::Site(site)))
                };
                (line, self.typed_words(action).into_iter().filter_map(spot).collect())
            }
        }
    }
}
