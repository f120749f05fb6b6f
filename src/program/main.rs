//! The `referee` program: brings the terminal, the clock and the environment to the library.
mod app;
mod cli;
mod command;
mod evening;
mod failure;
mod files;
mod page;
mod prompt;
mod shell;
mod speak;
mod terminal;

use std::process::ExitCode;

fn main() -> ExitCode {
    keep_no_core();
    cli::run(std::env::args_os())
}

/// What a crash leaves behind may hold secrets, so it leaves nothing.
#[cfg(unix)]
fn keep_no_core() {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let limit = Rlimit { current: Some(0), ..getrlimit(Resource::Core) };
    // Where that is not allowed, the system keeps what it likes.
    let _ = setrlimit(Resource::Core, limit);
}

#[cfg(not(unix))]
fn keep_no_core() {}
