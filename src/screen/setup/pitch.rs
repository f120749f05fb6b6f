//! A mode as a host offers it to people who have to choose one.
use super::goals::{Goals, Side};
use super::sentences::{difficulty_text, minutes_text};
use crate::lang::Words;
use crate::scenario::{Edition, GoalOwner, ModeSheet};
use crate::terms::{Mode, Role, Token};

/// What there is to say about a mode before anybody plays it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pitch {
    /// What the box calls it.
    pub name: String,
    /// What it is, in one sentence.
    pub what: String,
    /// What each side wants, a line a side: `Killer: kill …`.
    pub aims: Vec<String>,
    /// How long it takes, where a book says it.
    pub minutes: Option<String>,
    /// How hard it is, where a book says it.
    pub difficulty: Option<String>,
    /// That it is a good first game, where it is one.
    pub first_game: Option<String>,
}

impl Pitch {
    /// The mode `sheet` with the box `edition`, for this many players.
    ///
    /// # Examples
    /// ```
    /// use noir_referee::lang::{Lang, Words};
    /// use noir_referee::scenario::Library;
    /// use noir_referee::screen::Pitch;
    /// use noir_referee::terms::Mode;
    /// let library = Library::default();
    /// let (sheet, en) = (library.mode(Mode::KillerInspector)?, library.edition("en")?);
    /// let pitch = Pitch::of(&sheet, &en, 2, &Words::new(Lang::En));
    /// assert_eq!(pitch.headline(), "15 min · easy · good first game");
    /// assert_eq!(pitch.aims[1], "Inspector: catch the opponent with an accusation");
    /// # Ok::<(), noir_referee::scenario::ScenarioError>(())
    /// ```
    pub fn of(sheet: &ModeSheet, edition: &Edition, players: u8, words: &Words) -> Self {
        let printed = sheet.headline(&edition.id);
        let seats = sheet.seats_for(players).iter();
        let roles: Vec<String> =
            seats.map(|seat| edition.role_name(sheet.id, seat.role).to_owned()).collect();
        Self {
            name: edition.mode_name(sheet.id).to_owned(),
            what: what(sheet.id, edition, &roles, words),
            aims: aims(sheet, edition, players, words),
            minutes: printed.minutes.map(|minutes| minutes_text(minutes, words)),
            difficulty: printed.difficulty.map(|it| difficulty_text(it, words)),
            first_game: sheet.is_good_first().then(|| words.say("modes-first-game")),
        }
    }

    /// How long, how hard, and whether for the first evening: `15 min · easy · good first game`.
    pub fn headline(&self) -> String {
        let facts = [&self.minutes, &self.difficulty, &self.first_game];
        facts.into_iter().flatten().map(String::as_str).collect::<Vec<_>>().join(" · ")
    }
}

/// What a mode is, in one sentence; its roles are called so.
pub(super) fn what(mode: Mode, edition: &Edition, roles: &[String], words: &Words) -> String {
    let role = |at: Option<&String>| at.map_or("", String::as_str).to_owned();
    let args = [
        ("first", role(roles.first()).into()),
        ("last", role(roles.last()).into()),
        ("token", edition.token_name(Token::Treasure).into()),
    ];
    words.tell(&format!("modes-pitch-{mode}"), &args)
}

fn aims(sheet: &ModeSheet, edition: &Edition, players: u8, words: &Words) -> Vec<String> {
    let goals = Goals {
        ways: &sheet.goals,
        options: &sheet.choices(&edition.id, players),
        treasure: edition.token_name(Token::Treasure),
        words,
    };
    let seats = sheet.seats_for(players).iter();
    let seats = seats.map(|seat| (*seat, sheet.team_of(players, *seat)));
    let name = |side: Side| match side.owner {
        _ if side.each_team => words.say("setup-goal-each-team"),
        GoalOwner::Team(team) => edition.team_name(sheet.id, team).unwrap_or(team.id()).to_owned(),
        // The box is the same in every language, so it is said in the reader's words.
        GoalOwner::Role(Role::Jack) => words.say("jack-role-jack"),
        GoalOwner::Role(_) if sheet.is_on_streets() => words.say("jack-role-detective"),
        GoalOwner::Role(role) => edition.role_name(sheet.id, role).to_owned(),
    };
    let aim = |side| Some(format!("{}: {}", name(side), goals.of(side)?));
    goals.sides(seats).into_iter().filter_map(aim).collect()
}
