//! A table in a loop of lines.
//!
//! A line is a command of the shell (see [`typed`](super::typed)), a question or an action; a number means a line of the
//! list on the screen. The file is held for a line, never while one is typed, so that other windows can look, ask and say
//! as well.
use std::collections::VecDeque;
use std::path::Path;

use noir_referee::lang::Keyword;
use noir_referee::rules::{Action, Audience, Position, Seat};
use noir_referee::screen::NumberedLines;
use noir_referee::table::{Answer, Meaning, Opened, Progress, View, WordError};

use super::app::{App, TypedIn};
use super::end::After;
use super::failure::{ExitStatus, Failure};
use super::line::{Completions, Lines};
use super::menu::Enter;
use super::open::Want;
use super::typed;

/// Rows of the prompt below a board.
const PROMPT: usize = 1;

/// What a line of the loop leads to.
enum Next {
    /// Show the board again, with the last line below it.
    Draw,
    /// Show the board again, with this news below it, or nothing where it has been told.
    News(Vec<String>),
    /// Only ask for the next line.
    Ask,
}

/// What the loop remembers from line to line.
#[derive(Default)]
struct Memory {
    /// Whether the board is drawn from the other side of the table.
    flipped: bool,
    /// The last line that was refused.
    refused: Option<Refused>,
    /// The list on the screen, whose numbers may be typed until something is said.
    offered: Option<NumberedLines>,
}

/// A line that was refused.
#[derive(Clone)]
struct Refused {
    said: String,
    /// Where the reason waits, if that is for one pair of eyes.
    waits: Option<String>,
}

impl Refused {
    fn of(line: &str, failure: &Failure) -> Self {
        let hidden = failure.json.as_ref().is_some_and(|it| it["refused"]["rule"] == "hidden-card");
        let waits = failure.lines.last().filter(|_| hidden).cloned();
        Self { said: line.to_owned(), waits }
    }
}

/// Why a line is not in words of the grammar, and what it may mean, by numbers.
struct Unheard {
    lines: Vec<String>,
    offered: Option<NumberedLines>,
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
    let opened = app.open(Want::Write)?;
    app.take_up(&opened.path);
    play(opened, app, Next::Draw)
}

/// Plays at a table that has just been opened, and its board shown.
///
/// # Errors
/// As [`go_on`].
pub fn play_at(opened: Opened, app: &mut App) -> Result<Left, Failure> {
    app.take_up(&opened.path);
    // Another window may open another table; this one stays with its own.
    app.table = Some(opened.path.clone());
    play(opened, app, Next::Ask)
}

/// Plays at an open table until the players leave it. Its file is held for a line, never while one is typed, so that
/// other windows can look, ask and say as well.
///
/// # Errors
/// As [`go_on`].
fn play(mut opened: Opened, app: &mut App, first: Next) -> Result<Left, Failure> {
    app.typed = TypedIn::Loop;
    let mut lines = Lines::new(app)?;
    let mut memory = Memory::default();
    let mut next = first;
    let mut unsaid = String::new();
    let mut pasted = VecDeque::<String>::new();
    let mut over = is_over(&opened);
    loop {
        app.measure();
        opened.table.release();
        if is_over(&opened) && !over && app.is_answered() {
            if let Next::News(news) = &next {
                app.print_wrapped(news)?;
            }
            if let Some(left) = after(&mut opened, app)? {
                return Ok(left);
            }
            memory = Memory::default();
            next = if is_over(&opened) { Next::Draw } else { Next::Ask };
        }
        over = is_over(&opened);
        match &next {
            Next::Draw => draw(&opened, app, memory.flipped, None)?,
            Next::News(news) => draw(&opened, app, memory.flipped, Some(news))?,
            Next::Ask => {}
        }
        let (prompt, candidates) = {
            let view = opened.table.view(Audience::Public);
            let path = std::fs::canonicalize(&opened.path).unwrap_or_else(|_| opened.path.clone());
            app.beside.told(&path, view.log().len());
            (app.prompt(&view), Completions::of(app, &view))
        };
        let before = std::mem::take(&mut unsaid);
        if let Some(line) = pasted.front() {
            app.print(&[format!("{prompt}{line}")])?;
        } else if let Some(typed) = lines.next(&prompt, &before, candidates)? {
            pasted = lines_of(&typed);
        } else {
            return Ok(Left::Stopped);
        }
        let typed = pasted.pop_front().unwrap_or_default();
        let aloud = is_aloud(&typed, &opened, app);
        let heard = if aloud { Ok(typed.clone()) } else { app.heard(&opened, &typed) };
        let line = match heard {
            Ok(line) => line,
            Err(Unheard { lines, offered }) => {
                app.print_wrapped(&lines)?;
                app.drop_pasted(&mut pasted)?;
                memory.offered = offered;
                next = Next::Ask;
                continue;
            }
        };
        if wanted(&line, &opened, app) == Some(Keyword::Quit) {
            return Ok(Left::Stopped);
        }
        if over && line.trim().is_empty() && app.is_answered() {
            // There is nothing more to say; only what comes next.
            over = false;
            next = Next::Ask;
            continue;
        }
        let done = if aloud && !is_flagged(&line) {
            // It is refused and wiped at once, whatever was said meanwhile.
            obey(line.trim(), &mut opened, app, &mut memory)
        } else {
            match hold(&mut opened, app) {
                Ok(false) => obey(line.trim(), &mut opened, app, &mut memory),
                Ok(true) => {
                    if !aloud {
                        unsaid.clone_from(&typed);
                    }
                    Ok(Next::News(Vec::new()))
                }
                // There is no table to play at any more.
                Err(failure) if failure.exit == ExitStatus::Damaged => return Err(failure),
                Err(failure) => Err(failure),
            }
        };
        next = match done {
            Ok(next) => {
                lines.remember(typed.trim());
                if matches!(next, Next::News(_)) {
                    memory.refused = None;
                }
                if !matches!(next, Next::Ask) {
                    memory.offered = None;
                }
                next
            }
            Err(failure) if failure.exit == ExitStatus::Done => return Err(failure),
            Err(failure) => {
                if failure.is_aloud() {
                    app.erase(&format!("{prompt}{typed}"));
                }
                let own = failure.exit == ExitStatus::Refused;
                memory.refused = own.then(|| Refused::of(line.trim(), &failure)).or(memory.refused);
                app.print_wrapped(&failure.lines)?;
                app.drop_pasted(&mut pasted)?;
                Next::Ask
            }
        };
    }
}

/// The lines of what was typed; those after the first come in a paste and wait for their turn.
fn lines_of(typed: &str) -> VecDeque<String> {
    typed.split(['\n', '\r']).filter(|line| !line.trim().is_empty()).map(str::to_owned).collect()
}

fn is_over(opened: &Opened) -> bool {
    opened.table.view(Audience::Public).position().outcome().is_some()
}

/// Says how a game ended and asks what next; nothing where they stay, at this table or at the next one.
fn after(opened: &mut Opened, app: &mut App) -> Result<Option<Left>, Failure> {
    app.typed = TypedIn::CommandLine;
    match app.end(opened)? {
        After::Again(next) => {
            app.take_up(&next.path);
            app.table = Some(next.path.clone());
            *opened = *next;
            opened.table.release();
        }
        After::Table => {}
        After::Another => return Ok(Some(Left::Another)),
        After::Stop => return Ok(Some(Left::Stopped)),
    }
    app.typed = TypedIn::Loop;
    Ok(None)
}

/// Takes the file up again for a line. Says what was said in another window meanwhile, if anything, and whether that was
/// so: then a line that was meant for another board is not done, but stands there again to be thought over.
fn hold(opened: &mut Opened, app: &mut App) -> Result<bool, Failure> {
    let since = opened.table.mark();
    let before = *opened.table.view(Audience::Public).position();
    *opened = app.open(Want::Write)?;
    if *opened.table.view(Audience::Public).position() == before {
        return Ok(false);
    }
    let mut news = vec![app.words.say("cli-meanwhile")];
    // Lines may have been taken back as well.
    let more = opened.table.mark().seq > since.seq;
    news.extend(if more { app.news(&opened.table, since) } else { app.newest_entry(opened) });
    app.print_wrapped(&news)?;
    Ok(true)
}

fn draw(opened: &Opened, app: &App, flipped: bool, news: Option<&[String]>) -> Result<(), Failure> {
    let view = opened.table.view(Audience::Public);
    let voice = app.voice(&view);
    let board = voice.board(&view, flipped);
    let below: Vec<String> =
        voice.summary(&view, news).iter().flat_map(|line| app.broken(line, 0)).collect();
    let mut lines = board.draw(app.drawing(), &app.words, app.columns);
    if !app.plain && lines.len() + below.len() + PROMPT > app.rows {
        lines = board.draw_close(app.drawing(), &app.words, app.columns);
    }
    app.print(&[""])?;
    app.print(&lines)?;
    app.print(&below)
}

impl App {
    /// What stands before a line: whose turn it is, unless that may change while the line is typed.
    fn prompt(&self, view: &View<'_>) -> String {
        let to_act = view.position().decision().filter(|_| !self.has_phones());
        let who = to_act.map(|owed| self.voice(view).role(owed.seat)).unwrap_or_default();
        format!("{who}> ")
    }

    /// A line in words of the grammar, if it was said in others.
    ///
    /// # Errors
    /// What else it may mean, or whose name was not understood.
    fn heard(&self, opened: &Opened, line: &str) -> Result<String, Unheard> {
        let view = opened.table.view(Audience::Public);
        let reader = self.reader(&view);
        let known = reader.first_word(line).is_some();
        let played = || {
            let heard = reader.at_the_table(line);
            matches!(heard, Ok((_, Meaning::Act(_) | Meaning::Ask(_))))
        };
        let command = !known && typed::arguments(&reader, line).is_some();
        if (command && !played()) || is_flagged(line) || line.trim().parse::<usize>().is_ok() {
            return Ok(line.to_owned());
        }
        match reader.at_the_table(line) {
            Ok((heard, _)) => Ok(heard),
            // A command says itself what is wrong with its arguments.
            Err(WordError::Perhaps(_)) if known && typed::arguments(&reader, line).is_some() => {
                Ok(line.to_owned())
            }
            Err(WordError::Several(lines)) => Err(self.may_mean(&view, "cli-several", "", &lines)),
            Err(WordError::Perhaps(lines)) => Err(self.may_mean(&view, "cli-perhaps", "", &lines)),
            Err(WordError::OtherWord(word, line)) => {
                Err(self.may_mean(&view, "cli-other-word", &word, &[line]))
            }
            Err(error @ WordError::Name(_)) if !known => {
                Err(Unheard { lines: self.word_failure_in(&view, &error).lines, offered: None })
            }
            // Whoever asks wants an answer; if not from the board, then from the books.
            Err(_) if !known && line.trim_end().ends_with('?') => Err(self.may_mean(
                &view,
                "cli-perhaps-rule",
                "",
                &[format!("{} {line}", Keyword::Rule)],
            )),
            Err(_) => Ok(line.to_owned()),
        }
    }
}

impl App {
    /// What follows in a paste counts on the line that was not done: it is told and dropped.
    fn drop_pasted(&self, pasted: &mut VecDeque<String>) -> Result<(), Failure> {
        if pasted.is_empty() {
            return Ok(());
        }
        let left = ("n", pasted.len().into());
        pasted.clear();
        self.print_wrapped(&[self.words.tell("cli-pasted-left", &[left])])
    }

    /// Lines that may be meant, each with the number that says it.
    fn may_mean(&self, view: &View<'_>, text: &str, found: &str, lines: &[String]) -> Unheard {
        let voice = self.voice(view);
        let numbered =
            (1..).zip(lines).map(|(n, line)| format!("{n}) {}", voice.in_own_words(line)));
        let all = self.words.one_of(&numbered.collect::<Vec<_>>());
        let told = self.words.tell(text, &[("found", found.into()), ("lines", all.into())]);
        Unheard { lines: vec![told], offered: Some(NumberedLines::meant(&voice, lines)) }
    }
}

/// What the companion is wanted for, if the line begins with such a word. What the mode at the table calls so comes before.
fn wanted(line: &str, opened: &Opened, app: &App) -> Option<Keyword> {
    let view = opened.table.view(Audience::Public);
    app.reader(&view).first_word(line)
}

/// Whether a line is for nobody's ears.
fn is_aloud(line: &str, opened: &Opened, app: &App) -> bool {
    let view = opened.table.view(Audience::Public);
    app.reader(&view).is_private(line)
}

/// Does what a line says.
fn obey(
    line: &str,
    opened: &mut Opened,
    app: &mut App,
    memory: &mut Memory,
) -> Result<Next, Failure> {
    if line.is_empty() {
        return match app.enter(opened, memory.flipped)? {
            Enter::Listed(choices) => {
                memory.offered = Some(choices);
                Ok(Next::Ask)
            }
            Enter::Owes(seat) if app.look.pages() => private_page(Some(seat), opened, app),
            Enter::Owes(_) | Enter::Told => Ok(Next::Ask),
        };
    }
    if let (Some(offered), Ok(number)) = (&mut memory.offered, line.parse()) {
        return match app.chosen_line(offered, number)? {
            Some(line) => obey(&line, opened, app, memory),
            None => Ok(Next::Ask),
        };
    }
    let alone = line.split_whitespace().nth(1).is_none();
    match wanted(line, opened, app) {
        Some(Keyword::Flip) => {
            memory.flipped = !memory.flipped;
            Ok(Next::Draw)
        }
        Some(Keyword::Board) if alone => Ok(Next::Draw),
        Some(Keyword::Secret | Keyword::Tell) if alone => {
            let owed = opened.table.view(Audience::Public).position().decision();
            private_page(owed.map(|owed| owed.seat), opened, app)
        }
        Some(Keyword::Why) => match memory.refused.clone() {
            None => {
                app.print_wrapped(&[app.words.say("may-why-nothing")])?;
                Ok(Next::Ask)
            }
            Some(Refused { said, waits: None }) => command(&format!("may {said}"), opened, app),
            Some(Refused { waits: Some(waits), .. }) => {
                app.print_wrapped(&[waits])?;
                Ok(Next::Ask)
            }
        },
        _ => command(line, opened, app),
    }
}

/// The private page of a seat.
fn private_page(seat: Option<Seat>, opened: &mut Opened, app: &mut App) -> Result<Next, Failure> {
    let whose = seat.map_or("", |seat| opened.table.opening().seat_id(seat));
    command(&format!("secret {whose}"), opened, app)
}

/// A command of the shell; else a question or an action, which may have the flags of `ask` and `act`.
fn command(line: &str, opened: &mut Opened, app: &mut App) -> Result<Next, Failure> {
    let arguments = {
        let view = opened.table.view(Audience::Public);
        let as_it_is = typed::arguments(&app.reader(&view), line);
        let verb = if is_question(line, opened, app) { "ask" } else { "act" };
        let with_verb = || typed::arguments(&app.reader(&view), &format!("{verb} {line}"));
        as_it_is.or_else(|| with_verb().filter(|_| is_flagged(line)))
    };
    let Some(arguments) = arguments else { return say(line, opened, app) };
    let before = lies(opened);
    let left = app.command_here(&arguments, opened)?;
    if let Some(other) = left.other {
        // A rematch, or another game: the evening goes on there.
        app.table = Some(other);
        *opened = app.open(Want::Read)?;
        left.done?;
        return Ok(Next::Ask);
    }
    left.done?;
    if lies(opened) == before {
        app.print_wrapped(&left.below)?;
        return Ok(Next::Ask);
    }
    // What else a command has to tell it has told; what is owed stands below the news.
    let mut news = left.below;
    let view = opened.table.view(Audience::Public);
    let owed = view.position().decision().map(|owed| app.voice(&view).owed(owed));
    news.retain(|line| Some(line) != owed.as_ref());
    Ok(Next::News(news))
}

/// Whether flags of the shell stand in a line.
fn is_flagged(line: &str) -> bool {
    line.split_whitespace().any(|word| word.starts_with("--"))
}

/// How far the table has come and how it lies, as everybody sees it.
fn lies(opened: &Opened) -> (Progress, Position) {
    (opened.table.mark(), *opened.table.view(Audience::Public).position())
}

/// Whether a line begins as a question, even where a name in it is wrong.
fn is_question(line: &str, opened: &Opened, app: &App) -> bool {
    let view = opened.table.view(Audience::Public);
    !matches!(app.asked(&view, line), Err(WordError::Verb(_) | WordError::Empty))
}

/// A question or an action.
fn say(line: &str, opened: &mut Opened, app: &App) -> Result<Next, Failure> {
    if is_question(line, opened, app) {
        return answer(line, opened, app);
    }
    let view = opened.table.view(Audience::Public);
    let gives_up = app.reader(&view).understood(line, |line| app.reader(&view).action(line, None));
    if let Ok(Action::Concede(seat)) = gives_up
        && app.is_answered()
    {
        let who = ("who", app.voice(&view).seat(seat).into());
        if !app.confirm(&app.words.tell("cli-concede-sure", &[who]))? {
            return Ok(Next::Ask);
        }
    }
    let said = app.say(opened, None, line)?;
    let news = app.news_below(&opened.table, said.since);
    if app.plain {
        // Whoever listens hears first what has happened.
        app.print(&news)?;
        return Ok(Next::News(Vec::new()));
    }
    Ok(Next::News(news))
}

fn answer(line: &str, opened: &Opened, app: &App) -> Result<Next, Failure> {
    let view = opened.table.view(Audience::Public);
    let (question, answer) = app.question(&view, line)?;
    if let Answer::Secret(seat) = answer {
        return Err(app.secret_question(&view, seat));
    }
    app.print_wrapped(&app.voice(&view).answer(question, &answer))?;
    Ok(Next::Ask)
}
