//! `referee setup`.
use super::desk::Desk;
use super::failure::Failure;

/// What `setup` takes.
#[derive(Debug, clap::Args)]
pub struct Arguments {}

/// Runs it.
pub fn run(_: &Arguments, _: &Desk) -> Result<(), Failure> {
    Ok(())
}
