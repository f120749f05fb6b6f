//! `referee legal`: the lines that may be said now.
use noir_referee::rules::Audience;
use noir_referee::table::View;

use crate::app::{App, TypedIn};
use crate::cli::AsArg;
use crate::failure::Failure;
use crate::page::private_answer;
use crate::page::private_answer::PrivateAnswer;
use crate::prompt::enter_menu;

/// Prints what may be said now; with `--json` a list of canonical lines.
///
/// # Errors
/// When the table cannot be read, or nobody may look so.
pub fn run(args: &AsArg, app: &mut App) -> Result<(), Failure> {
    private_answer::answer_to(app, args.who.as_deref(), None, &tell)
}

/// The lines: verb by verb in the reader's words at a table or on a terminal, one by one in canonical words for a program.
#[expect(clippy::unnecessary_wraps, reason = "of one shape with what can fail")]
pub fn tell(app: &App, view: &View<'_>) -> Result<PrivateAnswer, Failure> {
    if app.json {
        return Ok(PrivateAnswer::data(&view.legal_lines()));
    }
    if app.typed == TypedIn::Loop || app.is_answered() {
        let verbs = || app.voice(view).by_verb(view.legal());
        let owed = enter_menu::unlisted(app, view).filter(|_| view.audience() == Audience::Public);
        return Ok(PrivateAnswer::prose(owed.map_or_else(verbs, |owed| vec![owed])));
    }
    Ok(PrivateAnswer::lines(view.legal_lines()))
}
