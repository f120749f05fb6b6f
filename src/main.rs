//! The `referee` program: brings the terminal, the clock and the environment to the library.
mod cli;
mod terminal;

use std::process::ExitCode;

fn main() -> ExitCode {
    cli::run(std::env::args_os())
}
