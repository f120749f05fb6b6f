//! `referee board`: the table as it lies.
use std::path::PathBuf;

use noir_referee::rules::Audience;
use noir_referee::screen::PrivatePage;
use noir_referee::table::View;
use serde_json::{Map, Value};

use crate::app::{App, TypedIn};
use crate::cli::ViewArgs;
use crate::command::say::ask;
use crate::failure::Failure;
use crate::files::{at_table, output};
use crate::page::private_answer;
use crate::page::private_answer::PrivateAnswer;

/// What `board` takes.
#[derive(Debug, clap::Args)]
pub struct Arguments {
    #[command(flatten)]
    view: ViewArgs,
    #[arg(value_name = "SEQ", conflicts_with = "at")]
    line: Option<usize>,
    #[arg(long)]
    flip: bool,
    #[arg(long, value_name = "FILE", conflicts_with = "json")]
    svg: Option<PathBuf>,
    #[arg(long, short, requires = "svg")]
    yes: bool,
}

impl Arguments {
    /// The line after which the board is meant, however it was given.
    fn at(&self) -> Option<usize> {
        self.view.at.or(self.line)
    }
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
pub fn run(args: &Arguments, app: &mut App) -> Result<(), Failure> {
    let who = args.view.who.who.as_deref();
    let Some(file) = args.svg.as_ref().filter(|file| file.as_os_str() != "-") else {
        return private_answer::answer_to(app, who, args.at(), &|app, view| {
            Ok(tell(app, view, args))
        });
    };
    let file = output::output(app, file, private_answer::readers(who), args.yes)?;
    let (session, looked) = at_table::open_as(app, who)?;
    let view = ask::seen(app, &session, looked, args.at())?;
    let drawn = app.voice(&view).board_sheet(&view, args.flip).svg();
    output::write(app, &file, drawn.as_bytes())?;
    app.print(&[app.words.tell("cli-setup-sheet", &[file.named()])])?;
    Failure::unless_sound(&session)
}

/// The board.
fn tell(app: &App, view: &View<'_>, args: &Arguments) -> PrivateAnswer {
    let voice = app.voice(view);
    if app.json {
        let Value::Object(status) = serde_json::to_value(view.status()).unwrap_or_default() else {
            return PrivateAnswer::lines(Vec::new());
        };
        let shown = status.into_iter().filter(|(field, _)| FIELDS.contains(&field.as_str()));
        return PrivateAnswer::data(&shown.collect::<Map<String, Value>>());
    }
    if args.svg.is_some() {
        return PrivateAnswer::lines(vec![
            voice.board_sheet(view, args.flip).svg().trim_end().to_owned(),
        ]);
    }
    // A page has a column less than the terminal.
    let columns = app.columns - usize::from(view.audience() != Audience::Public);
    let board = voice.board(view, args.flip);
    // At the prompt nobody takes a board of then for that of now.
    let then = args.at().filter(|_| app.typed == TypedIn::Loop);
    let heading = then.map(|seq| app.words.tell("cli-board-at", &[("seq", seq.into())]));
    let mut lines: Vec<String> = heading.into_iter().collect();
    let own = PrivatePage::of(view, &app.words, &app.grammar).filter(|_| !args.flip);
    lines.extend(match own {
        Some(own) => own.drawn_board(app.drawing(), &app.words, columns),
        None => board.draw(app.drawing(), &app.words, columns),
    });
    lines.extend(voice.caveats());
    PrivateAnswer::lines(lines)
}
