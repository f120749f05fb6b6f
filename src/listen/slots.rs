//! What people call places, numbers and tokens.
use super::frames::Slot;
use super::hearing::{Hearing, Span};
use crate::board::Axis;
use crate::lang::{Keyword, WordPlace, latin_column};

/// The ways of the compass by the words they are put together of.
const CORNERS: [(&str, &str, Keyword); 4] = [
    ("north", "west", Keyword::Nw),
    ("north", "east", Keyword::Ne),
    ("south", "west", Keyword::Sw),
    ("south", "east", Keyword::Se),
];

/// Which one of several in order.
#[derive(Clone, Copy)]
pub(super) enum Nth {
    Is(u8),
    /// The last one is the first from there.
    FromLast(u8),
    Middle,
}

impl Nth {
    /// Its number among so many; only an odd number has one in the middle.
    fn among(self, all: u8) -> Option<u8> {
        match self {
            Self::Is(nth) => Some(nth),
            Self::FromLast(nth) => (all + 1).checked_sub(nth),
            Self::Middle => (all % 2 == 1).then_some(all.div_ceil(2)),
        }
    }
}

impl Hearing<'_> {
    /// `third row`, `row 3`, `column b`, `last row`, `second from the left`; of either axis also the number or the letter alone.
    pub(super) fn line(&self, at: usize, axis: Option<Axis>) -> Vec<Span> {
        let wanted = |of: Axis| axis.is_none_or(|axis| axis == of);
        if let Some((line, of)) = self.line_from_an_end(at) {
            return if wanted(of) { vec![line] } else { Vec::new() };
        }
        let words = &self.phrase.words;
        // «The far left column» and «the left column» are the same.
        let next = self.skipped(at + 1, |at| self.word_is("far", at));
        let pairs = [(at, next), (next, at)].into_iter().filter(|_| next < words.len());
        let mut found = Vec::new();
        for (noun, name) in pairs {
            // «У стовпці c» is no column «у».
            let named = next + 1 < words.len() && !self.suspect(next + 1).is_empty();
            if self.fillers[name] && (name == at || named) {
                continue;
            }
            let (row, column) = (self.word_is("row", noun), self.word_is("column", noun));
            let (nth, side) = (self.nth(&words[name]), self.side(&words[name]));
            let named = || self.letter(&words[name]).or(nth).or(side);
            let lines = [
                // In some languages a column is a row as well: «правый ряд».
                (Axis::Columns, side.filter(|_| row)),
                (Axis::Rows, nth.filter(|_| row)),
                (Axis::Columns, column.then(named).flatten()),
            ];
            let lines = lines.into_iter().filter(|(of, _)| wanted(*of));
            let lines = lines.filter_map(|(of, nth)| self.line_at(of, nth?));
            found.extend(lines.map(|line| (next + 1 - at, line)));
        }
        if axis.is_none() && found.is_empty() {
            found.extend(self.line_of_somebody(at));
        }
        if axis.is_none() && found.is_empty() {
            found.extend(self.line_alone(&words[at]).map(|line| (1, line)));
        }
        found
    }

    /// `3`, `b`, `top`: a line by its number or letter alone.
    fn line_alone(&self, word: &str) -> Option<String> {
        // «Четверо» are no row.
        let number = if self.lists("top", word) { Some(1) } else { self.number(word) };
        if let Some(number) = number {
            return self
                .line_at(Axis::Rows, Nth::Is(number))
                .filter(|_| !self.lists("several", word));
        }
        let letter = self.letter(word).filter(|_| !self.lists("question", word));
        self.line_at(Axis::Columns, letter?)
    }

    /// The row or the column of a number, as it is written.
    pub(super) fn line_at(&self, axis: Axis, nth: Nth) -> Option<String> {
        let grid = self.reader.position.grid();
        let line = match axis {
            Axis::Rows => nth.among(grid.rows())?.to_string(),
            Axis::Columns => {
                let column = nth.among(grid.columns())?.checked_sub(1)?;
                char::from(b'a'.checked_add(column)?).to_string()
            }
        };
        self.reader.line(&line).is_ok().then_some(line)
    }

    /// `first`, `3`, `top`, `last`, `middle`.
    pub(super) fn nth(&self, word: &str) -> Option<Nth> {
        match word {
            word if self.lists("last", word) => Some(Nth::FromLast(1)),
            word if self.lists("top", word) => Some(Nth::Is(1)),
            word if self.lists("middle", word) => Some(Nth::Middle),
            word => self.number(word).map(Nth::Is),
        }
    }

    /// The letter of a column, also as it is called.
    pub(super) fn letter(&self, word: &str) -> Option<Nth> {
        let mut letters = word.chars();
        let only = letters.next().filter(|_| letters.as_str().is_empty());
        let columns = self.reader.position.grid().columns();
        let letter = only.and_then(|only| latin_column(only, columns));
        let letter = letter.or_else(|| self.called_letter(word))?;
        Some(Nth::Is(letter as u8 - b'a' + 1))
    }

    /// The column at a side of the board.
    fn side(&self, word: &str) -> Option<Nth> {
        let east = self.lists("east", word).then_some(Nth::FromLast(1));
        self.lists("west", word).then_some(Nth::Is(1)).or(east)
    }

    /// `neil's row`, `the column with neil`, «Irma with her whole row»: the line in which somebody lies.
    fn line_of_somebody(&self, at: usize) -> Option<Span> {
        let small = |at: usize| self.fillers[at] || self.word_is("whose", at);
        let way = |at: usize| self.way(&self.phrase.words[at]).is_some();
        let (axis, end, name) = if let Some(axis) = self.noun(at) {
            let next = self.skipped(at + 1, small);
            let (count, name) = self.first(Slot::Suspect, next)?;
            (axis, next + count, name)
        } else {
            let (count, name) = self.first(Slot::Suspect, at)?;
            let next = self.skipped(at + count, |at| small(at) || way(at));
            (self.noun(next)?, next + 1, name)
        };
        let place = self.reader.position.grid().place(self.reader.suspect(&name).ok()?)?;
        let nth = if axis == Axis::Rows { place.row() } else { place.column() };
        Some((end - at, self.line_at(axis, Nth::Is(nth + 1))?))
    }

    /// `second row from the bottom`, `third from the left`, `the last but one`: a line counted from an end, and which axis it is of.
    pub(super) fn line_from_an_end(&self, at: usize) -> Option<(Span, Axis)> {
        const ENDS: [(&str, Option<Axis>, bool); 5] = [
            ("from-top", Some(Axis::Rows), false),
            ("from-bottom", Some(Axis::Rows), true),
            ("from-left", Some(Axis::Columns), false),
            ("from-right", Some(Axis::Columns), true),
            ("from-end", None, true),
        ];
        let ends = |at: usize| self.is_any(&["from", "to"], at);
        let behind = |at: usize| self.skipped(at + 1, |at| self.fillers[at] && !ends(at));
        let noun = self.noun(at);
        let mut next = if noun.is_some() { behind(at) } else { at };
        let word = self.phrase.words.get(next).filter(|_| !self.fillers[next])?;
        let penultimate = self.lists("penultimate", word);
        let nth = if penultimate { 2 } else { self.number(word)? };
        next = behind(next);
        let noun = noun.or(self.noun(next));
        next = if self.noun(next).is_some() { behind(next) } else { next };
        let mut end = penultimate.then_some((None, true));
        if !penultimate {
            // «Left» is a way as well, so it is an end only behind `from`.
            let (from, begins) = (self.word_is("from", next), ends(next));
            next = if begins { behind(next) } else { next };
            let word = self.phrase.words.get(next)?;
            let named = from || self.way(word).is_none();
            let said = ENDS.iter().find(|it| named && self.lists(it.0, word));
            let last = begins && self.lists("last", word);
            end = said.map(|it| (it.1, it.2)).or(last.then_some((None, true)));
            next += 1;
        }
        let (axis, last) = end?;
        let after = self.noun(next).filter(|_| noun.is_none());
        let axis = noun.or(after).or(axis)?;
        let nth = if last { Nth::FromLast(nth) } else { Nth::Is(nth) };
        Some(((next + usize::from(after.is_some()) - at, self.line_at(axis, nth)?), axis))
    }

    /// Whether a word says that a row or a column is meant.
    fn noun(&self, at: usize) -> Option<Axis> {
        let column = self.word_is("column", at).then_some(Axis::Columns);
        self.word_is("row", at).then_some(Axis::Rows).or(column)
    }

    /// The way that a verb says by itself: `raise column b`.
    pub(super) fn turning(&self, word: &str) -> Option<String> {
        let ways = [("raises", Keyword::Up), ("lowers", Keyword::Down)];
        let way = ways.into_iter().find(|(list, _)| self.lists(list, word));
        way.map(|(_, way)| way.name().to_owned())
    }

    /// A number in digits, as a word, or as an ordinal.
    pub(super) fn number(&self, word: &str) -> Option<u8> {
        let digits = word.trim_end_matches(|c: char| !c.is_ascii_digit());
        let end = word[digits.len()..].trim_start_matches('-');
        if !digits.is_empty() && (end.is_empty() || self.lists("nth", end)) {
            return digits.parse().ok();
        }
        (1..=8).find(|number| self.is_number(*number, word))
    }

    /// Whether a word is this number, or its ordinal.
    pub(super) fn is_number(&self, number: u8, word: &str) -> bool {
        self.lists(&number.to_string(), word)
    }

    pub(super) fn way(&self, word: &str) -> Option<String> {
        let long = word.chars().nth(1).is_some() || !word.chars().all(char::is_alphanumeric);
        let known = self.reader.grammar.at(WordPlace::Way, word).filter(|_| long);
        let ways = [Keyword::Left, Keyword::Right, Keyword::Up, Keyword::Down];
        known.map(|way| way.name().to_owned()).or_else(|| self.called_so(&ways, word))
    }

    /// Which of these words of the grammar somebody says so.
    fn called_so(&self, all: &[Keyword], word: &str) -> Option<String> {
        let meant = self.reader.grammar.all_at(WordPlace::Inside, word);
        let named = |it: &&Keyword| meant.contains(it) || self.lists(it.name(), word);
        all.iter().find(named).map(|it| it.name().to_owned())
    }

    /// A corner: `nw`, `north-west`, `north west`.
    pub(super) fn corner(&self, at: usize) -> Vec<Span> {
        let words = &self.phrase.words[at..];
        if let [first, second, ..] = words {
            // `top left` as well as `left top`.
            let says = |upper: &str, side: &str| {
                self.lists(upper, first) && self.lists(side, second)
                    || self.lists(upper, second) && self.lists(side, first)
            };
            let both = CORNERS.iter().find(|(upper, side, _)| says(upper, side));
            if let Some((_, _, corner)) = both {
                return vec![(2, corner.name().to_owned())];
            }
        }
        let all = [Keyword::Nw, Keyword::Ne, Keyword::Sw, Keyword::Se, Keyword::N, Keyword::S];
        self.called_so(&all, &words[0]).map(|corner| (1, corner)).into_iter().collect()
    }

    pub(super) fn token(&self, word: &str) -> Option<String> {
        let all = [Keyword::Threat, Keyword::Bomb, Keyword::Protection, Keyword::Treasure];
        self.called_so(&all, word)
    }
}
