//! `referee export`: the table as a text for others: a story, or lines of data.
use std::path::PathBuf;

use noir_referee::lang::escaped;
use noir_referee::screen::{LineData, TableData};
use noir_referee::table::View;
use serde::Serialize;

use crate::app::App;
use crate::cli::ViewArgs;
use crate::command::say::ask;
use crate::command::show::log::facts;
use crate::command::show::markdown;
use crate::failure::Failure;
use crate::files::{at_table, output};
use crate::page::private_answer;
use crate::page::private_answer::PrivateAnswer;

/// What `export` takes.
#[derive(Debug, clap::Args)]
pub struct Arguments {
    #[arg(value_name = "FORMAT")]
    format: Format,
    #[command(flatten)]
    view: ViewArgs,
    #[arg(long, value_name = "FILE")]
    into: Option<PathBuf>,
    #[arg(long, short, requires = "into")]
    yes: bool,
}

/// What is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub enum Format {
    /// The story of the game, for people.
    Markdown,
    /// One fact a line, each with who may know it.
    Jsonl,
}

/// Writes the table as its audience may know it.
///
/// # Errors
/// When the table cannot be read, or nobody may look so.
pub fn run(args: &Arguments, app: &mut App) -> Result<(), Failure> {
    let who = args.view.who.who.as_deref();
    let lines = |app: &App, view: &View<'_>| {
        Ok(match args.format {
            Format::Markdown => markdown::markdown(app, view),
            Format::Jsonl => jsonl(view).iter().map(|line| escaped(line).into_owned()).collect(),
        })
    };
    let Some(file) = &args.into else {
        return private_answer::answer_to(app, who, args.view.at, &|app, view| {
            lines(app, view).map(PrivateAnswer::lines)
        });
    };
    let file = output::output(app, file, private_answer::readers(who), args.yes)?;
    let (session, looked) = at_table::open_as(app, who)?;
    let lines = lines(app, &ask::seen(app, &session, looked, args.view.at)?)?;
    output::write(app, &file, (lines.join("\n") + "\n").as_bytes())?;
    app.print(&[app.words.tell("export-written", &[file.named()])])?;
    Failure::unless_sound(&session)
}

/// A line about the table, then a line for every fact and for every entry without facts.
fn jsonl(view: &View<'_>) -> Vec<String> {
    let mut lines = vec![json(&TableData::of(view))];
    for (at, entry) in view.log().iter().enumerate() {
        let facts = facts(&entry.what);
        let line = |fact| json(&LineData::of(view, at, entry, fact));
        if facts.is_empty() {
            lines.push(line(None));
        }
        lines.extend(facts.iter().map(|fact| line(Some(fact))));
    }
    lines
}

/// Data in one line.
fn json(data: &impl Serialize) -> String {
    serde_json::to_string(data).unwrap_or_default()
}
