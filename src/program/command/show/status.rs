//! `referee status`: where the game stands.
use noir_referee::table::View;

use crate::app::App;
use crate::cli::ViewArgs;
use crate::failure::Failure;
use crate::page::private_answer;
use crate::page::private_answer::{Answering, PrivateAnswer};

/// What `status` takes.
#[derive(Debug, clap::Args)]
pub struct Arguments {
    #[command(flatten)]
    view: ViewArgs,
    /// Without what is counted beside the game: for a game that is replayed.
    #[arg(long, hide = true)]
    uncounted: bool,
}

/// Prints the score, what is owed, and who holds how many cards.
///
/// # Errors
/// When the table cannot be read, or nobody may look so.
pub fn run(args: &Arguments, app: &mut App) -> Result<(), Failure> {
    let tell: Answering<'_> = if args.uncounted { &tell_uncounted } else { &tell };
    private_answer::answer_to(app, args.view.who.who.as_deref(), args.view.at, tell)
}

/// Where the game stands.
pub fn tell(app: &App, view: &View<'_>) -> Result<PrivateAnswer, Failure> {
    standing(app, view, true)
}

fn tell_uncounted(app: &App, view: &View<'_>) -> Result<PrivateAnswer, Failure> {
    standing(app, view, false)
}

#[expect(clippy::unnecessary_wraps, reason = "of one shape with what can fail")]
fn standing(app: &App, view: &View<'_>, counted: bool) -> Result<PrivateAnswer, Failure> {
    Ok(if app.json {
        PrivateAnswer::data(&view.status())
    } else {
        PrivateAnswer::prose(app.voice(view).status(view, counted))
    })
}
