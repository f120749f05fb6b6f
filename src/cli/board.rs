//! `referee board`: the table as it lies.
use serde_json::json;

use super::ViewArgs;
use super::desk::Desk;
use super::failure::Failure;

/// What `board` takes.
#[derive(Debug, clap::Args)]
pub struct Arguments {
    #[command(flatten)]
    view: ViewArgs,
    #[arg(long)]
    flip: bool,
}

/// Draws the board.
///
/// # Errors
/// When the table cannot be read, or nobody may look so.
pub fn run(args: &Arguments, desk: &mut Desk) -> Result<(), Failure> {
    let (opened, audience) = desk.open_as(args.view.who.who.as_deref())?;
    let view = desk.view(&opened.table, audience, args.view.at)?;
    if desk.json {
        let status = serde_json::to_value(view.status()).unwrap_or_default();
        desk.print_json(&json!({
            "seq": status["seq"],
            "grid": status["grid"],
            "suspects": status["suspects"],
        }))?;
    } else {
        let picture = desk.voice(&view).picture(&view, args.flip);
        desk.print(&picture.draw(desk.drawing(), &desk.words, desk.columns))?;
        desk.print(&desk.practice(&view))?;
    }
    opened.finish()
}
