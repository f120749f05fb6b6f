//! `referee tell`: a private line, from a hidden prompt or standard input.
use std::io::IsTerminal;

use noir_referee::rules::{Audience, Seat};
use noir_referee::table::Opened;
use serde_json::json;

use super::act::Said;
use super::app::App;
use super::failure::{ExitStatus, Failure};
use super::open::Want;

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
    let mut opened = app.open(Want::Write)?;
    let seat = app.seat(&opened.table, &args.seat)?;
    app.admit(&mut opened, Audience::Seat(seat))?;
    let line = if std::io::stdin().is_terminal() {
        let prompt = app.words.say("cli-tell-prompt");
        match app.hidden(&prompt, None)? {
            Some(line) => line,
            None => return Ok(()),
        }
    } else {
        app.first_line(None)?
    };
    let opens = {
        let view = opened.table.view(Audience::Seat(seat));
        app.reader(&view).publishes(&line, Audience::Seat(seat))
    };
    if opens && !args.yes {
        if !app.is_answered() || app.json {
            let hint = app.words.say("cli-tell-open-hint");
            let why = Failure::new(ExitStatus::Usage, app.words.say("private-reveal-sure-tell"));
            return Err(why.hint(hint).with_json("refused", json!({ "rule": "opens-to-all" })));
        }
        let sure = app.words.say("private-reveal-sure-tell");
        if !app.confirm_unheld(&mut opened, &sure)? {
            return Ok(());
        }
    }
    let said = app.tell(&mut opened, seat, &line)?;
    if app.json {
        return app.print_json(&said.json(&opened.table));
    }
    app.tell_news(&opened.table, said.since)
}

impl App {
    /// Takes a private line of `seat`.
    ///
    /// # Errors
    /// What everybody may read; the reason of a refusal waits on the owner's page.
    pub fn tell(&self, opened: &mut Opened, seat: Seat, line: &str) -> Result<Said, Failure> {
        self.measured(line)?;
        let since = opened.table.mark();
        let told = self.reader(&opened.table.view(Audience::Public)).telling(line, seat);
        self.record(opened, |table| table.take(seat, &told))?;
        Ok(Said { since })
    }
}
