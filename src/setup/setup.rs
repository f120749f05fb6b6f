//! Everything that lies open when a table begins.
use std::collections::BTreeMap;

use serde::Serialize;

use super::fits::headline;
use super::layout::{self, arrange, stays};
use super::{Arrange, Arranged, Note, SetupError, Source, Stays, random};
use crate::scenario::{
    Card, Cast, CastError, Choices, Deal, Difficulty, Edition, Family, Goal, GridSize, Mode,
    ModeSheet, Reminder, Role, SeatId, Side, Status,
};

/// A complete setup: what anybody at the table may see before the first turn, and never a hidden card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Setup {
    /// Which game.
    pub game: Family,
    /// Which mode.
    pub mode: Mode,
    /// The printed name of the mode.
    pub name: String,
    /// The edition in hand.
    pub edition: String,
    /// The title on its box.
    pub title: String,
    /// How the random numbers were made.
    pub rng: &'static str,
    /// The seed that gives the same setup again, on every machine.
    pub seed: String,
    /// How long a game takes, in minutes, where the book says it.
    pub minutes: Option<u16>,
    /// How hard it is, where the book says it.
    pub difficulty: Option<Difficulty>,
    /// The suspects that stay in the box, with their evidence cards.
    #[serde(rename = "box")]
    pub rest: Vec<Stays>,
    /// The size of the grid.
    pub size: GridSize,
    /// How the cards were arranged.
    pub layout: Arranged,
    /// Whether the cards are called by their cells alone, since their names are not known.
    pub by_cells: bool,
    /// The cards on the table, top row first.
    #[serde(rename = "grid", serialize_with = "layout::names_by_row")]
    pub rows: Vec<Vec<Card>>,
    /// How many evidence cards are in the deck: one for each suspect on the table.
    pub evidence_deck: u8,
    /// Who is who, in order of turns.
    pub seats: Vec<Seating>,
    /// Who begins.
    pub first: SeatId,
    /// Who gets how many evidence cards, and when.
    pub deal: Vec<Deal>,
    /// The ways to win.
    pub goals: BTreeMap<Side, Vec<Goal>>,
    /// What to remember about the first turns.
    pub reminders: Vec<Reminder>,
    /// What the table decides otherwise than the book, and what it does not.
    pub options: Choices,
    /// What is not certain about all this.
    pub notes: Vec<Note>,
}

/// One player's place.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Seating {
    /// The seat.
    pub seat: SeatId,
    /// What is printed on the role card that the player takes.
    pub role_card: String,
    /// Which of the players it is, from 1.
    pub number: u8,
    /// The player's name, if names were given.
    pub player: Option<String>,
}

/// Who takes which role.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Assign {
    /// As the seed has it.
    Random,
    /// The first player takes the first seat, and so on.
    InOrder,
    /// The seat of each player.
    Roles(Vec<SeatId>),
}

/// What a setup is made from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Request {
    /// How many players.
    pub players: u8,
    /// Their names; fewer or none where they were not given.
    pub names: Vec<String>,
    /// The seed.
    pub seed: String,
    /// How the cards are to be arranged.
    pub arrange: Arrange,
    /// Who takes which role.
    pub assign: Assign,
}

impl Setup {
    /// A setup of `mode` with the box `edition`.
    ///
    /// # Errors
    /// When the mode, the box and what is asked for do not fit together.
    ///
    /// # Examples
    /// ```
    /// use noir_referee::scenario::{Choices, Library, Mode};
    /// use noir_referee::setup::{Arrange, Assign, Request, Setup};
    /// let library = Library::default();
    /// let mode = library.mode(Mode::KillerInspector).unwrap();
    /// let edition = library.edition("en").unwrap();
    /// let request = Request {
    ///     players: 2,
    ///     names: vec!["Ann".into(), "Ben".into()],
    ///     seed: "42".into(),
    ///     arrange: Arrange::Alphabetical,
    ///     assign: Assign::InOrder,
    /// };
    /// let setup = Setup::new(&mode, &edition, Choices::of(&mode, "en", 2), request).unwrap();
    /// assert_eq!(setup.rows[0][0].name, "Alyss");
    /// assert_eq!(setup.seats[0].player.as_deref(), Some("Ann"));
    /// ```
    pub fn new(
        mode: &ModeSheet,
        edition: &Edition,
        options: Choices,
        request: Request,
    ) -> Result<Self, SetupError> {
        if mode.status == Status::Planned {
            return Err(SetupError::Planned(mode.id));
        }
        let not_in_box = || SetupError::NotInBox { mode: mode.id, edition: edition.id.clone() };
        let headline = headline(mode, edition).ok_or_else(not_in_box)?;
        let (found, allowed) = (request.players, headline.players);
        if !allowed.contains(&found) {
            return Err(SetupError::Players { found, allowed });
        }
        let size = mode.grids.get(&found).copied().ok_or_else(not_in_box)?;
        let table = arrange(edition, size, &request.seed, request.arrange)
            .map_err(|flaw| flaw.unwrap_or_else(not_in_box))?;
        let assign = request.assign;
        let seats = seat(mode, edition, found, &request.seed, &request.names, &assign)?;
        let turns: Vec<SeatId> = seats.iter().map(|seat| seat.seat).collect();
        Ok(Self {
            game: mode.family,
            mode: mode.id,
            name: edition.mode_name(mode.id).to_owned(),
            edition: edition.id.clone(),
            title: edition.title.clone(),
            rng: random::SCHEME,
            seed: request.seed,
            minutes: headline.minutes,
            difficulty: headline.difficulty,
            rest: stays(edition, size, (!table.by_cells).then_some(&table.rows)),
            size,
            layout: table.layout,
            by_cells: table.by_cells,
            rows: table.rows,
            evidence_deck: size.cells(),
            first: turns.first().copied().ok_or_else(not_in_box)?,
            seats,
            deal: mode.deals(&turns),
            goals: mode.goals.clone(),
            reminders: mode.reminders.clone(),
            options,
            notes: table.notes,
        })
    }

    /// The names for the table.
    ///
    /// # Errors
    /// When two of the cards that were typed share a name.
    pub fn cast(&self) -> Result<Cast, CastError> {
        let grid = self.size.grid();
        if self.by_cells { Ok(Cast::by_cells(&grid)) } else { Cast::new(self.rows.concat(), &grid) }
    }

    /// The setup as YAML, with the same structure as its JSON.
    pub fn yaml(&self) -> String {
        // Older readers of YAML take a bare `on` or `no` for a truth value.
        let yaml = serde_yaml::to_string(self).unwrap_or_default();
        ["on", "off", "yes", "no"]
            .iter()
            .fold(yaml, |yaml, word| yaml.replace(&format!(": {word}\n"), &format!(": '{word}'\n")))
    }

    /// The printed name of a role.
    pub(super) fn role_card(&self, role: Role) -> &str {
        let seat = self.seats.iter().find(|seat| seat.seat.role == role);
        seat.map_or("", |seat| &seat.role_card)
    }
}

fn seat(
    mode: &ModeSheet,
    edition: &Edition,
    players: u8,
    seed: &str,
    names: &[String],
    assign: &Assign,
) -> Result<Vec<Seating>, SetupError> {
    let mut turns = mode.seats_for(players).to_vec();
    let mut players: Vec<usize> = (0..turns.len()).collect();
    match assign {
        Assign::InOrder => {}
        Assign::Random => Source::seeded("seats", seed).shuffle(&mut players),
        Assign::Roles(taken) => {
            if taken.len() != turns.len() {
                return Err(SetupError::Roles);
            }
            turns = mode.turn_order(taken).ok_or(SetupError::Roles)?;
            let of = |seat| taken.iter().position(|other| other == seat);
            players = turns.iter().filter_map(of).collect();
        }
    }
    let seat = |(seat, player): (&SeatId, usize)| Seating {
        seat: *seat,
        role_card: edition.role_name(mode.id, seat.role).to_owned(),
        number: player as u8 + 1,
        player: names.get(player).cloned(),
    };
    Ok(turns.iter().zip(players).map(seat).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scenario::{Corner, Library};

    fn setup(edition: &str, seed: &str, arrange: Arrange, assign: Assign) -> Setup {
        let library = Library::default();
        let mode = library.mode(Mode::KillerInspector).unwrap();
        let edition = library.edition(edition).unwrap();
        let names = vec!["Ann".to_owned(), "Ben".to_owned()];
        let request = Request { players: 2, names, seed: seed.to_owned(), arrange, assign };
        Setup::new(&mode, &edition, Choices::of(&mode, &edition.id, 2), request).unwrap()
    }

    fn random(edition: &str, seed: &str) -> Setup {
        setup(edition, seed, Arrange::Random, Assign::Random)
    }

    fn names(setup: &Setup) -> Vec<String> {
        let row =
            |row: &Vec<Card>| row.iter().map(|it| it.name.as_str()).collect::<Vec<_>>().join(" ");
        setup.rows.iter().map(row).collect()
    }

    /// The players in order of turns.
    fn players(setup: &Setup) -> Vec<&str> {
        setup.seats.iter().filter_map(|seat| seat.player.as_deref()).collect()
    }

    /// Made by another program as well: if this fails, seeds no longer give what they gave.
    #[test]
    fn a_seed_gives_the_same_setup_for_ever() {
        let setup = random("en", "42");
        assert_eq!(
            names(&setup),
            [
                "Marion Ryan Simon Zachary Horatio",
                "Franklin Wilhelm Yvonne Julian Neil",
                "Phoebe Irma Barrin Kristoph Deidre",
                "Alyss Ulysses Quinton Trevor Clive",
                "Linus Ophelia Geneva Ernest Vladimir",
            ]
        );
        assert_eq!(players(&setup), ["Ann", "Ben"]);
        assert_eq!(players(&random("en", "1")), ["Ben", "Ann"]);
        assert_eq!(random("en", "42"), random("en", "42"));
        assert_ne!(random("en", "42").rows, random("en", "43").rows);
    }

    #[test]
    fn what_stays_in_the_box_goes_by_the_marks_in_the_corners() {
        let rest = |edition| {
            let stays = random(edition, "1").rest;
            let each = stays.into_iter().map(|it| (it.corner.unwrap(), it.cards, it.known.len()));
            each.collect::<Vec<_>>()
        };
        let standard = [(Corner::Six, 11, 0), (Corner::Seven, 13, 0), (Corner::Special, 1, 1)];
        for edition in ["uk", "ru", "en"] {
            assert_eq!(rest(edition), standard, "{edition}");
        }
        assert_eq!(rest("grom"), [(Corner::Star, 10, 0), (Corner::Special, 1, 1)]);
    }

    #[test]
    fn cells_stand_for_names_that_are_not_known() {
        let setup = random("uk", "1");
        assert!(setup.by_cells);
        assert_eq!(names(&setup)[0], "#a1 #b1 #c1 #d1 #e1");
        assert_eq!(setup.notes, [Note::NamesUnknown { known: 0, needed: 25 }]);
        assert!(setup.cast().unwrap().is_by_cells());
    }

    #[test]
    fn typed_cards_are_taken_as_they_lie() {
        let cards: Vec<Card> =
            ('А'..='Щ').take(25).map(|c| Card::named(format!("{c}ко"))).collect();
        let setup = setup("uk", "1", Arrange::Typed(cards), Assign::InOrder);
        assert_eq!(names(&setup)[0], "Ако Бко Вко Гко Дко");
        assert_eq!(setup.rest, [Stays { corner: None, cards: 25, known: Vec::new() }]);
        assert_eq!(setup.notes, [Note::NamesOwn { names: 25 }]);
    }

    #[test]
    fn roles_may_be_given() {
        let roles = Assign::Roles([Role::Inspector, Role::Killer].map(SeatId::from).to_vec());
        let setup = setup("en", "1", Arrange::Alphabetical, roles);
        assert_eq!(names(&setup)[4], "Ulysses Vladimir Wilhelm Yvonne Zachary");
        assert_eq!(players(&setup), ["Ben", "Ann"], "the Killer's seat is the first");
    }

    #[test]
    fn what_does_not_fit_together_is_said() {
        let library = Library::default();
        let ask = |mode, edition: &str, players, arrange, assign| {
            let mode = library.mode(mode).unwrap();
            let edition = library.edition(edition).unwrap();
            let request =
                Request { players, names: Vec::new(), seed: String::new(), arrange, assign };
            Setup::new(&mode, &edition, Choices::default(), request).unwrap_err()
        };
        let kvi = Mode::KillerInspector;
        assert_eq!(
            ask(Mode::SpyTag, "uk", 4, Arrange::Random, Assign::Random),
            SetupError::Planned(Mode::SpyTag)
        );
        assert_eq!(
            ask(kvi, "uk", 3, Arrange::Random, Assign::Random),
            SetupError::Players { found: 3, allowed: vec![2] }
        );
        assert_eq!(
            ask(kvi, "uk", 2, Arrange::Typed(vec![Card::named("Юля")]), Assign::Random),
            SetupError::Cards { expected: 25, found: 1 }
        );
        assert_eq!(
            ask(kvi, "uk", 2, Arrange::Random, Assign::Roles(vec![Role::Killer.into(); 2])),
            SetupError::Roles
        );
    }

    /// A hidden card has no place in a setup, so the whole of it may be shown.
    #[test]
    fn json_and_yaml_have_one_structure() {
        let setup = random("en", "42");
        let json = serde_json::to_value(&setup).unwrap();
        let yaml: serde_json::Value = serde_yaml::from_str(&setup.yaml()).unwrap();
        assert_eq!(json, yaml);
        let fields: Vec<&String> = json.as_object().unwrap().keys().collect();
        assert_eq!(
            fields,
            [
                "game",
                "mode",
                "name",
                "edition",
                "title",
                "rng",
                "seed",
                "minutes",
                "difficulty",
                "box",
                "size",
                "layout",
                "by_cells",
                "grid",
                "evidence_deck",
                "seats",
                "first",
                "deal",
                "goals",
                "reminders",
                "options",
                "notes"
            ]
        );
    }
}
