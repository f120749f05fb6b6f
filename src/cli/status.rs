//! `referee status`: where the game stands.
use noir_referee::table::View;

use super::ViewArgs;
use super::desk::Desk;
use super::eyes::PrivateAnswer;
use super::failure::Failure;

/// Prints the score, what is owed, and who holds how many cards.
///
/// # Errors
/// When the table cannot be read, or nobody may look so.
pub fn run(args: &ViewArgs, desk: &mut Desk) -> Result<(), Failure> {
    desk.answer_to(args.who.who.as_deref(), args.at, &tell)
}

/// Where the game stands.
#[expect(clippy::unnecessary_wraps, reason = "of one shape with what can fail")]
pub fn tell(desk: &Desk, view: &View<'_>) -> Result<PrivateAnswer, Failure> {
    Ok(if desk.json {
        PrivateAnswer::data(&view.status())
    } else {
        PrivateAnswer::prose(desk.voice(view).status(view))
    })
}
