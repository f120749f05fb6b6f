//! `referee act`: one line, said aloud.
use std::mem::ManuallyDrop;

use noir_referee::rules::{Action, Audience, spoken};
use noir_referee::table::{Opened, Progress, Table};
use serde_json::json;

use super::AsArg;
use super::app::{App, TypedIn};
use super::failure::Failure;
use super::open::{Stopped, Want};

/// What `act` takes.
#[derive(Debug, clap::Args)]
pub struct Arguments {
    #[command(flatten)]
    who: AsArg,
    #[arg(value_name = "ACTION")]
    action: Vec<String>,
}

/// Says the line and prints what happened.
///
/// # Errors
/// The refusal, or what was not understood.
pub fn run(args: &Arguments, app: &mut App) -> Result<(), Failure> {
    // Taking a long game apart piece by piece is no work for a process that ends; its file is let go of all the same, since
    // in a loop the next line takes it up again.
    let mut opened = ManuallyDrop::new(app.open(Want::Write)?);
    let done = say(args, app, &mut opened);
    opened.table.release();
    done
}

fn say(args: &Arguments, app: &App, opened: &mut Opened) -> Result<(), Failure> {
    let (speaker, line) = (args.who.who.as_deref(), args.action.join(" "));
    if args.action.is_empty() {
        return Err(app.missing_action(&opened.table.view(Audience::Public), "act"));
    }
    let said = app.say(opened, speaker, &line);
    let said = said.map_err(|failure| app.no_move(&opened.table, &line).unwrap_or(failure))?;
    let Some(said) = said else { return Ok(()) };
    if app.json {
        return app.print_json(&said.json(&opened.table));
    }
    // As at the prompt, which does it by itself: who was who, for people who look at the screen.
    let over = opened.table.view(Audience::Public).position().outcome().is_some();
    if over && app.is_answered() && app.typed == TypedIn::CommandLine {
        return app.tell_end(opened, &app.news(&opened.table, said.since));
    }
    app.tell_news(&opened.table, said.since)
}

/// What a line has brought about.
pub struct Said {
    /// How far the game had come before it.
    pub since: Progress,
}

impl Said {
    /// What everybody may know of it, as data.
    pub fn json(&self, table: &Table) -> serde_json::Value {
        let view = table.view(Audience::Public);
        let events = view.events_since(self.since.seq);
        let status = view.status();
        json!({
            "seq": view.seq(),
            "events": events
                .iter()
                .map(|event| spoken::write(event, table.opening()))
                .collect::<Vec<_>>(),
            "status": status,
        })
    }
}

impl App {
    /// Reads a line and says it at the table; whoever gives the game up is asked first, and may think better of it.
    ///
    /// # Errors
    /// The refusal, or what was not understood.
    pub fn say(
        &self,
        opened: &mut Opened,
        speaker: Option<&str>,
        line: &str,
    ) -> Result<Option<Said>, Failure> {
        // A referee says lines for everybody.
        let speaker = match speaker.map(|who| self.audience(&opened.table, who)).transpose()? {
            Some(Audience::Seat(seat)) => Some(seat),
            _ => None,
        };
        let action = opened.table.read_aloud(speaker, line, &self.grammar);
        let action = action.map_err(|error| self.not_aloud(&opened.table, &error))?;
        if let Action::Concede(seat) = action
            && self.is_answered()
            && !self.json
            && opened.table.view(Audience::Public).position().outcome().is_none()
        {
            let view = opened.table.view(Audience::Public);
            let sure = self.voice(&view).sure_to_concede(seat);
            if !self.confirm_unheld(opened, &sure)? {
                return Ok(None);
            }
        }
        let since = opened.table.mark();
        self.record(opened, |table| {
            let done = table.act(speaker, &action);
            done.map_err(|error| Stopped::Line(error, Some(Box::new(action.clone()))))
        })?;
        Ok(Some(Said { since }))
    }
}
