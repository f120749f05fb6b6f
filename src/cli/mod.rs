//! What can be typed: one file per subcommand, nothing but reading and calling.
mod act;
mod arguments;
mod ask;
mod audit;
mod beside;
mod board;
mod complete;
mod correct;
mod current;
mod damage;
mod deck;
mod deduce;
mod desk;
mod dialogue;
mod erase;
mod export;
mod eyes;
mod failure;
mod game;
mod help;
mod house;
mod legal;
mod line;
mod log;
mod markdown;
mod may;
mod menu;
mod misuse;
mod modes;
mod new;
mod open;
mod output;
mod pin;
mod recover;
mod refusal;
mod rehearsal;
mod rematch;
mod replay;
mod rule;
mod script;
mod secret;
mod setup;
mod sheet;
mod sighting;
mod speak;
mod status;
mod table_loop;
mod tell;
mod undo;
mod verify;

use std::ffi::OsString;
use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Args, Parser, Subcommand};
use noir_referee::lang::{Lang, Words, shown};

use self::desk::Desk;
use self::failure::Failure;

/// The command line. Texts come from `lang` (see `help`); without a subcommand the newest table goes on.
#[derive(Debug, Parser)]
#[command(name = "referee", version, disable_help_subcommand = true)]
struct Cli {
    #[command(flatten)]
    global: Global,
    #[command(subcommand)]
    command: Option<Command>,
}

/// What every command takes.
#[derive(Debug, Args)]
pub struct Global {
    #[arg(long, global = true)]
    lang: Option<Lang>,
    #[arg(long, global = true, value_name = "FILE")]
    table: Option<PathBuf>,
    #[arg(long, global = true)]
    json: bool,
    #[arg(long, global = true)]
    plain: bool,
    #[arg(long, global = true, value_name = "DIR")]
    scenarios: Option<PathBuf>,
    #[arg(long, global = true, value_name = "FILE")]
    passphrase_file: Option<PathBuf>,
    #[arg(long, global = true, value_name = "FILE")]
    pin_file: Option<PathBuf>,
}

/// Whose eyes are meant.
#[derive(Debug, Args)]
pub struct AsArg {
    #[arg(long = "as", value_name = "WHO")]
    who: Option<String>,
}

/// Whose eyes are meant, and which moment.
#[derive(Debug, Args)]
pub struct ViewArgs {
    #[command(flatten)]
    who: AsArg,
    #[arg(long, value_name = "SEQ")]
    at: Option<usize>,
}

#[derive(Debug, Subcommand)]
enum Command {
    Modes(modes::Arguments),
    Setup(setup::Arguments),
    New(new::Arguments),
    Rematch(rematch::Arguments),
    Act(act::Arguments),
    Tell(tell::Arguments),
    Ask(ask::Arguments),
    Status(ViewArgs),
    Board(board::Arguments),
    Log(log::Arguments),
    Legal(AsArg),
    Correct(correct::Arguments),
    Deduce(AsArg),
    Audit(AsArg),
    Undo(undo::Arguments),
    Redo(undo::RedoArguments),
    Secret(secret::Arguments),
    Sheet(sheet::Arguments),
    May(may::Arguments),
    Rule(rule::Arguments),
    Export(export::Arguments),
    Replay(replay::Arguments),
    Verify(verify::Arguments),
    Recover(recover::Arguments),
    Deck(deck::Arguments),
    Completions(complete::Arguments),
    Man(complete::ManArguments),
}

/// Runs the program.
pub fn run(args: impl IntoIterator<Item = OsString>) -> ExitCode {
    let args: Vec<OsString> = args.into_iter().collect();
    if let Err(failure) = arguments::measured(&args, &Words::new(desk::locale())) {
        return end(None, &failure);
    }
    let cli = match Cli::try_parse_from(&args) {
        Ok(cli) => cli,
        Err(error) => return help::explain(&args, &error),
    };
    let mut desk = match Desk::new(&cli.global) {
        Ok(desk) => desk,
        Err(failure) => return end(None, &failure),
    };
    let done = match &cli.command {
        None => table_loop::run(&mut desk),
        Some(Command::Modes(args)) => modes::run(args, &desk),
        Some(Command::Setup(args)) => setup::run(args, &desk),
        Some(Command::New(args)) => new::run(args, &mut desk),
        Some(Command::Rematch(args)) => rematch::run(args, &mut desk),
        Some(Command::Act(args)) => act::run(args, &mut desk),
        Some(Command::Tell(args)) => tell::run(args, &mut desk),
        Some(Command::Ask(args)) => ask::run(args, &mut desk),
        Some(Command::Status(args)) => status::run(args, &mut desk),
        Some(Command::Board(args)) => board::run(args, &mut desk),
        Some(Command::Log(args)) => log::run(args, &mut desk),
        Some(Command::Legal(args)) => legal::run(args, &mut desk),
        Some(Command::Correct(args)) => correct::run(args, &mut desk),
        Some(Command::Deduce(args)) => deduce::run(args, &mut desk),
        Some(Command::Audit(args)) => audit::run(args, &mut desk),
        Some(Command::Undo(args)) => undo::run(args, &mut desk),
        Some(Command::Redo(args)) => undo::redo(args, &mut desk),
        Some(Command::Secret(args)) => secret::run(args, &mut desk),
        Some(Command::Sheet(args)) => sheet::run(args, &mut desk),
        Some(Command::May(args)) => may::run(args, &mut desk),
        Some(Command::Rule(args)) => rule::run(args, &mut desk),
        Some(Command::Export(args)) => export::run(args, &mut desk),
        Some(Command::Replay(args)) => replay::run(args, &mut desk),
        Some(Command::Verify(args)) => verify::run(args, &mut desk),
        Some(Command::Recover(args)) => recover::run(args, &mut desk),
        Some(Command::Deck(args)) => deck::run(args, &desk),
        Some(Command::Completions(args)) => complete::run(args, &desk),
        Some(Command::Man(args)) => complete::man(args, &desk),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => end(Some(&desk), &failure),
    }
}

/// Says what went wrong, on standard error, and with `--json` as data on standard output.
fn end(desk: Option<&Desk>, failure: &Failure) -> ExitCode {
    if let Some(desk) = desk.filter(|_| failure.is_aloud()) {
        desk.erase_command();
    }
    for line in &failure.lines {
        match desk {
            Some(desk) => desk.remark(line),
            None => eprintln!("{}", shown(line)),
        }
    }
    if let Some(desk) = desk.filter(|desk| desk.json)
        && let Some(json) = &failure.json
    {
        // The exit code says it as well.
        let _ = desk.print_json(json);
    }
    failure.exit.into()
}
