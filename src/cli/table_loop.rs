//! A table in a loop of lines.
//!
//! A line is a command of the shell (see [`typed`](super::typed)), a question or an action; a number means a line of the
//! list on the screen. The file is held for a line, never while one is typed, so that other windows can look, ask and say
//! as well.
use std::path::Path;

use noir_referee::lang::Keyword;
use noir_referee::rules::{Seat, Shown};
use noir_referee::screen::NumberedLines;
use noir_referee::session::Session;
use noir_referee::table::{Answer, Entry as Recorded, Progress, WordError};

use super::app::{App, TypedIn};
use super::end::After;
use super::entry::{self, Entry, Typed};
use super::failure::{ExitStatus, Failure};
use super::heard::{Unheard, is_flagged};
use super::loop_memory::{Listed, Memory, Refused};
use super::menu::Enter;
use super::open::Want;
use super::typed;

/// Rows of the prompt below a board.
const PROMPT: usize = 1;

/// Rows of what is told below a board, seldom more.
const BELOW: usize = 8;

/// What a line of the loop leads to.
pub enum Next {
    /// Show the board again, with the last line below it.
    Draw,
    /// Show the board again, with this news below it, or nothing where it has been told.
    News(Vec<String>),
    /// Only ask for the next line.
    Ask,
}

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
    let session = app.open(Want::Write)?;
    app.take_up(session.path());
    play(session, app, Next::Draw)
}

/// Plays at a table that has just been opened, and its board shown.
///
/// # Errors
/// As [`go_on`].
pub fn play_at(session: Session, app: &mut App) -> Result<Left, Failure> {
    app.take_up(session.path());
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
    loop {
        app.measure();
        session.release();
        if is_over(&session) && !over && app.is_answered() {
            let news = if let Next::News(news) = &next { &news[..] } else { &[] };
            match after(&mut session, app, news)? {
                Said::Left(left) => return Ok(left),
                Said::Line(line) => entry.push(line),
                Said::Nothing => {}
            }
            memory = Memory::default();
            next = if is_over(&session) { Next::Draw } else { Next::Ask };
        }
        over = is_over(&session);
        match &next {
            Next::Draw => draw(&session, app, memory.flipped, None)?,
            Next::News(news) => draw(&session, app, memory.flipped, Some(news))?,
            Next::Ask => {}
        }
        if let Some(said) = machine_says(&mut session, app, &mut stuck)? {
            next = said;
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
        if app.is_answered() && app.is_called(&typed.text, "start-menu-words") {
            return Ok(Left::Another);
        }
        let agrees = app.agrees(&session, &typed.text);
        let heard = match memory.of_list(&typed.text, agrees) {
            Listed::Line(line) => Ok(line),
            Listed::Gone if !over => {
                app.print_wrapped(&[app.words.say("cli-choices-none")])?;
                continue;
            }
            Listed::Gone | Listed::Typed => app.heard(&session, &typed),
        };
        let line = match heard {
            Ok(line) => line,
            Err(Unheard { lines, offered }) => {
                app.print_wrapped(&lines)?;
                entry.drop_pasted(app)?;
                if let Some(offered) = offered {
                    memory.offered = vec![offered];
                }
                continue;
            }
        };
        // In Mr. Jack more than the players may leave by an exit.
        if is_alone(&line) && wanted(&line, &session, app) == Some(Keyword::Quit) {
            return leave(over, app);
        }
        if over && line.trim().is_empty() && app.is_answered() {
            // There is nothing more to say; only what comes next.
            over = false;
            continue;
        }
        let line = line.trim();
        let was = lies(&session);
        let done = done(line, &typed, &mut session, app, &mut memory, &mut entry)?;
        next = match done {
            Ok(next) => {
                entry.remember(&typed);
                memory.done(&next, lies(&session) != was);
                next
            }
            Err(failure) if failure.exit == ExitStatus::Done => return Err(failure),
            Err(failure) => {
                if failure.is_aloud() {
                    entry.wipe(&typed, app);
                }
                memory.refuse(line, &failure);
                app.print_wrapped(&failure.lines)?;
                entry.drop_pasted(app)?;
                Next::Ask
            }
        };
    }
}

/// Does a line at the table as it is now.
///
/// # Errors
/// When there is no table to play at any more; what else is wrong is the inner one.
fn done(
    line: &str,
    typed: &Typed,
    session: &mut Session,
    app: &mut App,
    memory: &mut Memory,
    entry: &mut Entry,
) -> Result<Result<Next, Failure>, Failure> {
    // What is for nobody's ears is refused and wiped at once, whatever was said meanwhile.
    if typed.aloud && !is_flagged(line) {
        return Ok(obey(line, session, app, memory));
    }
    let asks = changes_nothing(line, session, app);
    let asked = to_act(session);
    // A number means a line of a list that was made before.
    let seen = if line == typed.text.trim() { app.beside.begun() } else { 0 };
    match hold(session, app, asks, seen) {
        Ok(None) => Ok(obey(line, session, app, memory)),
        Ok(Some(news)) => {
            entry.drop_pasted(app)?;
            // What one player meant to say nobody else says for him.
            if to_act(session) == asked {
                entry.again(typed);
            } else {
                entry.remember(typed);
            }
            Ok(told(news, session, app))
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
    match app.machine_says(session, seat, strength) {
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
fn after(session: &mut Session, app: &mut App, news: &[String]) -> Result<Said, Failure> {
    app.typed = TypedIn::CommandLine;
    match app.end(session, news)? {
        After::Again(next) => {
            app.take_up(next.path());
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
/// another board is not done, but stands there again to be thought over. What only `asks` is answered all the same, below
/// that news; and a line that was begun when so many records had been `seen` is for whatever they tell.
fn hold(
    session: &mut Session,
    app: &App,
    asks: bool,
    seen: usize,
) -> Result<Option<Vec<String>>, Failure> {
    let since = session.progress();
    let moved = app.hold(session)?;
    app.notice(session)?;
    if !moved {
        return Ok(None);
    }
    let log = session.public().log();
    if log.len() >= seen && seen > 0 && !log.iter().skip(seen).any(Recorded::is_move) {
        return Ok(None);
    }
    let mut news = app.meanwhile(session, since);
    if !asks {
        return Ok(Some(news));
    }
    // The first line says that nothing was done.
    news.remove(0);
    app.print_wrapped(&news)?;
    Ok(None)
}

/// News that stand below the next board; whoever listens hears them before it.
fn told(news: Vec<String>, session: &Session, app: &App) -> Result<Next, Failure> {
    if app.plain {
        app.print_wrapped(&news)?;
        return Ok(Next::News(Vec::new()));
    }
    Ok(Next::News(without_owed(news, session, app)))
}

fn draw(
    session: &Session,
    app: &App,
    flipped: bool,
    news: Option<&[String]>,
) -> Result<(), Failure> {
    let view = session.public();
    let voice = app.voice(&view);
    let board = voice.board(&view, flipped);
    let below: Vec<String> =
        voice.summary(&view, news).iter().flat_map(|line| app.broken(line, 0)).collect();
    let mut lines = board.draw(app.drawing(), &app.words, app.columns);
    // The same table is drawn alike from line to line, so there has to be room for what usually stands below.
    if !app.plain && lines.len() + below.len().max(BELOW) + PROMPT > app.rows {
        lines = board.draw_close(app.drawing(), &app.words, app.columns);
    }
    app.print(&[""])?;
    app.print(&lines)?;
    app.print(&below)
}

/// What the companion is wanted for, if the line begins with such a word. What the mode at the table calls so comes before.
fn wanted(line: &str, session: &Session, app: &App) -> Option<Keyword> {
    let view = session.public();
    app.reader(&view).first_word(line)
}

/// Whether a line has no second word.
fn is_alone(line: &str) -> bool {
    line.split_whitespace().nth(1).is_none()
}

/// Does what a line says.
fn obey(
    line: &str,
    session: &mut Session,
    app: &mut App,
    memory: &mut Memory,
) -> Result<Next, Failure> {
    if line.is_empty() {
        return match app.enter(session, memory.flipped)? {
            Enter::Listed(choices) => {
                memory.offered = vec![choices];
                Ok(Next::Ask)
            }
            Enter::Owes(seat) if app.look.pages() => {
                let whose = session.opening().seat_id(seat).to_owned();
                command(&format!("secret {whose}"), session, app, memory)
            }
            Enter::Owes(_) | Enter::Told => Ok(Next::Ask),
        };
    }
    if let (false, Ok(number)) = (memory.offered.is_empty(), line.parse()) {
        return match app.chosen_line(session, memory.flipped, &mut memory.offered, number)? {
            Some(line) => obey(&line, session, app, memory),
            None => Ok(Next::Ask),
        };
    }
    let alone = is_alone(line);
    match wanted(line, session, app) {
        Some(Keyword::Flip) => {
            memory.flipped = !memory.flipped;
            Ok(Next::Draw)
        }
        Some(Keyword::Board) if alone => Ok(Next::Draw),
        // A private line is typed on the private page.
        Some(Keyword::Tell) if alone => command(Keyword::Secret.name(), session, app, memory),
        Some(Keyword::Ask) if alone => {
            Err(app.word_failure(session.table(), &WordError::Missing(Keyword::Ask)))
        }
        Some(Keyword::Why) if alone => match memory.refused.clone() {
            None => {
                app.print_wrapped(&[app.words.say("may-why-nothing")])?;
                Ok(Next::Ask)
            }
            // Of a command there is no more to say than was said.
            Some(Refused { said, told, waits: None })
                if wanted(&said, session, app)
                    .is_some_and(|it| it != Keyword::May && typed::COMMANDS.contains(&it)) =>
            {
                app.print_wrapped(&told)?;
                Ok(Next::Ask)
            }
            Some(Refused { said, waits: None, .. }) => {
                let asked = wanted(&said, session, app) == Some(Keyword::May);
                let line = if asked { said } else { format!("may {said}") };
                command(&format!("{line} --why"), session, app, memory)
            }
            Some(Refused { waits: Some(waits), .. }) => {
                app.print_wrapped(&[waits])?;
                Ok(Next::Ask)
            }
        },
        Some(Keyword::Why) => {
            let why = line.split_once(char::is_whitespace).map_or("", |(_, why)| why);
            command(&format!("may {why} --why"), session, app, memory)
        }
        _ => command(line, session, app, memory),
    }
}

/// A command of the shell; else a question or an action, which may have the flags of `ask` and `act`.
fn command(
    line: &str,
    session: &mut Session,
    app: &mut App,
    memory: &mut Memory,
) -> Result<Next, Failure> {
    let arguments = {
        let view = session.public();
        let as_it_is = typed::arguments(&app.reader(&view), line);
        let verb = if is_question(line, session, app) { "ask" } else { "act" };
        let with_verb = || typed::arguments(&app.reader(&view), &format!("{verb} {line}"));
        as_it_is.or_else(|| with_verb().filter(|_| is_flagged(line)))
    };
    let Some(arguments) = arguments else { return say(line, session, app) };
    let before = lies(session);
    let left = app.command_here(&arguments, session)?;
    if let Some(other) = left.other {
        // A rematch, or another game: the evening goes on there.
        app.table = Some(other);
        *session = app.open(Want::Read)?;
        left.done?;
        return Ok(if left.draws { Next::Draw } else { Next::Ask });
    }
    if !left.listed.is_empty() {
        let view = session.public();
        memory.offered = vec![NumberedLines::meant(&app.voice(&view), &left.listed)];
    }
    left.done?;
    if lies(session) == before {
        app.print_wrapped(&left.below)?;
        if wanted(line, session, app) == Some(Keyword::May) {
            memory.asked(line);
        }
        return Ok(Next::Ask);
    }
    // What else a command has to tell it has told; what is owed stands below the news.
    Ok(Next::News(without_owed(left.below, session, app)))
}

/// What is owed stands below the news anyway.
fn without_owed(mut news: Vec<String>, session: &Session, app: &App) -> Vec<String> {
    let view = session.public();
    let owed = view.position().decision().map(|owed| app.voice(&view).owed(owed));
    news.retain(|line| Some(line) != owed.as_ref());
    news
}

/// How far the table has come and how it lies, as everybody sees it.
fn lies(session: &Session) -> (Progress, Shown) {
    (session.progress(), *session.public().position())
}

/// Whether a line changes nothing at the table, so that it can be meant for no other board.
fn changes_nothing(line: &str, session: &Session, app: &App) -> bool {
    if is_question(line, session, app) {
        return true;
    }
    let view = session.public();
    match wanted(line, session, app) {
        Some(Keyword::Flip | Keyword::Why) => true,
        _ => typed::arguments(&app.reader(&view), line).is_some_and(|it| typed::only_shows(&it)),
    }
}

/// Whether a line is a question, even where a name in it is wrong; what can be done is none (`rob ne` is not `rob near`).
fn is_question(line: &str, session: &Session, app: &App) -> bool {
    let view = session.public();
    // What stands after the first flag is for the shell.
    let line = line.split(" --").next().unwrap_or(line);
    match app.asked(&view, line) {
        // However wrong it is, nobody reads it aloud.
        _ if app.reader(&view).is_private(line) => false,
        Ok(_) => true,
        Err(WordError::Verb(_) | WordError::Empty) => false,
        Err(_) => app.reader(&view).action(line, None).is_err(),
    }
}

/// A question or an action.
fn say(line: &str, session: &mut Session, app: &App) -> Result<Next, Failure> {
    if is_question(line, session, app) {
        return answer(line, session, app);
    }
    let Some(said) = app.say(session, None, line)? else { return Ok(Next::Ask) };
    told(app.news_below(session.table(), said.since), session, app)
}

fn answer(line: &str, session: &Session, app: &App) -> Result<Next, Failure> {
    let view = session.public();
    let (question, answer) = app.question(&view, line)?;
    if let Answer::Secret(seat) = answer {
        return Err(app.secret_question(&view, seat));
    }
    app.print_wrapped(&app.voice(&view).answer(question, &answer))?;
    Ok(Next::Ask)
}
