//! The gate before what is for one pair of eyes: the PIN, at a table that was opened with PINs.
use std::io::{self, IsTerminal as _};
use std::thread;
use std::time::Duration;

use noir_referee::lang::Keyword;
use noir_referee::rules::Audience;
use noir_referee::screen::{RefusedData, wrap};
use noir_referee::session::{Admitted, Kept, Session};
use noir_referee::table::Gate;
use noir_referee::table::safe::Pin;

use crate::app::{App, TypedIn};
use crate::failure::{ExitStatus, Failure};
use crate::files::at_table;
use crate::page::private_answer;
use crate::speak;
use crate::speak::Told;
use crate::terminal::Pause;

/// Lets `audience` in: at once where no PIN stands before it, else with the right one, or with a new one on the first
/// visit.
///
/// # Errors
/// When the PIN is wrong, none was given, or what the disk says; then nothing may be shown.
pub fn admit(app: &App, session: &mut Session, audience: Audience) -> Result<Admitted, Failure> {
    let mut typed: Option<String> = None;
    loop {
        let admitted = session.admit(audience, typed.take().as_deref());
        app.heed(session);
        let kept = match admitted {
            Ok(admitted) => return Ok(admitted),
            Err(kept) => kept,
        };
        match kept {
            Kept::Asks(gate) => {
                // Other windows go on with the table meanwhile.
                session.release();
                typed = Some(typed_at(app, session, audience, gate)?);
            }
            Kept::Wrong => {
                let wrong = wrong_pin(app, session, audience);
                // Whoever mistyped types it again at once: unseen here, not at the prompt.
                if app.typed == TypedIn::CommandLine || app.pin.is_some() || app.json {
                    return Err(wrong);
                }
                app.print_wrapped(&wrong.lines)?;
            }
            Kept::NoPin => {
                return Err(Failure::new(ExitStatus::Usage, app.words.say("cli-pin-shape")));
            }
            Kept::NoReferee => return Err(refused_at_gate(app, "cli-no-referee", "no-referee")),
            Kept::Shut => return Err(refused_at_gate(app, "cli-pin-shut", "lines-missing")),
            Kept::Meanwhile => {
                return Err(refused_at_gate(app, "cli-pin-meanwhile", "pin-meanwhile"));
            }
            Kept::Stopped(stopped) => return Err(app.stopped(session, &stopped, None)),
        }
    }
}

fn refused_at_gate(app: &App, key: &str, rule: &str) -> Failure {
    Failure::new(ExitStatus::Refused, app.words.say(key)).refused_by(rule)
}

/// What is typed at this gate.
fn typed_at(app: &App, session: &Session, who: Audience, gate: Gate) -> Result<String, Failure> {
    let Gate::Closed { wrong } = gate else { return chosen_pin(app, session, who) };
    let pause = (wrong > 0).then(|| {
        let args = [("n", wrong.into()), ("seconds", gate.wait().into())];
        let said = app.words.tell("cli-pin-wait", &args);
        Pause { said, time: Duration::from_secs(gate.wait()) }
    });
    typed_pin(app, session, who, "cli-pin-ask", pause)
}

/// Lets somebody choose another PIN, if the whole table says so aloud; gives what everybody hears.
///
/// # Errors
/// When he has none, or it was not confirmed.
pub fn forget_pin(
    app: &App,
    session: &mut Session,
    audience: Audience,
    confirmed: bool,
) -> Result<Told, Failure> {
    let who = ("who", private_answer::owner(app, session.table(), audience).into());
    if !matches!(session.table().gate(audience), Gate::Closed { .. }) {
        return Err(Failure::new(ExitStatus::Refused, app.words.tell("cli-pin-none", &[who]))
            .refused_by("no-pin"));
    }
    if !confirmed
        && !at_table::confirm_unheld(app, session, &app.words.tell("cli-pin-forget", &[who]))?
    {
        let kept = Failure::new(ExitStatus::Usage, app.words.say("cli-pin-kept"));
        let hint = (app.typed == TypedIn::CommandLine).then(|| app.words.say("cli-pin-kept-hint"));
        return Err(hint.into_iter().fold(kept, Failure::hint));
    }
    app.does(session, |session| session.forget_pin(audience))?;
    Ok(speak::newest_entry(app, session))
}

/// A new PIN, typed twice; from a file it is taken at its word.
fn chosen_pin(app: &App, session: &Session, audience: Audience) -> Result<String, Failure> {
    let ask = |key, pause| typed_pin(app, session, audience, key, pause);
    if app.pin.is_some() {
        return ask("cli-pin-choose", None);
    }
    let mut said = app.words.say("cli-pin-first");
    loop {
        let pause = Pause { said, time: Duration::ZERO };
        let typed = ask("cli-pin-choose", Some(pause))?;
        said = match Pin::new(&typed) {
            None => app.words.say("cli-pin-shape"),
            Some(pin) if Pin::new(&ask("cli-pin-again", None)?).as_ref() == Some(&pin) => {
                return Ok(typed);
            }
            Some(_) => app.words.say("cli-pin-differ"),
        };
    }
}

/// What somebody types for a PIN, unseen, or what is in the file that was named; nothing is taken before the pause is over.
fn typed_pin(
    app: &App,
    session: &Session,
    audience: Audience,
    key: &str,
    pause: Option<Pause>,
) -> Result<String, Failure> {
    if let Some(file) = &app.pin {
        if let Some(Pause { said, time }) = pause {
            app.remark(&said);
            thread::sleep(time);
        }
        return app.first_line(Some(file));
    }
    let who = || ("who", private_answer::owner(app, session.table(), audience).into());
    if !io::stdin().is_terminal() {
        return Err(Failure::new(ExitStatus::Usage, app.words.tell("cli-pin-needed", &[who()]))
            .refused_by("pin-needed"));
    }
    let wrapped = |pause: Pause| Pause { said: wrap(&pause.said, app.columns).join("\n"), ..pause };
    let typed = app.hidden(&app.words.tell(key, &[who()]), pause.map(wrapped).as_ref())?;
    let typed = typed.filter(|typed| !typed.trim().is_empty() || key != "cli-pin-ask");
    typed.ok_or_else(|| Failure::new(ExitStatus::Usage, app.words.say("cli-pin-declined")))
}

fn wrong_pin(app: &App, session: &Session, audience: Audience) -> Failure {
    let table = session.table();
    let by = table.public().called(audience).to_owned();
    let command = app.command(Keyword::Secret, &format!("{by} --forget-pin"));
    Failure::new(ExitStatus::Refused, app.words.say("cli-pin-wrong"))
        .hint(app.words.tell("cli-pin-forgotten", &[("command", command.into())]))
        .refused(RefusedData::wrong_pin(&by))
}
