//! How far a table had come when somebody looked at it.
use crate::table::Table;

/// How often a table has changed so that a line meant for it before may mean something else now. Looking changes nothing.
///
/// Whoever does something gives the mark of what he saw; if somebody was faster, nothing happens and he hears the news.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Mark(usize);

impl Mark {
    /// How far this table has come.
    pub fn of(table: &Table) -> Self {
        Self(table.moves())
    }

    /// The mark that a page has kept as a number.
    pub const fn kept(number: usize) -> Self {
        Self(number)
    }

    /// As a number, for a page to keep.
    pub const fn number(self) -> usize {
        self.0
    }
}
