//! What people call cells: `c3`, `b two`, `third in row 2`, `row 2, column d`, `top left`.
use super::frames::Slot;
use super::hearing::{Hearing, Span};
use super::slots::Nth;
use crate::board::Axis;
use crate::lang::latin_cell;

impl Hearing<'_> {
    /// The cells that begin at a word and are said in several, longest first.
    pub(super) fn cells_in_words(&self, at: usize) -> Vec<Span> {
        let spoken = || Some((2, self.cell(&self.spoken(at)?)?));
        let crossing = self.names_lines.then(|| self.crossing(at)).flatten().or_else(spoken);
        crossing
            .or_else(|| self.in_corner(at))
            .or_else(|| self.in_the_middle(at))
            .into_iter()
            .collect()
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

    /// A place in two words, as it is written: `b 2`, `b two`, and in letters as they are called, `бе два`.
    pub(super) fn spoken(&self, at: usize) -> Option<String> {
        let [column, row, ..] = &self.phrase.words[at..] else { return None };
        let large = || (9..=13).find(|number| self.is_number(*number, row));
        let row = self.number(row).or_else(large)?;
        match column.chars().nth(1) {
            None => Some(format!("{column}{row}")),
            Some(_) => Some(format!("{}{row}", self.called_letter(column)?)),
        }
    }

    /// The cell of a row and a column, of which one need not be called so: `row 3, column d`, `third in row 2`, `in the last row
    /// the second from the left`.
    fn crossing(&self, at: usize) -> Option<Span> {
        let (from, one, first) = self.coordinate(at)?;
        let next = self.skipped(from, |at| self.is_small(at));
        let (mut end, other, second) = self.coordinate(next)?;
        let axis = match (one, other) {
            (Some(one), Some(other)) => (one != other).then_some(one)?,
            // `Third` is of a row that it is in.
            (None, Some(other)) if (from..next).any(|at| self.word_is("in", at)) => across(other),
            (Some(one), None) => one,
            _ => return None,
        };
        if other.is_none() {
            let one = self.is_any(&["card", "1", "joint", "whose", "in"], end);
            (one || end == self.phrase.words.len()).then_some(())?;
        }
        end -= at;
        let (row, column) = if axis == Axis::Rows { (first, second) } else { (second, first) };
        Some((end, self.crossed(row, column)?))
    }

    /// A row or a column that is called so, or a number of which it is not said whether it is one; where it ends.
    fn coordinate(&self, at: usize) -> Option<(usize, Option<Axis>, Nth)> {
        let word = self.phrase.words.get(at)?;
        let called = [(Slot::Row, Axis::Rows), (Slot::Column, Axis::Columns)];
        let called = called.into_iter().find_map(|(slot, axis)| {
            let (count, line) = self.takes(slot, at).into_iter().find(|(count, _)| *count > 1)?;
            let letter = || Some(line.bytes().next()? - b'a' + 1);
            Some((at + count, Some(axis), Nth::Is(line.parse().ok().or_else(letter)?)))
        });
        let ordinal = !word.chars().all(|it| it.is_ascii_digit()) && !self.lists("cardinal", word);
        let nth = || self.nth(word).filter(|_| ordinal).map(|nth| (at + 1, None, nth));
        called.or_else(nth)
    }

    /// The card in the middle of a board that has one: `the middle of the board`.
    fn in_the_middle(&self, at: usize) -> Option<Span> {
        let next = self.skipped(at + 1, |at| self.is_small(at) || self.word_is("far", at));
        let board = self.is_any(&["board", "card"], next);
        let alone = board || next == self.phrase.words.len();
        (self.word_is("middle", at) && alone && !self.names_lines).then_some(())?;
        Some((next + usize::from(board) - at, self.crossed(Nth::Middle, Nth::Middle)?))
    }

    /// The cell in a corner of the grid, where corners have no other meaning: `top left`.
    pub(super) fn in_corner(&self, at: usize) -> Option<Span> {
        if self.has_corners {
            return None;
        }
        let (count, corner) = self.corner(at).into_iter().find(|(count, _)| *count > 1)?;
        let row = if corner.starts_with('n') { Nth::Is(1) } else { Nth::FromLast(1) };
        let column = if corner.ends_with('w') { Nth::Is(1) } else { Nth::FromLast(1) };
        Some((count, self.crossed(row, column)?))
    }

    fn crossed(&self, row: Nth, column: Nth) -> Option<String> {
        let (row, column) = (self.line_at(Axis::Rows, row), self.line_at(Axis::Columns, column));
        self.cell(&format!("{}{}", column?, row?))
    }

    /// Whether somebody, or a line, is spoken of that lies beside what is named: `the one under Neil`, `the row above row 2`.
    pub(super) fn is_beside(&self, at: usize) -> bool {
        let named = self.skipped(at + 1, |at| self.is_small(at) || self.word_is("from", at));
        // «Right» alone is a way, and a bomb lies under somebody.
        let side = named > at + 1 && self.is_any(&["west", "east"], at);
        let side = side || self.is_any(&["above", "below", "beside"], at);
        let another = ["asks", "whose", "him", "somebody", "row", "column"];
        let another = at.checked_sub(1).is_some_and(|at| self.is_any(&another, at));
        let named = named < self.phrase.words.len()
            && (!self.suspect(named).is_empty() || !self.line(named, None).is_empty());
        side && another && named
    }

    /// The first word from here on that is none of these.
    pub(super) fn skipped(&self, from: usize, is_one: impl Fn(usize) -> bool) -> usize {
        let all = self.phrase.words.len();
        (from..all).find(|at| !is_one(*at)).unwrap_or(all)
    }

    /// Whether a word only joins others.
    fn is_small(&self, at: usize) -> bool {
        self.fillers[at] || self.is_any(&["joint", "in"], at) || self.phrase.words[at] == ","
    }
}

const fn across(axis: Axis) -> Axis {
    match axis {
        Axis::Rows => Axis::Columns,
        Axis::Columns => Axis::Rows,
    }
}
