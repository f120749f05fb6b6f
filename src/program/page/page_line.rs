//! A line typed on the page of one pair of eyes: a choice, a question, or something told in private.
use noir_referee::lang::{Keyword, WordPlace, fold};
use noir_referee::rules::Seat;
use noir_referee::screen::{Doubt, OnPage};
use noir_referee::session::{Admitted, Looked, Session, Stopped};
use noir_referee::table::{LineError, View, WordError};

use crate::app::App;
use crate::command::say::{ask, may};
use crate::failure::{ExitStatus, Failure};
use crate::page::secret;
use crate::shell::refusal;
use crate::speak;

/// Whose page it is, and what was said on it last.
pub struct Confidant {
    admitted: Admitted,
    /// That he has looked.
    pub looked: Option<Looked>,
    /// What was asked, whose numbers are good for the next line only.
    doubt: Option<Doubt>,
    /// The line that was refused last, for a rule that everybody may know.
    refused: Option<String>,
}

impl Confidant {
    /// Somebody who was let in.
    pub const fn new(admitted: Admitted) -> Self {
        Self { admitted, looked: None, doubt: None, refused: None }
    }

    /// Asks, and keeps what the numbers of the next line mean.
    fn asks(&mut self, doubt: Doubt) -> Vec<String> {
        let lines = doubt.lines();
        self.doubt = Some(doubt);
        lines
    }
}

/// Does what the line says and gives the answer for the page; nothing if it leaves the page. What is only asked or not
/// understood is recorded nowhere.
///
/// # Errors
/// What the disk says.
pub(crate) fn confide(
    app: &App,
    session: &mut Session,
    page: &mut Confidant,
    looked: Looked,
    line: &str,
) -> Result<Option<Vec<String>>, Failure> {
    // What was asked before is answered now or not at all.
    let before = page.doubt.take();
    let sure = before.and_then(|doubt| Some((surely(app, &doubt, line)?, doubt.guessed)));
    let view = session.seen(looked);
    if let (Some((told, false)), Some(seat)) = (&sure, view.own_seat()) {
        return told_alone(app, session, page, looked, seat, told).map(Some);
    }
    let line = sure.as_ref().map_or(line, |(meant, _)| meant);
    let voice = app.voice(&view);
    let answer = match secret::private_page(app, &view).comes_to(&voice, &view, line) {
        OnPage::Leave => return Ok(None),
        OnPage::Tell(seat, told) => {
            return told_alone(app, session, page, looked, seat, &told).map(Some);
        }
        OnPage::Say(line) => {
            return said_alone(app, session, page, looked, &line).map(Some);
        }
        OnPage::Asked(doubt) => return Ok(Some(page.asks(doubt))),
        OnPage::Corrects(doubt) => page.asks(doubt),
        OnPage::Note(text) => {
            let admitted = page.admitted;
            app.does(session, |session| session.jot(admitted, &text))?;
            return Ok(Some(vec![app.words.say("private-noted")]));
        }
        OnPage::May(line) => judged(app, &view, &line),
        OnPage::Why => {
            let before = || view.refused().map(|refused| refused.line.clone());
            match page.refused.clone().or_else(before) {
                Some(line) => judged(app, &view, &line),
                None => vec![app.words.say("private-why-nothing")],
            }
        }
        OnPage::Answered(answer) => answer,
        OnPage::Secret(seat) => ask::secret_question(app, &view, seat).lines,
        OnPage::Perhaps(error, lines) => {
            let asked = voice.offered(&error).map(|(asked, _)| asked).unwrap_or_default();
            let lines = page.asks(voice.which_meant(asked, &lines));
            lines.into_iter().chain([app.words.say("cli-choices")]).collect()
        }
        OnPage::Wrong(error) => misread_alone(app, &view, &error),
    };
    let said = app.words.tell("private-asked", &[("line", line.trim().into())]);
    Ok(Some(std::iter::once(said).chain(answer).collect()))
}

/// The line that an answer to a doubt says: its number, yes where there is but one, or the line itself once more.
fn surely(app: &App, doubt: &Doubt, answer: &str) -> Option<String> {
    let answer = answer.trim();
    let yes = app.grammar.at(WordPlace::Inside, answer) == Some(Keyword::Yes);
    let number = answer.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
    let only = (yes && doubt.offers.len() == 1).then_some(0);
    let said = doubt.offers.iter().position(|offer| fold(&offer.line) == fold(answer));
    doubt.offers.get(number.or(only).or(said)?).map(|offer| offer.line.clone())
}

/// Tells a line in private; why it is refused stands on the page.
fn told_alone(
    app: &App,
    session: &mut Session,
    page: &mut Confidant,
    looked: Looked,
    seat: Seat,
    line: &str,
) -> Result<Vec<String>, Failure> {
    if let Err(long) = refusal::measured(app, line) {
        return Ok(long.lines);
    }
    let told = app.reader(&session.public()).telling(line, seat);
    let (admitted, seen) = (page.admitted, session.mark());
    let done = session.tell(admitted, seat, &told, seen);
    app.heed(session);
    match done {
        Ok(_) => {
            page.refused = None;
            Ok(app.voice(&session.seen(looked)).noted(Some(seat)))
        }
        Err(stopped) => not_alone(app, session, page, &stopped, line),
    }
}

/// Says a line aloud that was chosen by numbers of the page.
fn said_alone(
    app: &App,
    session: &mut Session,
    page: &mut Confidant,
    looked: Looked,
    line: &str,
) -> Result<Vec<String>, Failure> {
    let seat = session.seen(looked).own_seat();
    let action = session.hear(seat, line, &app.grammar);
    let action = match action {
        Ok(action) => action,
        Err(error) => return Ok(refusal::not_aloud(app, session.table(), &error).lines),
    };
    let seen = session.mark();
    let done = session.say(seat, &action, seen);
    app.heed(session);
    match done {
        Ok(outcome) => {
            page.refused = None;
            Ok(speak::news_below(app, session.table(), outcome.since).lines)
        }
        Err(stopped) => not_alone(app, session, page, &stopped, line),
    }
}

/// Why a line of the page was not done, for its owner.
fn not_alone(
    app: &App,
    session: &Session,
    page: &mut Confidant,
    stopped: &Stopped,
    line: &str,
) -> Result<Vec<String>, Failure> {
    page.refused = matches!(stopped, Stopped::Line(LineError::Refused(_))).then(|| line.to_owned());
    match stopped {
        // The reason stands on this page.
        Stopped::Line(LineError::Hidden(_)) => Ok(Vec::new()),
        Stopped::Moved(_) => Ok(vec![app.words.say("private-meanwhile")]),
        stopped => {
            let failure = app.stopped(session, stopped, None);
            let here = matches!(failure.exit, ExitStatus::Refused | ExitStatus::Usage);
            if here { Ok(failure.lines) } else { Err(failure) }
        }
    }
}

/// Whether the line may be said, as far as this audience knows.
fn judged(app: &App, view: &View<'_>, line: &str) -> Vec<String> {
    may::judgement(app, view, line).unwrap_or_else(|failure| failure.lines)
}

fn misread_alone(app: &App, view: &View<'_>, error: &WordError) -> Vec<String> {
    match error {
        // Which lines may be said stands on the page.
        WordError::Verb(word) => {
            let found = app.words.tell("private-unknown", &[("found", word.into())]);
            let here = secret::private_page(app, view).typed_here(&app.words);
            std::iter::once(found).chain(here).collect()
        }
        WordError::NoSuspect(_) => {
            let question = ("question", app.voice(view).own_question(view.audience()).into());
            vec![app.words.tell("private-no-suspect", &[question])]
        }
        error => {
            let mut lines = refusal::word_failure_in(app, view, error).lines;
            if matches!(error, WordError::Name(_)) {
                lines.extend(secret::private_page(app, view).which_number(&app.words));
            }
            lines
        }
    }
}
