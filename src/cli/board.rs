//! `referee board`: the table as it lies.
use std::fs;
use std::path::PathBuf;

use serde_json::{Map, Value};

use super::ViewArgs;
use super::desk::Desk;
use super::failure::{Exit, Failure};

/// What `board` takes.
#[derive(Debug, clap::Args)]
pub struct Arguments {
    #[command(flatten)]
    view: ViewArgs,
    #[arg(long)]
    flip: bool,
    #[arg(long, value_name = "FILE", conflicts_with = "json")]
    svg: Option<PathBuf>,
}

/// The fields of the status that the board shows.
const FIELDS: [&str; 12] = [
    "seq",
    "grid",
    "suspects",
    "round",
    "cards",
    "positions",
    "lantern",
    "lamps",
    "covers",
    "cordons",
    "witness",
    "visible",
];

/// Draws the board.
///
/// # Errors
/// When the table cannot be read, or nobody may look so; when the file cannot be written.
pub fn run(args: &Arguments, desk: &mut Desk) -> Result<(), Failure> {
    let (opened, audience) = desk.open_as(args.view.who.who.as_deref())?;
    let view = desk.view(&opened.table, audience, args.view.at)?;
    let voice = desk.voice(&view);
    if desk.json {
        let Ok(Value::Object(status)) = serde_json::to_value(view.status()) else {
            return opened.finish();
        };
        let shown: Map<String, Value> =
            status.into_iter().filter(|(field, _)| FIELDS.contains(&field.as_str())).collect();
        desk.print_json(&shown)?;
    } else if let Some(file) = &args.svg {
        let drawn = voice.board_sheet(&view, args.flip).svg();
        if file.as_os_str() == "-" {
            desk.print(&[drawn.trim_end()])?;
        } else {
            let name = ("file", file.display().to_string().into());
            fs::write(file, drawn).map_err(|error| {
                let reason = ("reason", error.to_string().into());
                Failure::new(Exit::Io, desk.words.tell("cli-file-io", &[name.clone(), reason]))
            })?;
            desk.print(&[desk.words.tell("cli-setup-sheet", &[name])])?;
        }
    } else {
        desk.print(&voice.board(&view, args.flip).draw(desk.drawing(), &desk.words, desk.columns))?;
        desk.print(&voice.caveats())?;
    }
    opened.finish()
}
