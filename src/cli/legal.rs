//! `referee legal`: the lines that may be said now.
use super::desk::Desk;
use super::failure::Failure;
use super::{AsArg, TableArg};

/// What `legal` takes.
#[derive(Debug, clap::Args)]
pub struct Arguments {
    #[command(flatten)]
    table: TableArg,
    #[command(flatten)]
    who: AsArg,
}

/// Prints one canonical line each, or a JSON list of strings.
///
/// # Errors
/// When the table cannot be read, or nobody may look so.
pub fn run(args: &Arguments, desk: &mut Desk) -> Result<(), Failure> {
    let (opened, audience) = desk.open_as(args.table.table.as_deref(), args.who.who.as_deref())?;
    let lines = opened.table.view(audience).legal_lines();
    if desk.json {
        desk.print_json(&lines)?;
    } else {
        desk.print(&lines)?;
    }
    opened.finish()
}
