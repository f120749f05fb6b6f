//! `referee completions`: what a shell is told of the command line.
use clap_complete::Shell;

use crate::app::App;
use crate::failure::Failure;
use crate::shell::clap_help;

/// What `completions` takes.
#[derive(Debug, clap::Args)]
pub struct Arguments {
    shell: Shell,
}

/// Prints the script that lets a shell complete the command line.
///
/// # Errors
/// When the reader has gone.
pub fn run(args: &Arguments, app: &App) -> Result<(), Failure> {
    let mut script = Vec::new();
    let mut command = clap_help::command(&app.words, app.columns);
    clap_complete::generate(args.shell, &mut command, "referee", &mut script);
    app.print(&[String::from_utf8_lossy(&script).trim_end()])
}
