//! `referee board`: the table as it lies.
use std::path::PathBuf;

use noir_referee::rules::Audience;
use noir_referee::table::View;
use serde_json::{Map, Value};

use super::ViewArgs;
use super::desk::Desk;
use super::export::readers;
use super::eyes::PrivateAnswer;
use super::failure::Failure;

/// What `board` takes.
#[derive(Debug, clap::Args)]
pub struct Arguments {
    #[command(flatten)]
    view: ViewArgs,
    #[arg(long)]
    flip: bool,
    #[arg(long, value_name = "FILE", conflicts_with = "json")]
    svg: Option<PathBuf>,
    #[arg(long, short, requires = "svg")]
    yes: bool,
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
    let who = args.view.who.who.as_deref();
    let Some(file) = args.svg.as_ref().filter(|file| file.as_os_str() != "-") else {
        return desk.answer_to(who, args.view.at, &|desk, view| {
            tell(desk, view, args.flip, args.svg.is_some())
        });
    };
    let file = desk.output(file, readers(who), args.yes)?;
    let (opened, audience) = desk.open_as(who)?;
    let view = desk.view(&opened.table, audience, args.view.at)?;
    let drawn = desk.voice(&view).board_sheet(&view, args.flip).svg();
    desk.write(&file, drawn.as_bytes())?;
    desk.print(&[desk.words.tell("cli-setup-sheet", &[file.named()])])?;
    Failure::unless_sound(&opened)
}

/// The board.
#[expect(clippy::unnecessary_wraps, reason = "of one shape with what can fail")]
pub fn tell(desk: &Desk, view: &View<'_>, flip: bool, svg: bool) -> Result<PrivateAnswer, Failure> {
    let voice = desk.voice(view);
    if desk.json {
        let Value::Object(status) = serde_json::to_value(view.status()).unwrap_or_default() else {
            return Ok(PrivateAnswer::lines(Vec::new()));
        };
        let shown = status.into_iter().filter(|(field, _)| FIELDS.contains(&field.as_str()));
        return Ok(PrivateAnswer::data(&shown.collect::<Map<String, Value>>()));
    }
    if svg {
        return Ok(PrivateAnswer::lines(vec![
            voice.board_sheet(view, flip).svg().trim_end().to_owned(),
        ]));
    }
    // A page has a column less than the terminal.
    let columns = desk.columns - usize::from(view.audience() != Audience::Public);
    let mut lines = voice.board(view, flip).draw(desk.drawing(), &desk.words, columns);
    lines.extend(voice.caveats());
    Ok(PrivateAnswer::lines(lines))
}
