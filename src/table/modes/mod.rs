//! What each mode adds at a table: how it begins, which words it has, and what only its status has.
mod fbi_mafia;
mod heist;
mod hitman_sleuth;
mod killer_inspector;
pub(super) mod mr_jack;
mod spy_tag;
mod thief_chief;

use serde_json::Value;

pub use heist::VaultZones;

use super::{Opening, View};
use crate::lang::Keyword;
use crate::rules::{self, Game, Options, Playing};
use crate::terms::{Mode, Special};

/// A mode at a table. What is otherwise on streets than on a grid is said of the board, not of a mode.
pub(super) trait AtTable {
    /// The mode before anything happened, by what the table was opened with, its options aside; `roles` is the role deck,
    /// top card first, where it is known. None for an opening with which no game of this mode can begin.
    fn start(opening: &Opening, roles: &[Special]) -> Option<Self>
    where
        Self: Sized;

    /// The words that not every mode has a use for, verbs aside.
    fn words() -> &'static [&'static [Keyword]]
    where
        Self: Sized,
    {
        &[SHIFTS]
    }

    /// What only this mode has in the status.
    fn add_status(&self, _view: &View<'_>, _state: &mut Value) {}
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
        pub(super) fn at_table(game: Playing<'_>) -> &dyn AtTable {
            match game { $(Playing::$Mode(state) => state,)+ }
        }

        /// The words that this mode has a use for and not every mode, verbs aside.
        pub(super) fn words(mode: Mode) -> &'static [&'static [Keyword]] {
            match mode { $(Mode::$Mode => <rules::$module::$Mode as AtTable>::words(),)+ }
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
    use crate::scenario::{Card, Cast, Library, ModeSheet, SeatId};
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
