//! `referee audit`: who said what was not so.
use noir_referee::lang::Keyword;
use noir_referee::rules::Audience;
use noir_referee::screen::AuditData;
use noir_referee::table::{Audit, Entry, View, What};

use crate::app::{App, TypedIn};
use crate::cli::AsArg;
use crate::failure::{ExitStatus, Failure};
use crate::page::private_answer;
use crate::page::private_answer::PrivateAnswer;

/// Compares every line with the cards that lie open, at the end with all of them.
///
/// # Errors
/// [`Exit::Refused`], with nothing more to say, if something was not so; else when the table cannot be read, or
/// nobody may look so.
pub fn run(args: &AsArg, app: &mut App) -> Result<(), Failure> {
    private_answer::answer_to(app, args.who.as_deref(), None, &tell)
}

/// What the comparison has found.
#[expect(clippy::unnecessary_wraps, reason = "of one shape with what can fail")]
pub fn tell(app: &App, view: &View<'_>) -> Result<PrivateAnswer, Failure> {
    let audit = view.audit();
    let told = if app.json {
        PrivateAnswer::data(&AuditData::of(view, &audit))
    } else {
        PrivateAnswer::prose(audited(app, view, &audit))
    };
    Ok(if audit.found.is_empty() { told } else { told.ending(ExitStatus::Refused) })
}

/// The findings of an audit.
pub fn audited(app: &App, view: &View<'_>, audit: &Audit) -> Vec<String> {
    let who = match view.audience() {
        Audience::Public => String::new(),
        Audience::Seat(seat) => format!(" --as {}", view.opening().seat_id(seat)),
        Audience::Referee => " --as referee".to_owned(),
    };
    let board = |seq: usize| match app.typed {
        TypedIn::CommandLine => app.command(Keyword::Board, &format!("--at {seq}{who}")),
        // In the loop the board lies open for everybody.
        TypedIn::Loop => app.command(Keyword::Board, &seq.to_string()),
    };
    let mut lines = app.voice(view).audit(view, audit, board);
    let put_right = |entry: &Entry| matches!(entry.what, What::Arranged(_)).then_some(entry.seq);
    let moved = view.log().iter().filter_map(put_right).max();
    // The companion knew another board than lay on the table, nobody knows since when.
    if let Some(seq) = moved.filter(|seq| audit.found.iter().any(|found| found.seq <= *seq)) {
        lines.push(app.words.tell("audit-moved", &[("seq", seq.into())]));
    }
    lines
}
