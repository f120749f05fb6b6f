//! Mr. Jack at a table: hexes instead of cells, activations instead of verbs, and questions about streets.
mod activation;
mod answer;
mod question;
mod status;
mod suspicion;

pub use answer::{Against, Gap, Path, Reach, Shut, StreetAnswer};
pub use question::{Goal, StreetQuestion};
use serde_json::{Map, Value};
pub use suspicion::{Cleared, Suspicion};

use super::AtTable;
use crate::board::{Grid, Suspect};
use crate::lang::{Keyword, Slot};
use crate::rules::mr_jack::{CHARACTERS, MrJack, MrJackOptions};
use crate::rules::{Action, Seat};
use crate::scenario::{Cast, NameError};
use crate::setup::streets;
use crate::table::read::{Reader, WordError};
use crate::table::{Opening, Question, View};
use crate::terms::Special;

impl AtTable for MrJack {
    /// Characters stand on streets and lie on no grid.
    fn cast(recorded: Cast) -> Cast {
        recorded.without_grid()
    }

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

    /// Streets have no lines and no cells.
    fn has_slot(&self, slot: Slot) -> bool {
        !matches!(slot, Slot::Line | Slot::Cell | Slot::Row | Slot::Column)
    }

    /// An activation is called by its character.
    fn begins_with_a_suspect(&self) -> bool {
        true
    }

    fn action(
        &self,
        reader: &Reader<'_>,
        words: &[&str],
        speaker: Option<Seat>,
    ) -> Result<Action, WordError> {
        match words.first().and_then(|word| reader.own_verb(word)) {
            Some(_) => reader.usual_action(words, speaker),
            None => reader.activation(words).map(Action::Activate),
        }
    }

    /// A hex means the character who stands there.
    fn suspect(&self, reader: &Reader<'_>, text: &str, _grid: &Grid) -> Result<Suspect, WordError> {
        match reader.hex(text) {
            Ok(hex) => self.at(hex).ok_or(WordError::Nobody(hex)),
            // A way or a corner is no start of a name: `se` is not the Sergeant.
            Err(_) if reader.is_corner(text) => Err(WordError::Name(NameError::Unknown {
                text: text.to_owned(),
                nearest: Vec::new(),
            })),
            Err(_) => reader.opening.cast.called(text).map_err(WordError::Name),
        }
    }

    /// A first word such as `h9` is a hex.
    fn glues_verbs(&self) -> bool {
        false
    }

    fn question(
        &self,
        reader: &Reader<'_>,
        verb: Keyword,
        words: &[&str],
    ) -> Option<Result<Question, WordError>> {
        let (first, rest) = words.split_first()?;
        // A character may be called by a letter that begins a question elsewhere.
        if reader.activation(words).is_ok() {
            return Some(Err(WordError::Verb((*first).to_owned())));
        }
        let of_cards =
            Question::WORDS.contains(&verb) && verb != Keyword::Call && !reader.belongs(verb);
        let asked = reader.street_question(verb, rest);
        asked.or_else(|| of_cards.then_some(Err(WordError::NotAsked(verb))))
    }

    fn board_status(&self, view: &View<'_>) -> Option<Map<String, Value>> {
        Some(view.street_status(self))
    }
}
