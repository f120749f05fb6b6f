//! A table in a loop of lines.
//!
//! A line is a command of the shell (see [`typed`](crate::shell::shell_line)), a question or an action; a number means a line of the
//! list on the screen. The file is held for a line, never while one is typed, so that other windows can look, ask and say
//! as well.
use std::path::Path;

use crate::app::{App, TypedIn};
use crate::command::say::correct_asks;
use crate::failure::{ExitStatus, Failure};
use crate::files::at_table::Want;
use crate::files::{at_table, current, unexpected};
use crate::prompt::end::After;
use crate::prompt::entry::{Entry, Typed};
use crate::prompt::heard::{Heard, Unheard, Wish};
use crate::prompt::memory::{Listed, Memory, Next};
use crate::prompt::{empty_chair, end, entry, heard, obey};
use crate::shell::refusal;
use crate::speak::Told;
use noir_referee::rules::Seat;
use noir_referee::session::{Mark, Session};
use noir_referee::table::Entry as Recorded;
use noir_referee::table::Progress;

/// Rows of the prompt below a board.
const PROMPT: usize = 1;

/// Rows of what is told below a board, seldom more.
const BELOW: usize = 8;

/// How a table was left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Left {
    /// Nobody wants to play on.
    Stopped,
    /// For another game.
    Another,
}

/// Goes on with the table in this file.
///
/// # Errors
/// When the table cannot be opened or written, or the terminal is gone.
pub fn go_on(path: &Path, app: &mut App) -> Result<Left, Failure> {
    app.table = Some(path.to_owned());
    let session = at_table::open(app, Want::Write)?;
    current::take_up(app, session.path());
    play(session, app, Next::Draw)
}

/// Plays at a table that has just been opened, and its board shown.
///
/// # Errors
/// As [`go_on`].
pub fn play_at(session: Session, app: &mut App) -> Result<Left, Failure> {
    current::take_up(app, session.path());
    // Another window may open another table; this one stays with its own.
    app.table = Some(session.path().to_owned());
    play(session, app, Next::Ask)
}

/// Plays at an open table until the players leave it. Its file is held for a line, never while one is typed, so that
/// other windows can look, ask and say as well.
///
/// # Errors
/// As [`go_on`].
fn play(mut session: Session, app: &mut App, first: Next) -> Result<Left, Failure> {
    app.typed = TypedIn::Loop;
    let mut entry = Entry::new(app)?;
    let mut memory = Memory::default();
    let opens = matches!(first, Next::Draw);
    let mut next = first;
    // Whoever opens a game that is over wants to know how it ended.
    let mut over = is_over(&session) && !opens;
    // A machine that found nothing to say waits for a person to say it.
    let mut stuck = false;
    let mut shown = Known::of(&session);
    loop {
        app.measure();
        session.release();
        if is_over(&session) && !over && app.is_answered() {
            let news = if let Next::News(news) = &next { news } else { &Told::default() };
            match after(&mut session, app, news)? {
                Said::Left(left) => return Ok(left),
                Said::Line(line) => entry.push(line),
                Said::Nothing => {}
            }
            memory = Memory::default();
            next = if is_over(&session) { Next::Draw } else { Next::Ask };
            shown = Known::of(&session);
        }
        over = is_over(&session);
        match &next {
            Next::Draw => draw(&session, app, &mut memory, None)?,
            Next::News(news) => draw(&session, app, &mut memory, Some(&news.lines))?,
            Next::Ask => {}
        }
        if !matches!(next, Next::Ask) {
            shown = Known::of(&session);
        }
        if let Some(said) = machine_says(&mut session, app, &mut stuck)? {
            next = said;
            shown = Known::of(&session);
            continue;
        }
        stuck = false;
        next = Next::Ask;
        if over && app.is_answered() {
            app.print_wrapped(&[app.words.say("end-enter")])?;
        }
        let typed = entry.next(&session, app)?;
        // The window may have another size since the board was drawn.
        app.measure();
        let typed = match typed {
            entry::Next::Line(typed) => typed,
            entry::Next::Nothing => continue,
            entry::Next::End => return leave(over, app),
        };
        // The menu of the evening: the table stays as it is.
        if app.is_answered() && correct_asks::is_called(app, &typed.text, "start-menu-words") {
            return Ok(Left::Another);
        }
        let agrees = heard::agrees(app, &session, &typed.text);
        let listed = memory.of_list(&typed.text, agrees);
        let seen = if matches!(listed, Listed::Typed) { app.beside.begun() } else { 0 };
        let heard = match listed {
            Listed::Line(line) => Ok(heard::in_words(app, &session, &memory.first_of(line))),
            Listed::Gone if !over => {
                app.print_wrapped(&[app.words.say("cli-choices-none")])?;
                continue;
            }
            Listed::Gone | Listed::Typed => heard::hear(app, &session, &typed.text),
        };
        let heard = match heard {
            Ok(heard) => heard,
            Err(Unheard { lines, offered }) => {
                app.print_wrapped(&lines)?;
                entry.drop_pasted(app)?;
                if let Some(offered) = offered {
                    memory.offered = vec![offered];
                }
                continue;
            }
        };
        if matches!(heard, Heard::Loop(Wish::Quit)) {
            return leave(over, app);
        }
        if over && matches!(heard, Heard::Enter) && app.is_answered() {
            // There is nothing more to say; only what comes next.
            over = false;
            continue;
        }
        let was = obey::lies(&session);
        let line = Line { heard, typed, shown: shown.clone(), seen };
        let done = done(&line, &mut session, app, &mut memory, &mut entry)?;
        shown = Known::of(&session);
        let changed = obey::lies(&session) != was;
        next = settled(done, &line, changed, app, &mut memory, &mut entry)?;
    }
}

/// What comes after a line that was done, or why it was not.
fn settled(
    done: Result<Next, Failure>,
    line: &Line,
    changed: bool,
    app: &App,
    memory: &mut Memory,
    entry: &mut Entry,
) -> Result<Next, Failure> {
    match done {
        Ok(next) => {
            entry.remember(&line.typed);
            memory.done(&next, changed);
            if let Some(line) = memory.then.take() {
                entry.push(line);
            }
            Ok(next)
        }
        Err(failure) if failure.exit == ExitStatus::Done => Err(failure),
        Err(failure) => {
            if failure.is_aloud() {
                entry.wipe(&line.typed, app);
            }
            memory.refuse(&failure);
            memory.then = None;
            app.print_wrapped(&failure.lines)?;
            entry.drop_pasted(app)?;
            Ok(Next::Ask)
        }
    }
}

/// A line that was typed.
struct Line {
    heard: Heard,
    typed: Typed,
    /// The table as it was shown.
    shown: Known,
    /// How many records had been told when it was begun; 0 for a number of a list that was made before.
    seen: usize,
}

/// The table as those know it who look at the screen.
#[derive(Clone)]
struct Known {
    mark: Mark,
    progress: Progress,
    acts: Option<Seat>,
}

impl Known {
    fn of(session: &Session) -> Self {
        Self { mark: session.mark(), progress: session.progress(), acts: to_act(session) }
    }
}

/// Does a line at the table as it is now.
///
/// # Errors
/// When there is no table to play at any more; what else is wrong is the inner one.
fn done(
    line: &Line,
    session: &mut Session,
    app: &mut App,
    memory: &mut Memory,
    entry: &mut Entry,
) -> Result<Result<Next, Failure>, Failure> {
    // What is for nobody's ears is refused and wiped at once, whatever was said meanwhile.
    if matches!(line.heard, Heard::Private) {
        return Ok(Err(refusal::private_line(app)));
    }
    match hold(line, session, app) {
        Ok(Held::Same) => Ok(obey::obey(&line.heard, session, app, memory)),
        Ok(Held::Below) => Ok(match heard::hear(app, session, &line.typed.text) {
            Ok(heard) => obey::obey(&heard, session, app, memory),
            Err(Unheard { lines, .. }) => {
                Err(Failure { exit: ExitStatus::Usage, lines, json: None })
            }
        }),
        Ok(Held::News(news)) => {
            entry.drop_pasted(app)?;
            // What one player meant to say nobody else says for him.
            if to_act(session) == line.shown.acts {
                entry.again(&line.typed);
            } else {
                entry.remember(&line.typed);
            }
            Ok(obey::told(at_table::too_late(app, news), app))
        }
        Err(failure) if failure.exit == ExitStatus::Damaged => Err(failure),
        Err(failure) => Ok(Err(failure)),
    }
}

/// Lets a machine say what it owes, if one does; what it cannot say waits for a person.
fn machine_says(
    session: &mut Session,
    app: &App,
    stuck: &mut bool,
) -> Result<Option<Next>, Failure> {
    let Some((seat, strength)) = session.machine_owes().filter(|_| !*stuck) else {
        return Ok(None);
    };
    match empty_chair::machine_says(app, session, seat, strength) {
        Ok(news) => Ok(Some(Next::News(news))),
        Err(failure) => {
            app.print_wrapped(&failure.lines)?;
            *stuck = true;
            Ok(Some(Next::Ask))
        }
    }
}

/// Leaves the table; of a game that goes on it is said how to come back to it.
fn leave(over: bool, app: &App) -> Result<Left, Failure> {
    if !over && app.is_answered() {
        app.print_wrapped(&[app.words.say("start-bye")])?;
    }
    Ok(Left::Stopped)
}

/// Who is to say something.
fn to_act(session: &Session) -> Option<Seat> {
    session.public().position().decision().map(|owed| owed.seat)
}

fn is_over(session: &Session) -> bool {
    session.public().position().outcome().is_some()
}

/// What was wanted at the end of a game.
enum Said {
    Left(Left),
    /// To say this at the table.
    Line(String),
    /// To stay, at this table or at the next one.
    Nothing,
}

/// Says how a game ended and asks what next.
fn after(session: &mut Session, app: &mut App, news: &Told) -> Result<Said, Failure> {
    app.typed = TypedIn::CommandLine;
    match end::end(app, session, news)? {
        After::Again(next) => {
            current::take_up(app, next.path());
            app.table = Some(next.path().to_owned());
            *session = *next;
            session.release();
        }
        After::Table => {}
        After::Line(line) => {
            app.typed = TypedIn::Loop;
            return Ok(Said::Line(line));
        }
        After::Another => return Ok(Said::Left(Left::Another)),
        After::Stop => return Ok(Said::Left(Left::Stopped)),
    }
    app.typed = TypedIn::Loop;
    Ok(Said::Nothing)
}

/// Takes the file up again for a line. What was said in another window meanwhile is given back: a line that was meant for
/// another board is not done, but stands there again to be thought over. What changes nothing is answered all the same,
/// below that news; and a line that was begun below news is for whatever they tell.
fn hold(line: &Line, session: &mut Session, app: &App) -> Result<Held, Failure> {
    at_table::hold(app, session)?;
    unexpected::notice(app, session)?;
    if session.mark() == line.shown.mark {
        return Ok(Held::Same);
    }
    let log = session.public().log();
    let told = line.seen > 0 && log.len() >= line.seen;
    if told && !log.iter().skip(line.seen).any(Recorded::is_move) {
        return Ok(Held::Below);
    }
    let news = at_table::meanwhile(app, session, line.shown.progress);
    if !line.heard.changes_nothing() {
        return Ok(Held::News(news));
    }
    app.print_wrapped(&news.all())?;
    Ok(Held::Same)
}

/// How the table is now that its file is held for a line.
enum Held {
    /// As it was shown, or the line changes nothing.
    Same,
    /// As the news told it below which the line was begun: so it is heard there.
    Below,
    /// Others have said something that those who typed it have not read.
    News(Told),
}

fn draw(
    session: &Session,
    app: &App,
    memory: &mut Memory,
    news: Option<&[String]>,
) -> Result<(), Failure> {
    let view = session.public();
    let voice = app.voice(&view);
    let board = voice.board(&view, memory.flipped);
    let warns = memory.warns();
    let below: Vec<String> =
        voice.summary(&view, news, warns).iter().flat_map(|line| app.broken(line, 0)).collect();
    let mut lines = board.draw(app.drawing(), &app.words, app.columns);
    // The same table is drawn alike from line to line, so there has to be room for what usually stands below.
    if !app.plain && lines.len() + below.len().max(BELOW) + PROMPT > app.rows {
        lines = board.draw_close(app.drawing(), &app.words, app.columns);
    }
    app.print(&[""])?;
    app.print(&lines)?;
    app.print(&below)
}
