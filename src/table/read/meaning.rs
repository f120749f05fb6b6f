//! What a line in words of the grammar means at the table.
use super::{Reader, WordError};
use crate::lang::{Keyword, WordPlace};
use crate::rules::Action;
use crate::table::Question;

/// What a line of the loop means.
#[derive(Clone, Debug, PartialEq)]
pub enum Meaning {
    /// Something happens in the game.
    Act(Action),
    /// A question.
    Ask(Question),
    /// The companion shall do something.
    Wish(String),
}

impl Reader<'_> {
    /// What a line in words of the grammar means at the table.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn meaning(&self, line: &str) -> Result<Meaning, WordError> {
        let (first, rest) =
            line.trim().split_once(char::is_whitespace).unwrap_or((line.trim(), ""));
        let wish = self.verb(first).ok().filter(|verb| self.is_wish(*verb, rest));
        if let Some(wish) = wish {
            let seat = self.opening.seat(rest).filter(|_| wish == Keyword::Secret);
            let rest = seat.map_or(rest, |seat| self.opening.seat_id(seat));
            return Ok(Meaning::Wish(format!("{wish} {rest}").trim_end().to_owned()));
        }
        match self.question(line, None) {
            Ok(question) => Ok(Meaning::Ask(question)),
            Err(WordError::Verb(_) | WordError::Empty) => self.action(line, None).map(Meaning::Act),
            Err(error) => self.action(line, None).map(Meaning::Act).map_err(|_| error),
        }
    }

    /// Whether the companion is wanted for something, by this word and what follows it.
    fn is_wish(&self, verb: Keyword, rest: &str) -> bool {
        let is_number = |word: &str| word.parse::<u32>().is_ok();
        match verb {
            Keyword::Undo | Keyword::Redo => rest.is_empty() || is_number(rest),
            Keyword::Status
            | Keyword::Board
            | Keyword::Log
            | Keyword::Legal
            | Keyword::Deduce
            | Keyword::Audit
            | Keyword::Quit
            | Keyword::Flip => rest.is_empty(),
            // `help me` is no question about `me`.
            Keyword::Help => {
                let about = || self.grammar.keyword(rest).is_some_and(|it| it != Keyword::Me);
                rest.is_empty() || about() || self.opening.seat(rest).is_some()
            }
            Keyword::Replace => rest.is_empty() || self.names_a_seat(rest),
            Keyword::Secret => {
                rest.is_empty()
                    || self.opening.seat(rest).is_some()
                    || self.grammar.keyword(rest) == Some(Keyword::All)
            }
            // «Why not» asks no more than «why».
            Keyword::Why => {
                let answer = self.grammar.at(WordPlace::Inside, rest);
                let answer = matches!(answer, Some(Keyword::Yes | Keyword::No));
                rest.is_empty() || (!answer && self.action(rest, None).is_ok())
            }
            Keyword::May => self.action(rest, None).is_ok(),
            Keyword::Rule => true,
            // «Tell me who …» is a question.
            Keyword::Tell => {
                let who = rest.split(' ').next().unwrap_or_default();
                rest.is_empty() || who.starts_with("--") || self.opening.seat(who).is_some()
            }
            Keyword::Ask => self.question(rest, None).is_ok(),
            Keyword::Correct => match rest.split_once(char::is_whitespace) {
                Some((line, right)) => is_number(line) && self.action(right, None).is_ok(),
                None => true,
            },
            _ => false,
        }
    }

    /// Whether a text begins with a seat.
    fn names_a_seat(&self, text: &str) -> bool {
        let ends = text.match_indices(' ').map(|(at, _)| at).chain([text.len()]);
        ends.into_iter().any(|end| self.seat(&text[..end]).is_some())
    }
}
