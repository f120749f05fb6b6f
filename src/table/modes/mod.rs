//! What each mode adds at a table: how it begins, how its lines and questions are read and answered, and what only its
//! status has.
mod fbi_mafia;
mod heist;
mod hitman_sleuth;
mod killer_inspector;
pub(super) mod mr_jack;
mod spy_tag;
mod thief_chief;

use serde_json::{Map, Value};

pub use heist::VaultZones;

use super::{Opening, Question, View};
use crate::board::{Grid, Suspect};
use crate::lang::{Keyword, Slot};
use crate::rules::{self, Action, Event, Game, Options, Seat};
use crate::scenario::Cast;
use crate::table::read::{Reader, WordError};
use crate::terms::{Mode, Special};

/// A mode at a table; what it does not say is as on a grid of cards.
pub(super) trait AtTable {
    /// The mode before anything happened, by what the table was opened with, its options aside; `roles` is the role deck,
    /// top card first, where it is known. None for an opening with which no game of this mode can begin.
    fn start(opening: &Opening, roles: &[Special]) -> Option<Self>
    where
        Self: Sized;

    /// The cast as it lies in this mode, of one that a record counts in rows and columns.
    fn cast(recorded: Cast) -> Cast
    where
        Self: Sized,
    {
        recorded
    }

    /// The words that not every mode has a use for, verbs aside.
    fn words() -> &'static [&'static [Keyword]]
    where
        Self: Sized,
    {
        &[SHIFTS]
    }

    /// Whether what a saying leaves open can be said here: lines and cells, not hexes and their corners.
    fn has_slot(&self, slot: Slot) -> bool {
        !matches!(slot, Slot::Hex | Slot::Carry | Slot::Pull | Slot::At)
    }

    /// Whether a line may begin with who acts instead of a verb (`smith g7`).
    fn begins_with_a_suspect(&self) -> bool {
        false
    }

    /// The action that the words of a line say; none of them answers a question.
    fn action(
        &self,
        reader: &Reader<'_>,
        words: &[&str],
        speaker: Option<Seat>,
    ) -> Result<Action, WordError> {
        reader.usual_action(words, speaker)
    }

    /// The suspect that a name or a place means.
    fn suspect(&self, reader: &Reader<'_>, text: &str, grid: &Grid) -> Result<Suspect, WordError> {
        reader.on_grid(text, grid)
    }

    /// Whether a short verb may be written together with what follows it (`kc3`).
    fn glues_verbs(&self) -> bool {
        true
    }

    /// The question that the words ask, if only this mode has it or has it otherwise.
    fn question(
        &self,
        _reader: &Reader<'_>,
        _verb: Keyword,
        _words: &[&str],
    ) -> Option<Result<Question, WordError>> {
        None
    }

    /// What only this mode has in the status.
    fn add_status(&self, _view: &View<'_>, _state: &mut Value) {}

    /// What the status has instead of suspects on a grid; none where they lie on one.
    fn board_status(&self, _view: &View<'_>) -> Option<Map<String, Value>> {
        None
    }

    /// The role card that `seat` drew by this fact, where it is known.
    fn drawn_role(&self, _seat: Seat, _event: &Event) -> Option<Special> {
        None
    }

    /// What counts in a match.
    fn counts(&self) -> &'static str {
        "games"
    }

    /// What the player of `seat` has for the match from this game so far, where that is not to have won it.
    fn points(&self, _seat: Seat) -> Option<u8> {
        None
    }
}

/// The words of modes in which lines are shifted.
const SHIFTS: &[Keyword] = &[
    Keyword::Row,
    Keyword::Column,
    Keyword::Straight,
    Keyword::Diagonal,
    Keyword::Square,
    Keyword::Left,
    Keyword::Right,
    Keyword::Up,
    Keyword::Down,
];

/// The words of modes in which the grid collapses.
const COLLAPSES: &[Keyword] = &[Keyword::Rows, Keyword::Columns, Keyword::Then, Keyword::Dead];

macro_rules! tables {
    ($($(#[$doc:meta])* $Mode:ident $module:ident $id:literal $family:ident;)+) => {
        /// The mode that is played, as the table asks it.
        pub(super) fn at_table(game: &Game) -> &dyn AtTable {
            match game { $(Game::$Mode(state) => state,)+ }
        }

        /// The words that this mode has a use for and not every mode, verbs aside.
        pub(super) fn words(mode: Mode) -> &'static [&'static [Keyword]] {
            match mode { $(Mode::$Mode => <rules::$module::$Mode as AtTable>::words(),)+ }
        }

        /// The cast as it lies in this mode, of one that a record counts in rows and columns.
        pub(super) fn cast_of(mode: Mode, recorded: Cast) -> Cast {
            match mode { $(Mode::$Mode => <rules::$module::$Mode as AtTable>::cast(recorded),)+ }
        }

        fn start(opening: &Opening, roles: &[Special]) -> Option<Game> {
            match opening.mode {
                $(Mode::$Mode => {
                    <rules::$module::$Mode as AtTable>::start(opening, roles).map(Game::from)
                })+
            }
        }
    };
}

noir_core::modes!(tables);

/// The state of the mode before anything happened, and the options that modes share; none for an opening with which no
/// game can begin.
///
/// `roles` is the role deck, top card first, where it is known. An option that an opening does not say is as the book has
/// it.
pub(super) fn begin(opening: &Opening, roles: &[Special]) -> Option<(Game, Options)> {
    let mut game = start(opening, roles)?;
    game.adopt(&opening.options);
    let mut options = Options::default();
    options.adopt(&opening.options);
    Some((game, options))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Trust;
    use crate::scenario::{Card, Library, ModeSheet, SeatId};
    use crate::table::SeatInfo;
    use crate::terms::{Choices, OptionName};

    /// So many who stand on no grid.
    fn people(count: u8) -> Cast {
        let cards = (0..count).map(|number| Card::named(format!("No{number}"))).collect();
        Cast::of_characters(cards).expect("no name twice")
    }

    /// How a game of this many players begins with these choices and no others.
    fn begun(sheet: &ModeSheet, players: u8, choices: Choices) -> (Game, Options) {
        let edition = sheet.edition_for("en");
        let mut opening = Opening::of(sheet.id, edition, people(8));
        let seat = |seat: &SeatId| SeatInfo {
            seat: seat.to_string(),
            role: String::new(),
            player: String::new(),
            trust: Trust::Told,
        };
        opening.seats = sheet.seats_for(players).iter().map(seat).collect();
        opening.options = choices;
        begin(&opening, &[]).expect("a game begins")
    }

    #[test]
    fn a_mode_takes_up_every_option_that_its_sheet_offers_and_no_other() {
        for sheet in Mode::ALL.map(|mode| Library::default().mode(mode).unwrap()) {
            let begun =
                |choice| begun(&sheet, sheet.fewest_players(), Choices::from_iter([choice]));
            for option in OptionName::ALL {
                let values = (0..=u8::MAX).filter_map(|number| option.numbered(number));
                let all: Vec<(Game, Options)> = values.map(begun).collect();
                if sheet.options.contains_key(&option) {
                    let distinct = |(at, one)| !all[..at].contains(one);
                    assert!(all.iter().enumerate().all(distinct), "{option} of {}", sheet.id);
                } else {
                    let same = |(game, _): &(Game, Options)| *game == all[0].0;
                    assert!(all.iter().all(same), "{option} of {}", sheet.id);
                }
            }
        }
    }

    #[test]
    fn a_record_without_choices_is_played_as_the_sheet_said_when_it_was_made() {
        for sheet in Mode::ALL.map(|mode| Library::default().mode(mode).unwrap()) {
            for players in sheet.seats.keys().copied() {
                let book = sheet.unsaid(sheet.edition_for("en"), players);
                let (game, _) = begun(&sheet, players, Choices::default());
                assert_eq!(game, begun(&sheet, players, book).0, "{} of {players}", sheet.id);
            }
        }
    }

    #[test]
    fn no_game_begins_on_a_board_or_with_seats_that_nobody_knows() {
        let begins = |mode, edition: &str, people: u8| {
            Opening::of(mode, edition, self::people(people)).start(None).is_some()
        };
        assert!(begins(Mode::MrJack, "revised", 8));
        assert!(!begins(Mode::MrJack, "revised", 7), "somebody is missing");
        assert!(!begins(Mode::MrJack, "uk", 8));
        assert!(!begins(Mode::FbiMafia, "uk", 8), "nobody sits at it");
    }
}
