//! Everything that is public when a table begins.
use std::collections::BTreeMap;

use serde::ser::{Serialize, SerializeMap, Serializer};

use super::fits::headline;
use super::seating::{seat, taken};
use super::supplies::{pile, supplies, too_few};
use super::{
    Arrange, Arranged, CardBoard, DrawnRole, Game, Note, Partners, Seating, SetupBoard, SetupCode,
    SetupError, StreetBoard, Supply, random,
};
use crate::scenario::{Deal, Edition, GoalOwner, SeatId};
use crate::terms::{Choices, Difficulty, Family, Goal, Mode, Reminder, Role, Sitting};

/// A complete setup: what anybody at the table may see before the first turn, and never a hidden card.
#[derive(Clone, Debug, PartialEq, Eq)]
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
    /// What lies on the table.
    pub board: SetupBoard,
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
    pub role_deck: Vec<DrawnRole>,
    /// Who gets how many evidence cards, and when.
    pub deal: Vec<Deal>,
    /// The ways to win.
    pub goals: BTreeMap<GoalOwner, Vec<Goal>>,
    /// What to remember about the first turns.
    pub reminders: Vec<Reminder>,
    /// What the table decides differently from the book, and what it does not.
    pub options: Choices,
    /// What is not certain about all this.
    pub notes: Vec<Note>,
}

impl Game {
    /// Everything that is public when it begins.
    ///
    /// # Errors
    /// When the mode, the box and what else was said do not fit together.
    pub fn setup(&self) -> Result<Setup, SetupError> {
        let Self { mode, edition, players: found, .. } = self;
        if mode.seats.is_empty() {
            return Err(SetupError::Planned(mode.id));
        }
        let not_in_box = || SetupError::NotInBox { mode: mode.id, edition: edition.id.clone() };
        let headline = headline(mode, edition).ok_or_else(not_in_box)?;
        let (found, allowed) = (*found, headline.players);
        if !allowed.contains(&found) {
            return Err(SetupError::Players { mode: mode.id, found, allowed });
        }
        let (board, mut notes) = if mode.is_on_streets() {
            let board = StreetBoard::of(edition).ok_or_else(not_in_box)?;
            (SetupBoard::Streets(board), Vec::new())
        } else {
            let (board, notes) = CardBoard::lay(self)?;
            (SetupBoard::Cards(board), notes)
        };
        let assign = self.assign();
        let taken = taken(mode, found, &self.seed, &assign)?;
        let seats = seat(mode, edition, &taken, &self.names)?;
        let turns: Vec<SeatId> = seats.iter().map(|seat| seat.seat).collect();
        // In odd rounds of Mr. Jack the Detective picks first; in every other game nobody is called so.
        let picks = turns.iter().find(|seat| seat.role == Role::Detective);
        let first = picks.filter(|_| mode.is_on_streets()).or(turns.first()).copied();
        let tokens = supplies(mode, edition, found);
        notes.extend(too_few(&tokens, edition));
        let mut setup = Setup {
            game: mode.family,
            mode: mode.id,
            name: edition.mode_name(mode.id).to_owned(),
            edition: edition.id.clone(),
            title: edition.title.clone(),
            rng: random::SCHEME,
            seed: self.seed.clone(),
            code: None,
            minutes: headline.minutes,
            difficulty: headline.difficulty,
            board,
            first: first.ok_or_else(not_in_box)?,
            teams: Partners::of(mode, edition, found, &seats),
            sitting: mode.sitting.get(&found).copied(),
            seats,
            tokens,
            role_deck: pile(mode, edition),
            reminders: mode.reminders_of(&edition.id, &turns),
            deal: mode.deals(&turns),
            goals: mode.goals.clone(),
            options: self.choices.clone(),
            notes,
        };
        let code = SetupCode::of(&setup, assign.seats(&taken, mode));
        setup.code = code.map(|code| code.to_string());
        // Another table than the one that the code was made from.
        if self.code.as_ref().is_some_and(|code| setup.code.as_deref() != Some(&*code.to_string()))
        {
            setup.notes.push(Note::CodeDiffers);
        }
        if let SetupBoard::Cards(board) = &mut setup.board
            && matches!(self.arrange(), Arrange::Named(_))
        {
            board.layout = Arranged::Random;
        }
        Ok(setup)
    }
}

impl Setup {
    /// The setup as YAML, with the same structure as its JSON.
    pub fn yaml(&self) -> String {
        // Older readers of YAML take a bare `on` or `no` for a truth value.
        let yaml = serde_yaml::to_string(self).unwrap_or_default();
        ["on", "off", "yes", "no"]
            .iter()
            .fold(yaml, |yaml, word| yaml.replace(&format!(": {word}\n"), &format!(": '{word}'\n")))
    }

    /// The setup as it is read with another box’s words for the same things: see [`Edition::read_as`].
    #[must_use]
    pub fn read_with(mut self, edition: &Edition) -> Self {
        let mode = self.mode;
        edition.mode_name(mode).clone_into(&mut self.name);
        for partners in &mut self.teams {
            partners.name = edition.team_name(mode, partners.team).map(str::to_owned);
        }
        for seat in &mut self.seats {
            let own = edition.role_name(mode, seat.seat.role).to_owned();
            let printed = std::mem::replace(&mut seat.role_card, own);
            seat.printed = Some(printed).filter(|printed| *printed != seat.role_card);
        }
        for card in &mut self.role_deck {
            let own = edition.special(card.role).map(|names| &names.name);
            card.name = own.cloned().unwrap_or_default();
        }
        for supply in &mut self.tokens {
            edition.token_name(supply.token).clone_into(&mut supply.name);
        }
        self
    }

    /// The printed name of a role.
    pub fn role_card(&self, role: Role) -> &str {
        let seat = self.seats.iter().find(|seat| seat.seat.role == role);
        seat.map_or("", |seat| &seat.role_card)
    }
}

/// Adds fields under their own names.
macro_rules! add {
    ($to:ident: $from:ident. $($field:ident)+) => {
        $($to.serialize_entry(stringify!($field), &$from.$field)?;)+
    };
}

/// Each game has the fields that lie on its table.
impl Serialize for Setup {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let mut to = to.serialize_map(None)?;
        add!(to: self. game mode name edition title rng seed code minutes);
        match &self.board {
            SetupBoard::Cards(board) => {
                add!(to: self. difficulty);
                board.add(&mut to)?;
                add!(to: self. seats first teams sitting tokens role_deck);
            }
            SetupBoard::Streets(board) => {
                board.add(&mut to)?;
                add!(to: self. seats first);
            }
        }
        add!(to: self. deal goals reminders options notes);
        to.end()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scenario::{Card, Library};
    use crate::setup::{Assign, Stays};
    use crate::terms::Corner;

    fn setup(edition: &str, seed: &str, layout: Arrange, assign: Assign) -> Setup {
        let library = Library::default();
        let mode = library.mode(Mode::KillerInspector).unwrap();
        let edition = library.edition(edition).unwrap();
        let names = vec!["Ann".to_owned(), "Ben".to_owned()];
        let (seed, seats) = (seed.to_owned(), Some(assign));
        let game = Game { names, seats, layout, seed, ..Game::of(mode, edition, 2) };
        game.setup().unwrap()
    }

    fn random(edition: &str, seed: &str) -> Setup {
        setup(edition, seed, Arrange::Random, Assign::Random)
    }

    fn board(setup: &Setup) -> &CardBoard {
        let SetupBoard::Cards(board) = &setup.board else { panic!("no cards") };
        board
    }

    fn names(setup: &Setup) -> Vec<String> {
        let row =
            |row: &Vec<Card>| row.iter().map(|it| it.name.as_str()).collect::<Vec<_>>().join(" ");
        board(setup).rows.iter().map(row).collect()
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
        assert_ne!(random("en", "42").board, random("en", "43").board);
    }

    #[test]
    fn what_stays_in_the_box_goes_by_the_marks_in_the_corners() {
        let rest = |edition| {
            let stays = board(&random(edition, "1")).rest.clone();
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
        assert!(board(&setup).by_cells);
        assert_eq!(names(&setup)[0], "#a1 #b1 #c1 #d1 #e1");
        assert_eq!(setup.notes, [Note::NamesUnknown { known: 0, needed: 25 }]);
        assert!(setup.board.cast().unwrap().is_by_cells());
    }

    #[test]
    fn typed_cards_are_taken_as_they_lie() {
        let cards: Vec<Card> =
            ('А'..='Щ').take(25).map(|c| Card::named(format!("{c}ко"))).collect();
        let setup = setup("uk", "1", Arrange::Typed(cards), Assign::InOrder);
        assert_eq!(names(&setup)[0], "Ако Бко Вко Гко Дко");
        assert_eq!(board(&setup).rest, [Stays::others(25)]);
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
        let ask = |mode, edition: &str, players, layout, assign| {
            let mode = library.mode(mode).unwrap();
            let edition = library.edition(edition).unwrap();
            let seats = Some(assign);
            Game { seats, layout, ..Game::of(mode, edition, players) }.setup().unwrap_err()
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
