//! `referee setup`: everything that lies open when a table begins, and no table.
use std::fs;
use std::path::PathBuf;

use noir_referee::setup::{Assign, setup_sheet, setup_text};

use super::desk::Desk;
use super::failure::{Exit, Failure};
use super::game::GameArgs;
use super::new::Layout;

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
}

/// Prints the setup.
///
/// # Errors
/// Everything that does not fit together.
pub fn run(args: &Arguments, desk: &Desk) -> Result<(), Failure> {
    let game = desk.game(&args.game)?;
    let arrange = desk.arrange(args.layout, None, &game)?;
    let assign = game.assign.clone().unwrap_or(Assign::Random);
    let setup = desk.make_setup(game, arrange, assign)?;
    let sheet = args.svg.as_deref().map(|file| (file.display().to_string(), file));
    if let Some((name, file)) = &sheet {
        let drawn = setup_sheet(&setup, &desk.words).svg();
        fs::write(file, drawn).map_err(|error| {
            let args = [("file", name.into()), ("reason", error.to_string().into())];
            Failure::new(Exit::Io, desk.words.tell("cli-file-io", &args))
        })?;
    }
    if desk.json {
        return desk.print_json(&setup);
    }
    if args.yaml {
        return desk.print(&[setup.yaml().trim_end()]);
    }
    if let Some((name, _)) = sheet {
        return desk.print(&[desk.words.tell("cli-setup-sheet", &[("file", name.into())])]);
    }
    desk.print(&setup_text(&setup, desk.drawing(), &desk.words, desk.columns))
}
