//! What a line means that was typed as people speak, or on the other keyboard layout.
use std::sync::LazyLock;

use super::phrase::Phrase;
use super::weights::Weights;
use crate::lang::{Grammar, Keyword, Lang, fold, other_layouts};
use crate::scenario::NameError;
use crate::table::{Meaning, Reader, WordError};

/// What stands around words and belongs to none.
pub(crate) const SIGNS: [char; 12] = ['!', '?', '.', ',', ';', ':', '"', '«', '»', '“', '”', '„'];

impl Reader<'_> {
    /// Reads a line as it was typed or, if that is nothing, as people speak or as if it had been typed on the other
    /// keyboard layout (`л с3` is `k c3`).
    ///
    /// # Errors
    /// What is wrong with the line; several readings, if it can mean more than one thing.
    pub fn understood<T: PartialEq>(
        &self,
        line: &str,
        read: impl Fn(&str) -> Result<T, WordError>,
    ) -> Result<T, WordError> {
        self.heard(line, read).map(|(_, meant)| meant)
    }

    /// The same, with the line in words of the grammar. What somebody only thinks is done by nobody: it is asked back.
    ///
    /// # Errors
    /// As [`understood`](Self::understood).
    pub fn heard<T: PartialEq>(
        &self,
        line: &str,
        read: impl Fn(&str) -> Result<T, WordError>,
    ) -> Result<(String, T), WordError> {
        let heard = match self.listen(line, &read, false) {
            // A verb of another game («I pass») is nobody's name: it is refused as it is alone.
            Err(WordError::Name(NameError::Unknown { text, .. }))
                if self.is_of_another_mode(&text) =>
            {
                let meant = read(&text)?;
                (text, meant)
            }
            heard => heard?,
        };
        if self.is_opinion(line, &heard.0) {
            return Err(WordError::Perhaps(line.to_owned(), vec![heard.0]));
        }
        Ok(heard)
    }

    /// What a line means; what is told in private only where it is `private`.
    pub(crate) fn listen<T: PartialEq>(
        &self,
        line: &str,
        read: &impl Fn(&str) -> Result<T, WordError>,
        private: bool,
    ) -> Result<(String, T), WordError> {
        let strange = self.is_of_another_mode(line);
        let error = match read(line) {
            Ok(meant) if !strange => return Ok((line.to_owned(), meant)),
            // The word of another mode may say something in this one.
            Ok(_) => WordError::Empty,
            Err(error @ (WordError::Long(_) | WordError::Empty)) => return Err(error),
            // Which of two is meant, a player or a suspect of that name, nobody can guess by other words.
            Err(WordError::Name(NameError::Ambiguous { text, candidates }))
                if self.is_player_and_suspect(&text) =>
            {
                return Err(WordError::Name(NameError::Ambiguous { text, candidates }));
            }
            Err(error) => error,
        };
        if let Some(joined) = self.grammar.joined(line) {
            return self.listen(&joined, read, private);
        }
        if self.asks_who_is_hidden(line) {
            return Err(WordError::Secret);
        }
        // Whoever begins to say what he does is told how it goes on.
        let begins = |error: &WordError| match error {
            WordError::Missing(verb) => self.belongs(*verb),
            error => error.is_clear() || matches!(error, WordError::Strange(..)),
        };
        let wrong = self.action(line, None).err().filter(begins).unwrap_or(error);
        let ranked = self.ranked(line, read, private);
        let asks = ranked.found.first().is_some_and(|it| it.line.starts_with(Keyword::May.name()));
        // What is wrong with «Ben captures Simmon» is the last word, not Ben; and what somebody else does waits.
        if !asks && let Some((seat, rest)) = self.does_something(line) {
            return match self.position.decision() {
                Some(owed) if owed.seat != seat => Err(WordError::NotYet),
                _ => self.listen(&rest, read, private),
            };
        }
        let unknown = matches!(
            wrong,
            WordError::Verb(_)
                | WordError::Name(NameError::Unknown { .. })
                | WordError::Strange(..)
        );
        match self.decided(line, ranked, wrong.clone()) {
            Ok(meant) => Ok(meant),
            Err(error) if strange && !matches!(error, WordError::Perhaps(..)) => {
                read(line).map(|meant| (line.to_owned(), meant))
            }
            Err(error) => {
                let otherwise =
                    if asks { None } else { self.said_otherwise(line, read, unknown, private) };
                otherwise.ok_or_else(|| match error {
                    error @ (WordError::Perhaps(..)
                    | WordError::Unasked
                    | WordError::Unfinished(..)) => error,
                    error => self.what_is_wrong(line, error),
                })
            }
        }
    }

    /// The meaning of a line said of whoever acts, on another keyboard layout, or in the words of the box.
    fn said_otherwise<T: PartialEq>(
        &self,
        line: &str,
        read: &impl Fn(&str) -> Result<T, WordError>,
        unknown: bool,
        private: bool,
    ) -> Option<(String, T)> {
        // Of what was typed on another keyboard hardly a word is known.
        let weights = Weights::of(self.grammar.lang());
        let words = Phrase::of(line).words;
        let (known, strange): (Vec<_>, Vec<_>) =
            words.iter().filter(|it| it.chars().nth(2).is_some()).partition(|it| weights.knows(it));
        let others =
            if unknown && known.len() <= strange.len() { other_layouts(line) } else { Vec::new() };
        // `нє` is no `y'`.
        let letters = |line: &str| fold(line).chars().take(2).count();
        let mut others = others.into_iter().filter(|other| letters(other) >= letters(line));
        let printed = self.in_words_of_the_box(line);
        let mut said = self.said_of_who_acts(line).into_iter().chain(printed);
        // The sign of a question is another letter there.
        let asked = self.asks(line) || line.contains('?');
        let known = |line: String, own: bool| {
            if !asked && let Ok(meant) = read(&line) {
                return Some((line, meant));
            }
            let mut ranked = self.ranked(&line, read, private);
            ranked.found.retain(|it| !asked || it.legal.is_none());
            // On another keyboard every word is known, or none was meant so; and who acts does something.
            ranked.found.retain(|it| {
                if own {
                    it.legal.is_some()
                } else {
                    it.fit.strange == 0 && it.kind != Keyword::Rule.name()
                }
            });
            self.decided(&line, ranked, WordError::Empty).ok()
        };
        said.find_map(|line| known(line, true))
            .or_else(|| others.find_map(|line| known(line, false)))
    }

    /// A line in the words that are printed on the cards, at a table that reads English, in words of the grammar.
    fn in_words_of_the_box(&self, line: &str) -> Option<String> {
        static PRINTED: LazyLock<[Grammar; 2]> =
            LazyLock::new(|| [Lang::Uk, Lang::Ru].map(Grammar::new));
        let cyrillic = line.chars().any(|letter| ('Ѐ'..='ӿ').contains(&letter));
        if self.grammar.lang() != Lang::En || !cyrillic {
            return None;
        }
        let action = PRINTED.iter().find_map(|grammar| {
            let printed = Reader { grammar, ..*self };
            printed.listen(line, &|line: &str| printed.action(line, None), false).ok()
        });
        Some(action?.1.write(self.position.grid(), self.opening))
    }

    /// A line of the loop in words of the grammar, and what it means.
    ///
    /// # Errors
    /// As [`understood`](Self::understood).
    pub fn at_the_table(&self, line: &str) -> Result<(String, Meaning), WordError> {
        self.heard(line, |line| self.meaning(line))
    }
}
