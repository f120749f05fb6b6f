//! `referee status`: where the game stands.
use super::AsArg;
use super::desk::Desk;
use super::failure::Failure;

/// What `status` takes.
#[derive(Debug, clap::Args)]
pub struct Arguments {
    #[command(flatten)]
    who: AsArg,
    #[arg(long, value_name = "SEQ")]
    at: Option<usize>,
}

/// Prints the score, what is owed, and who holds how many cards.
///
/// # Errors
/// When the table cannot be read, or nobody may look so.
pub fn run(args: &Arguments, desk: &mut Desk) -> Result<(), Failure> {
    let (opened, audience) = desk.open_as(args.who.who.as_deref())?;
    let view = desk.view(&opened.table, audience, args.at)?;
    if desk.json {
        desk.print_json(&view.status())?;
    } else {
        let roles = desk.roles(view.opening());
        desk.print_wrapped(&desk.voice(&view, &roles).status(&view))?;
    }
    opened.finish()
}
