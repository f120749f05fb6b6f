//! A line of several clauses: people go on talking after they have said what they do.
use super::heard::Hearing;
use super::meant::{SIGNS, is_aloud};
use super::phrase::Phrase;
use super::{Meaning, Reader, WordError};
use crate::lang::{Keyword, fold};

/// What stands between two clauses.
const BETWEEN: [char; 11] = ['.', ',', ';', ':', '!', '?', '(', ')', '–', '—', '…'];

impl Reader<'_> {
    /// The only clause of a line that means anything, in words of the grammar; the others name nothing on the board, unless
    /// something is taken back, after which people say what they wanted instead.
    pub(super) fn said_in_a_clause<T: PartialEq>(
        &self,
        line: &str,
        read: &impl Fn(&str) -> Result<T, WordError>,
    ) -> Option<String> {
        let clauses = line.split(BETWEEN).map(str::trim).filter(|clause| !clause.is_empty());
        let clauses: Vec<&str> = clauses.collect();
        if clauses.len() < 2 {
            return None;
        }
        let mut said: Vec<(usize, String)> = Vec::new();
        for (at, clause) in clauses.iter().enumerate() {
            let meant =
                self.in_words(clause, read).filter(|it| !said.iter().any(|(_, other)| other == it));
            said.extend(meant.map(|it| (at, it)));
        }
        let (at, line) = said.pop().filter(|_| said.is_empty())?;
        let goes_back = line.split(' ').next() == Some(Keyword::Undo.name());
        let names = |clause: &str| {
            let phrase = Phrase::of(clause);
            let hearing = Hearing::of(self, &phrase, true, 0);
            (0..phrase.words.len()).any(|at| hearing.is_somebody(at))
        };
        let others = clauses.iter().enumerate().filter(|(other, _)| *other != at);
        let clear = goes_back || others.into_iter().all(|(_, clause)| !names(clause));
        clear.then_some(line)
    }

    /// What one clause says, if it says it for certain.
    fn in_words<T: PartialEq>(
        &self,
        clause: &str,
        read: &impl Fn(&str) -> Result<T, WordError>,
    ) -> Option<String> {
        let against = |word: &String| self.grammar.sayings().lists("against", word);
        if Phrase::of(clause).words.iter().any(against) {
            return None;
        }
        let certain = |line: &str| match read(line) {
            Ok(_) => Some(line.to_owned()),
            Err(_) => self.only(line, read)?.ok().map(|(line, _)| line),
        };
        let said = certain(clause).or_else(|| certain(&self.said_of_who_acts(clause)?))?;
        let sensible =
            is_aloud(&said) && !self.is_opinion(clause, &said) && !self.answers_unasked(&said);
        sensible.then_some(said)
    }

    /// Whether a line asks something: by its sign, or by the word that it begins with.
    pub fn asks(&self, line: &str) -> bool {
        let sayings = self.grammar.sayings();
        let lists = |list: &'static str| move |word: &String| sayings.lists(list, word);
        let words = || line.split_whitespace().map(|word| fold(word.trim_matches(SIGNS)));
        let first = words().find(|word| !lists("hesitation")(word));
        let asks = line.trim_end().ends_with('?') || first.is_some_and(|it| lists("question")(&it));
        // «Can you shift …» asks for it to be done.
        asks && !words().take(3).any(|word| lists("asked-to")(&word))
    }

    /// Whether a line in words of the grammar only shows or answers something.
    pub(super) fn is_harmless(&self, line: &str) -> bool {
        const SHOWN: [Keyword; 6] = [
            Keyword::Status,
            Keyword::Board,
            Keyword::Legal,
            Keyword::Log,
            Keyword::Help,
            Keyword::May,
        ];
        match self.meaning(line) {
            Ok(Meaning::Ask(_)) => true,
            Ok(Meaning::Wish(wish)) => {
                SHOWN.iter().any(|word| wish.split(' ').next() == Some(word.name()))
            }
            _ => false,
        }
    }
}
