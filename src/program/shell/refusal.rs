//! How a command ends when a line is not understood or not allowed.
use noir_referee::lang::{Keyword, measure};
use noir_referee::rulebook::{self, Ruling};
use noir_referee::rules::{Action, Refusal, Rule};
use noir_referee::screen::{RefusalData, too_long};
use noir_referee::session::Session;
use noir_referee::table::{AloudError, Table, View, WordError};

use crate::app::{App, TypedIn};
use crate::failure::{ExitStatus, Failure};
use crate::shell::shell_line::COMMANDS;

/// The ruling that a refusal rests on; that one has to wait, or that a role lacks an action, needs none.
pub fn ruling_of(view: &View<'_>, rule: Rule) -> Option<Ruling> {
    let plain =
        matches!(rule, Rule::NotYourTurn | Rule::NotYourAction | Rule::OtherOwed | Rule::GameOver);
    if plain { None } else { rulebook::of_rule(rule, Some(view.opening().mode)) }
}

/// That a line is for nobody's ears, and how it is said.
pub fn private_line(app: &App) -> Failure {
    let said = if app.typed == TypedIn::Loop {
        let command = app.command(Keyword::Secret, "");
        app.words.tell("cli-private-line-loop", &[("command", command.into())])
    } else {
        app.words.say("cli-private-line")
    };
    let failure = Failure::new(ExitStatus::Usage, said).not_aloud();
    match app.typed {
        TypedIn::Loop => failure,
        // Only the shell can forget its own lines.
        TypedIn::CommandLine => failure.hint(app.words.say("cli-private-line-shell")),
    }
}

/// Why a line cannot be said aloud.
pub fn not_aloud(app: &App, table: &Table, error: &AloudError) -> Failure {
    match error {
        AloudError::Private => private_line(app),
        AloudError::Word(error) => word_failure(app, table, error),
    }
}

/// Measures a line before anything is looked for in it.
///
/// # Errors
/// When it is longer than anybody speaks.
pub fn measured(app: &App, line: &str) -> Result<(), Failure> {
    measure(line).map_err(|long| Failure::new(ExitStatus::Usage, too_long(&app.words, long)))
}

/// Why a line at this table was not understood.
pub fn word_failure(app: &App, table: &Table, error: &WordError) -> Failure {
    word_failure_in(app, &table.public(), error)
}

/// Why a line was not understood, with what would be right.
pub fn word_failure_in(app: &App, view: &View<'_>, error: &WordError) -> Failure {
    let lines = app.voice(view).misread(error, &app.command(Keyword::Legal, ""));
    Failure { exit: ExitStatus::Usage, lines, json: None }
}

/// That an action is missing after a command, with one of those that can be said now.
pub fn missing_action(app: &App, view: &View<'_>, command: &str) -> Failure {
    let command = match command.parse() {
        Ok(keyword) => app.command(keyword, ""),
        Err(_) => format!("referee {command}"),
    };
    let voice = app.voice(view);
    let legal = view.legal();
    // Most lines are shifts, and everybody knows how they are said.
    let example = legal.iter().find(|line| line.word() != Keyword::Shift.name());
    let line = example.or(legal.first()).map(|line| format!("{command} {}", voice.line(line)));
    let example = line.map(|line| app.words.tell("refusals-example", &[("line", line.into())]));
    let missing = app.words.tell("refusals-missing", &[("verb", command.into())]);
    let lines = std::iter::once(missing).chain(example).collect();
    Failure { exit: ExitStatus::Usage, lines, json: None }
}

/// That a line said as an action begins with a command, which is typed by itself.
pub fn no_move(app: &App, table: &Table, line: &str) -> Option<Failure> {
    let view = table.public();
    let first = line.split_whitespace().next()?;
    let command = app.reader(&view).verb(first).ok()?;
    if !COMMANDS.contains(&command) || view.position().game().has_verb(command.name()) {
        return None;
    }
    let args = [("found", first.into()), ("command", app.command(command, "").into())];
    Some(Failure::new(ExitStatus::Usage, app.words.tell("refusals-no-move", &args)))
}

/// Why a rule forbids a line, with the rule's id and source; `said` is the line, where it is known.
pub fn refusal_failure(
    app: &App,
    session: &Session,
    refusal: Refusal,
    said: Option<&Action>,
) -> Failure {
    let view = session.public();
    let mut lines = app.voice(&view).refused(refusal, said);
    lines.extend(more(app, &view, refusal));
    let failure = Failure { exit: ExitStatus::Refused, lines, json: None };
    failure.with_json("refused", RefusalData::of(session.opening(), refusal))
}

/// Where the source of a refusal is read, if there is a ruling on it; that one has to wait needs none.
fn more(app: &App, view: &View<'_>, refusal: Refusal) -> Option<String> {
    ruling_of(view, refusal.rule)?;
    let command = match app.typed {
        TypedIn::Loop => app.command(Keyword::Why, ""),
        TypedIn::CommandLine => app.command(Keyword::Rule, refusal.rule.id()),
    };
    Some(app.words.tell("refusals-more", &[("command", command.into())]))
}
