//! `referee deck learn`: the names of the box in hand, told once and remembered.
use std::path::{Path, PathBuf};

use noir_referee::file;
use noir_referee::scenario::{DeckList, DeckTelling, Edition, LONGEST_FILE, STREET_EDITIONS};

use crate::app::App;
use crate::command::open::{new, people};
use crate::failure::{ExitStatus, Failure};
use crate::files::output;
use crate::prompt::ask_menu;
use crate::shell::ends;

/// What `deck` takes.
#[derive(Debug, clap::Args)]
pub struct Arguments {
    #[command(subcommand)]
    command: Deck,
}

#[derive(Debug, clap::Subcommand)]
enum Deck {
    /// Asks for the names, or takes a list.
    Learn {
        #[arg(value_name = "E")]
        edition: Option<String>,
        #[arg(long, value_name = "FILE")]
        file: Option<PathBuf>,
    },
    /// Prints the names that are known.
    Show {
        #[arg(value_name = "E")]
        edition: Option<String>,
    },
}

/// Learns or shows the names of a box.
///
/// # Errors
/// Everything that is wrong with the names.
pub fn run(args: &Arguments, app: &App) -> Result<(), Failure> {
    let (Deck::Learn { edition, .. } | Deck::Show { edition }) = &args.command;
    // Whoever names no box has the one in hand that was played with last.
    let edition = match edition {
        Some(edition) => edition.clone(),
        None => people::people(app)?.edition().unwrap_or("en").to_owned(),
    };
    let edition =
        app.library().edition(&edition).map_err(|error| new::scenario_failure(app, &error))?;
    // The characters of a street map are printed in the book.
    let of_streets = STREET_EDITIONS.contains(&edition.id.as_str());
    if of_streets && matches!(args.command, Deck::Learn { .. }) {
        return Err(Failure::new(ExitStatus::Usage, app.words.say("cli-no-deck")));
    }
    match &args.command {
        Deck::Show { .. } => show_deck(app, &edition),
        Deck::Learn { file: None, .. } => ask_deck(app, &edition),
        Deck::Learn { file: Some(file), .. } => {
            let (name, text) = (file.display().to_string(), list(app, file)?);
            let list = DeckList::read(&name, &text, &edition);
            let list = list.map_err(|faults| ends::fails_by(app, ExitStatus::Damaged, &faults))?;
            let path = keep_deck(app, &list)?;
            deck_kept(app, list.suspects.len(), &path)
        }
    }
}

fn list(app: &App, file: &Path) -> Result<String, Failure> {
    file::text(file, LONGEST_FILE).map_err(|error| output::file_failure(app, &error))
}

fn keep_deck(app: &App, list: &DeckList) -> Result<PathBuf, Failure> {
    let stored = list.store(&app.data, &app.library());
    stored.map_err(|error| new::scenario_failure(app, &error))
}

fn deck_kept(app: &App, names: usize, path: &Path) -> Result<(), Failure> {
    let args = [("n", names.into()), ("file", path.display().to_string().into())];
    app.print_wrapped(&[app.words.tell("cli-deck-learned", &args)])
}

/// Asks for the names mark by mark, a card a line; each is on the disk before the next one is asked for.
fn ask_deck(app: &App, edition: &Edition) -> Result<(), Failure> {
    let answered = app.is_answered();
    if answered {
        show_deck(app, edition)?;
        app.print_wrapped(&[app.words.say("cli-deck-how")])?;
    }
    let (mut names, mut file) = (0, None);
    for mark in edition.corners.keys() {
        // With what was told of the mark before.
        let edition = app.library().edition(&edition.id);
        let edition = edition.map_err(|error| new::scenario_failure(app, &error))?;
        let mut told = DeckTelling::of(&edition, *mark);
        let head = app.words.say(&format!("setup-corner-{}", mark.id()));
        let args = [("mark", head.into()), ("n", told.count().into())];
        if answered && told.is_sure() && !app.confirm(&app.words.tell("cli-deck-wrong", &args))? {
            continue;
        }
        app.print_wrapped(&[app.words.tell("cli-deck-ask", &args)])?;
        while !told.is_done() {
            let Some(name) = ask_name(app, &mut told, answered)? else {
                return deck_told(app, names, file.as_deref());
            };
            if !name {
                break;
            }
            file = Some(keep_deck(app, &told.list())?);
            names += 1;
        }
    }
    deck_told(app, names, file.as_deref())
}

/// Asks for the next card, until it has a name: whether there was one; nothing if no more are to come.
fn ask_name(
    app: &App,
    told: &mut DeckTelling<'_>,
    answered: bool,
) -> Result<Option<bool>, Failure> {
    loop {
        let offered = told.offered().filter(|_| answered);
        let offered = offered.map_or(String::new(), |card| card.shown(app.lang()));
        let number = told.number().to_string();
        let Some(name) = app.asking(|asker| asker.text(&number, &offered))? else {
            return Ok(None);
        };
        match name.trim() {
            "" | "-" => return Ok(Some(false)),
            leaves if answered && ask_menu::leads_back(app, leaves) => return Ok(None),
            name if !offered.is_empty() && name == offered => told.keep(),
            name => {
                if let Err(flaw) = told.give(name) {
                    app.print_wrapped(&[flaw.say(&app.words)])?;
                    continue;
                }
            }
        }
        return Ok(Some(true));
    }
}

/// Says how many names were kept, if any were.
fn deck_told(app: &App, names: usize, file: Option<&Path>) -> Result<(), Failure> {
    file.map_or(Ok(()), |file| deck_kept(app, names, file))
}

fn show_deck(app: &App, edition: &Edition) -> Result<(), Failure> {
    if app.json {
        return app.print_json(&edition.suspects);
    }
    let mut lines = Vec::new();
    for (corner, count) in &edition.corners {
        let names: Vec<String> = edition
            .suspects
            .iter()
            .filter(|known| known.corner == Some(*corner))
            .map(|known| known.card.shown(app.lang()))
            .collect();
        let mark = app.words.say(&format!("setup-corner-{}", corner.id()));
        lines.push(format!("{mark}, {}/{count}: {}", names.len(), names.join(", ")));
    }
    let unplaced: Vec<String> = edition
        .suspects
        .iter()
        .filter(|known| known.corner.is_none())
        .map(|known| known.card.shown(app.lang()))
        .collect();
    if !unplaced.is_empty() {
        let names = ("names", unplaced.join(", ").into());
        lines.push(app.words.tell("cli-deck-unplaced", &[names]));
    }
    app.print_wrapped(&lines)
}
