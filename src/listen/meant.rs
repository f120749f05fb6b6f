//! What a line means that was typed as people speak, or on the other keyboard layout.
use std::sync::LazyLock;

use super::decide::SHORT;
use super::private::is_aloud;
use crate::lang::{Grammar, Keyword, Lang, fold, other_layouts};
use crate::scenario::NameError;
use crate::table::{Meaning, Reader, WordError};

/// What stands around words and belongs to none.
pub(super) const SIGNS: [char; 12] = ['!', '?', '.', ',', ';', ':', '"', '«', '»', '“', '”', '„'];

/// How a line was not read.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Unread {
    /// A word in it is not known.
    Unknown,
    /// More is said than was read, or something else.
    More,
    /// What it says cannot be.
    Wrong,
}

impl Unread {
    const fn of(error: &WordError) -> Self {
        match error {
            WordError::Verb(_)
            | WordError::Name(NameError::Unknown { .. })
            | WordError::Strange(..) => Self::Unknown,
            WordError::Cell(_)
            | WordError::Number(_)
            | WordError::Extra(..)
            | WordError::Line(_)
            | WordError::Seat(_)
            | WordError::OneOf(..) => Self::More,
            _ => Self::Wrong,
        }
    }
}

/// A line without the signs around its words, if there are any: `smith: c5>e8` is `smith c5>e8`.
fn without_signs(line: &str) -> Option<String> {
    let bare = |word: &str| word.trim_matches(SIGNS).to_owned();
    let words: Vec<String> =
        line.split_whitespace().map(bare).filter(|word| !word.is_empty()).collect();
    let bare = words.join(" ");
    (bare != line && !bare.is_empty()).then_some(bare)
}

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

    /// Whether a line that wants more begins with what somebody owes now.
    fn begins_what_is_owed(&self, error: &WordError) -> bool {
        let owed = self.position.decision().map(|owed| owed.ask.word());
        matches!(error, WordError::Missing(verb) if owed == Some(verb.name()))
    }

    /// What a line means; what is told in private only where it is `private`.
    pub(super) fn listen<T: PartialEq>(
        &self,
        line: &str,
        read: &impl Fn(&str) -> Result<T, WordError>,
        private: bool,
    ) -> Result<(String, T), WordError> {
        let error = match read(line) {
            // The word of another mode may say something in this one, and that of another verb what is asked for now.
            Ok(meant) => {
                let strange = self.is_of_another_mode(line);
                if strange || self.answers_nothing(line) {
                    let ranked = self.ranked(line, read, private);
                    return match self.decided(line, ranked, WordError::Empty) {
                        Ok((said, other))
                            if strange || !self.answers_nothing(&said) && is_aloud(&said) =>
                        {
                            Ok((said, other))
                        }
                        Err(WordError::Perhaps(said, lines))
                            if strange || lines.first().is_some_and(|line| self.is_owed(line)) =>
                        {
                            Err(WordError::Perhaps(said, lines))
                        }
                        _ => Ok((line.to_owned(), meant)),
                    };
                }
                return Ok((line.to_owned(), meant));
            }
            Err(error @ (WordError::Long(_) | WordError::Empty)) => return Err(error),
            // Which of two is meant, a player or a suspect of that name, nobody can guess by other words.
            Err(WordError::Name(NameError::Ambiguous { text, candidates }))
                if self.is_player_and_suspect(&text) =>
            {
                return Err(WordError::Name(NameError::Ambiguous { text, candidates }));
            }
            Err(error) => error,
        };
        if let Some(bare) = without_signs(line)
            && !self.asks(line)
            && let Ok(meant) = read(&bare)
        {
            return Ok((bare, meant));
        }
        if let Some(joined) = self.grammar.joined(line) {
            return self.listen(&joined, read, private);
        }
        let begun = self.action(line, None).err();
        // What is asked for now comes before another word that sounds the same.
        if let Some(error @ WordError::Missing(_)) = &begun
            && self.begins_what_is_owed(error)
        {
            return Err(error.clone());
        }
        if self.asks_who_is_hidden(line) {
            return Err(WordError::Secret);
        }
        let wrong = match &begun {
            // Whoever begins to say what he does is told how it goes on.
            Some(begun) if begun.is_clear() => begun.clone(),
            Some(begun @ WordError::Missing(verb)) if self.belongs(*verb) => begun.clone(),
            // A question that begins with that name is less than the line of the character.
            Some(begun @ WordError::Strange(..)) => begun.clone(),
            _ => error,
        };
        let kind = Unread::of(&wrong);
        // Of many words more than one is wrong, if any is.
        let long = line.split_whitespace().nth(SHORT).is_some();
        let alone = line.split_whitespace().nth(1).is_none();
        let verb = self.first_word(line).filter(|_| kind == Unread::Wrong || alone);
        let mut ranked = self.ranked(line, read, private);
        // Where only one thing is wrong, nothing is left out to make sense of the rest.
        if wrong.is_clear() && !long {
            ranked.found.retain(|it| it.strange == 0);
        }
        // On the own page a name that is nearly somebody's is asked for once more.
        let slip = private && ranked.found.first().is_some_and(|it| it.slips > 0);
        let asks = ranked.found.first().is_some_and(|it| it.line.starts_with(Keyword::May.name()));
        // What is wrong with «Ben captures Simmon» is the last word, not Ben; and what somebody else does waits.
        if !asks && let Some((seat, rest)) = self.does_something(line) {
            return match self.position.decision() {
                Some(owed) if owed.seat != seat => Err(WordError::NotYet),
                _ => self.listen(&rest, read, private),
            };
        }
        let decided = self.decided(line, ranked, wrong.clone());
        if let Ok((said, _)) = &decided {
            // Of a verb with something wrong behind it nothing else is done; alone it answers at most.
            let same = verb.is_none_or(|verb| said.split(' ').next() == Some(verb.name()));
            let lacks =
                alone && matches!(wrong, WordError::Missing(_)) && self.answers_unasked(said);
            if same && !lacks {
                return decided;
            }
            return Err(self.what_is_wrong(line, wrong));
        }
        if !asks && let Some(meant) = self.said_otherwise(line, read, kind, private) {
            return Ok(meant);
        }
        match decided {
            // A verb alone is asked for the rest.
            _ if alone && matches!(wrong, WordError::Missing(_)) => {
                Err(self.what_is_wrong(line, wrong))
            }
            Err(error @ WordError::Perhaps(..)) if (long || kind != Unread::Wrong) && !slip => {
                Err(error)
            }
            _ if wrong.is_clear() => Err(self.what_is_wrong(line, wrong)),
            Err(error @ WordError::Unasked) if kind != Unread::Wrong => Err(error),
            // What a line lacks, or of whom of two it speaks, is asked.
            Err(
                error @ (WordError::Unfinished(..) | WordError::Name(NameError::Ambiguous { .. })),
            ) => Err(error),
            _ => Err(self.what_is_wrong(line, wrong)),
        }
    }

    /// The meaning of a line said of whoever acts, on another keyboard layout, or in the words of the box.
    fn said_otherwise<T: PartialEq>(
        &self,
        line: &str,
        read: &impl Fn(&str) -> Result<T, WordError>,
        kind: Unread,
        private: bool,
    ) -> Option<(String, T)> {
        let others = if kind == Unread::Unknown { other_layouts(line) } else { Vec::new() };
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
                    it.strange == 0 && it.kind.0 != Keyword::Rule.name()
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
