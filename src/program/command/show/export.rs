//! `referee export`: the table as a text for others: a story, or lines of data.
use crate::command::say::ask;
use crate::command::show::markdown;
use crate::files::at_table;
use crate::files::output;
use crate::page::private_answer;
use std::path::PathBuf;

use noir_referee::file::Readers;
use noir_referee::lang::escaped;
use noir_referee::rules::{Audience, Event, Eyes, spoken};
use noir_referee::table::{Entry, Fingerprint, View};
use serde_json::{Map, Value, json};

use crate::app::App;
use crate::cli::ViewArgs;
use crate::command::show::log::{entry_json, facts};
use crate::failure::Failure;
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
    let file = output::output(app, file, readers(who), args.yes)?;
    let (session, looked) = at_table::open_as(app, who)?;
    let lines = lines(app, &ask::seen(app, &session, looked, args.view.at)?)?;
    output::write(app, &file, (lines.join("\n") + "\n").as_bytes())?;
    app.print(&[app.words.tell("export-written", &[file.named()])])?;
    Failure::unless_sound(&session)
}

/// Who may read what is written for these eyes.
pub(crate) fn readers(who: Option<&str>) -> Readers {
    let open = who.is_none_or(|who| who.eq_ignore_ascii_case("public"));
    if open { Readers::All } else { Readers::Owner }
}

/// A line about the table, then a line for every fact and for every entry without facts.
fn jsonl(view: &View<'_>) -> Vec<String> {
    let opening = view.opening();
    let table = json!({
        "kind": "table",
        "game": opening.game,
        "mode": opening.mode,
        "edition": opening.edition,
        "seats": opening.seats,
        "options": opening.options,
        "fingerprint": view.fingerprint().map(Fingerprint::hex),
        "commitments": view.commitments(),
        "seq": view.seq(),
    });
    let mut lines = vec![table.to_string()];
    for (at, entry) in view.log().iter().enumerate() {
        let facts = facts(&entry.what);
        let line = |fact: Option<&Event>| line(view, at, entry, fact).to_string();
        if facts.is_empty() {
            lines.push(line(None));
        }
        lines.extend(facts.iter().map(|fact| line(Some(fact))));
    }
    lines
}

/// A fact with the entry it belongs to.
fn line(view: &View<'_>, at: usize, entry: &Entry, fact: Option<&Event>) -> Value {
    let mut line = Map::new();
    line.insert("entry".to_owned(), json!(at));
    if let Value::Object(mut fields) = entry_json(view, entry) {
        fields.remove("facts");
        line.extend(fields);
    }
    if let Some(fact) = fact {
        line.insert("fact".to_owned(), json!(spoken::write(fact, view.opening())));
        line.insert("audience".to_owned(), audience(view, fact));
    }
    Value::Object(line)
}

/// Who may know a fact as it is told here before the game is over: `public`, or the seats, with `referee` always.
fn audience(view: &View<'_>, fact: &Event) -> Value {
    if fact.seen_by(Eyes::PUBLIC) == *fact {
        return json!("public");
    }
    let start = view.at(0);
    let seats = view.opening().all_seats().filter(|seat| {
        let eyes = start.position().eyes(Audience::Seat(*seat));
        fact.seen_by(eyes) == *fact
    });
    let names = seats.map(|seat| view.opening().seat_id(seat)).chain(["referee"]);
    json!(names.collect::<Vec<_>>())
}
