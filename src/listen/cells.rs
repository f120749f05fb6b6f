//! What people call cells: `c3`, `b two`, `third in row 2`, `row 2, column d`, `top left`.
use super::frames::Slot;
use super::hearing::{Hearing, Span};
use crate::lang::latin_cell;

/// So many words may stand between a number and its line: `the third one along in row 2`.
const BETWEEN: usize = 3;

impl Hearing<'_> {
    /// The cells that begin at a word and are said in several, longest first.
    pub(super) fn cells_in_words(&self, at: usize) -> Vec<Span> {
        let spoken = self.spoken_cell(at).map(|cell| (2, cell));
        let crossing = || self.crossing(at).or_else(|| self.nth_in_line(at));
        let in_line = || crossing().or_else(|| self.line_then_nth(at));
        let said = self.names_lines.then(in_line).flatten().or(spoken);
        said.or_else(|| self.in_corner(at)).or_else(|| self.in_the_middle(at)).into_iter().collect()
    }

    /// A cell of the grid, typed in either alphabet.
    pub(super) fn cell(&self, word: &str) -> Option<String> {
        let grid = self.reader.position.grid();
        let cell = latin_cell(word, grid.columns()).or_else(|| self.called_cell(word))?;
        cell.trim_start_matches('#').parse().is_ok_and(|it| grid.has(it)).then_some(cell)
    }

    /// A cell whose letter is written as it is called: `де3`.
    fn called_cell(&self, word: &str) -> Option<String> {
        let (letter, row) = word.split_at(word.find(|it: char| it.is_ascii_digit())?);
        Some(format!("{}{row}", self.called_letter(letter)?))
    }

    /// The letter of a column that is called so.
    pub(super) fn called_letter(&self, called: &str) -> Option<char> {
        // One letter is a letter of its alphabet.
        called.chars().nth(1)?;
        ('a'..='m').find(|letter| self.lists(&format!("cell-{letter}"), called))
    }

    /// A cell in two words: `b 2`, `b two`, and in letters as they are called, `бе два`.
    fn spoken_cell(&self, at: usize) -> Option<String> {
        let [column, row, ..] = &self.phrase.words[at..] else { return None };
        let row = self.number(row)?;
        let letter = match column.chars().nth(1) {
            None => column.clone(),
            Some(_) => self.called_letter(column)?.to_string(),
        };
        self.cell(&format!("{letter}{row}"))
    }

    /// The cell of a row and a column: `row 3, column d`.
    fn crossing(&self, at: usize) -> Option<Span> {
        let both = [(Slot::Row, Slot::Column), (Slot::Column, Slot::Row)];
        both.into_iter().find_map(|(first, second)| {
            let (count, one) = self.takes(first, at).into_iter().find(|(count, _)| *count > 1)?;
            let next = self.skipped(at + count, |at| self.is_small(at));
            let (more, other) = self.takes(second, next).into_iter().find(|it| it.0 > 1)?;
            let (column, row) = if first == Slot::Row { (other, one) } else { (one, other) };
            Some((next + more - at, self.cell(&format!("{column}{row}"))?))
        })
    }

    /// `third in row 2`, `second from the left in the last row`.
    fn nth_in_line(&self, at: usize) -> Option<Span> {
        let (count, nth) = self.nth(at)?;
        let from = (at + count..).take(BETWEEN).find(|at| self.word_is("in", *at))?;
        let way = |at: usize| self.way(&self.phrase.words[at]).is_some();
        if (at + count..from).any(way) {
            return None;
        }
        let (end, line, of) = self.line_of(self.skipped(from + 1, |at| self.is_small(at)))?;
        Some((end - at, self.crossed(of, &line, nth)?))
    }

    /// `in row 2 the third one`.
    fn line_then_nth(&self, at: usize) -> Option<Span> {
        let (end, line, of) = self.line_of(at)?;
        let next = self.skipped(end, |at| self.is_small(at));
        let (count, nth) = self.nth(next)?;
        let ends = next + count == self.phrase.words.len();
        let one =
            ["card", "1", "joint", "whose", "in"].iter().any(|it| self.word_is(it, next + count));
        (ends || one).then_some(())?;
        Some((next + count - at, self.crossed(of, &line, nth)?))
    }

    /// The card in the middle of a board that has one: `the middle of the board`.
    fn in_the_middle(&self, at: usize) -> Option<Span> {
        let grid = self.reader.position.grid();
        if self.names_lines
            || !self.word_is("middle", at)
            || grid.rows() % 2 + grid.columns() % 2 < 2
        {
            return None;
        }
        let next = self.skipped(at + 1, |at| self.is_small(at) || self.word_is("far", at));
        let board = ["board", "card"].iter().any(|list| self.word_is(list, next));
        let end = if board { next + 1 } else { at + 1 };
        let column = char::from(b'a' + grid.columns() / 2);
        let cell = format!("{column}{}", grid.rows().div_ceil(2));
        (board || next == self.phrase.words.len()).then_some((end - at, cell))
    }

    /// The cell in a corner of the grid, where corners have no other meaning: `top left`.
    pub(super) fn in_corner(&self, at: usize) -> Option<Span> {
        if self.has_corners {
            return None;
        }
        let (count, corner) = self.corner(at).into_iter().find(|(count, _)| *count > 1)?;
        let grid = self.reader.position.grid();
        let row = if corner.starts_with('n') { 1 } else { grid.rows() };
        let column = if corner.ends_with('w') { 0 } else { grid.columns().checked_sub(1)? };
        Some((count, format!("{}{row}", char::from(b'a' + column))))
    }

    /// A row or a column that is called so, where it ends, and whether it is a row.
    fn line_of(&self, at: usize) -> Option<(usize, String, Slot)> {
        let axes = [Slot::Row, Slot::Column].into_iter();
        let mut lines = axes.filter(|_| at < self.phrase.words.len()).filter_map(|of| {
            let (count, line) = self.takes(of, at).into_iter().find(|(count, _)| *count > 1)?;
            Some((at + count, line, of))
        });
        lines.next().filter(|_| lines.next().is_none())
    }

    /// Which card of a line is meant by an ordinal, or counted from an end.
    fn nth(&self, at: usize) -> Option<(usize, Nth)> {
        let word = self.phrase.words.get(at)?;
        if let Some(nth) = self.nth_from_an_end(at) {
            return Some(nth);
        }
        let ordinal = !word.chars().all(|it| it.is_ascii_digit()) && !self.lists("cardinal", word);
        let middle = self.lists("middle", word).then_some(Nth::Middle);
        let last = self.lists("last", word).then_some(Nth::Last).or(middle);
        let nth = self.number(word).filter(|_| ordinal).map(Nth::Is).or(last)?;
        Some((1, nth))
    }

    fn nth_from_an_end(&self, at: usize) -> Option<(usize, Nth)> {
        let ((count, line), _) = self.line_from_an_end(at)?;
        let first = line.chars().next()?;
        let nth = line.parse().ok().or_else(|| (first as u8).checked_sub(b'a' - 1))?;
        Some((count, Nth::Is(nth)))
    }

    /// The first word from here on that is none of these.
    pub(super) fn skipped(&self, from: usize, is_one: impl Fn(usize) -> bool) -> usize {
        let all = self.phrase.words.len();
        (from..all).find(|at| !is_one(*at)).unwrap_or(all)
    }

    /// Whether a word only joins others.
    fn is_small(&self, at: usize) -> bool {
        self.fillers[at]
            || ["joint", "in"].iter().any(|list| self.word_is(list, at))
            || self.phrase.words[at] == ","
    }

    /// The cell of a line and the number of a card in it.
    fn crossed(&self, of: Slot, line: &str, nth: Nth) -> Option<String> {
        let grid = self.reader.position.grid();
        let all = if of == Slot::Row { grid.columns() } else { grid.rows() };
        let nth = match nth {
            Nth::Is(nth) => nth,
            Nth::Last => all,
            Nth::Middle => (all % 2 == 1).then_some(all.div_ceil(2))?,
        };
        let cell = if of == Slot::Row {
            format!("{}{line}", char::from(b'a'.checked_add(nth.checked_sub(1)?)?))
        } else {
            format!("{line}{nth}")
        };
        self.cell(&cell)
    }
}

/// A card of a line.
#[derive(Clone, Copy)]
enum Nth {
    Is(u8),
    Last,
    Middle,
}
