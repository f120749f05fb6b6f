//! Questions about the streets of Mr. Jack.
use crate::board::{Exit, Hex, Suspect};
use crate::lang::{Keyword, WordPlace};
use crate::table::Question;
use crate::table::read::{Reader, WordError};

/// A question about the streets; everything it needs is public.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StreetQuestion {
    /// Who stands on this hex?
    At(Hex),
    /// Where can he go in one move?
    Reach(Suspect),
    /// Which way leads him there?
    Path(Suspect, Goal),
    /// Who is visible, or is he?
    Visible(Option<Suspect>),
    /// Which exits are open, and who could leave?
    Exits,
    /// How far is it along streets?
    Distance(Hex, Hex),
    /// Is this hex nearer to Goodley than where he stands?
    Nearer(Suspect, Hex),
    /// Whom would a call for witnesses clear?
    Call,
    /// Who can still be Jack?
    Suspects,
}

/// Where a way leads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Goal {
    /// To a hex.
    Hex(Hex),
    /// Out of the district.
    Exit(Exit),
}

impl Reader<'_> {
    /// The question of this game that begins with `verb`; nothing if it begins no such question.
    pub(super) fn street_question(
        &self,
        verb: Keyword,
        rest: &[&str],
    ) -> Option<Result<Question, WordError>> {
        let question = match verb {
            Keyword::Who => self.the_hex(verb, rest).map(StreetQuestion::At),
            Keyword::Reach => self.somebody(verb, rest).map(StreetQuestion::Reach),
            Keyword::Path => self.goal(verb, rest),
            Keyword::WhoVisible if rest.is_empty() => Ok(StreetQuestion::Visible(None)),
            Keyword::WhoVisible => {
                self.somebody(verb, rest).map(|who| StreetQuestion::Visible(Some(who)))
            }
            Keyword::Exits => Ok(StreetQuestion::Exits),
            Keyword::Distance => self.two_places(verb, rest),
            Keyword::Nearer => self.last_hex(verb, rest, StreetQuestion::Nearer),
            // With a word after it, it is what Jack says.
            Keyword::Call if rest.is_empty() => Ok(StreetQuestion::Call),
            Keyword::Suspects => Ok(StreetQuestion::Suspects),
            _ => return None,
        };
        Some(question.map(Question::Street))
    }

    fn somebody(&self, verb: Keyword, words: &[&str]) -> Result<Suspect, WordError> {
        if words.is_empty() {
            return Err(WordError::Missing(verb));
        }
        self.suspect(&words.join(" "))
    }

    fn the_hex(&self, verb: Keyword, words: &[&str]) -> Result<Hex, WordError> {
        match words {
            [] => Err(WordError::Missing(verb)),
            [word] => self.hex(word),
            [_, rest @ ..] => Err(WordError::Extra(verb, rest.join(" "))),
        }
    }

    /// Somebody, and a hex.
    fn last_hex(
        &self,
        verb: Keyword,
        words: &[&str],
        question: fn(Suspect, Hex) -> StreetQuestion,
    ) -> Result<StreetQuestion, WordError> {
        let (hex, who) = words.split_last().ok_or(WordError::Missing(verb))?;
        Ok(question(self.somebody(verb, who)?, self.hex(hex)?))
    }

    /// Somebody, and a hex or an exit: `path smith g5`, `path smith exit ne`, `path smith ne`.
    fn goal(&self, verb: Keyword, words: &[&str]) -> Result<StreetQuestion, WordError> {
        let (last, who) = words.split_last().ok_or(WordError::Missing(verb))?;
        let Ok(exit) = self.exit(last) else {
            return self
                .last_hex(verb, words, |who, hex| StreetQuestion::Path(who, Goal::Hex(hex)));
        };
        let is_out = |word: &&str| self.grammar.at(WordPlace::Inside, word) == Some(Keyword::Exit);
        let who = who.split_last().filter(|(word, _)| is_out(word)).map_or(who, |(_, who)| who);
        Ok(StreetQuestion::Path(self.somebody(verb, who)?, Goal::Exit(exit)))
    }

    /// Two hexes; a name means where that character stands.
    fn two_places(&self, verb: Keyword, words: &[&str]) -> Result<StreetQuestion, WordError> {
        let splits = 1..words.len();
        let both = |at: usize| {
            let (one, other) = words.split_at(at);
            Ok((self.place(&one.join(" "))?, self.place(&other.join(" "))?))
        };
        let mut found = splits.map(both).collect::<Vec<Result<(Hex, Hex), WordError>>>();
        let at = found.iter().position(Result::is_ok).unwrap_or_default();
        if found.is_empty() {
            return Err(WordError::Missing(verb));
        }
        found.swap_remove(at).map(|(one, other)| StreetQuestion::Distance(one, other))
    }

    fn place(&self, text: &str) -> Result<Hex, WordError> {
        let game = self.position.mr_jack();
        self.hex(text).or_else(|error| {
            let who = self.suspect(text)?;
            game.and_then(|game| game.place(who)).ok_or(error)
        })
    }
}
