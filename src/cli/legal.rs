//! `referee legal`: the lines that may be said now.
use super::AsArg;
use super::desk::Desk;
use super::failure::Failure;

/// Prints one canonical line each, or a JSON list of strings.
///
/// # Errors
/// When the table cannot be read, or nobody may look so.
pub fn run(args: &AsArg, desk: &mut Desk) -> Result<(), Failure> {
    let (opened, audience) = desk.open_as(args.who.as_deref())?;
    let lines = opened.table.view(audience).legal_lines();
    if desk.json {
        desk.print_json(&lines)?;
    } else {
        desk.print(&lines)?;
    }
    opened.finish()
}
