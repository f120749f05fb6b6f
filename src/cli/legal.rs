//! `referee legal`: the lines that may be said now.
use noir_referee::table::View;

use super::AsArg;
use super::desk::Desk;
use super::eyes::PrivateAnswer;
use super::failure::Failure;

/// Prints one canonical line each, or a JSON list of strings.
///
/// # Errors
/// When the table cannot be read, or nobody may look so.
pub fn run(args: &AsArg, desk: &mut Desk) -> Result<(), Failure> {
    desk.answer_to(args.who.as_deref(), None, &tell)
}

/// The lines.
#[expect(clippy::unnecessary_wraps, reason = "of one shape with what can fail")]
pub fn tell(desk: &Desk, view: &View<'_>) -> Result<PrivateAnswer, Failure> {
    let lines = view.legal_lines();
    Ok(if desk.json { PrivateAnswer::data(&lines) } else { PrivateAnswer::lines(lines) })
}
