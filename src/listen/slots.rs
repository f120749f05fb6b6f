//! What people call places, numbers and tokens.
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

impl Hearing<'_> {
    /// `third row`, `row 3`, `column b`, `last row`, `second from the left`; of either axis also the number or the letter alone.
    pub(super) fn line(&self, at: usize, axis: Option<Axis>) -> Vec<Span> {
        if let Some((line, of)) = self.line_from_an_end(at) {
            return if axis.is_none_or(|axis| axis == of) { vec![line] } else { Vec::new() };
        }
        let word = |at: usize| self.phrase.words.get(at).map(String::as_str);
        // «The far left column» and «the left column» are the same.
        let far = |next: &usize| word(*next).is_some_and(|it| self.lists("far", it));
        let next = (at + 1..=self.phrase.words.len()).find(|next| !far(next)).unwrap_or(at + 1);
        let (Some(first), second) = (word(at), word(next)) else { return Vec::new() };
        let grid = self.reader.position.grid();
        let number = |word: &str| match word {
            word if self.lists("top", word) => Some(1),
            word if self.lists("last", word) => None,
            word => self.number(word),
        };
        // Only an odd number of lines has one in the middle.
        let middle = |word: &str, all: u8| {
            (all % 2 == 1 && self.lists("middle", word)).then_some(all.div_ceil(2))
        };
        let row = |word: &str| match word {
            word if self.lists("last", word) => Some(grid.rows()),
            word => middle(word, grid.rows()).or_else(|| number(word)),
        };
        let letter = |number: u8| Some(char::from(b'a'.checked_add(number.checked_sub(1)?)?));
        let column = |word: &str| {
            let mut letters = word.chars();
            let only = letters.next().filter(|_| letters.as_str().is_empty());
            let last = || {
                let side = || {
                    let last = self.lists("east", word).then(|| grid.columns());
                    self.lists("west", word).then_some(1).or(last)
                };
                let last = self.lists("last", word).then(|| grid.columns()).or_else(side);
                last.or_else(|| middle(word, grid.columns()))
            };
            let called = || self.called_letter(word).filter(|it| grid.columns() > *it as u8 - b'a');
            only.and_then(|only| latin_column(only, grid.columns()))
                .or_else(called)
                .or_else(|| self.number(word).or_else(last).and_then(letter))
        };
        let mut found = Vec::new();
        let (rows, columns) = (axis != Some(Axis::Columns), axis != Some(Axis::Rows));
        for (called, name) in
            second.into_iter().flat_map(|second| [(first, second), (second, first)])
        {
            // «У стовпці c» is no column «у».
            let small = if name == first { at } else { next };
            let named =
                self.phrase.words.get(next + 1).is_some() && !self.suspect(next + 1).is_empty();
            if self.fillers[small] && (name == first || named) {
                continue;
            }
            // In some languages a column is a row as well: «правый ряд».
            let side = ["east", "west"].iter().any(|side| self.lists(side, name));
            if columns && side && self.lists("row", called) {
                found.extend(column(name).map(|column| (next + 1 - at, column.to_string())));
            }
            if rows && self.lists("row", called) {
                found.extend(row(name).map(|row| (next + 1 - at, row.to_string())));
            }
            if columns && self.lists("column", called) {
                found.extend(column(name).map(|column| (next + 1 - at, column.to_string())));
            }
        }
        found.retain(|(_, line)| self.reader.line(line).is_ok());
        if axis.is_none() && found.is_empty() {
            found.extend(self.line_of_somebody(at, rows, columns));
        }
        if axis.is_none() && found.is_empty() {
            let called = self.called_letter(first).is_some() && !self.lists("question", first);
            let alone = first.chars().nth(1).is_none() || called;
            let column = column(first).filter(|_| alone && number(first).is_none());
            // «Четверо» are no row.
            let row = number(first).filter(|_| !self.lists("several", first));
            found.extend(row.map(|row| (1, row.to_string())));
            found.extend(column.map(|column| (1, column.to_string())));
        }
        found
    }

    /// `neil's row`, `the column with neil`: the line in which somebody lies.
    fn line_of_somebody(&self, at: usize, rows: bool, columns: bool) -> Vec<Span> {
        let words = &self.phrase.words;
        let row = |at: usize| rows && words.get(at).is_some_and(|it| self.lists("row", it));
        let column =
            |at: usize| columns && words.get(at).is_some_and(|it| self.lists("column", it));
        let small = |next: &usize| self.fillers[*next] || self.lists("whose", &words[*next]);
        let after = (at + 1..words.len()).find(|next| !small(next));
        let (called, named) = if row(at) || column(at) {
            (Some(at), after.and_then(|next| Some((next, self.suspect(next).into_iter().next()?))))
        } else {
            // «Irma with her whole row».
            let way = |next: &usize| self.way(&words[*next]).is_some();
            let noun = |from: usize| {
                (from..words.len()).find(|at| !(small(at) || way(at))).unwrap_or(from)
            };
            let named = self.suspect(at).into_iter().next();
            let called = named.as_ref().map(|(count, _)| noun(at + count));
            (called.filter(|at| row(*at) || column(*at)), named.map(|named| (at, named)))
        };
        let (Some(called), Some((from, (count, name)))) = (called, named) else {
            return Vec::new();
        };
        let grid = self.reader.position.grid();
        let place = self.reader.suspect(&name).ok().and_then(|suspect| grid.place(suspect));
        let end = (called + 1).max(from + count);
        let line = place.map(|place| {
            if row(called) {
                (place.row() + 1).to_string()
            } else {
                char::from(b'a' + place.column()).to_string()
            }
        });
        line.map(|line| (end - at, line)).into_iter().collect()
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
        let (words, grid) = (&self.phrase.words, self.reader.position.grid());
        let (mut nth, mut noun, mut end, mut next) = (None, None, None, at);
        // «Left» is a way as well, so it is an end only behind `from`.
        let (mut from, mut to) = (false, false);
        while let Some(word) = words.get(next) {
            if nth.is_none() && self.lists("penultimate", word) {
                (nth, end) = (Some(2), Some((None, true)));
            } else if nth.is_none() && !self.fillers[next] && self.number(word).is_some() {
                nth = self.number(word);
            } else if noun.is_none() && self.lists("row", word) {
                noun = Some(Axis::Rows);
            } else if noun.is_none() && self.lists("column", word) {
                noun = Some(Axis::Columns);
            } else if end.is_none()
                && (from || self.way(word).is_none())
                && let Some((_, axis, last)) = ENDS.iter().find(|it| self.lists(it.0, word))
            {
                end = Some((*axis, *last));
            } else if end.is_none() && next > at && self.lists("last", word) && (from || to) {
                end = Some((None, true));
            } else if next > at && end.is_none() && self.lists("from", word) {
                from = true;
            } else if next > at && end.is_none() && self.lists("to", word) {
                to = true;
            } else if next == at || !self.fillers[next] || end.is_some() {
                break;
            }
            next += 1;
        }
        let (nth, (axis, last)) = (nth?, end?);
        let axis = noun.or(axis)?;
        let all = if axis == Axis::Rows { grid.rows() } else { grid.columns() };
        let line = if last { (all + 1).checked_sub(nth)? } else { nth };
        let line = match axis {
            Axis::Rows => line.to_string(),
            Axis::Columns => char::from(b'a'.checked_add(line.checked_sub(1)?)?).to_string(),
        };
        self.reader.line(&line).is_ok().then_some(((next - at, line), axis))
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
        let listed = || ways.into_iter().find(|way| self.lists(way.name(), word));
        known.or_else(listed).map(|way| way.name().to_owned())
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
        if let Some((upper, side)) = words[0].split_once('-') {
            let both = CORNERS.iter().find(|it| self.lists(it.0, upper) && self.lists(it.1, side));
            if let Some((_, _, corner)) = both {
                return vec![(1, corner.name().to_owned())];
            }
        }
        let all = [Keyword::Nw, Keyword::Ne, Keyword::Sw, Keyword::Se, Keyword::N, Keyword::S];
        let meant = self.reader.grammar.all_at(WordPlace::Inside, &words[0]);
        let named =
            |corner: &&Keyword| meant.contains(corner) || self.lists(corner.name(), &words[0]);
        all.iter().find(named).map(|corner| (1, corner.name().to_owned())).into_iter().collect()
    }

    pub(super) fn token(&self, word: &str) -> Option<String> {
        let all = [Keyword::Threat, Keyword::Bomb, Keyword::Protection, Keyword::Treasure];
        let meant = self.reader.grammar.at(WordPlace::Inside, word);
        let named = |token: &&Keyword| meant == Some(**token) || self.lists(token.name(), word);
        all.iter().find(named).map(|token| token.name().to_owned())
    }
}
