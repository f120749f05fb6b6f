//! `referee deck learn`: the names of the box in hand, told once and remembered.
use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use noir_referee::file;
use noir_referee::scenario::{DeckList, Edition, LONGEST_FILE, STREET_EDITIONS};

use super::desk::Desk;
use super::failure::{ExitStatus, Failure};

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
        edition: String,
        #[arg(long, value_name = "FILE")]
        file: Option<PathBuf>,
    },
    /// Prints the names that are known.
    Show {
        #[arg(value_name = "E")]
        edition: String,
    },
}

/// Learns or shows the names of a box.
///
/// # Errors
/// Everything that is wrong with the names.
pub fn run(args: &Arguments, desk: &Desk) -> Result<(), Failure> {
    let (Deck::Learn { edition, .. } | Deck::Show { edition }) = &args.command;
    let edition = desk.library().edition(edition).map_err(|error| desk.scenario_failure(&error))?;
    // The characters of a street map are printed in the book.
    let of_streets = STREET_EDITIONS.contains(&edition.id.as_str());
    if of_streets && matches!(args.command, Deck::Learn { .. }) {
        return Err(Failure::new(ExitStatus::Usage, desk.words.say("cli-no-deck")));
    }
    match &args.command {
        Deck::Show { .. } => desk.show_deck(&edition),
        Deck::Learn { file, .. } => {
            let (name, text) = match file {
                Some(file) => (file.display().to_string(), desk.list(file)?),
                None => match desk.ask_deck(&edition)? {
                    Some(text) => (edition.id.clone(), text),
                    None => return Ok(()),
                },
            };
            let list = DeckList::read(&name, &text, &edition).map_err(|faults| Failure {
                exit: ExitStatus::Damaged,
                lines: faults.iter().map(|fault| fault.say(&desk.words)).collect(),
                json: None,
            })?;
            let stored = list.store(&desk.data, &desk.library());
            let path = stored.map_err(|error| desk.scenario_failure(&error))?;
            desk.print(&[desk.words.tell(
                "cli-deck-learned",
                &[("n", list.suspects.len().into()), ("file", path.display().to_string().into())],
            )])
        }
    }
}

impl Desk {
    fn list(&self, file: &Path) -> Result<String, Failure> {
        file::text(file, LONGEST_FILE).map_err(|error| self.file_failure(&error))
    }

    /// Asks for the names mark by mark, a card a line; an empty line ends a mark.
    fn ask_deck(&self, edition: &Edition) -> Result<Option<String>, Failure> {
        let mut text = String::new();
        for (corner, count) in &edition.corners {
            let mark = self.words.say(&format!("setup-corner-{}", corner.id()));
            self.print(&[self
                .words
                .tell("cli-deck-ask", &[("mark", mark.into()), ("n", (*count).into())])])?;
            for number in 1..=*count {
                let Some(name) = self.asking(|asker| asker.text(&number.to_string(), ""))? else {
                    return Ok(None);
                };
                if name.trim().is_empty() {
                    break;
                }
                let _ = writeln!(text, "{}, {}", name.trim(), corner.id());
            }
        }
        Ok(Some(text))
    }

    fn show_deck(&self, edition: &Edition) -> Result<(), Failure> {
        if self.json {
            return self.print_json(&edition.suspects);
        }
        let mut lines = Vec::new();
        for (corner, count) in &edition.corners {
            let names: Vec<String> = edition
                .suspects
                .iter()
                .filter(|known| known.corner == Some(*corner))
                .map(|known| known.card.shown(self.lang()))
                .collect();
            let mark = self.words.say(&format!("setup-corner-{}", corner.id()));
            lines.push(format!("{mark}, {}/{count}: {}", names.len(), names.join(", ")));
        }
        let unplaced: Vec<String> = edition
            .suspects
            .iter()
            .filter(|known| known.corner.is_none())
            .map(|known| known.card.shown(self.lang()))
            .collect();
        if !unplaced.is_empty() {
            let names = ("names", unplaced.join(", ").into());
            lines.push(self.words.tell("cli-deck-unplaced", &[names]));
        }
        self.print_wrapped(&lines)
    }
}
