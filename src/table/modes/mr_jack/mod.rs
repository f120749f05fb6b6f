//! Mr. Jack at a table: hexes instead of cells, activations instead of verbs, and questions about streets.
mod activation;
mod answer;
mod question;
pub(in crate::table) mod status;
mod suspicion;

pub use answer::{Against, Gap, Path, Reach, Shut, StreetAnswer};
pub use question::{Goal, StreetQuestion};
pub use suspicion::{Cleared, Suspicion};

use super::AtTable;
use crate::board::Suspect;
use crate::lang::Keyword;
use crate::rules::mr_jack::{CHARACTERS, MrJack, MrJackOptions};
use crate::rules::{Action, Seat};
use crate::scenario::NameError;
use crate::setup::streets;
use crate::table::read::{Reader, WordError};
use crate::table::{Opening, Question};
use crate::terms::Special;

impl AtTable for MrJack {
    /// The board of the edition, for its eight characters.
    fn start(opening: &Opening, _roles: &[Special]) -> Option<Self> {
        streets(&opening.edition, MrJackOptions::default())
            .filter(|_| opening.cast.len() == CHARACTERS)
    }

    fn words() -> &'static [&'static [Keyword]] {
        &[&[
            Keyword::Nw,
            Keyword::N,
            Keyword::Ne,
            Keyword::Sw,
            Keyword::S,
            Keyword::Se,
            Keyword::Swap,
            Keyword::Accuse,
            Keyword::Stay,
            Keyword::Whistle,
            Keyword::Exit,
            Keyword::Visible,
            Keyword::Invisible,
            Keyword::Reach,
            Keyword::Path,
            Keyword::WhoVisible,
            Keyword::Exits,
            Keyword::Distance,
            Keyword::Nearer,
            Keyword::Suspects,
        ]]
    }
}

impl Reader<'_> {
    /// An activation is called by its character; anything else begins with a verb.
    pub(in crate::table) fn street_action(
        &self,
        words: &[&str],
        speaker: Option<Seat>,
    ) -> Result<Action, WordError> {
        match words.first().and_then(|word| self.own_verb(word)) {
            Some(_) => self.usual_action(words, speaker),
            None => self.activation(words).map(Action::Activate),
        }
    }

    /// A hex means the character who stands there.
    pub(in crate::table) fn on_streets(
        &self,
        game: &MrJack,
        text: &str,
    ) -> Result<Suspect, WordError> {
        match self.hex(text) {
            Ok(hex) => game.at(hex).ok_or(WordError::Nobody(hex)),
            // A way or a corner is no start of a name: `se` is not the Sergeant.
            Err(_) if self.is_corner(text) => Err(WordError::Name(NameError::Unknown {
                text: text.to_owned(),
                nearest: Vec::new(),
            })),
            Err(_) => self.opening.cast.called(text).map_err(WordError::Name),
        }
    }

    /// The question that the words ask, if it is one of streets, or none that is asked here.
    pub(in crate::table) fn asked_of_streets(
        &self,
        verb: Keyword,
        words: &[&str],
    ) -> Option<Result<Question, WordError>> {
        let (first, rest) = words.split_first()?;
        // A character may be called by a letter that begins a question elsewhere.
        if self.activation(words).is_ok() {
            return Some(Err(WordError::Verb((*first).to_owned())));
        }
        let of_cards =
            Question::WORDS.contains(&verb) && verb != Keyword::Call && !self.belongs(verb);
        let asked = self.street_question(verb, rest);
        asked.or_else(|| of_cards.then_some(Err(WordError::NotAsked(verb))))
    }
}
