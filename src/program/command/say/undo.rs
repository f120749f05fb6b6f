//! `referee undo` and `redo`: lines taken back, and said again.
use noir_referee::session::{Consent, Session, Stopped};
use noir_referee::table::{Recorded, What};

use crate::app::{App, TypedIn};
use crate::failure::{ExitStatus, Failure};
use crate::files::at_table;
use crate::files::at_table::Want;
use crate::speak;
use crate::speak::Told;

/// What `undo` takes.
#[derive(Debug, clap::Args)]
pub struct Arguments {
    #[arg(value_name = "N")]
    lines: Option<usize>,
    #[arg(long, short)]
    yes: bool,
}

/// What `redo` takes.
#[derive(Debug, clap::Args)]
pub struct RedoArguments {
    #[arg(default_value_t = 1, value_name = "N")]
    lines: usize,
}

/// Takes lines back; asks first where somebody has learned something by them.
///
/// # Errors
/// When there are fewer lines, or it was not confirmed.
pub fn run(args: &Arguments, app: &mut App) -> Result<(), Failure> {
    let mut session = at_table::open(app, Want::Write)?;
    // Whoever plays against a machine means the own line; taken back alone, a machine’s would be said again at once.
    let usual = || session.said_by_machines() + 1;
    let lines = args.lines.unwrap_or_else(usual);
    let lines = undo(app, &mut session, lines, args.yes)?;
    speak::tell_below(app, lines)
}

/// Says lines again that were taken back.
///
/// # Errors
/// When there are fewer.
pub fn redo(args: &RedoArguments, app: &mut App) -> Result<(), Failure> {
    let mut session = at_table::open(app, Want::Write)?;
    let lines = redo_lines(app, &mut session, args.lines)?;
    speak::tell_below(app, lines)
}

/// Takes lines back and says so.
///
/// # Errors
/// When there are fewer lines, or it was not confirmed.
pub fn undo(
    app: &App,
    session: &mut Session,
    lines: usize,
    confirmed: bool,
) -> Result<Told, Failure> {
    let consent = if confirmed { Consent::Given } else { Consent::Unasked };
    let seen = session.mark();
    match session.undo(lines, consent, seen) {
        Err(Stopped::NeedsConsent) if !may_undo(app, session, lines)? => {
            let kept = Failure::new(ExitStatus::Usage, app.words.say("cli-undo-kept"));
            // Who was asked has answered.
            let hint =
                (app.typed == TypedIn::CommandLine).then(|| app.words.say("cli-undo-kept-hint"));
            return Err(hint.into_iter().fold(kept, Failure::hint));
        }
        Err(Stopped::NeedsConsent) => {
            app.does(session, |session| session.undo(lines, Consent::Given, seen))?;
        }
        done => {
            app.does(session, |_| done)?;
        }
    }
    let mut told = speak::newest_entry(app, session);
    let view = session.public();
    let log = view.log();
    let at = log.iter().rposition(|entry| matches!(entry.what, What::Undid { .. }));
    let steps = at.map(|at| app.voice(&view).back_again(&view, &log, at)).unwrap_or_default();
    told.lines.extend(steps);
    Ok(told)
}

/// Whether lines by which somebody has learned something are to be taken back; says which they are.
fn may_undo(app: &App, session: &mut Session, lines: usize) -> Result<bool, Failure> {
    let going = {
        let view = session.public();
        let recorded = Recorded::of(view.opening());
        let said = view.said_since(view.seq().saturating_sub(lines));
        let said = said.iter().filter(|entry| entry.is_line());
        let voice = app.voice(&view);
        said.map(|entry| voice.numbered(entry.seq, &voice.said_in_short(&view, &recorded, entry)))
            .collect::<Vec<_>>()
    };
    app.print_wrapped(&going)?;
    at_table::confirm_unheld(app, session, &app.words.say("cli-undo-shown"))
}

/// Says lines again and says so: each with what is to be done with the real cards, then what is owed now.
///
/// # Errors
/// When there are fewer lines.
pub fn redo_lines(app: &App, session: &mut Session, lines: usize) -> Result<Told, Failure> {
    let from = session.table().seq();
    let seen = session.mark();
    app.does(session, |session| session.redo(lines, seen))?;
    let mut told = speak::newest_entry(app, session);
    let view = session.public();
    let recorded = Recorded::of(view.opening());
    for entry in view.said_since(from).iter().filter(|entry| entry.is_line()) {
        let before = session.table().public_at(entry.seq.saturating_sub(1));
        let after = session.table().public_at(entry.seq);
        let voice = app.voice(&after);
        told.lines.push(voice.numbered(entry.seq, &voice.said_in_short(&view, &recorded, entry)));
        told.lines.extend(voice.to_restore(before.position()));
    }
    Ok(told)
}
