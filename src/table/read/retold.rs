//! What was told in private and is otherwise.
use super::{Reader, WordError};
use crate::board::Suspect;
use crate::lang::{Keyword, WordPlace, fold};
use crate::rules::{Action, Deed};
use crate::terms::Special;

/// What was named on a page to put right what was told before: cards, and the role card of the Heist.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Named {
    /// The cards, in their order.
    pub cards: Vec<Suspect>,
    /// The role card.
    pub role: Option<Special>,
}

/// What of the cards that a seat has told is otherwise.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Retold {
    /// The card as it was told, and as it is.
    pub card: Option<(Suspect, Suspect)>,
    /// The role card as it is.
    pub role: Option<Special>,
}

impl Reader<'_> {
    /// What is otherwise by `correct [S S] [ROLE]`; nothing if the first word is not `correct`.
    ///
    /// # Errors
    /// As [`action`](Self::action).
    pub fn correction(&self, line: &str) -> Option<Result<Retold, WordError>> {
        let words = self.split(line).ok()?;
        let words: Vec<&str> = words.iter().map(String::as_str).collect();
        let (verb, rest) = words.split_first()?;
        if !self.is(verb, Keyword::Correct) {
            return None;
        }
        let (rest, role) =
            match rest.split_last().and_then(|(last, rest)| Some((rest, self.role_card(last)?))) {
                Some((rest, role)) => (rest, Some(role)),
                None => (rest, None),
            };
        if rest.is_empty() && role.is_some() {
            return Some(Ok(Retold { card: None, role }));
        }
        Some(self.suspects_on(rest, self.position.grid()).and_then(|cards| match cards[..] {
            [was, is] => Ok(Retold { card: Some((was, is)), role }),
            _ => Err(WordError::Missing(Keyword::Correct)),
        }))
    }

    /// The role card of the Heist that a word names.
    pub(crate) fn role_card(&self, word: &str) -> Option<Special> {
        let inside = self.grammar.at(WordPlace::Inside, word)?;
        let line = format!("{} a1 {}", Keyword::Drew.name(), fold(inside.name()));
        match self.action(&line, None) {
            Ok(Action::Do(Deed::DrewRole(drew))) => Some(drew.role),
            _ => None,
        }
    }
}

impl Retold {
    /// The line that says it; `name` is how a card stands in it.
    pub fn line(&self, name: impl Fn(Suspect) -> String) -> String {
        let card = self.card.map(|(was, is)| format!("{} , {}", name(was), name(is)));
        let role = self.role.map(|role| role.id().to_owned());
        let said = [Some(Keyword::Correct.to_string()), card, role];
        said.into_iter().flatten().collect::<Vec<_>>().join(" ")
    }
}
