//! `cargo run -p lab --release -- …`: what nobody needs who plays.
use std::error::Error;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::{env, fs};

use clap::{Parser, Subcommand};
use lab::recorded::{self, Rehearsal};
use lab::{manual, simulate};
use noir_referee::file;
use noir_referee::lang::Lang;
use noir_referee::table::Archive;

/// What nobody needs who plays.
#[derive(Debug, Parser)]
#[command(name = "lab")]
struct Cli {
    /// The program that plays; the one beside this, which `cargo build` makes with the same profile.
    #[arg(long, global = true, value_name = "PROGRAM")]
    referee: Option<PathBuf>,
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Plays many games by itself and says who wins, how, and how long it takes.
    Simulate(simulate::Arguments),
    /// Writes a finished game as a transcript: what was typed and what was shown.
    Transcript {
        /// The file of the table.
        table: PathBuf,
    },
    /// Plays a transcript again and says where something else is shown.
    Replay {
        /// The transcript.
        file: PathBuf,
        /// Replaces what is recorded by what is shown now.
        #[arg(long)]
        write: bool,
    },
    /// Prints the page of the manual.
    Man {
        /// In which language.
        #[arg(long, default_value_t = Lang::En)]
        lang: Lang,
    },
}

/// No transcript comes near this many bytes.
const LONGEST: u64 = 16 << 20;

fn main() -> ExitCode {
    let cli = Cli::parse();
    match run(&cli) {
        Ok(text) => {
            // A reader that has seen enough is no failure.
            let _ = io::stdout().write_all(text.as_bytes());
            ExitCode::SUCCESS
        }
        Err(fault) => {
            eprintln!("{fault}");
            ExitCode::FAILURE
        }
    }
}

/// What is printed.
fn run(cli: &Cli) -> Result<String, Box<dyn Error>> {
    match &cli.command {
        Command::Simulate(args) => Ok(simulate::run(args)?.join("\n") + "\n"),
        Command::Transcript { table } => {
            // What a game that is over has published needs no key, so no folder with keys.
            let found = Archive::new(Path::new("")).read(table)?.look()?;
            Ok(recorded::written(&found, &referee(cli)?)?)
        }
        Command::Replay { file, write } => replay(cli, file, *write),
        Command::Man { lang } => Ok(manual::page(&Rehearsal::new(&referee(cli)?)?, *lang)?),
    }
}

fn replay(cli: &Cli, path: &Path, write: bool) -> Result<String, Box<dyn Error>> {
    let text = file::text(path, LONGEST)
        .map_err(|fault| format!("{}: {}", fault.path.display(), fault.why))?;
    let (now, differences) = recorded::replayed(&text, &referee(cli)?)?;
    if write {
        fs::write(path, now)?;
        return Ok(String::new());
    }
    let Some(first) = differences.first() else { return Ok(String::new()) };
    let said = |line: &Option<String>| line.clone().unwrap_or_else(|| "(nothing)".to_owned());
    let (file, line, steps) = (path.display(), first.line, differences.len());
    let (written, shown) = (said(&first.written), said(&first.shown));
    Err(format!(
        "{file}:{line}: differs, {steps} steps in all\n  written: {written}\n  shown:   {shown}"
    )
    .into())
}

/// The program that plays.
fn referee(cli: &Cli) -> Result<PathBuf, Box<dyn Error>> {
    let beside = || {
        env::current_exe()
            .map(|own| own.with_file_name(format!("referee{}", env::consts::EXE_SUFFIX)))
    };
    let found = cli.referee.clone().map_or_else(beside, Ok)?;
    fs::canonicalize(&found)
        .map_err(|_| format!("{} is not there: `cargo build` makes it", found.display()).into())
}
