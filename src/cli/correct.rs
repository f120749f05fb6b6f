//! `referee correct`: a mistake that was noticed, put right or left to stand.
use noir_referee::board::Suspect;
use noir_referee::lang::Keyword;
use noir_referee::rules::{Action, Refusal};
use noir_referee::scenario::{Candidates, GridSize, read_rows};
use noir_referee::session::Session;
use noir_referee::table::{CorrectError, LineError, Reader, Table, View};
use serde_json::json;

use super::app::App;
use super::correct_ask::Wrong;
use super::failure::{ExitStatus, Failure};
use super::open::Want;
use super::speak::Told;

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
        let mut session = app.open(Want::Read)?;
        // Other windows may say something while somebody thinks.
        session.release();
        let lines = app.correctable(&session);
        app.print_wrapped(&lines)?;
        if asks && !lines.is_empty() {
            if session.table().seq() > lines.len() {
                let command = ("command", app.command(Keyword::Log, "").into());
                app.print_wrapped(&[app.words.tell("correct-earlier", &[command])])?;
            }
            match app.ask_which(&session)? {
                Some(Wrong::Said(which, said)) => (what, line) = (Some(which), said),
                Some(other) => return app.correct_other(&other),
                None => {}
            }
        } else {
            app.print_wrapped(&[app.how_to_correct(&session)])?;
        }
    }
    let Some(what) = what else { return Ok(()) };
    if let Some(other) = app.wrong(&what).filter(|_| asks && line.is_empty()) {
        return app.correct_other(&other);
    }
    if let (true, true, Ok(seq)) = (asks, line.is_empty(), what.parse()) {
        let mut session = app.open(Want::Read)?;
        session.release();
        match app.ask_line(&session, seq)? {
            Some(said) => line = said,
            None => return Ok(()),
        }
    }
    let mut session = app.open(Want::Write)?;
    let decided = match (args.right, args.stand) {
        (true, _) if args.yes => Some(Decided::RightAnyway),
        (true, _) => Some(Decided::Right),
        (_, true) => Some(Decided::Stand),
        _ => None,
    };
    let told = app.correct(&mut session, &what, &line, decided)?;
    if app.json {
        let view = session.public();
        return app.print_json(&json!({ "seq": view.seq(), "status": view.status() }));
    }
    app.tell_below(told)
}

impl App {
    /// Puts a line or the rows of the board right, or lets a mistake stand; gives what everybody hears.
    ///
    /// # Errors
    /// As [`run`].
    pub fn correct(
        &self,
        session: &mut Session,
        what: &str,
        line: &str,
        decided: Option<Decided>,
    ) -> Result<Told, Failure> {
        if self.means_rows(what) {
            let rows = if line.is_empty() { self.asked_rows(session)? } else { parts(line) };
            return self.correct_rows(session, &rows);
        }
        let since = session.progress();
        let view = session.public();
        let (before, said) = (*view.position(), view.seq());
        let Ok(seq) = what.parse::<usize>() else {
            return Err(Failure::new(ExitStatus::Usage, self.not_a_line(what)));
        };
        if decided == Some(Decided::Stand) {
            self.does(session, |session| session.let_stand(seq))?;
            return Ok(self.newest_entry(session));
        }
        if line.trim().is_empty() {
            let command = self.command(Keyword::Correct, what);
            let missing = self.words.tell("correct-missing", &[("command", command.into())]);
            return Err(Failure::new(ExitStatus::Usage, missing));
        }
        let action = self.other_line(session, seq, line)?;
        let foreseen = session.table().preview(seq, &action);
        let foreseen = foreseen.map_err(|error| match error {
            CorrectError::Line(LineError::Refused(refusal)) => {
                self.not_then(session, seq, refusal, &action)
            }
            error => self.no_correction(&error),
        })?;
        let decided = if let Some(decided) = decided {
            decided
        } else {
            self.print_wrapped(&self.foretold(session, seq, &action, &foreseen)?)?;
            self.unheld(session, || self.decide())?
        };
        if decided == Decided::Right && foreseen.informs {
            self.confirm_informing(session)?;
        }
        let was = self.told_again(session.table(), seq - 1);
        match decided {
            Decided::Right | Decided::RightAnyway => {
                let seen = session.mark();
                self.does(session, |session| session.put_right(seq, &action, seen))?;
            }
            Decided::Stand => {
                self.does(session, |session| session.let_stand(seq))?;
                return Ok(self.newest_entry(session));
            }
        }
        let mut told = self.news(session.table(), since);
        let view = session.public();
        // What is told otherwise now, this line first: an answer may have become another one.
        let now = self.told_again(session.table(), seq - 1).into_iter();
        told.lines.extend(now.filter(|lines| !was.contains(lines)).flatten());
        if said > view.seq() {
            told.lines.push(self.voice(&view).dropped(view.seq() + 1, said));
        }
        told.lines.extend(self.voice(&view).to_restore(&before));
        Ok(told)
    }

    /// Whether the rows of the board are meant, and no line of the log.
    pub(super) fn means_rows(&self, what: &str) -> bool {
        what.eq_ignore_ascii_case("rows") || self.is_called(what, "correct-word-board")
    }

    /// The line as it should have been, read against the board as it lay then.
    pub(super) fn other_line(
        &self,
        session: &Session,
        seq: usize,
        line: &str,
    ) -> Result<Action, Failure> {
        let there = session.table().may_correct(seq);
        there.map_err(|error| self.no_correction(&error))?;
        let view = session.table().public_at(seq - 1);
        let reader =
            Reader { opening: view.opening(), position: view.position(), grammar: &self.grammar };
        let owed = view.position().decision().map(|owed| owed.seat);
        let action = reader
            .understood(line, |line| reader.action(line, owed))
            .map_err(|error| self.word_failure_in(&view, &error))?;
        if action.is_private() { Err(self.private_line()) } else { Ok(action) }
    }

    fn correct_rows(&self, session: &mut Session, rows: &[String]) -> Result<Told, Failure> {
        let lying: Vec<Suspect> = {
            let view = session.public();
            if !self.voice(&view).board(&view, false).is_of_cards() {
                return Err(Failure::new(ExitStatus::Usage, self.words.say("correct-no-rows")));
            }
            let cast = view.cast();
            let (among, size) = lying_here(&view);
            let read = read_rows(rows, &among, size).map_err(|faults| Failure {
                exit: ExitStatus::Usage,
                lines: faults.iter().map(|fault| fault.say(&self.words)).collect(),
                json: None,
            })?;
            let named = |name: &str| cast.suspects().find(|it| cast.name(*it) == name);
            read.iter().flatten().filter_map(|card| named(&card.name)).collect()
        };
        let seen = session.mark();
        self.does(session, |session| session.arrange(&lying, seen))?;
        Ok(self.newest_entry(session))
    }

    /// The one message of every correction, whatever it changes and for whom.
    pub fn corrected(&self, table: &Table) -> Told {
        let view = table.public();
        let owed = view.position().decision().map(|owed| self.voice(&view).owed(owed));
        Told { lines: vec![self.words.say("correct-made")], owed }
    }

    /// Why something could not be put right.
    pub fn no_correction(&self, error: &CorrectError) -> Failure {
        let refused = |rule: &str| json!({ "rule": rule });
        match error {
            CorrectError::Only(lines) => Failure::new(
                ExitStatus::Refused,
                self.words.tell("correct-only", &[("n", (*lines).into())]),
            )
            .with_json("refused", refused("only-lines")),
            CorrectError::NotSaid(seq) => Failure::new(
                ExitStatus::Refused,
                self.words.tell("correct-not-said", &[("seq", (*seq).into())]),
            )
            .with_json("refused", refused("not-said")),
            CorrectError::Board => {
                Failure::new(ExitStatus::Usage, self.words.say("correct-not-the-board"))
            }
            CorrectError::Line(_) => Failure::silent(ExitStatus::Refused),
        }
    }

    /// The line would not have been allowed then either, for a reason that held then.
    fn not_then(&self, session: &Session, seq: usize, refusal: Refusal, said: &Action) -> Failure {
        let then = session.table().public_at(seq - 1);
        let head = self.words.tell("correct-not-then", &[("seq", seq.into())]);
        let why = self.voice(&then).refusal_then(refusal, Some(said));
        why.into_iter().fold(Failure::new(ExitStatus::Refused, head), Failure::hint)
    }

    /// Why a later line can’t be said any more after a correction.
    pub(super) fn why_it_falls(&self, view: &View<'_>, refusal: Refusal) -> String {
        let why = self.voice(view).refusal_then(refusal, None);
        why.unwrap_or_else(|| self.words.say("correct-no-moment"))
    }
}

/// Rows typed in one line, parted by strokes: `ABC / DEF`.
fn parts(line: &str) -> Vec<String> {
    line.split('/').map(|row| row.trim().to_owned()).collect()
}

/// The cards that lie on the board, and how large it is.
pub(super) fn lying_here(view: &View<'_>) -> (Candidates, GridSize) {
    let (grid, cast) = (view.position().grid(), view.cast());
    let cards = grid.suspects().iter().map(|it| cast.cards()[it.at()].clone());
    let size = GridSize { rows: grid.rows(), columns: grid.columns() };
    (Candidates::book(cards.collect()).closed(), size)
}
