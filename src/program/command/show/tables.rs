//! `referee tables`: which tables there are, by numbers that `--table` takes.
use std::path::Path;

use noir_referee::evening::{Numbers, Shelf, Shelved, Summary};
use noir_referee::screen::{ShelvedData, is_foreign, table_line};
use noir_referee::terms::Mode;

use crate::app::App;
use crate::failure::Failure;
use crate::shell::ends;

/// Lists the tables, the newest first.
///
/// # Errors
/// When nobody reads it. A table that cannot be read is listed as such.
pub fn run(app: &App) -> Result<(), Failure> {
    let tables = shelf(app).tables();
    if app.json {
        let told = |table| ShelvedData::of(table, damaged(app, table));
        return app.print_json(&tables.iter().map(told).collect::<Vec<_>>());
    }
    if tables.is_empty() {
        return app.print_wrapped(&[app.words.say("evening-none")]);
    }
    let lines: Vec<String> = tables.iter().flat_map(|table| shelved(app, table)).collect();
    app.print_wrapped(&lines)?;
    let goes_on = |table: &&Shelved| table.summary.as_ref().is_ok_and(|it| !it.is_over());
    let Some(number) = tables.iter().filter(goes_on).find_map(|table| table.number) else {
        return Ok(());
    };
    app.print_wrapped(&[app.words.tell("evening-hint", &[("n", number.to_string().into())])])
}

/// The tables of this computer.
pub fn shelf(app: &App) -> Shelf {
    Shelf::new(&app.data)
}

/// Gives a table its number, if that can be.
pub fn number(app: &App, path: &Path) {
    let path = std::fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    // Without one it can still be named by its file.
    let _ = Numbers::of(&app.data).give([path.as_path()].into_iter());
}

/// A table in a line, with its number; what is wrong with one that cannot be read.
pub(crate) fn shelved(app: &App, table: &Shelved) -> Vec<String> {
    let number = table.number.map(|number| number.to_string()).unwrap_or_default();
    if let Ok(summary) = &table.summary {
        return vec![format!("{number:>3}  {}", line_of(app, summary))];
    }
    let why = damaged(app, table).unwrap_or_default();
    vec![format!("{number:>3}  {}: {why}", app.words.say("evening-unreadable"))]
}

/// What is wrong with a table that cannot be read.
fn damaged(app: &App, table: &Shelved) -> Option<String> {
    let error = table.summary.as_ref().err()?;
    ends::journal_failure(app, &table.path, error).lines.into_iter().next()
}

/// A table in a line.
pub(crate) fn line_of(app: &App, summary: &Summary) -> String {
    let mode = mode_name_in(app, summary.mode, &summary.edition);
    table_line(summary, &mode, App::now(), &app.words)
}

/// What the box of this language calls a mode.
pub(crate) fn mode_name(app: &App, mode: Mode) -> String {
    mode_name_in(app, mode, app.lang().code())
}

/// What a box calls a mode.
pub(crate) fn mode_name_in(app: &App, mode: Mode, edition: &str) -> String {
    let library = app.library();
    let named = |id: &str| {
        let edition = library.edition(id).ok()?;
        Some(edition.modes.get(&mode)?.name.clone()).filter(|name| !name.is_empty())
    };
    let own = library.mode(mode).ok();
    let own = own.as_ref().map(|sheet| sheet.edition_for(app.lang().code()).to_owned());
    // Who reads another language than the box speaks is told the game in that one.
    let foreign = is_foreign(edition, app.lang());
    let name = if foreign {
        own.as_deref().and_then(named).or_else(|| named(edition))
    } else {
        named(edition).or_else(|| named(&own?))
    };
    name.unwrap_or_else(|| mode.to_string())
}

/// What a box calls a mode, with the id by which it is typed.
pub(crate) fn mode_to_type(app: &App, mode: Mode, edition: &str) -> String {
    format!("{} ({mode})", mode_name_in(app, mode, edition))
}
