//! `referee tables`: which tables there are, by numbers that `--table` takes.
use std::path::Path;

use noir_referee::evening::{Numbers, Shelf, Shelved, Summary};
use noir_referee::screen::{is_foreign, table_line};
use noir_referee::terms::Mode;
use serde_json::{Value, json};

use super::app::App;
use super::failure::Failure;

/// Lists the tables, the newest first.
///
/// # Errors
/// When nobody reads it. A table that cannot be read is listed as such.
pub fn run(app: &App) -> Result<(), Failure> {
    let tables = app.shelf().tables();
    if app.json {
        let tables: Vec<Value> = tables.iter().map(|table| app.shelved_json(table)).collect();
        return app.print_json(&tables);
    }
    if tables.is_empty() {
        return app.print_wrapped(&[app.words.say("evening-none")]);
    }
    let lines: Vec<String> = tables.iter().flat_map(|table| app.shelved(table)).collect();
    app.print_wrapped(&lines)?;
    let goes_on = |table: &&Shelved| table.summary.as_ref().is_ok_and(|it| !it.is_over());
    let Some(number) = tables.iter().filter(goes_on).find_map(|table| table.number) else {
        return Ok(());
    };
    app.print_wrapped(&[app.words.tell("evening-hint", &[("n", number.to_string().into())])])
}

impl App {
    /// The tables of this computer.
    pub fn shelf(&self) -> Shelf {
        Shelf::new(&self.data)
    }

    /// Gives a table its number, if that can be.
    pub fn number(&self, path: &Path) {
        let path = std::fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
        // Without one it can still be named by its file.
        let _ = Numbers::of(&self.data).give([path.as_path()].into_iter());
    }

    /// A table in a line, with its number; what is wrong with one that cannot be read.
    pub(super) fn shelved(&self, table: &Shelved) -> Vec<String> {
        let number = table.number.map(|number| number.to_string()).unwrap_or_default();
        match &table.summary {
            Ok(summary) => vec![format!("{number:>3}  {}", self.table_line(summary))],
            Err(error) => {
                let mut failure = self.journal_failure(&table.path, error);
                failure.lines.truncate(1);
                let why = failure.lines.pop().unwrap_or_default();
                vec![format!("{number:>3}  {}: {why}", self.words.say("evening-unreadable"))]
            }
        }
    }

    /// A table in a line.
    pub(super) fn table_line(&self, summary: &Summary) -> String {
        let mode = self.mode_name_in(summary.mode, &summary.edition);
        table_line(summary, &mode, Self::now(), &self.words)
    }

    fn shelved_json(&self, table: &Shelved) -> Value {
        let mut told = json!({ "number": table.number, "file": table.path.display().to_string() });
        match &table.summary {
            Ok(summary) => {
                let summary = serde_json::to_value(summary).unwrap_or_default();
                if let (Value::Object(told), Value::Object(summary)) = (&mut told, summary) {
                    told.extend(summary);
                }
                told["damaged"] = json!(null);
            }
            Err(error) => {
                told["damaged"] = json!(self.journal_failure(&table.path, error).lines.first());
            }
        }
        told
    }

    /// What the box of this language calls a mode.
    pub(super) fn mode_name(&self, mode: Mode) -> String {
        self.mode_name_in(mode, self.lang().code())
    }

    /// What a box calls a mode.
    pub(super) fn mode_name_in(&self, mode: Mode, edition: &str) -> String {
        let library = self.library();
        let named = |id: &str| {
            let edition = library.edition(id).ok()?;
            Some(edition.modes.get(&mode)?.name.clone()).filter(|name| !name.is_empty())
        };
        let own = library.mode(mode).ok();
        let own = own.as_ref().map(|sheet| sheet.edition_for(self.lang().code()).to_owned());
        // Who reads another language than the box speaks is told the game in that one.
        let foreign = is_foreign(edition, self.lang());
        let name = if foreign {
            own.as_deref().and_then(named).or_else(|| named(edition))
        } else {
            named(edition).or_else(|| named(&own?))
        };
        name.unwrap_or_else(|| mode.to_string())
    }

    /// What a box calls a mode, with the id by which it is typed.
    pub(super) fn mode_to_type(&self, mode: Mode, edition: &str) -> String {
        format!("{} ({mode})", self.mode_name_in(mode, edition))
    }
}
