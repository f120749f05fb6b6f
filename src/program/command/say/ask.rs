//! `referee ask`: who stands where, who is next to whom.
use noir_referee::lang::{Keyword, WordPlace};
use noir_referee::rules::Seat;
use noir_referee::screen::AnswerData;
use noir_referee::session::{Looked, Session};
use noir_referee::table::{Answer, Question, Reader, View, WordError};

use crate::app::{App, TypedIn};
use crate::cli::ViewArgs;
use crate::command::say::may;
use crate::failure::{ExitStatus, Failure};
use crate::page::private_answer;
use crate::page::private_answer::PrivateAnswer;
use crate::shell::refusal;

/// What `ask` takes.
#[derive(Debug, clap::Args)]
pub struct Arguments {
    #[command(flatten)]
    view: ViewArgs,
    #[arg(required = true, value_name = "QUESTION")]
    question: Vec<String>,
}

/// Answers the question.
///
/// # Errors
/// What was not understood, or that only a hidden card could tell.
pub fn run(args: &Arguments, app: &mut App) -> Result<(), Failure> {
    let line = args.question.join(" ");
    let who = args.view.who.who.as_deref();
    private_answer::answer_to(app, who, args.view.at, &|app, view| tell(app, view, &line))
}

/// The answer to a question; whether something may be done is answered as `may` does.
///
/// # Errors
/// As [`run`].
pub fn tell(app: &App, view: &View<'_>, line: &str) -> Result<PrivateAnswer, Failure> {
    let (question, answer) = match question(app, view, line) {
        Ok(asked) => asked,
        Err(failure) => {
            let action = asked_of(app, view, line).ok_or(failure)?;
            return may::tell(app, view, &action, app.typed == TypedIn::Loop);
        }
    };
    if let Answer::Secret(seat) = answer {
        return Err(secret_question(app, view, seat));
    }
    Ok(if app.json {
        PrivateAnswer::data(&AnswerData::of(view, &answer))
    } else {
        PrivateAnswer::lines(app.voice(view).answer(question, &answer))
    })
}

/// What somebody may see who has looked, now or after `at` lines.
///
/// # Errors
/// When there are not so many lines.
pub fn seen<'table>(
    app: &App,
    session: &'table Session,
    looked: Looked,
    at: Option<usize>,
) -> Result<View<'table>, Failure> {
    reaches(app, session, at)?;
    let view = session.seen(looked);
    Ok(at.map_or(view, |seq| view.at(seq)))
}

/// That the game has come so far.
///
/// # Errors
/// How many lines there are.
pub fn reaches(app: &App, session: &Session, at: Option<usize>) -> Result<(), Failure> {
    let lines = session.public().seq();
    if at.is_none_or(|seq| seq <= lines) {
        return Ok(());
    }
    let late = app.words.tell("cli-at-too-late", &[("n", lines.into())]);
    Err(Failure::new(ExitStatus::Usage, late))
}

/// Reads a question and answers it with what the view may know.
///
/// # Errors
/// What was not understood.
pub fn question(app: &App, view: &View<'_>, line: &str) -> Result<(Question, Answer), Failure> {
    let question = asked(&app.reader(view), view.own_seat(), line)
        .map_err(|error| refusal::word_failure_in(app, view, &error))?;
    Ok((question, view.answer(question)))
}

/// The question that a line asks.
///
/// # Errors
/// What was not understood; [`WordError::Verb`] for a line that is no question at all.
pub fn asked(reader: &Reader<'_>, own: Option<Seat>, line: &str) -> Result<Question, WordError> {
    let asked = reader.understood(line, |line| reader.question(line, own));
    asked.map_err(|error| match error {
        // What begins with an action asks nothing, whatever else it lacks.
        WordError::Missing(verb) if !Question::WORDS.contains(&verb) => {
            WordError::Verb(verb.name().to_owned())
        }
        error => error,
    })
}

/// The action of which a line asks whether it may be done.
fn asked_of(app: &App, view: &View<'_>, line: &str) -> Option<String> {
    let (heard, _) = app.reader(view).at_the_table(line).ok()?;
    let (may, action) = heard.split_once(' ')?;
    let may = app.grammar.at(WordPlace::First, may);
    (may == Some(Keyword::May)).then(|| action.to_owned())
}

/// Why a question is not answered aloud; the same whatever the card is.
pub fn secret_question(app: &App, view: &View<'_>, seat: Seat) -> Failure {
    let id = view.opening().seat_id(seat);
    let word = app.seat_word(view, seat);
    let command = app.command(Keyword::Ask, &format!("--as {word} …"));
    Failure::new(ExitStatus::Refused, app.words.say("cli-secret-question"))
        .hint(app.words.tell("cli-secret-question-hint", &[("command", command.into())]))
        .hidden_card(id)
}
