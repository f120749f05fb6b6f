//! `referee status`: where the game stands.
use super::ViewArgs;
use super::desk::Desk;
use super::failure::Failure;

/// Prints the score, what is owed, and who holds how many cards.
///
/// # Errors
/// When the table cannot be read, or nobody may look so.
pub fn run(args: &ViewArgs, desk: &mut Desk) -> Result<(), Failure> {
    let (opened, audience) = desk.open_as(args.who.who.as_deref())?;
    let view = desk.view(&opened.table, audience, args.at)?;
    if desk.json {
        desk.print_json(&view.status())?;
    } else {
        desk.print_wrapped(&desk.voice(&view).status(&view))?;
    }
    opened.finish()
}
