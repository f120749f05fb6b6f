//! `referee act`: one line, said aloud.
use std::mem::ManuallyDrop;

use noir_referee::rules::{Action, Audience, Seat};
use noir_referee::screen::OutcomeData;
use noir_referee::session::{Outcome, Session};

use crate::app::{App, TypedIn};
use crate::cli::ActionArgs;
use crate::failure::Failure;
use crate::files::at_table;
use crate::files::at_table::Want;
use crate::prompt::end;
use crate::shell::refusal;
use crate::speak;

/// Says the line and prints what happened.
///
/// # Errors
/// The refusal, or what was not understood.
pub fn run(args: &ActionArgs, app: &mut App) -> Result<(), Failure> {
    // Taking a long game apart piece by piece is no work for a process that ends; its file is let go of all the same, since
    // in a loop the next line takes it up again.
    let mut session = ManuallyDrop::new(at_table::open(app, Want::Write)?);
    let done = say(args, app, &mut session);
    session.release();
    done
}

fn say(args: &ActionArgs, app: &App, session: &mut Session) -> Result<(), Failure> {
    if args.action.is_empty() {
        return Err(refusal::missing_action(app, &session.public(), "act"));
    }
    let line = args.line();
    let said = say_line(app, session, args.who.who.as_deref(), &line);
    let said =
        said.map_err(|failure| refusal::no_move(app, session.table(), &line).unwrap_or(failure))?;
    let Some(said) = said else { return Ok(()) };
    if app.json {
        return app.print_json(&OutcomeData::since(&session.public(), said.since.seq));
    }
    // As at the prompt, which does it by itself: who was who, for people who look at the screen.
    let over = session.public().position().outcome().is_some();
    if over && app.is_answered() && app.typed == TypedIn::CommandLine {
        return end::tell_end(app, session, &speak::news(app, session.table(), said.since));
    }
    speak::tell_news(app, session.table(), said.since)
}

/// Reads a line and says it at the table; whoever gives the game up is asked first, and may think better of it.
///
/// # Errors
/// The refusal, or what was not understood.
pub fn say_line(
    app: &App,
    session: &mut Session,
    speaker: Option<&str>,
    line: &str,
) -> Result<Option<Outcome>, Failure> {
    // A referee says lines for everybody.
    let speaker =
        match speaker.map(|who| at_table::audience(app, session.table(), who)).transpose()? {
            Some(Audience::Seat(seat)) => Some(seat),
            _ => None,
        };
    let action = session.hear(speaker, line, &app.grammar);
    let action = action.map_err(|error| refusal::not_aloud(app, session.table(), &error))?;
    say_action(app, session, speaker, &action)
}

/// Says a line that has been read at the table.
///
/// # Errors
/// The refusal, or what the disk says.
pub fn say_action(
    app: &App,
    session: &mut Session,
    speaker: Option<Seat>,
    action: &Action,
) -> Result<Option<Outcome>, Failure> {
    if let Action::Concede(seat) = *action
        && app.is_answered()
        && !app.json
        && session.public().position().outcome().is_none()
    {
        let view = session.public();
        let sure = app.voice(&view).sure_to_concede(seat);
        if !at_table::confirm_unheld(app, session, &sure)? {
            return Ok(None);
        }
    }
    let seen = session.mark();
    let done = session.say(speaker, action, seen);
    app.heed(session);
    done.map(Some).map_err(|stopped| app.stopped(session, &stopped, Some(action)))
}
