//! Everything that lies open when a table begins.
use std::collections::BTreeMap;

use serde::{Serialize, Serializer};

use super::fits::headline;
use super::layout::{self, arrange, stays};
use super::pool::Pool;
use super::seating::{seat, taken};
use super::streets::{StreetSheet, streets};
use super::supplies::{pile, supplies, too_few};
use super::{
    Arrange, Arranged, Assign, Beside, Note, Partners, RoleCard, Seating, SetupCode, SetupError,
    Stays, Supply, Taken, random,
};
use crate::rules::mr_jack::{MrJack, MrJackOptions};
use crate::scenario::{
    Card, Cast, CastError, Choices, Deal, Edition, GridSize, ModeSheet, SeatId, Side, Zones,
};
use crate::terms::{Difficulty, Family, Goal, Mode, Reminder, Role, Sitting};

/// A complete setup: what anybody at the table may see before the first turn, and never a hidden card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(remote = "Self")]
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
    /// The code that gives the same setup elsewhere (a [`SetupCode`]), where there is one.
    pub code: Option<String>,
    /// How long a game takes, in minutes, where the book says it.
    pub minutes: Option<u16>,
    /// How hard it is, where the book says it.
    pub difficulty: Option<Difficulty>,
    /// The suspects that stay in the box, with their evidence cards.
    #[serde(rename = "box")]
    pub rest: Vec<Stays>,
    /// Whether the rest do not stay there, but lie on another table.
    pub beside: bool,
    /// Suspects that are needed beside the grid: they mark officers in uniform.
    #[serde(serialize_with = "layout::names")]
    pub aside: Vec<Card>,
    /// The size of the grid.
    pub size: GridSize,
    /// How the cards were arranged.
    pub layout: Arranged,
    /// Whether the cards are called by their cells alone, since their names are not known.
    pub by_cells: bool,
    /// The cards on the table, top row first.
    #[serde(rename = "grid", serialize_with = "layout::names_by_row")]
    pub rows: Vec<Vec<Card>>,
    /// The board as it lies at the start, in Mr. Jack.
    #[serde(skip)]
    pub streets: Option<MrJack>,
    /// From where each vault can be robbed, in the Heist.
    pub vaults: Option<Zones>,
    /// How many evidence cards are in the deck: one for each suspect on the table.
    pub evidence_deck: u8,
    /// Who is who, in order of turns.
    pub seats: Vec<Seating>,
    /// Who begins.
    pub first: SeatId,
    /// Who plays together; nobody in modes without teams.
    pub teams: Vec<Partners>,
    /// Where team-mates sit, in modes with several teams.
    pub sitting: Option<Sitting>,
    /// The tokens to have ready.
    pub tokens: Vec<Supply>,
    /// The role cards that are drawn face down, those above first; the order in a tier is nobody's to know.
    pub role_deck: Vec<RoleCard>,
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
    /// The table whose cards are not to be taken, where two games are played from one box.
    pub beside: Option<Beside>,
}

impl Setup {
    /// A setup of `mode` with the box `edition`.
    ///
    /// # Errors
    /// When the mode, the box and what is asked for do not fit together.
    ///
    /// # Examples
    /// ```
    /// use noir_referee::scenario::{Choices, Library};
    /// use noir_referee::terms::Mode;
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
    ///     beside: None,
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
        if mode.seats.is_empty() {
            return Err(SetupError::Planned(mode.id));
        }
        let not_in_box = || SetupError::NotInBox { mode: mode.id, edition: edition.id.clone() };
        let headline = headline(mode, edition).ok_or_else(not_in_box)?;
        let (found, allowed) = (request.players, headline.players);
        if !allowed.contains(&found) {
            return Err(SetupError::Players { mode: mode.id, found, allowed });
        }
        let size = mode.grids.get(&found).copied().ok_or_else(not_in_box)?;
        let beside = request.beside.map(|other| other.plain(edition, size));
        let pool = match &beside {
            Some(other) => Pool::beside(edition, size, other)?,
            None => Pool::book(mode, edition, size).ok_or_else(not_in_box)?,
        };
        let order = match mode.family {
            Family::Noir => request.arrange,
            // The characters are always the same, and stand where the board says.
            Family::MrJack => {
                Arrange::Typed(edition.suspects.iter().map(|known| known.card.clone()).collect())
            }
        };
        let table = arrange(edition, &pool, size, &request.seed, order)?;
        let rest = match &beside {
            Some(other) => other.stays(edition, size),
            None => stays(edition, &pool, (!table.by_cells).then_some(&table.rows)),
        };
        let taken = taken(mode, found, &request.seed, &request.assign)?;
        let seats = seat(mode, edition, &taken, &request.names)?;
        let turns: Vec<SeatId> = seats.iter().map(|seat| seat.seat).collect();
        let first = match mode.family {
            Family::Noir => turns.first().copied(),
            // In odd rounds the Detective picks first.
            Family::MrJack => turns.iter().find(|seat| seat.role == Role::Detective).copied(),
        };
        let tokens = supplies(mode, edition, found);
        let mut notes = table.notes;
        notes.extend(too_few(&tokens, edition));
        let other = beside.as_ref().map(|other| &other.cards);
        let in_code = !matches!(other, Some(Taken::Named(_)));
        let rest_lies = other == Some(&Taken::Book);
        let mut setup = Self {
            game: mode.family,
            mode: mode.id,
            name: edition.mode_name(mode.id).to_owned(),
            edition: edition.id.clone(),
            title: edition.title.clone(),
            rng: random::SCHEME,
            seed: request.seed,
            code: None,
            minutes: headline.minutes,
            difficulty: headline.difficulty,
            rest,
            beside: beside.is_some(),
            aside: pool.aside.iter().map(|known| known.card.clone()).collect(),
            size,
            layout: table.layout,
            by_cells: table.by_cells,
            rows: table.rows,
            streets: match mode.family {
                Family::Noir => None,
                Family::MrJack => streets(&edition.id, MrJackOptions::default()),
            },
            vaults: mode.zones.clone(),
            evidence_deck: size.cells(),
            first: first.ok_or_else(not_in_box)?,
            teams: Partners::of(mode, edition, found, &seats),
            sitting: mode.sitting.get(&found).copied(),
            seats,
            tokens,
            role_deck: pile(mode, edition),
            reminders: mode.reminders_of(&edition.id, &turns),
            deal: mode.deals(&turns),
            goals: mode.goals.clone(),
            options,
            notes,
        };
        let code = SetupCode::of(&setup, request.assign.seats(&taken, mode), rest_lies);
        setup.code = code.filter(|_| in_code).map(|code| code.to_string());
        Ok(setup)
    }

    /// Notes it where this is another table than the one that `code` was made from.
    pub fn compare(&mut self, code: &SetupCode) {
        if self.code.as_deref() != Some(&*code.to_string()) {
            self.notes.push(Note::CodeDiffers);
        }
    }

    /// The names for the table.
    ///
    /// # Errors
    /// When two of the cards that were typed share a name.
    pub fn cast(&self) -> Result<Cast, CastError> {
        if self.streets.is_some() {
            return Cast::of_characters(self.rows.concat());
        }
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
    pub fn role_card(&self, role: Role) -> &str {
        let seat = self.seats.iter().find(|seat| seat.seat.role == role);
        seat.map_or("", |seat| &seat.role_card)
    }
}

/// Each game has the fields that lie on its table.
impl Serialize for Setup {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        match &self.streets {
            None => Self::serialize(self, to),
            Some(game) => StreetSheet::of(self, game).serialize(to),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scenario::Library;
    use crate::terms::Corner;

    fn setup(edition: &str, seed: &str, arrange: Arrange, assign: Assign) -> Setup {
        let library = Library::default();
        let mode = library.mode(Mode::KillerInspector).unwrap();
        let edition = library.edition(edition).unwrap();
        let names = vec!["Ann".to_owned(), "Ben".to_owned()];
        let request =
            Request { players: 2, names, seed: seed.to_owned(), arrange, assign, beside: None };
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
        assert_eq!(setup.rest, [Stays::others(25)]);
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
            let request = Request {
                players,
                names: Vec::new(),
                seed: String::new(),
                arrange,
                assign,
                beside: None,
            };
            Setup::new(&mode, &edition, Choices::default(), request).unwrap_err()
        };
        let kvi = Mode::KillerInspector;
        assert_eq!(
            ask(Mode::Heist, "grom", 6, Arrange::Random, Assign::Random),
            SetupError::NotInBox { mode: Mode::Heist, edition: "grom".to_owned() }
        );
        assert_eq!(
            ask(kvi, "uk", 3, Arrange::Random, Assign::Random),
            SetupError::Players { mode: kvi, found: 3, allowed: vec![2] }
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
                "code",
                "minutes",
                "difficulty",
                "box",
                "beside",
                "aside",
                "size",
                "layout",
                "by_cells",
                "grid",
                "vaults",
                "evidence_deck",
                "seats",
                "first",
                "teams",
                "sitting",
                "tokens",
                "role_deck",
                "deal",
                "goals",
                "reminders",
                "options",
                "notes"
            ]
        );
    }
}
