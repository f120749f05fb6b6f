//! `referee rule set`: the table, or the house, decides otherwise than the books.
use noir_referee::rulebook::RuledData;
use noir_referee::scenario::{ChoiceError, House, ModeSheet, Precedent};
use noir_referee::screen::option_said;
use noir_referee::session::Session;
use noir_referee::table::{HouseRuling, Opening};
use noir_referee::terms::{Choice, Mode, OptionName};

use crate::app::App;
use crate::command::open::new;
use crate::command::show::tables;
use crate::failure::{ExitStatus, Failure};
use crate::files::at_table::Want;
use crate::files::{at_table, current};

/// What is decided: the words after `set`, why, and whether the next tables play so as well.
pub struct SetRule<'a> {
    /// `undo-ban=off`.
    pub text: &'a str,
    /// Why, in the words of the table.
    pub reason: &'a str,
    /// Whether it is a precedent.
    pub remember: bool,
}

/// The longest reason, in letters: it is read aloud.
const LONGEST: usize = 300;

/// Decides for the table that is open, and with `remember` for the next ones of its mode as well; without a
/// table only for the next ones.
///
/// # Errors
/// When the mode has no such option or value, or nothing can be written.
pub fn rule_set(app: &mut App, mode: Option<Mode>, decision: &SetRule<'_>) -> Result<(), Failure> {
    let here =
        current::table_file(app).is_ok().then(|| at_table::open(app, Want::Write)).transpose()?;
    // Whoever names another mode than the one on the table means the house.
    let played = |session: &Session| session.opening().mode;
    let here = here.filter(|session| mode.is_none_or(|mode| mode == played(session)));
    let mode = mode.or(here.as_ref().map(played));
    let Some(mode) = mode.filter(|_| here.is_some() || decision.remember) else {
        return Err(Failure::new(ExitStatus::Usage, app.words.say("house-no-table")));
    };
    let mut lines = Vec::new();
    let mut here = here;
    if let Some(session) = &mut here {
        lines.extend(decide_here(app, session, decision)?);
    }
    let kept = decision.remember.then(|| remember(app, mode, decision)).transpose();
    // What was decided at the table holds, whatever becomes of the next ones.
    let (kept, failed) = match kept {
        Ok(kept) => (kept, None),
        Err(failure) => (None, Some(failure)),
    };
    if app.json {
        let seq = here.as_ref().map(|session| session.table().seq());
        let remembered = kept.is_some();
        app.print_json(&RuledData { ruled: decision.text, seq, remembered })?;
    } else {
        lines.extend(kept);
        app.print_wrapped(&lines)?;
    }
    let Some(mut failed) = failed else { return Ok(()) };
    if here.is_some() {
        failed.lines.insert(0, app.words.say("house-only-here"));
    }
    Err(failed)
}

/// Decides for this table only; gives what everybody hears.
///
/// # Errors
/// As [`rule_set`](rule_set).
pub fn decide_here(
    app: &App,
    session: &mut Session,
    decision: &SetRule<'_>,
) -> Result<Vec<String>, Failure> {
    let sheet = app.library().mode(session.opening().mode);
    let sheet = sheet.map_err(|error| new::scenario_failure(app, &error))?;
    let edition = &session.opening().edition;
    let choice = chosen(app, &sheet, sheet.choice_in(edition, decision.text))?;
    let reason = decision.reason.trim().chars().take(LONGEST).collect();
    let from = session.table().seq();
    app.does(session, |session| session.rule(HouseRuling { choice, reason }))?;
    let view = session.public();
    let voice = app.voice(&view);
    Ok(view.said_since(from).iter().flat_map(|entry| voice.entry(entry)).collect())
}

/// Keeps a precedent; what the book says anyway is none.
fn remember(app: &App, mode: Mode, decision: &SetRule<'_>) -> Result<String, Failure> {
    let sheet = app.library().mode(mode).map_err(|error| new::scenario_failure(app, &error))?;
    let default = chosen(app, &sheet, sheet.choice(decision.text))?;
    let option = default.option();
    let book = noir_referee::scenario::Library::default().mode(mode);
    let book = book.map_err(|error| new::scenario_failure(app, &error))?;
    let plain = book.options.get(&option).is_some_and(|spec| {
        spec.default == default && spec.by_edition.is_empty() && spec.by_players.is_empty()
    });
    let reason = decision.reason.trim().chars().take(LONGEST).collect();
    let file = House::amend(&app.data, &app.library(), mode, |house| {
        if plain {
            house.forget(option);
        } else {
            house.remember(Precedent { default, reason });
        }
    });
    let file = file.map_err(|error| new::scenario_failure(app, &error))?;
    let key = if plain { "house-forgotten" } else { "house-remembered" };
    let file = ("file", file.display().to_string().into());
    Ok(app.words.tell(key, &[("option", option.id().into()), file]))
}

/// The choice that `undo-ban=off` names.
fn chosen(
    app: &App,
    sheet: &ModeSheet,
    read: Result<Choice, ChoiceError>,
) -> Result<Choice, Failure> {
    read.map_err(|error| {
        Failure::new(ExitStatus::Usage, error.say(&tables::mode_name(app, sheet.id), &app.words))
    })
}

/// The precedents that a table plays by, a line each.
pub fn house_here(app: &App, opening: &Opening) -> Vec<String> {
    let Ok(sheet) = app.library().mode(opening.mode) else { return Vec::new() };
    let house = House::of(&sheet);
    let here = house
        .options()
        .iter()
        .filter(|(option, precedent)| opening.options.choice(**option) == Some(precedent.default));
    here.map(|(option, precedent)| precedent_said(app, opening, *option, precedent)).collect()
}

/// One precedent, with its reason if there is one.
pub fn precedent_said(
    app: &App,
    opening: &Opening,
    option: OptionName,
    precedent: &Precedent,
) -> String {
    let option = ("option", option.id().into());
    let value = ("value", precedent.default.to_string().into());
    let means =
        ("means", option_said(&app.words, |id| opening.called(id), precedent.default).into());
    let said = app.words.tell("house-plays", &[option, value, means]);
    if precedent.reason.is_empty() {
        return said;
    }
    let reason = noir_referee::screen::clean(&precedent.reason).into_owned();
    format!("{said} {}", app.words.tell("story-ruled-reason", &[("reason", reason.into())]))
}
