//! Lines that leave out what is known anyway: who is asked, which token lies there.
use super::typed::TypedLine;
use super::{Reader, WordError};
use crate::lang::Keyword;
use crate::rules::{Action, Ask, Deed, Hear as _, Spoken as _};
use crate::terms::{Special, Token};

impl Reader<'_> {
    /// `hit nobody`, `hit SEAT S`; the seat and the suspect that are asked about may be left out.
    pub(super) fn hit(&self, words: &[&str]) -> Result<Action, WordError> {
        let owed = self.position.decision();
        let asked = owed.and_then(|owed| match owed.ask {
            Ask::Hit(suspect) => Some((owed.seat, suspect)),
            _ => None,
        });
        let Some((owner, suspect)) = asked else {
            return self.deed(words, Keyword::Hit).map(Action::Do);
        };
        let deed = match words {
            [_, seat @ ..] if let Some(seat) = self.opening.seat(&seat.join(" ")) => {
                Deed::Hit(seat, suspect)
            }
            [_, word, ..]
                if self.opening.seat(word).is_none() && !self.is(word, Keyword::Nobody) =>
            {
                let mut typed = TypedLine::new(self, words, Keyword::Hit);
                typed.back(words.len() - 1);
                let named = typed.suspect()?;
                if typed.left() > 0 {
                    return Err(typed.extra());
                }
                Deed::Hit(owner, named)
            }
            _ => self.deed(words, Keyword::Hit)?,
        };
        Ok(Action::Do(deed))
    }

    /// `disarm S TOKEN`; where but one token lies on the suspect, it need not be named.
    pub(super) fn disarm(&self, words: &[&str]) -> Result<Action, WordError> {
        let whole = self.deed(words, Keyword::Disarm);
        let [_, name @ ..] = words else { return whole.map(Action::Do) };
        let Some(suspect) = self.suspect(&name.join(" ")).ok().filter(|_| whole.is_err()) else {
            return whole.map(Action::Do);
        };
        let tokens = self.position.tokens();
        let there = Token::DISARMED.into_iter().filter(|kind| tokens.with(*kind).contains(suspect));
        match there.collect::<Vec<_>>()[..] {
            [] => Ok(Action::Do(Deed::Disarm(suspect, Token::DISARMED[0]))),
            [only] => Ok(Action::Do(Deed::Disarm(suspect, only))),
            [..] => Err(WordError::Which(suspect)),
        }
    }

    /// `role SEAT ROLE`; of the player who has to show a card, the role alone says enough.
    pub(super) fn role(&self, words: &[&str]) -> Result<Action, WordError> {
        let mut typed = TypedLine::new(self, words, Keyword::Role);
        typed.back(words.len() - 1);
        let alone = Special::read(&mut typed).ok().filter(|_| typed.left() == 0);
        let asked = self.position.decision().filter(|owed| owed.ask == Ask::Role);
        match (alone, asked) {
            (None, _) => self.deed(words, Keyword::Role).map(Action::Do),
            (Some(role), Some(owed)) => Ok(Action::Do(Deed::Role(owed.seat, role))),
            (Some(role), None) => Err(WordError::Shown(role)),
        }
    }

    /// A bare yes or no, to whatever is asked: whether a suspect was somebody, whether somebody is saved, who raised a
    /// hand. It counts where only one line can be meant; of several, the one asked about has to be named.
    pub(super) fn bare(&self, yes: bool) -> Result<Action, WordError> {
        let asks = |ask| {
            matches!(
                ask,
                Ask::Hit(_)
                    | Ask::Hands(_)
                    | Ask::Dies
                    | Ask::Turned
                    | Ask::Save(_)
                    | Ask::Detonate(_)
            )
        };
        let mut lines: Vec<Action> = Vec::new();
        if self.position.decision().is_some_and(|owed| asks(owed.ask)) {
            self.position.legal(&mut lines);
        }
        lines.retain(|line| match line {
            Action::Do(Deed::Hit(..) | Deed::Save(_) | Deed::Detonate(_)) => yes,
            Action::Do(Deed::HitNobody(_) | Deed::Decline(_)) => !yes,
            Action::Do(Deed::Hands(up)) => !yes && up.is_empty(),
            Action::Do(Deed::Dies(dead) | Deed::DiscardedAll(dead)) => !yes && dead.is_empty(),
            _ => false,
        });
        match lines.as_slice() {
            [line] => Ok(line.clone()),
            [Action::Do(Deed::Hit(_, suspect)), ..] => Err(WordError::Whose(*suspect)),
            _ => Ok(Action::Do(Deed::Answer(yes))),
        }
    }
}
