//! What is asked back where a line is not understood as a whole, or what is wrong with it.
use super::about::Hinted;
use super::meant::Unread;
use super::{Lack, Reader, WordError};
use crate::lang::Keyword;
use crate::scenario::NameError;

impl Reader<'_> {
    /// What a line may mean that is not understood as a whole; or the one thing in it that is wrong.
    pub(super) fn offers<T: PartialEq>(
        &self,
        line: &str,
        read: &impl Fn(&str) -> Result<T, WordError>,
        error: &WordError,
        kind: Unread,
    ) -> Option<WordError> {
        if kind == Unread::Unknown
            && let Some(said) = self.said_of_somebody(line, read)
        {
            return Some(WordError::Perhaps(line.to_owned(), vec![said]));
        }
        let asks = self.asks(line);
        let readable = kind != Unread::Wrong;
        let mut clause = readable.then(|| self.said_in_a_clause(line, read)).flatten();
        // «Kill the one who is on d4» asks nothing.
        let first = |said: &mut String| asks || !self.is_harmless(said);
        if let Some(said) = clause.take_if(first) {
            return Some(WordError::Perhaps(line.to_owned(), vec![said]));
        }
        if matches!(error, WordError::Verb(_)) {
            // Everything but one thing is clear, so that is what is wrong.
            let said = self.readings(line, false).into_iter().filter(|it| !it.offered);
            let named = said.filter_map(|it| read(&it.line).err());
            let mut named =
                named.filter(|error| matches!(error, WordError::Name(_) | WordError::Missing(_)));
            if let Some(first) = named.next()
                && named.all(|other| other == first)
            {
                return Some(first);
            }
        }
        let guesses = match kind {
            Unread::Wrong => Vec::new(),
            Unread::Unknown | Unread::More => self.guesses(line, read),
        };
        let lines = guesses.into_iter().map(|(line, _)| {
            // Whoever asks whether he may does not do it yet.
            let may = format!("{} {line}", Keyword::May);
            let asked = asks && self.action(&line, None).is_ok() && read(&may).is_ok();
            if asked { may } else { line }
        });
        let mut lines: Vec<String> = lines.collect();
        if lines.is_empty() {
            lines.extend(clause);
        }
        (!lines.is_empty()).then_some(WordError::Perhaps(line.to_owned(), lines))
    }

    /// Keeps what begins with the same verb, of a line that says what is done to nobody who is there: it means nothing
    /// else. Whether nothing is left of it.
    pub(super) fn keeps_to_its_verb<T>(
        &self,
        line: &str,
        offers: &mut Option<WordError>,
        hinted: &mut Vec<Hinted<T>>,
    ) -> bool {
        let verb = self.begins_a_deed(line).filter(|_| !self.names_somebody(line));
        let Some(verb) = verb else { return false };
        // A verb alone that lacks something says less than the line.
        let same = |line: &str| {
            line.split(' ').next() == Some(verb.name())
                && (line.contains(' ') || self.action(line, None).is_ok())
        };
        let unknown = matches!(self.action(line, None), Err(WordError::Seat(_)));
        hinted.retain(|it| same(&it.line) && !unknown);
        if let Some(WordError::Perhaps(_, lines)) = offers {
            lines.retain(|line| same(line));
            if lines.is_empty() {
                *offers = None;
            }
        }
        offers.is_none() && hinted.is_empty()
    }

    /// What a line may be about that is not understood; what is wrong with it, if that is nothing.
    pub(super) fn hinted<T>(
        &self,
        line: &str,
        hinted: Vec<Hinted<T>>,
        error: WordError,
        kind: Unread,
    ) -> WordError {
        if kind == Unread::Wrong || self.waits_for_its_turn(line) {
            return self.what_is_wrong(line, error);
        }
        let asks = self.asks(line);
        let named = self.names_somebody(line);
        let clear = hinted.first().is_some_and(|it| it.hints > 1);
        let mut lines: Vec<String> = hinted.into_iter().map(|it| it.line).collect();
        if lines.is_empty() && !asks {
            lines = self.answers();
        } else if !lines.is_empty() && asks && !named {
            // A question that names nobody may well be one about the rules.
            let rule = format!("{} {}", Keyword::Rule, line.trim());
            lines.insert(if clear { lines.len() } else { 0 }, rule);
        }
        if lines.is_empty() {
            self.what_is_wrong(line, error)
        } else {
            WordError::Perhaps(line.to_owned(), lines)
        }
    }

    /// What is wrong with a line: small words are blamed for nothing.
    pub(super) fn what_is_wrong(&self, line: &str, error: WordError) -> WordError {
        if self.waits_for_its_turn(line) {
            return WordError::NotYet;
        }
        match error {
            WordError::Missing(verb) if !self.belongs(verb) => {
                WordError::Verb(self.first_telling_word(line))
            }
            WordError::Verb(_) => {
                let word = self.first_telling_word(line);
                self.unfinished(line, &word).unwrap_or(WordError::Verb(word))
            }
            // «Is» is no cell and nobody’s name: something else is missing.
            WordError::Cell(ref word)
            | WordError::Line(ref word)
            | WordError::OneOf(ref word, _)
            | WordError::Name(NameError::Unknown { text: ref word, .. })
                if self.tells_nothing(word) =>
            {
                let first = line.split_whitespace().next().unwrap_or_default();
                self.verb(first).map_or(error, WordError::Missing)
            }
            WordError::Strange(who, ref word) if self.tells_nothing(word) => {
                WordError::Unfinished(who, Lack::More)
            }
            error => error,
        }
    }
}
