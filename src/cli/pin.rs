//! The gate before what is for one pair of eyes: the PIN, at a table that was opened with PINs.
use std::io::{self, IsTerminal as _};
use std::thread;
use std::time::Duration;

use crate::terminal::Pause;
use noir_referee::lang::Keyword;
use noir_referee::rules::Audience;
use noir_referee::screen::wrap;
use noir_referee::table::safe::Pin;
use noir_referee::table::{Gate, LineError, Opened};
use serde_json::json;

use super::app::{App, TypedIn};
use super::failure::{ExitStatus, Failure};

/// Somebody who may see what is secret now. Only the gate makes one, and nothing private is shown without one.
pub struct Admitted(Audience);

impl Admitted {
    /// Who it is.
    pub const fn audience(&self) -> Audience {
        self.0
    }
}

impl App {
    /// Lets `audience` in: at once where no PIN stands before it, else with the right one, or with a new one on the first
    /// visit.
    ///
    /// # Errors
    /// When the PIN is wrong, none was given, or what the disk says; then nothing may be shown.
    pub fn admit(&self, opened: &mut Opened, audience: Audience) -> Result<Admitted, Failure> {
        loop {
            let gate = opened.table.gate(audience);
            if gate != Gate::Open && opened.table.is_locked() {
                return Err(self.stopped(opened, &LineError::Locked.into()));
            }
            match gate {
                Gate::Open => return Ok(Admitted(audience)),
                Gate::Shut => {
                    let why = self.words.say("cli-pin-shut");
                    return Err(Failure::new(ExitStatus::Refused, why)
                        .with_json("refused", json!({ "rule": "lines-missing" })));
                }
                Gate::Choose => {
                    let pin =
                        self.at_gate(opened, audience, |opened| self.chosen_pin(opened, audience))?;
                    self.record(opened, |table| table.choose_pin(audience, &pin))?;
                    return Ok(Admitted(audience));
                }
                Gate::Closed { wrong } => {
                    let pause = (wrong > 0).then(|| {
                        let args = [("n", wrong.into()), ("seconds", gate.wait().into())];
                        let said = self.words.tell("cli-pin-wait", &args);
                        Pause { said, time: Duration::from_secs(gate.wait()) }
                    });
                    let typed = self.at_gate(opened, audience, |opened| {
                        self.typed_pin(opened, audience, "cli-pin-ask", pause)
                    })?;
                    if self.record(opened, |table| table.try_pin(audience, &typed))? {
                        return Ok(Admitted(audience));
                    }
                    let wrong = self.wrong_pin(opened, audience);
                    // Whoever mistyped types it again at once: unseen here, not at the prompt.
                    if self.typed == TypedIn::CommandLine || self.pin.is_some() || self.json {
                        return Err(wrong);
                    }
                    self.print_wrapped(&wrong.lines)?;
                }
            }
        }
    }

    /// Has something typed at the gate while other windows go on with the table. Whoever finds the gate changed then
    /// begins anew: else two windows could try PINs side by side, or choose a second one.
    fn at_gate<T>(
        &self,
        opened: &mut Opened,
        audience: Audience,
        ask: impl FnOnce(&Opened) -> Result<T, Failure>,
    ) -> Result<T, Failure> {
        let gate = opened.table.gate(audience);
        opened.table.release();
        let typed = ask(opened)?;
        self.retake(opened)?;
        if opened.table.gate(audience) == gate {
            return Ok(typed);
        }
        Err(Failure::new(ExitStatus::Refused, self.words.say("cli-pin-meanwhile"))
            .with_json("refused", json!({ "rule": "pin-meanwhile" })))
    }

    /// Lets somebody choose another PIN, if the whole table says so aloud; gives what everybody hears.
    ///
    /// # Errors
    /// When he has none, or it was not confirmed.
    pub fn forget_pin(
        &self,
        opened: &mut Opened,
        audience: Audience,
        confirmed: bool,
    ) -> Result<Vec<String>, Failure> {
        let who = ("who", self.owner(&opened.table, audience).into());
        if !matches!(opened.table.gate(audience), Gate::Closed { .. }) {
            return Err(Failure::new(ExitStatus::Refused, self.words.tell("cli-pin-none", &[who]))
                .with_json("refused", json!({ "rule": "no-pin" })));
        }
        if !confirmed && !self.confirm_unheld(opened, &self.words.tell("cli-pin-forget", &[who]))? {
            let kept = Failure::new(ExitStatus::Usage, self.words.say("cli-pin-kept"));
            let hint =
                (self.typed == TypedIn::CommandLine).then(|| self.words.say("cli-pin-kept-hint"));
            return Err(hint.into_iter().fold(kept, Failure::hint));
        }
        self.record(opened, |table| table.forget_pin(audience))?;
        Ok(self.newest_entry(opened))
    }

    /// A new PIN, typed twice; from a file it is taken at its word.
    fn chosen_pin(&self, opened: &Opened, audience: Audience) -> Result<Pin, Failure> {
        let ask = |key, pause| self.typed_pin(opened, audience, key, pause);
        let shape = || self.words.say("cli-pin-shape");
        if self.pin.is_some() {
            let typed = ask("cli-pin-choose", None)?;
            return Pin::new(&typed).ok_or_else(|| Failure::new(ExitStatus::Usage, shape()));
        }
        let mut said = self.words.say("cli-pin-first");
        loop {
            let pause = Pause { said, time: Duration::ZERO };
            said = match Pin::new(&ask("cli-pin-choose", Some(pause))?) {
                None => shape(),
                Some(pin) if Pin::new(&ask("cli-pin-again", None)?).as_ref() == Some(&pin) => {
                    return Ok(pin);
                }
                Some(_) => self.words.say("cli-pin-differ"),
            };
        }
    }

    /// What somebody types for a PIN, unseen, or what is in the file that was named; nothing is taken before the pause is over.
    fn typed_pin(
        &self,
        opened: &Opened,
        audience: Audience,
        key: &str,
        pause: Option<Pause>,
    ) -> Result<String, Failure> {
        if let Some(file) = &self.pin {
            if let Some(Pause { said, time }) = pause {
                self.remark(&said);
                thread::sleep(time);
            }
            return self.first_line(Some(file));
        }
        let who = || ("who", self.owner(&opened.table, audience).into());
        if !io::stdin().is_terminal() {
            return Err(Failure::new(
                ExitStatus::Usage,
                self.words.tell("cli-pin-needed", &[who()]),
            )
            .with_json("refused", json!({ "rule": "pin-needed" })));
        }
        let wrapped =
            |pause: Pause| Pause { said: wrap(&pause.said, self.columns).join("\n"), ..pause };
        let typed = self.hidden(&self.words.tell(key, &[who()]), pause.map(wrapped).as_ref())?;
        let typed = typed.filter(|typed| !typed.trim().is_empty() || key != "cli-pin-ask");
        typed.ok_or_else(|| Failure::new(ExitStatus::Usage, self.words.say("cli-pin-declined")))
    }

    fn wrong_pin(&self, opened: &Opened, audience: Audience) -> Failure {
        let table = &opened.table;
        let by = table.view(Audience::Public).called(audience).to_owned();
        let command = self.command(Keyword::Secret, &format!("{by} --forget-pin"));
        Failure::new(ExitStatus::Refused, self.words.say("cli-pin-wrong"))
            .hint(self.words.tell("cli-pin-forgotten", &[("command", command.into())]))
            .with_json("refused", json!({ "rule": "wrong-pin", "by": by }))
    }
}
