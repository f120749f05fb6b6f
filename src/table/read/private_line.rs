//! A line typed on the page of one pair of eyes.
use super::{Named, Reader, WordError};
use crate::lang::{Keyword, measure};
use crate::rules::{Ask, Audience, Seat};
use crate::table::Question;

/// What the companion is wanted for at the table, before all eyes.
const WISHES: [Keyword; 12] = [
    Keyword::Undo,
    Keyword::Redo,
    Keyword::Secret,
    Keyword::Help,
    Keyword::Status,
    Keyword::Board,
    Keyword::Log,
    Keyword::Legal,
    Keyword::Rule,
    Keyword::Deduce,
    Keyword::Audit,
    Keyword::Replace,
];

/// What a line means that is typed where nobody else looks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PrivateLine {
    /// It is to be told in private, in these words.
    Tell(String),
    /// A referee who does not play tells it for this seat.
    TellFor(Seat, String),
    /// What was told is otherwise: what was named, if anything was.
    Correct(Named),
    /// A question.
    Ask(Question),
    /// May this line be said?
    May(String),
    /// Why was the last line refused?
    Why,
    /// A referee who does not play wants to remember this.
    Note(String),
    /// What can be asked here?
    Help,
    /// It is a line of the game or a wish, which is said aloud at the table.
    Aloud,
    /// Nothing more is wanted.
    Leave,
}

impl Reader<'_> {
    /// What a line means on the page of `own`. What he is asked for in private needs no verb: a name will do.
    ///
    /// # Errors
    /// What was understood and what was not.
    pub fn private_line(&self, line: &str, own: Audience) -> Result<PrivateLine, WordError> {
        measure(line)?;
        let line = line.trim();
        let seat = match own {
            Audience::Seat(seat) => Some(seat),
            Audience::Public | Audience::Referee => None,
        };
        let (first, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        if let [verb, rest @ ..] = &self.split(line)?[..]
            && verb != first
            && self.verb(verb).is_ok_and(|verb| verb == Keyword::Become)
        {
            // `bc3` is said in one breath.
            return self.private(&format!("{verb} {}", rest.join(" ")), own);
        }
        match self.verb(first) {
            Ok(Keyword::Quit) => return Ok(PrivateLine::Leave),
            Ok(Keyword::Why) if rest.trim().is_empty() => return Ok(PrivateLine::Why),
            Ok(Keyword::Help) if rest.trim().is_empty() => return Ok(PrivateLine::Help),
            Ok(Keyword::May) => return Ok(PrivateLine::May(rest.to_owned())),
            Ok(Keyword::Ask) => return self.question(rest, seat).map(PrivateLine::Ask),
            Ok(Keyword::Tell) => return self.private(rest, own),
            Ok(Keyword::Become | Keyword::Drew | Keyword::Reveal | Keyword::Correct) => {
                return self.private(line, own);
            }
            Ok(_) | Err(_) => {}
        }
        let question = match self.question(line, seat) {
            Ok(question) => return Ok(PrivateLine::Ask(question)),
            Err(error) => error,
        };
        let owed = self.position.decision().filter(|owed| Some(owed.seat) == seat);
        let verb = match owed.map(|owed| owed.ask) {
            Some(Ask::Become) => Some(Keyword::Become),
            Some(Ask::Drew(_)) => Some(Keyword::Drew),
            _ => None,
        };
        let named = verb.map(|verb| self.private(&format!("{} {line}", verb.name()), own));
        match (named, self.action(line, seat)) {
            (Some(Ok(told)), _) => Ok(told),
            (_, Ok(_)) => Ok(PrivateLine::Aloud),
            _ if self.verb(first).is_ok_and(|verb| WISHES.contains(&verb)) => {
                Ok(PrivateLine::Aloud)
            }
            (Some(Err(error)), Err(_)) => Err(error),
            (None, Err(error)) if matches!(question, WordError::Verb(_)) => Err(error),
            (None, Err(_)) => Err(question),
        }
    }

    /// A line that begins with a private verb: only what can be read is told.
    pub(crate) fn private(&self, line: &str, own: Audience) -> Result<PrivateLine, WordError> {
        let Audience::Seat(seat) = own else { return Ok(PrivateLine::Aloud) };
        if let Some(revealed) = self.reveal(line) {
            revealed?;
        } else if let Some(corrected) = self.correction(line) {
            corrected?;
        } else {
            self.action(line, Some(seat))?;
        }
        Ok(PrivateLine::Tell(line.to_owned()))
    }
}
