//! How a command ends when a line is not understood or not allowed.
use noir_referee::lang::{Keyword, measure};
use noir_referee::rulebook::{self, Ruling};
use noir_referee::rules::{Action, Refusal, Rule};
use noir_referee::screen::too_long;
use noir_referee::session::Session;
use noir_referee::table::{AloudError, Opening, Table, View, WordError};
use serde_json::json;

use super::app::{App, TypedIn};
use super::failure::{ExitStatus, Failure};
use super::typed::COMMANDS;

/// The ruling that a refusal rests on; that one has to wait, or that a role lacks an action, needs none.
pub fn ruling_of(view: &View<'_>, rule: Rule) -> Option<Ruling> {
    let plain =
        matches!(rule, Rule::NotYourTurn | Rule::NotYourAction | Rule::OtherOwed | Rule::GameOver);
    if plain { None } else { rulebook::of_rule(rule, Some(view.opening().mode)) }
}

impl App {
    /// That a line is for nobody's ears, and how it is said.
    pub fn private_line(&self) -> Failure {
        let said = if self.typed == TypedIn::Loop {
            let command = self.command(Keyword::Secret, "");
            self.words.tell("cli-private-line-loop", &[("command", command.into())])
        } else {
            self.words.say("cli-private-line")
        };
        let failure = Failure::new(ExitStatus::Usage, said)
            .with_json("refused", json!({ "rule": "not-aloud" }));
        match self.typed {
            TypedIn::Loop => failure,
            // Only the shell can forget its own lines.
            TypedIn::CommandLine => failure.hint(self.words.say("cli-private-line-shell")),
        }
    }

    /// Why a line cannot be said aloud.
    pub fn not_aloud(&self, table: &Table, error: &AloudError) -> Failure {
        match error {
            AloudError::Private => self.private_line(),
            AloudError::Word(error) => self.word_failure(table, error),
        }
    }

    /// Measures a line before anything is looked for in it.
    ///
    /// # Errors
    /// When it is longer than anybody speaks.
    pub fn measured(&self, line: &str) -> Result<(), Failure> {
        measure(line).map_err(|long| Failure::new(ExitStatus::Usage, too_long(&self.words, long)))
    }

    /// Why a line at this table was not understood.
    pub fn word_failure(&self, table: &Table, error: &WordError) -> Failure {
        self.word_failure_in(&table.public(), error)
    }

    /// Why a line was not understood, with what would be right.
    pub fn word_failure_in(&self, view: &View<'_>, error: &WordError) -> Failure {
        let lines = self.voice(view).misread(error, &self.command(Keyword::Legal, ""));
        Failure { exit: ExitStatus::Usage, lines, json: None }
    }

    /// That an action is missing after a command, with one of those that can be said now.
    pub fn missing_action(&self, view: &View<'_>, command: &str) -> Failure {
        let command = match command.parse() {
            Ok(keyword) => self.command(keyword, ""),
            Err(_) => format!("referee {command}"),
        };
        let voice = self.voice(view);
        let legal = view.legal();
        // Most lines are shifts, and everybody knows how they are said.
        let example = legal.iter().find(|line| line.word() != Keyword::Shift.name());
        let line = example.or(legal.first()).map(|line| format!("{command} {}", voice.line(line)));
        let example =
            line.map(|line| self.words.tell("refusals-example", &[("line", line.into())]));
        let missing = self.words.tell("refusals-missing", &[("verb", command.into())]);
        let lines = std::iter::once(missing).chain(example).collect();
        Failure { exit: ExitStatus::Usage, lines, json: None }
    }

    /// That a line said as an action begins with a command, which is typed by itself.
    pub fn no_move(&self, table: &Table, line: &str) -> Option<Failure> {
        let view = table.public();
        let first = line.split_whitespace().next()?;
        let command = self.reader(&view).verb(first).ok()?;
        if !COMMANDS.contains(&command) || view.position().game().has_verb(command.name()) {
            return None;
        }
        let args = [("found", first.into()), ("command", self.command(command, "").into())];
        Some(Failure::new(ExitStatus::Usage, self.words.tell("refusals-no-move", &args)))
    }

    /// Why a rule forbids a line, with the rule's id and source; `said` is the line, where it is known.
    pub fn refusal_failure(
        &self,
        session: &Session,
        refusal: Refusal,
        said: Option<&Action>,
    ) -> Failure {
        let view = session.public();
        let mut lines = self.voice(&view).refused(refusal, said);
        lines.extend(self.more(&view, refusal));
        let failure = Failure { exit: ExitStatus::Refused, lines, json: None };
        failure.with_json("refused", Self::refusal_json(session.opening(), refusal))
    }

    /// Where the source of a refusal is read, if there is a ruling on it; that one has to wait needs none.
    fn more(&self, view: &View<'_>, refusal: Refusal) -> Option<String> {
        ruling_of(view, refusal.rule)?;
        let command = match self.typed {
            TypedIn::Loop => self.command(Keyword::Why, ""),
            TypedIn::CommandLine => self.command(Keyword::Rule, refusal.rule.id()),
        };
        Some(self.words.tell("refusals-more", &[("command", command.into())]))
    }

    fn refusal_json(opening: &Opening, refusal: Refusal) -> serde_json::Value {
        let mut json = json!({
            "rule": refusal.rule.id(),
            "source": refusal.rule.source(),
            "suspect": refusal.suspect.map(|suspect| opening.cast.name(suspect)),
            "line": refusal.line.map(|line| line.to_string()),
            "seat": refusal.seat.map(|seat| opening.seat_id(seat)),
        });
        if let Some(hex) = refusal.hex {
            json["hex"] = json!(hex.to_string());
        }
        json
    }
}
