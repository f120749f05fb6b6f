//! What players are called.
use noir_referee::lang::machine;
use noir_referee::scenario::{Edition, ModeSheet, spelled};
use noir_referee::setup::{OtherMeaning, other_meaning, other_meaning_in_any_box};

use crate::app::App;
use crate::command::open::new;
use crate::failure::{ExitStatus, Failure};

/// The most players of any mode in any box.
const MOST_PLAYERS: usize = 9;

/// How many players, and their names where they were given.
///
/// # Errors
/// When a name is no name, or two players share one.
pub(crate) fn how_many(
    app: &App,
    text: &str,
    game: (&ModeSheet, &Edition),
) -> Result<(u8, Vec<String>), Failure> {
    if let Ok(count) = text.trim().parse() {
        return Ok((count, Vec::new()));
    }
    let count = text.split(',').count();
    if count > MOST_PLAYERS {
        let args = [("found", count.into()), ("most", MOST_PLAYERS.into())];
        return Err(Failure::new(ExitStatus::Usage, app.words.tell("cli-players-many", &args)));
    }
    let count = count as u8;
    Ok((count, named(app, text.split(','), game, count)?))
}

/// What `count` players are called, of whom these were named.
///
/// # Errors
/// When a name is no name, or two players share one.
pub(crate) fn named<'a>(
    app: &App,
    given: impl IntoIterator<Item = &'a str>,
    game: (&ModeSheet, &Edition),
    count: u8,
) -> Result<Vec<String>, Failure> {
    let mut names: Vec<String> = Vec::new();
    for name in given {
        let name = another_machine(name, &names);
        names.push(player_name(app, &name, &names, game, count)?);
    }
    Ok(names)
}

/// What one of `count` players is called, beside `others` who have been named already.
///
/// # Errors
/// When it is no name, or would mean somebody or something else as well.
pub(crate) fn player_name(
    app: &App,
    name: &str,
    others: &[String],
    (mode, edition): (&ModeSheet, &Edition),
    count: u8,
) -> Result<String, Failure> {
    // Behind a machine's name stands how strong it is.
    let (word, strength) = match name.split_once(':').filter(|_| machine(name).is_some()) {
        Some((word, strength)) => (word, format!(":{}", strength.trim())),
        None => (name, String::new()),
    };
    let name = match spelled(word) {
        Ok(word) => word + &strength,
        Err(why) => {
            let found = ("found", name.trim().into());
            let args = [found, ("why", why.say(&app.words).into())];
            let said = app.words.tell("cli-player-name", &args);
            return Err(Failure::new(ExitStatus::Usage, said));
        }
    };
    match other_meaning(&name, others, mode, edition, count) {
        None => Ok(name),
        Some(other) => Err(no_name(app, &name, other)),
    }
}

/// That somebody cannot be called so, whatever is played here.
///
/// # Errors
/// What the name means as well.
pub(crate) fn person_only(app: &App, name: &str) -> Result<(), Failure> {
    let other = other_meaning_in_any_box(name, &app.library());
    match other.map_err(|error| new::scenario_failure(app, &error))? {
        None => Ok(()),
        Some(other) => Err(no_name(app, name, other)),
    }
}

fn no_name(app: &App, name: &str, other: OtherMeaning) -> Failure {
    let found = ("found", name.trim().into());
    let (key, args) = match other {
        OtherMeaning::Player(other) => ("cli-player-twice", vec![found, ("other", other.into())]),
        OtherMeaning::Role(role) => {
            let example = ("example", format!("{name} B").into());
            ("cli-player-role", vec![found, ("role", role.into()), example])
        }
        OtherMeaning::Word => ("cli-player-word", vec![found]),
        OtherMeaning::Place => ("cli-player-cell", vec![found]),
    };
    Failure::new(ExitStatus::Usage, app.words.tell(key, &args))
}

/// A second machine of the same name gets a number: `bot2`.
pub(crate) fn another_machine(name: &str, others: &[String]) -> String {
    let word = |name: &str| name.split(':').next().unwrap_or_default().trim().to_lowercase();
    let is_taken = |name: &str| others.iter().any(|other| word(other) == word(name));
    if machine(name).is_none() || !is_taken(name) {
        return name.to_owned();
    }
    let (first, strength) = name.split_once(':').unwrap_or((name, ""));
    let first = first.trim().trim_end_matches(|letter: char| letter.is_ascii_digit());
    let colon = if strength.is_empty() { "" } else { ":" };
    let numbered = (2..).map(|number| format!("{first}{number}{colon}{strength}"));
    numbered.take(MOST_PLAYERS).find(|name| !is_taken(name)).unwrap_or_else(|| name.to_owned())
}
