//! `referee setup`: everything that lies open when a table begins, and no table.
use std::path::PathBuf;

use noir_referee::file::Readers;
use noir_referee::screen::{setup_sheet, setup_text};
use noir_referee::setup::Assign;

use super::desk::Desk;
use super::failure::Failure;
use super::game::{GameArgs, Layout};

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
pub fn run(args: &Arguments, desk: &Desk) -> Result<(), Failure> {
    let sheet = args.svg.as_deref();
    let sheet = sheet.map(|file| desk.output(file, Readers::All, args.yes)).transpose()?;
    let game = desk.game(&args.game)?;
    let arrange = desk.arrange(args.layout, None, &game)?;
    let assign = game.assign.clone().unwrap_or(Assign::Random);
    let setup = desk.make_setup(game, arrange, assign)?;
    if let Some(file) = &sheet {
        desk.write(file, setup_sheet(&setup, &desk.words).svg().as_bytes())?;
    }
    if desk.json {
        return desk.print_json(&setup);
    }
    if args.yaml {
        return desk.print(&[setup.yaml().trim_end()]);
    }
    if let Some(file) = &sheet {
        return desk.print(&[desk.words.tell("cli-setup-sheet", &[file.named()])]);
    }
    if args.walk {
        return desk.walk(&setup, None, false);
    }
    desk.print(&setup_text(&setup, desk.drawing(), &desk.words, desk.columns))
}
