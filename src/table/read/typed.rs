//! Words as a player types them: forgiving about names, cells and languages.
use super::{Reader, WordError};
use crate::board::{Axis, Cell, Hex, Shift, Suspect};
use crate::lang::{Keyword, MOST_WORDS_OF_A_NAME, WordPlace, latin_cell};
use crate::rules::{Hear, Seat};

/// The words of one line, heard one after the other.
pub(in crate::table) struct TypedLine<'a> {
    reader: &'a Reader<'a>,
    words: &'a [&'a str],
    left: usize,
    /// The verb they begin with.
    verb: Keyword,
}

/// How many of these words may be one name.
fn longest(rest: &[&str]) -> usize {
    rest.len().min(MOST_WORDS_OF_A_NAME)
}

impl<'a> TypedLine<'a> {
    /// Hears these words, the first of which means `verb`.
    pub const fn new(reader: &'a Reader<'a>, words: &'a [&'a str], verb: Keyword) -> Self {
        Self { reader, words, left: words.len(), verb }
    }

    fn rest(&self) -> &'a [&'a str] {
        &self.words[self.words.len() - self.left..]
    }

    /// Goes on past commas, and past small words such as `and` that a name follows.
    fn skip_joints(&mut self) {
        let mut left = self.left;
        while let [word, rest @ ..] = &self.words[self.words.len() - left..] {
            if *word != "," && (rest.is_empty() || !self.reader.joins(word)) {
                break;
            }
            left -= 1;
        }
        self.left = left;
    }

    fn next(&mut self) -> Result<&'a str, WordError> {
        let word = self.rest().first().ok_or(WordError::Missing(self.verb))?;
        self.left -= 1;
        Ok(word)
    }
}

impl Hear for TypedLine<'_> {
    type Error = WordError;

    fn one_of(&mut self, words: &[&'static str]) -> Result<&'static str, WordError> {
        // A role card may be called like its special.
        let name = |keyword: Keyword| {
            let name = keyword.name();
            name.strip_suffix("-role").unwrap_or(name)
        };
        let named = |keyword: Keyword| words.iter().copied().find(|word| *word == name(keyword));
        if self.left == self.words.len() {
            let word = self.next()?;
            return named(self.verb).ok_or_else(|| WordError::Verb(word.to_owned()));
        }
        let word = self.next()?;
        let meant = self.reader.grammar.all_at(WordPlace::Inside, word);
        meant.iter().copied().find_map(named).ok_or_else(|| match words {
            ["yes", "no"] => WordError::YesNo(word.to_owned()),
            _ => WordError::OneOf(word.to_owned(), words.to_vec()),
        })
    }

    /// Names of several words are read as long as possible; commas between names are skipped.
    fn suspect(&mut self) -> Result<Suspect, WordError> {
        self.skip_joints();
        let rest = self.rest();
        let rest = &rest[..rest.iter().position(|word| *word == ",").unwrap_or(rest.len())];
        let first = rest.first().ok_or(WordError::Missing(self.verb))?;
        let named = |to: usize| self.reader.suspect(&rest[..to].join(" "));
        if let Some((to, suspect)) =
            (1..=longest(rest)).rev().find_map(|to| named(to).ok().map(|suspect| (to, suspect)))
        {
            self.left -= to;
            return Ok(suspect);
        }
        // What follows is a name of its own, so the first word alone is wrong.
        let apart = rest.get(1).is_some_and(|word| self.reader.suspect(word).is_ok());
        let wrong = if apart { (*first).to_owned() } else { rest.join(" ") };
        self.reader.suspect(&wrong)
    }

    fn seat(&mut self) -> Result<Seat, WordError> {
        self.skip_joints();
        let rest = self.rest();
        let first = rest.first().ok_or(WordError::Missing(self.verb))?;
        let named = |to: usize| self.reader.opening.seat(&rest[..to].join(" "));
        let longest = (1..=longest(rest)).rev().find_map(|to| named(to).map(|seat| (to, seat)));
        if let Some((to, seat)) = longest {
            self.left -= to;
            return Ok(seat);
        }
        // The number of a role that several players have.
        let number = rest.get(1).filter(|word| word.parse::<u8>().is_ok());
        let words: Vec<&str> = std::iter::once(*first).chain(number.copied()).collect();
        Err(WordError::Seat(words.join(" ")))
    }

    fn number(&mut self) -> Result<u8, WordError> {
        let word = self.next()?;
        word.parse().map_err(|_| WordError::Number(word.to_owned()))
    }

    fn seq(&mut self) -> Result<u32, WordError> {
        let word = self.next()?;
        word.parse().map_err(|_| WordError::Number(word.to_owned()))
    }

    fn cell(&mut self) -> Result<Cell, WordError> {
        let word = self.next()?;
        let grid = self.reader.position.grid();
        word.parse()
            .ok()
            .or_else(|| latin_cell(word, grid.columns()).and_then(|cell| cell.parse().ok()))
            .filter(|cell| grid.has(*cell))
            .ok_or_else(|| WordError::Cell(word.to_owned()))
    }

    fn hex(&mut self) -> Result<Hex, WordError> {
        let word = self.next()?;
        self.reader.hex(word)
    }

    fn shift(&mut self) -> Result<Shift, WordError> {
        let line = self.next()?;
        let line = self.reader.line(line)?;
        let word = self.next()?;
        let forward = match (line.axis, self.reader.grammar.at(WordPlace::Way, word)) {
            (Axis::Rows, Some(Keyword::Left)) | (Axis::Columns, Some(Keyword::Up)) => false,
            (Axis::Rows, Some(Keyword::Right)) | (Axis::Columns, Some(Keyword::Down)) => true,
            _ => return Err(WordError::Direction(line, word.to_owned())),
        };
        let by = match self.rest().first().map(|word| (*word, word.chars().next())) {
            Some(("1", _)) => 1,
            Some(("2", _)) => 2,
            Some((word, Some('0'..='9' | '-' | '+'))) => {
                return Err(WordError::Distance(word.to_owned()));
            }
            _ => return Ok(Shift { line, forward, by: 1 }),
        };
        self.left -= 1;
        Ok(Shift { line, forward, by })
    }

    fn left(&self) -> usize {
        self.left
    }

    fn back(&mut self, left: usize) {
        self.left = left;
    }

    fn extra(&self) -> WordError {
        WordError::Extra(self.verb, self.rest().join(" "))
    }
}
