//! What can be typed: one file per subcommand, nothing but reading and calling.

use std::ffi::OsString;
use std::path::PathBuf;
use std::process::ExitCode;

use clap::error::ContextKind;
use clap::{Args, Parser, Subcommand};
use noir_referee::lang::{Lang, Words, shown};

use crate::app;
use crate::app::App;
#[cfg(feature = "phone")]
use crate::command::open::serve;
use crate::command::open::{deck, new, people, recover, rematch, setup, verify};
use crate::command::say::{act, ask, correct, legal, may, replace, tell, undo};
use crate::command::show::{
    audit, board, deduce, export, film, help_here, log, modes, rule, scores, status, tables,
};
use crate::evening::start;
use crate::failure::Failure;
use crate::page::secret;
use crate::prompt::erase;
use crate::shell::{arguments, clap_help, complete, misuse, shell_line};

/// The command line. Texts come from `lang` (see `help`); without a subcommand an evening begins or goes on.
#[derive(Debug, Parser)]
#[command(name = "referee", version, disable_help_subcommand = true)]
pub(crate) struct Cli {
    #[command(flatten)]
    pub(crate) global: Global,
    #[command(subcommand)]
    pub(crate) command: Option<Command>,
}

/// What every command takes.
#[derive(Debug, Args)]
pub struct Global {
    #[arg(long, global = true)]
    pub(crate) lang: Option<Lang>,
    #[arg(long, global = true, value_name = "FILE")]
    pub(crate) table: Option<PathBuf>,
    #[arg(long, global = true)]
    pub(crate) json: bool,
    #[arg(long, global = true)]
    pub(crate) plain: bool,
    #[arg(long, global = true, value_name = "DIR")]
    pub(crate) scenarios: Option<PathBuf>,
    #[arg(long, global = true, value_name = "FILE")]
    pub(crate) passphrase_file: Option<PathBuf>,
    #[arg(long, global = true, value_name = "FILE")]
    pub(crate) pin_file: Option<PathBuf>,
    /// Machines say their lines without a pause: where nobody watches and nothing is secret.
    #[arg(long, hide = true)]
    pub(crate) hasty: bool,
}

/// Whose eyes are meant.
#[derive(Debug, Args)]
pub struct AsArg {
    #[arg(long = "as", value_name = "WHO")]
    pub(crate) who: Option<String>,
}

/// A line of the game, and who says it.
#[derive(Debug, Args)]
pub struct ActionArgs {
    #[command(flatten)]
    pub(crate) who: AsArg,
    #[arg(value_name = "ACTION")]
    pub(crate) action: Vec<String>,
}

impl ActionArgs {
    /// The line as it was typed, whole or word by word.
    pub(crate) fn line(&self) -> String {
        self.action.join(" ")
    }
}

/// Whose eyes are meant, and which moment.
#[derive(Debug, Args)]
pub struct ViewArgs {
    #[command(flatten)]
    pub(crate) who: AsArg,
    #[arg(long, value_name = "SEQ")]
    pub(crate) at: Option<usize>,
}

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    Modes(modes::Arguments),
    Setup(setup::Arguments),
    New(new::Arguments),
    Rematch(rematch::Arguments),
    Act(ActionArgs),
    Replace(replace::Arguments),
    Tell(tell::Arguments),
    Ask(ask::Arguments),
    Status(status::Arguments),
    Board(board::Arguments),
    Log(log::Arguments),
    Legal(AsArg),
    Correct(correct::Arguments),
    Deduce(AsArg),
    Audit(AsArg),
    Undo(undo::Arguments),
    Redo(undo::RedoArguments),
    Secret(secret::Arguments),
    #[cfg(feature = "phone")]
    #[command(visible_alias = "phones")]
    Serve(serve::Arguments),
    May(may::Arguments),
    Rule(rule::Arguments),
    Help(help_here::Arguments),
    Export(export::Arguments),
    Film(film::Arguments),
    Verify(verify::Arguments),
    Recover(recover::Arguments),
    Deck(deck::Arguments),
    People(people::Arguments),
    Tables,
    Scores,
    Completions(complete::Arguments),
}

/// Runs the program.
pub fn run(args: impl IntoIterator<Item = OsString>) -> ExitCode {
    let args: Vec<OsString> = args.into_iter().collect();
    if let Err(failure) = arguments::measured(&args, &Words::new(app::locale())) {
        return end(None, &failure);
    }
    let cli = match parsed(&args) {
        Ok(cli) => cli,
        Err((args, error)) => return clap_help::explain(&args, &error),
    };
    let mut app = match App::new(&cli.global) {
        Ok(app) => app,
        Err(failure) => return end(None, &failure),
    };
    let done = match &cli.command {
        None => start::run(&mut app),
        Some(command) => command.run(&mut app),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => end(Some(&app), &failure),
    }
}

/// Reads a command line; one that begins with a word of the loop as the command that this is.
fn parsed(args: &[OsString]) -> Result<Cli, (Vec<OsString>, clap::Error)> {
    let error = match Cli::try_parse_from(args) {
        Ok(cli) => return Ok(cli),
        Err(error) => error,
    };
    let word = misuse::context(&error, ContextKind::InvalidSubcommand).pop();
    let meant = |word: String| {
        shell_line::in_the_shell(args, &word).or_else(|| shell_line::at_the_table(args, &word))
    };
    match word.and_then(meant) {
        Some(args) => Cli::try_parse_from(&args).map_err(|error| (args, error)),
        None => Err((args.to_vec(), error)),
    }
}

impl Command {
    /// Does what the words say, typed in the shell or in the loop.
    pub(crate) fn run(&self, app: &mut App) -> Result<(), Failure> {
        match self {
            Self::Modes(args) => modes::run(args, app),
            Self::Setup(args) => setup::run(args, app),
            Self::New(args) => new::run(args, app),
            Self::Rematch(args) => rematch::run(args, app),
            Self::Act(args) => act::run(args, app),
            Self::Tell(args) => tell::run(args, app),
            Self::Ask(args) => ask::run(args, app),
            Self::Status(args) => status::run(args, app),
            Self::Board(args) => board::run(args, app),
            Self::Log(args) => log::run(args, app),
            Self::Legal(args) => legal::run(args, app),
            Self::Correct(args) => correct::run(args, app),
            Self::Deduce(args) => deduce::run(args, app),
            Self::Audit(args) => audit::run(args, app),
            Self::Undo(args) => undo::run(args, app),
            Self::Redo(args) => undo::redo(args, app),
            Self::Secret(args) => secret::run(args, app),
            #[cfg(feature = "phone")]
            Self::Serve(args) => serve::run(args, app),
            Self::May(args) => may::run(args, app),
            Self::Rule(args) => rule::run(args, app),
            Self::Help(args) => help_here::run(args, app),
            Self::Export(args) => export::run(args, app),
            Self::Film(args) => film::run(args, app),
            Self::Verify(args) => verify::run(args, app),
            Self::Recover(args) => recover::run(args, app),
            Self::Deck(args) => deck::run(args, app),
            Self::Replace(args) => replace::run(args, app),
            Self::People(args) => people::run(args, app),
            Self::Tables => tables::run(app),
            Self::Scores => scores::run(app),
            Self::Completions(args) => complete::run(args, app),
        }
    }

    /// Whether it only shows how the table stands, or what has been said there.
    pub(crate) const fn looks(&self) -> bool {
        matches!(
            self,
            Self::Status(_)
                | Self::Board(_)
                | Self::Log(_)
                | Self::Audit(_)
                | Self::Legal(_)
                | Self::Ask(_)
                | Self::May(_)
                | Self::Deduce(_)
                | Self::Help(_)
        )
    }

    /// Whether it opens pages for phones.
    pub(crate) const fn opens_pages(&self) -> bool {
        #[cfg(feature = "phone")]
        return matches!(self, Self::Serve(_));
        #[cfg(not(feature = "phone"))]
        false
    }

    /// Whether it says something at the table, which must lie as it was seen when that was typed.
    pub(crate) const fn writes(&self) -> bool {
        matches!(
            self,
            Self::Act(_)
                | Self::Tell(_)
                | Self::Correct(_)
                | Self::Undo(_)
                | Self::Redo(_)
                | Self::Secret(_)
                | Self::Rule(_)
                | Self::Replace(_)
        )
    }
}

/// Says what went wrong, on standard error, and with `--json` as data on standard output.
fn end(app: Option<&App>, failure: &Failure) -> ExitCode {
    if let Some(app) = app.filter(|_| failure.is_aloud()) {
        erase::erase_command(app);
    }
    for line in &failure.lines {
        match app {
            Some(app) => app.remark(line),
            None => eprintln!("{}", shown(line)),
        }
    }
    if let Some(app) = app.filter(|app| app.json)
        && let Some(json) = &failure.json
    {
        // The exit code says it as well.
        let _ = app.print_json(&json.value);
    }
    failure.exit.into()
}
