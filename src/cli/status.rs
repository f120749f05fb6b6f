//! `referee status`: where the game stands.
use noir_referee::table::View;

use super::ViewArgs;
use super::app::App;
use super::eyes::PrivateAnswer;
use super::failure::Failure;

/// Prints the score, what is owed, and who holds how many cards.
///
/// # Errors
/// When the table cannot be read, or nobody may look so.
pub fn run(args: &ViewArgs, app: &mut App) -> Result<(), Failure> {
    app.answer_to(args.who.who.as_deref(), args.at, &tell)
}

/// Where the game stands.
#[expect(clippy::unnecessary_wraps, reason = "of one shape with what can fail")]
pub fn tell(app: &App, view: &View<'_>) -> Result<PrivateAnswer, Failure> {
    Ok(if app.json {
        PrivateAnswer::data(&view.status())
    } else {
        PrivateAnswer::prose(app.voice(view).status(view))
    })
}
