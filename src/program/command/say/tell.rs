//! `referee tell`: a private line, from a hidden prompt or standard input.
use std::io::IsTerminal;

use noir_referee::rules::Audience;
use noir_referee::screen::OutcomeData;

use crate::app::App;
use crate::failure::{ExitStatus, Failure};
use crate::files::at_table;
use crate::files::at_table::Want;
use crate::page::pin;
use crate::shell::refusal;
use crate::speak;

/// What `tell` takes; never the line itself, which others could read in the list of processes.
#[derive(Debug, clap::Args)]
pub struct Arguments {
    #[arg(long = "as", value_name = "SEAT")]
    seat: String,
    #[arg(long, short)]
    yes: bool,
}

/// Takes the line and prints only what everybody may know of it.
///
/// # Errors
/// One fixed sentence, whatever is wrong with the line itself.
pub fn run(args: &Arguments, app: &mut App) -> Result<(), Failure> {
    let mut session = at_table::open(app, Want::Write)?;
    let seat = at_table::seat(app, session.table(), &args.seat)?;
    let admitted = pin::admit(app, &mut session, Audience::Seat(seat))?;
    let line = if std::io::stdin().is_terminal() {
        let prompt = app.words.say("cli-tell-prompt");
        match app.hidden(&prompt, None)? {
            Some(line) => line,
            None => return Ok(()),
        }
    } else {
        app.first_line(None)?
    };
    refusal::measured(app, &line)?;
    let (told, opens) = {
        let view = session.public();
        let reader = app.reader(&view);
        (reader.telling(&line, seat), reader.publishes(&line, Audience::Seat(seat)))
    };
    if opens && !args.yes {
        if !app.is_answered() || app.json {
            let hint = app.words.say("cli-tell-open-hint");
            let why = Failure::new(ExitStatus::Usage, app.words.say("private-reveal-sure-tell"));
            return Err(why.hint(hint).refused_by("opens-to-all"));
        }
        let sure = app.words.say("private-reveal-sure-tell");
        if !at_table::confirm_unheld(app, &mut session, &sure)? {
            return Ok(());
        }
    }
    let seen = session.mark();
    let said = app.does(&mut session, |session| session.tell(admitted, seat, &told, seen))?;
    if app.json {
        return app.print_json(&OutcomeData::since(&session.public(), said.since.seq));
    }
    speak::tell_news(app, session.table(), said.since)
}
