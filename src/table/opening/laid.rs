//! The step from a game that is to be played to the opening of its table, and back.
use std::collections::BTreeMap;
use std::io;

use thiserror::Error;

use super::{By, Entrusted, Match, Opening, Part, SeatInfo};
use crate::lang::Lang;
use crate::scenario::{CastError, Edition, ModeSheet};
use crate::setup::{Arrange, Assign, Game, RandomSource, Setup, SetupError};
use crate::table::VaultZones;

/// A game that was laid out and dealt: everything of which its table is made.
#[derive(Clone, Debug)]
pub struct Laid {
    /// What everybody sees before the first turn.
    pub setup: Setup,
    /// What the table is opened with.
    pub opening: Opening,
    /// What the companion keeps.
    pub entrusted: Entrusted,
}

/// Why a game cannot be laid out.
#[derive(Debug, Error)]
pub enum LayError {
    /// Something does not fit together.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// Two of the cards share a name.
    #[error(transparent)]
    Cast(#[from] CastError),
    /// The operating system gives no randomness.
    #[error(transparent)]
    Chance(#[from] io::Error),
}

impl Laid {
    /// Lays a game out and deals it, for a table that speaks `lang` and is `opened` now, in seconds since 1970 UTC.
    ///
    /// # Errors
    /// See [`LayError`].
    pub fn of(
        game: &Game,
        series: Option<Match>,
        lang: Lang,
        opened: u64,
    ) -> Result<Self, LayError> {
        let setup = game.setup()?;
        let opening = Opening {
            lang: lang.code().to_owned(),
            // 32 digits that no other table has.
            id: RandomSource::from_os()?.hex(2),
            opened,
            series,
            ..Opening::of_game(game, &setup)?
        };
        let entrusted = Entrusted::deal(&opening, &game.deal, &game.mode.role_deck)?;
        Ok(Self { setup, opening, entrusted })
    }
}

impl Opening {
    /// The opening of a game with this setup, but for when and where it is opened.
    ///
    /// # Errors
    /// When two of the cards that were typed share a name.
    pub fn of_game(game: &Game, setup: &Setup) -> Result<Self, CastError> {
        let trust = |seat| game.trust.get(seat).copied().unwrap_or_default();
        let seats = setup.seats.iter();
        Ok(Self {
            seed: Some(setup.seed.clone()),
            practice: game.practice,
            chosen: chosen(game),
            referee: game.referee,
            deduce: game.deduce,
            pins: game.pins,
            seats: seats
                .map(|it| SeatInfo { trust: trust(&it.seat), ..SeatInfo::dealt(it) })
                .collect(),
            printed: game.edition.printed(game.mode.id),
            options: setup.options.clone(),
            zones: game.mode.zones.as_ref().map(VaultZones::from),
            ..Self::of(setup.mode, &setup.edition, setup.board.cast()?)
        })
    }

    /// The game that was opened here, with this sheet and box; its suspects are called by their cells, and its seed is for
    /// whoever plays it again to say.
    pub fn game(&self, mode: ModeSheet, edition: Edition) -> Game {
        let ids = self.seats.iter().filter_map(|info| info.seat.parse().ok());
        let trusts = self.seats.iter().map(|info| info.trust);
        let mut game = Game {
            names: self.seats.iter().map(|info| info.player.clone()).collect(),
            seats: Some(Assign::Roles(ids.clone().collect())),
            trust: ids.zip(trusts).collect(),
            layout: Arrange::Cells,
            practice: self.practice,
            referee: self.referee,
            deduce: self.deduce,
            pins: self.pins,
            ..Game::of(mode, edition, self.seats.len() as u8)
        };
        self.options.iter().for_each(|(_, choice)| game.choices.set(choice));
        game
    }

    /// The same game with everybody one seat further ([`Match::before`]), the suspects in an order from this seed.
    pub fn game_again(&self, mode: ModeSheet, edition: Edition, seed: String) -> Game {
        let mut moved = self.clone();
        for (seat, info) in self.all_seats().zip(&mut moved.seats) {
            let before = &self.seats[Match::before(seat, self.seats.len()).at()];
            (info.player, info.trust) = (before.player.clone(), before.trust);
        }
        let mut game = moved.game(mode, edition);
        // A player without a name is called by his seat or role, which he leaves now.
        if !self.seats.iter().any(|info| info.player != info.seat && info.player != info.role) {
            game.names.clear();
        }
        if !self.cast.is_by_cells() {
            let mut cards = self.cast.cards().to_vec();
            RandomSource::seeded("layout", &seed).shuffle(&mut cards);
            game.layout = Arrange::Named(cards);
        }
        Game { seed, ..game }
    }
}

/// What was not left to chance.
fn chosen(game: &Game) -> BTreeMap<Part, By> {
    let Game { deal, seats, code, .. } = game;
    let laid = !game.goes_on && game.layout != Arrange::Random;
    let named = seats.as_ref().is_some_and(|seats| *seats != Assign::Random);
    let by_hand = [(Part::Layout, laid), (Part::Seats, !game.goes_on && named && code.is_none())];
    let in_file = [
        (Part::Layout, deal.layout.is_some()),
        (Part::Evidence, deal.evidence.is_some()),
        (Part::Roles, deal.roles.is_some()),
        (Part::Reshuffles, !deal.reshuffles.is_empty()),
        (Part::Seats, deal.seats.is_some() && (seats.is_none() || code.is_some())),
    ];
    let parts = |parts: &[(Part, bool)], by: By| -> Vec<(Part, By)> {
        parts.iter().filter(|(_, is)| *is).map(|(part, _)| (*part, by)).collect()
    };
    parts(&by_hand, By::Hand).into_iter().chain(parts(&in_file, By::File)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Trust;
    use crate::scenario::{Library, SeatId};
    use crate::terms::{Mode, Role};

    /// Thieves on the cards of a box, by names; the second player holds his own.
    fn thieves() -> Game {
        let library = Library::default();
        let sheet = library.mode(Mode::ThiefChief).unwrap();
        let chief = SeatId::from(Role::Chief);
        Game {
            names: vec!["Ann".to_owned(), "Ben".to_owned()],
            seats: Some(Assign::Roles(sheet.seats_for(2).to_vec())),
            trust: [(chief, Trust::Told), (Role::Thief.into(), Trust::Dealt)].into(),
            seed: "7".to_owned(),
            deduce: true,
            ..Game::of(sheet, library.edition("en").unwrap(), 2)
        }
    }

    fn opened(game: &Game) -> Opening {
        Opening::of_game(game, &game.setup().unwrap()).unwrap()
    }

    #[test]
    fn a_game_that_was_opened_is_found_in_its_opening() {
        let game = thieves();
        let again = opened(&game).game(game.mode.clone(), game.edition.clone());
        assert_eq!(Game { layout: Arrange::Random, seed: "7".to_owned(), ..again }, game);
    }

    #[test]
    fn in_the_next_game_everybody_is_one_seat_further_and_the_same_cards_lie_otherwise() {
        let game = thieves();
        let opening = opened(&game);
        let again = opening.game_again(game.mode, game.edition, "8".to_owned());
        assert_eq!(again.names, ["Ben", "Ann"]);
        assert_eq!(again.trust.into_values().collect::<Vec<_>>(), [Trust::Told, Trust::Dealt]);
        let Arrange::Named(cards) = again.layout else { panic!("they have names") };
        let names = |cards: &[crate::scenario::Card]| {
            let mut names: Vec<_> = cards.iter().map(|card| card.name.clone()).collect();
            names.sort();
            names
        };
        assert_ne!(cards, opening.cast.cards());
        assert_eq!(names(&cards), names(opening.cast.cards()));
    }

    #[test]
    fn what_was_chosen_is_recorded_unless_a_table_goes_on() {
        let game = thieves();
        assert_eq!(opened(&game).chosen, [(Part::Seats, By::Hand)].into());
        let on = Game { layout: Arrange::Cells, goes_on: true, ..game.clone() };
        assert_eq!(opened(&on).chosen, BTreeMap::new());
        let drawn = Game { layout: Arrange::Cells, seats: Some(Assign::Random), ..game };
        assert_eq!(opened(&drawn).chosen, [(Part::Layout, By::Hand)].into());
    }
}
