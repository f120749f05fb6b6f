//! `referee setup`: everything that lies open when a table begins, and no table.
use std::path::PathBuf;

use noir_referee::file::Readers;
use noir_referee::screen::{setup_sheet, setup_text};
use noir_referee::setup::Assign;

use crate::app::App;
use crate::command::open::game;
use crate::command::open::game::{GameArgs, Layout};
use crate::evening::walk;
use crate::failure::Failure;
use crate::files::output;

/// What `setup` takes.
#[derive(Debug, clap::Args)]
pub struct Arguments {
    #[command(flatten)]
    game: GameArgs,
    #[arg(long, value_name = "ORDER", conflicts_with = "code")]
    layout: Option<Layout>,
    #[arg(long, conflicts_with = "json")]
    yaml: bool,
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,
    #[arg(long, short, requires = "svg")]
    yes: bool,
    #[arg(long, conflicts_with_all = ["json", "yaml", "svg"])]
    walk: bool,
}

/// Prints the setup.
///
/// # Errors
/// Everything that does not fit together.
pub fn run(args: &Arguments, app: &App) -> Result<(), Failure> {
    let sheet = args.svg.as_deref();
    let sheet = sheet.map(|file| output::output(app, file, Readers::All, args.yes)).transpose()?;
    let mut game = game::game(app, &args.game)?;
    game::lay(app, &mut game, args.layout, None)?;
    game.seats.get_or_insert(Assign::Random);
    let setup = game::setup(app, &game)?;
    let legible = game::legible_setup(app, &setup)?;
    if let Some(file) = &sheet {
        output::write(app, file, setup_sheet(&legible, &app.words).svg().as_bytes())?;
    }
    if app.json {
        return app.print_json(&setup);
    }
    if args.yaml {
        return app.print(&[setup.yaml().trim_end()]);
    }
    if let Some(file) = &sheet {
        return app.print(&[app.words.tell("cli-setup-sheet", &[file.named()])]);
    }
    if args.walk {
        return walk::walk(app, &setup, None, (false, false), false).map(drop);
    }
    app.print(&setup_text(&legible, None, app.drawing(), &app.words, app.columns))?;
    // Whoever wants to play otherwise sees what to type.
    let codes: Vec<String> =
        setup.options.iter().map(|(name, choice)| format!("{name}={choice}")).collect();
    let said = app.words.tell("setup-codes", &[("codes", codes.join(" ").into())]);
    app.print_wrapped(&[said])
}
