//! `referee deduce`: what can be known of hidden identities.
use noir_referee::screen::KnowledgeData;
use noir_referee::table::View;

use crate::app::App;
use crate::cli::AsArg;
use crate::failure::{ExitStatus, Failure};
use crate::page::private_answer;
use crate::page::private_answer::PrivateAnswer;

/// Says whom each hidden identity can be, from what the audience has seen and nothing else.
///
/// # Errors
/// When the table was not opened for that and is not over; else when it cannot be read, or nobody may look so.
pub fn run(args: &AsArg, app: &mut App) -> Result<(), Failure> {
    private_answer::answer_to(app, args.who.as_deref(), None, &tell)
}

/// What can be known.
///
/// # Errors
/// When the table was not opened for that and is not over.
pub fn tell(app: &App, view: &View<'_>) -> Result<PrivateAnswer, Failure> {
    may_deduce(app, view)?;
    let known = view.knowledge();
    Ok(if app.json {
        PrivateAnswer::data(&KnowledgeData::of(view, &known, &view.stakes()))
    } else {
        PrivateAnswer::prose(app.voice(view).deduced(&known, view))
    })
}

/// Whether the table allows the question.
///
/// # Errors
/// When it was not opened for that and is not over.
pub fn may_deduce(app: &App, view: &View<'_>) -> Result<(), Failure> {
    if view.opening().deduce || view.position().outcome().is_some() {
        return Ok(());
    }
    Err(Failure::new(ExitStatus::Refused, app.words.say("deduce-not-allowed"))
        .refused_by("no-deduce"))
}
