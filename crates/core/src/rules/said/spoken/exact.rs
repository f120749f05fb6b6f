//! Words exactly as they were written, as the journal has them.
use super::{Hear, Names, Pen, Spoken};
use crate::board::{Cell, Hex, Line, Shift, Suspect};
use crate::rules::Seat;
use crate::terms::UnknownWord;

/// Words exactly as they were written.
pub struct Exact<'a> {
    /// The names they were written with.
    pub names: &'a dyn Names,
    words: &'a [String],
    left: usize,
}

impl<'a> Exact<'a> {
    /// Reads these words from the first one on.
    pub(crate) const fn new(words: &'a [String], names: &'a dyn Names) -> Self {
        Self { names, words, left: words.len() }
    }

    fn next(&mut self) -> Result<&'a str, UnknownWord> {
        let at = self.words.len() - self.left;
        let word = self.words.get(at).ok_or(UnknownWord)?;
        self.left -= 1;
        Ok(word)
    }
}

/// The thing that exactly these words write; nothing if they write none.
pub fn read<T: Spoken>(words: &[String], names: &dyn Names) -> Option<T> {
    let mut exact = Exact::new(words, names);
    T::read(&mut exact).ok().filter(|_| exact.left == 0)
}

/// The words of one thing; groups are in the order of their members.
pub fn write(it: &impl Spoken, names: &dyn Names) -> Vec<String> {
    let mut pen = Pen::new(names, None);
    it.write(&mut pen);
    pen.into_words()
}

impl Hear for Exact<'_> {
    type Error = UnknownWord;

    fn one_of(&mut self, words: &[&'static str]) -> Result<&'static str, UnknownWord> {
        let next = self.next()?;
        words.iter().find(|word| **word == next).copied().ok_or(UnknownWord)
    }

    fn suspect(&mut self) -> Result<Suspect, UnknownWord> {
        let name = self.next()?;
        self.names.find_suspect(name).ok_or(UnknownWord)
    }

    fn seat(&mut self) -> Result<Seat, UnknownWord> {
        let id = self.next()?;
        self.names.find_seat(id).ok_or(UnknownWord)
    }

    fn number(&mut self) -> Result<u8, UnknownWord> {
        self.next()?.parse().map_err(|_| UnknownWord)
    }

    fn seq(&mut self) -> Result<u32, UnknownWord> {
        self.next()?.parse().map_err(|_| UnknownWord)
    }

    fn cell(&mut self) -> Result<Cell, UnknownWord> {
        self.next()?.parse().map_err(|_| UnknownWord)
    }

    fn hex(&mut self) -> Result<Hex, UnknownWord> {
        self.next()?.parse().map_err(|_| UnknownWord)
    }

    fn shift(&mut self) -> Result<Shift, UnknownWord> {
        let line: Line = self.next()?.parse().map_err(|_| UnknownWord)?;
        let toward = self.next()?;
        let left = self.left;
        let by = self.number().unwrap_or_else(|_| {
            self.left = left;
            1
        });
        let both = [false, true].map(|forward| Shift { line, forward, by });
        both.into_iter().find(|shift| shift.toward() == toward).ok_or(UnknownWord)
    }

    fn left(&self) -> usize {
        self.left
    }

    fn back(&mut self, left: usize) {
        self.left = left;
    }

    fn extra(&self) -> UnknownWord {
        UnknownWord
    }
}
