//! `referee correct`: a mistake that was noticed, put right or left to stand.
use noir_referee::board::Suspect;
use noir_referee::lang::Keyword;
use noir_referee::rules::{Action, Refusal};
use noir_referee::scenario::{Candidates, GridSize, read_rows};
use noir_referee::screen::OutcomeData;
use noir_referee::session::Session;
use noir_referee::table::{CorrectError, LineError, Reader, Table, View};

use crate::app::App;
use crate::command::say::correct_asks;
use crate::command::say::correct_asks::Wrong;
use crate::failure::{ExitStatus, Failure};
use crate::files::at_table;
use crate::files::at_table::Want;
use crate::shell::{ends, refusal};
use crate::speak;
use crate::speak::Told;

/// What `correct` takes.
#[derive(Debug, clap::Args)]
pub struct Arguments {
    #[arg(value_name = "LINE|rows")]
    what: Option<String>,
    #[arg(value_name = "ACTION")]
    action: Vec<String>,
    #[arg(long, conflicts_with = "stand")]
    right: bool,
    #[arg(long)]
    stand: bool,
    #[arg(long, short)]
    yes: bool,
}

/// What the table has decided about a mistake.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Decided {
    /// Everything from the line on happens anew, if nobody learns anything by it.
    Right,
    /// Everything from the line on happens anew.
    RightAnyway,
    /// Everything stays as it was written.
    Stand,
}

/// Shows what may change, and does what the table decides.
///
/// # Errors
/// When there is no such line, the new one is not understood or not allowed, or nothing was decided.
pub fn run(args: &Arguments, app: &mut App) -> Result<(), Failure> {
    let asks = app.is_answered() && !app.json && !args.stand;
    let (mut what, mut line) = (args.what.clone(), args.action.join(" "));
    if what.is_none() {
        let mut session = at_table::open(app, Want::Read)?;
        // Other windows may say something while somebody thinks.
        session.release();
        let lines = correct_asks::correctable(app, &session);
        app.print_wrapped(&lines)?;
        if asks && !lines.is_empty() {
            if session.table().seq() > lines.len() {
                let command = ("command", app.command(Keyword::Log, "").into());
                app.print_wrapped(&[app.words.tell("correct-earlier", &[command])])?;
            }
            match correct_asks::ask_which(app, &session)? {
                Some(Wrong::Said(which, said)) => (what, line) = (Some(which), said),
                Some(other) => return correct_asks::correct_other(app, &other),
                None => {}
            }
        } else {
            app.print_wrapped(&[correct_asks::how_to_correct(app, &session)])?;
        }
    }
    let Some(what) = what else { return Ok(()) };
    if let Some(other) = correct_asks::wrong(app, &what).filter(|_| asks && line.is_empty()) {
        return correct_asks::correct_other(app, &other);
    }
    if let (true, true, Ok(seq)) = (asks, line.is_empty(), what.parse()) {
        let mut session = at_table::open(app, Want::Read)?;
        session.release();
        match correct_asks::ask_line(app, &session, seq)? {
            Some(said) => line = said,
            None => return Ok(()),
        }
    }
    let mut session = at_table::open(app, Want::Write)?;
    let decided = match (args.right, args.stand) {
        (true, _) if args.yes => Some(Decided::RightAnyway),
        (true, _) => Some(Decided::Right),
        (_, true) => Some(Decided::Stand),
        _ => None,
    };
    let told = correct(app, &mut session, &what, &line, decided)?;
    if app.json {
        let view = session.public();
        return app.print_json(&OutcomeData::of(&view));
    }
    speak::tell_below(app, told)
}

/// Puts a line or the rows of the board right, or lets a mistake stand; gives what everybody hears.
///
/// # Errors
/// As [`run`].
pub fn correct(
    app: &App,
    session: &mut Session,
    what: &str,
    line: &str,
    decided: Option<Decided>,
) -> Result<Told, Failure> {
    if means_rows(app, what) {
        let rows =
            if line.is_empty() { correct_asks::asked_rows(app, session)? } else { parts(line) };
        return correct_rows(app, session, &rows);
    }
    let since = session.progress();
    let view = session.public();
    let (before, said) = (*view.position(), view.seq());
    let Ok(seq) = what.parse::<usize>() else {
        return Err(Failure::new(ExitStatus::Usage, correct_asks::not_a_line(app, what)));
    };
    if decided == Some(Decided::Stand) {
        app.does(session, |session| session.let_stand(seq))?;
        return Ok(speak::newest_entry(app, session));
    }
    if line.trim().is_empty() {
        let command = app.command(Keyword::Correct, what);
        let missing = app.words.tell("correct-missing", &[("command", command.into())]);
        return Err(Failure::new(ExitStatus::Usage, missing));
    }
    let action = other_line(app, session, seq, line)?;
    let foreseen = session.table().preview(seq, &action);
    let foreseen = foreseen.map_err(|error| match error {
        CorrectError::Line(LineError::Refused(refusal)) => {
            not_then(app, session, seq, refusal, &action)
        }
        error => no_correction(app, &error),
    })?;
    let decided = if let Some(decided) = decided {
        decided
    } else {
        app.print_wrapped(&correct_asks::foretold(app, session, seq, &action, &foreseen)?)?;
        at_table::unheld(app, session, || correct_asks::decide(app))?
    };
    if decided == Decided::Right && foreseen.informs {
        correct_asks::confirm_informing(app, session)?;
    }
    let was = speak::told_again(app, session.table(), seq - 1);
    match decided {
        Decided::Right | Decided::RightAnyway => {
            let seen = session.mark();
            app.does(session, |session| session.put_right(seq, &action, seen))?;
        }
        Decided::Stand => {
            app.does(session, |session| session.let_stand(seq))?;
            return Ok(speak::newest_entry(app, session));
        }
    }
    let mut told = speak::news(app, session.table(), since);
    let view = session.public();
    // What is told otherwise now, this line first: an answer may have become another one.
    let now = speak::told_again(app, session.table(), seq - 1).into_iter();
    told.extend(now.filter(|told| !was.contains(told)));
    if said > view.seq() {
        told.lines.push(app.voice(&view).dropped(view.seq() + 1, said));
    }
    told.lines.extend(app.voice(&view).to_restore(&before));
    Ok(told)
}

/// Whether the rows of the board are meant, and no line of the log.
pub(crate) fn means_rows(app: &App, what: &str) -> bool {
    what.eq_ignore_ascii_case("rows") || correct_asks::is_called(app, what, "correct-word-board")
}

/// The line as it should have been, read against the board as it lay then.
pub(crate) fn other_line(
    app: &App,
    session: &Session,
    seq: usize,
    line: &str,
) -> Result<Action, Failure> {
    let there = session.table().may_correct(seq);
    there.map_err(|error| no_correction(app, &error))?;
    let view = session.table().public_at(seq - 1);
    let reader =
        Reader { opening: view.opening(), position: view.position(), grammar: &app.grammar };
    let owed = view.position().decision().map(|owed| owed.seat);
    let action = reader
        .understood(line, |line| reader.action(line, owed))
        .map_err(|error| refusal::word_failure_in(app, &view, &error))?;
    if action.is_private() { Err(refusal::private_line(app)) } else { Ok(action) }
}

fn correct_rows(app: &App, session: &mut Session, rows: &[String]) -> Result<Told, Failure> {
    let lying: Vec<Suspect> = {
        let view = session.public();
        if !app.voice(&view).board(&view, false).is_of_cards() {
            return Err(Failure::new(ExitStatus::Usage, app.words.say("correct-no-rows")));
        }
        let cast = view.cast();
        let (among, size) = lying_here(&view);
        let read = read_rows(rows, &among, size);
        let read = read.map_err(|faults| ends::fails_by(app, ExitStatus::Usage, &faults))?;
        let named = |name: &str| cast.suspects().find(|it| cast.name(*it) == name);
        read.iter().flatten().filter_map(|card| named(&card.name)).collect()
    };
    let seen = session.mark();
    app.does(session, |session| session.arrange(&lying, seen))?;
    Ok(speak::newest_entry(app, session))
}

/// The one message of every correction, whatever it changes and for whom.
pub fn corrected(app: &App, table: &Table) -> Told {
    let view = table.public();
    let owed = view.position().decision().map(|owed| app.voice(&view).owed(owed));
    Told { owed, ..vec![app.words.say("correct-made")].into() }
}

/// Why something could not be put right.
pub fn no_correction(app: &App, error: &CorrectError) -> Failure {
    let failure = ends::fails(app, error);
    match error {
        CorrectError::Only(_) => failure.refused_by("only-lines"),
        CorrectError::NotSaid(_) => failure.refused_by("not-said"),
        CorrectError::Board | CorrectError::Line(_) => failure,
    }
}

/// The line would not have been allowed then either, for a reason that held then.
fn not_then(app: &App, session: &Session, seq: usize, refusal: Refusal, said: &Action) -> Failure {
    let then = session.table().public_at(seq - 1);
    let head = app.words.tell("correct-not-then", &[("seq", seq.into())]);
    let why = app.voice(&then).refusal_then(refusal, Some(said));
    why.into_iter().fold(Failure::new(ExitStatus::Refused, head), Failure::hint)
}

/// Why a later line can’t be said any more after a correction.
pub(crate) fn why_it_falls(app: &App, view: &View<'_>, refusal: Refusal) -> String {
    let why = app.voice(view).refusal_then(refusal, None);
    why.unwrap_or_else(|| app.words.say("correct-no-moment"))
}

/// Rows typed in one line, parted by strokes: `ABC / DEF`.
fn parts(line: &str) -> Vec<String> {
    line.split('/').map(|row| row.trim().to_owned()).collect()
}

/// The cards that lie on the board, and how large it is.
pub(crate) fn lying_here(view: &View<'_>) -> (Candidates, GridSize) {
    let (grid, cast) = (view.position().grid(), view.cast());
    let cards = grid.suspects().iter().map(|it| cast.cards()[it.at()].clone());
    let size = GridSize { rows: grid.rows(), columns: grid.columns() };
    (Candidates::book(cards.collect()).closed(), size)
}
