//! Closed lists whose members are written as words: one line of a list says how.
//!
//! The journal, `--json`, `legal` and what people type speak the same words. Whoever [writes](Spoken::write)
//! brings the [`Names`] of suspects and seats; whoever reads brings a [`Hear`], which may be exact (the
//! journal) or forgiving (a player).
mod exact;
mod list;
mod marks;
mod things;

pub use exact::{Exact, read, write};
pub(crate) use list::spoken;
pub use marks::Quiet;
use marks::mark;
pub(in crate::rules) use marks::{Claim, Sure};

use crate::board::{Cell, Grid, Hex, Shift, Suspect, SuspectSet};
use crate::rules::Seat;

/// The names by which words speak of seats and suspects.
pub trait Names {
    /// The canonical name of a suspect.
    fn suspect(&self, suspect: Suspect) -> &str;
    /// The id of a seat.
    fn seat(&self, seat: Seat) -> &str;
    /// The suspect with exactly this canonical name.
    fn find_suspect(&self, name: &str) -> Option<Suspect>;
    /// The seat with exactly this id.
    fn find_seat(&self, id: &str) -> Option<Seat>;
}

/// Something that a list of words says.
pub trait Spoken: Sized {
    /// Adds its words.
    fn write(&self, to: &mut Pen<'_>);

    /// Reads it from the next words.
    ///
    /// # Errors
    /// What the listener has to say of words that do not fit.
    fn read<H: Hear>(from: &mut H) -> Result<Self, H::Error>;
}

/// Where words are written.
pub struct Pen<'a> {
    names: &'a dyn Names,
    grid: Option<&'a Grid>,
    words: Vec<String>,
}

impl<'a> Pen<'a> {
    /// Writes with these names; with a grid, groups are in the reading order of the board.
    pub(crate) const fn new(names: &'a dyn Names, grid: Option<&'a Grid>) -> Self {
        Self { names, grid, words: Vec::new() }
    }

    /// The words written so far.
    pub(crate) fn into_words(self) -> Vec<String> {
        self.words
    }

    /// Adds a word.
    pub(crate) fn word(&mut self, word: &str) {
        self.words.push(word.to_owned());
    }

    fn set(&mut self, set: SuspectSet) {
        let mut members: Vec<Suspect> = set.iter().collect();
        if let Some(grid) = self.grid {
            members.sort_by_key(|member| {
                grid.place(*member).map_or(u8::MAX, |cell| 8 * cell.row() + cell.column())
            });
        }
        for member in members {
            member.write(self);
        }
    }
}

/// Where words are read from, one after the other.
pub trait Hear {
    /// What is said of words that do not fit.
    type Error;

    /// Which of these words comes next.
    ///
    /// # Errors
    /// None of them does.
    fn one_of(&mut self, words: &[&'static str]) -> Result<&'static str, Self::Error>;
    /// The suspect whose name comes next.
    ///
    /// # Errors
    /// No name comes, or one that fits nobody.
    fn suspect(&mut self) -> Result<Suspect, Self::Error>;
    /// The seat whose name comes next.
    ///
    /// # Errors
    /// No seat comes.
    fn seat(&mut self) -> Result<Seat, Self::Error>;
    /// The number that comes next.
    ///
    /// # Errors
    /// No number comes.
    fn number(&mut self) -> Result<u8, Self::Error>;
    /// The number of a line of the game that comes next.
    ///
    /// # Errors
    /// No number comes.
    fn seq(&mut self) -> Result<u32, Self::Error>;
    /// The cell that comes next.
    ///
    /// # Errors
    /// No cell of the grid comes.
    fn cell(&mut self) -> Result<Cell, Self::Error>;
    /// The hex of the map that comes next.
    ///
    /// # Errors
    /// No hex comes.
    fn hex(&mut self) -> Result<Hex, Self::Error>;
    /// The line, the way and the distance that come next.
    ///
    /// # Errors
    /// They do not fit together.
    fn shift(&mut self) -> Result<Shift, Self::Error>;
    /// How many words are left.
    fn left(&self) -> usize;
    /// Goes back to where this many words were left.
    fn back(&mut self, left: usize);
    /// Words are left that nothing explains.
    fn extra(&self) -> Self::Error;
}
