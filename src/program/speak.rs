//! Small things that every command says.
use std::io::{self, IsTerminal};

use console::Term;
use noir_referee::rules::SeatSet;
use noir_referee::scenario::Library;
use noir_referee::screen::{Menu, MenuItem, Voice, Zero, wrap};
use noir_referee::session::Session;
use noir_referee::table::{Entry, Progress, Reader, Table, View, What};

use crate::app::{App, TypedIn};
use crate::command::say::correct;
use crate::failure::Failure;
use crate::prompt::ask_menu::Reply;
use crate::terminal::{Asker, Pause};

/// What everybody hears, and apart from it what is owed now: under a board that stands anyway.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Told {
    /// What has happened, a line each.
    pub lines: Vec<String>,
    /// Which of them says only how the game has ended.
    pub ended: Option<usize>,
    /// What is owed now; nothing after the end.
    pub owed: Option<String>,
}

impl Told {
    /// All of it, with what is owed last.
    pub fn all(self) -> Vec<String> {
        self.lines.into_iter().chain(self.owed).collect()
    }

    /// What has happened but for the end.
    pub fn but_the_end(&self) -> impl Iterator<Item = &String> {
        self.lines.iter().enumerate().filter(|(at, _)| Some(*at) != self.ended).map(|it| it.1)
    }
}

impl From<Vec<String>> for Told {
    fn from(lines: Vec<String>) -> Self {
        Self { lines, ended: None, owed: None }
    }
}

impl Extend<Self> for Told {
    fn extend<T: IntoIterator<Item = Self>>(&mut self, more: T) {
        for told in more {
            let before = self.lines.len();
            self.ended = told.ended.map(|at| before + at).or(self.ended);
            self.lines.extend(told.lines);
            self.owed = told.owed.or_else(|| self.owed.take());
        }
    }
}

impl FromIterator<Self> for Told {
    fn from_iter<T: IntoIterator<Item = Self>>(all: T) -> Self {
        let mut told = Self::default();
        told.extend(all);
        told
    }
}

impl App {
    /// The built-in scenarios with the user's own laid over them.
    pub fn library(&self) -> Library {
        Library::new([&self.data].into_iter().chain(&self.scenarios).cloned().collect())
    }

    /// Who speaks of this view.
    pub fn voice<'a>(&'a self, view: &'a View<'_>) -> Voice<'a> {
        Voice {
            words: &self.words,
            grammar: &self.grammar,
            opening: view.opening(),
            position: view.position(),
            phone: false,
            heard: SeatSet::EMPTY,
        }
    }

    /// The voice that tells what is over: without what the table had to do then.
    pub fn history<'a>(&'a self, view: &'a View<'_>) -> Voice<'a> {
        Voice { words: &self.past, ..self.voice(view) }
    }

    /// Who reads what is said of this view.
    pub fn reader<'a>(&'a self, view: &'a View<'_>) -> Reader<'a> {
        Reader { opening: view.opening(), position: view.position(), grammar: &self.grammar }
    }

    /// Yes or no; no if the question was declined. By number or word: letters for it would depend on the keyboard.
    ///
    /// # Errors
    /// When the terminal is gone.
    pub fn confirm(&self, prompt: &str) -> Result<bool, Failure> {
        let items = vec![MenuItem::new(self.words.say("common-yes"))];
        let menu = Menu { asked: prompt.to_owned(), items, enter: None, zero: Zero::No };
        Ok(matches!(self.choose(&menu)?, Reply::Given(_)))
    }

    /// Asks in the way this terminal allows.
    pub fn asking<T>(&self, ask: impl FnOnce(&mut Asker<'_>) -> T) -> T {
        if self.plain {
            let (mut input, mut output) = (io::stdin().lock(), io::stdout().lock());
            let (words, terminal) = (&self.words, io::stdin().is_terminal());
            ask(&mut Asker::Plain { input: &mut input, output: &mut output, terminal, words })
        } else {
            ask(&mut Asker::Terminal { term: Term::stdout(), words: &self.words })
        }
    }

    /// A line that is not seen while it is typed, after a pause if there is one; nothing if it was declined. What goes into a
    /// pipe or is data has no question in it.
    ///
    /// # Errors
    /// When the terminal is gone.
    pub fn hidden(&self, prompt: &str, pause: Option<&Pause>) -> io::Result<Option<String>> {
        if !self.json && io::stdout().is_terminal() {
            return self.asking(|asker| asker.hidden(prompt, pause));
        }
        let (mut input, mut output) = (io::stdin().lock(), io::stderr().lock());
        let (words, terminal) = (&self.words, io::stdin().is_terminal());
        Asker::Plain { input: &mut input, output: &mut output, terminal, words }
            .hidden(prompt, pause)
    }

    /// Prints lines broken at the width of the terminal; into a pipe they stay whole.
    ///
    /// # Errors
    /// As [`print`].
    pub fn print_wrapped(&self, lines: &[String]) -> Result<(), Failure> {
        let broken: Vec<String> = lines.iter().flat_map(|line| self.broken(line, 0)).collect();
        self.print(&broken)
    }

    /// A line in lines that leave `margin` columns of the terminal free; into a pipe it stays whole.
    pub fn broken(&self, line: &str, margin: usize) -> Vec<String> {
        if self.plain { vec![line.to_owned()] } else { wrap(line, self.columns - margin) }
    }
}

/// What has happened since `from` lines had been accepted, and what is owed now, for everybody.
pub fn told_since(app: &App, table: &Table, from: usize) -> Told {
    let view = table.public();
    let voice = app.voice(&view);
    let mut told: Told = told_entries(&voice, &view, from).into_iter().collect();
    told.owed = view.position().decision().map(|owed| voice.having_said(&told.lines).owed(owed));
    told
}

/// What is owed now.
fn owed(app: &App, view: &View<'_>) -> Option<String> {
    view.position().decision().map(|owed| app.voice(view).owed(owed))
}

/// What has happened since `from` lines had been accepted, entry by entry.
fn told_entries(voice: &Voice<'_>, view: &View<'_>, from: usize) -> Vec<Told> {
    let entry = |entry: &Entry| {
        let lines = voice.then(view, entry);
        // Nothing happens after the end.
        let ended = lines.len().checked_sub(1).filter(|_| entry.ends_game());
        Told { lines, ended, owed: None }
    };
    let mut told: Vec<Told> = view.said_since(from).iter().map(entry).collect();
    told.extend(view.findings_since(from).iter().map(|it| vec![voice.finding(view, it)].into()));
    told
}

/// What has happened since then, each line with its number, to stand under the board; what is owed is not among it.
pub fn news_below(app: &App, table: &Table, since: Progress) -> Told {
    if table.mark().corrections > since.corrections {
        let fell = since.seq.saturating_sub(table.mark().seq);
        let gone = || app.words.tell("correct-fell", &[("n", fell.into())]);
        let gone = (fell > 0).then(gone);
        let lines: Vec<String> = gone.into_iter().chain([app.words.say("correct-made")]).collect();
        return lines.into();
    }
    told_numbered(app, table, since.seq).into_iter().collect()
}

/// What has happened since `from` lines had been accepted, entry by entry, each line with its number.
pub fn told_numbered(app: &App, table: &Table, from: usize) -> Vec<Told> {
    let view = table.public();
    with_numbers(&app.voice(&view), &view, from)
}

/// The same of what has long been done with the cards.
pub fn told_again(app: &App, table: &Table, from: usize) -> Vec<Told> {
    let view = table.public();
    with_numbers(&app.history(&view), &view, from)
}

fn with_numbers(voice: &Voice<'_>, view: &View<'_>, from: usize) -> Vec<Told> {
    let mut told = told_entries(voice, view, from);
    for (entry, told) in view.said_since(from).iter().zip(&mut told) {
        if let Some(first) = told.lines.first_mut().filter(|_| entry.is_line()) {
            *first = voice.numbered(entry.seq, first);
            // With a number it says more.
            told.ended = told.ended.filter(|at| *at > 0);
        }
    }
    told
}

/// What has happened since then, for everybody; of a correction only that there was one.
pub fn news(app: &App, table: &Table, since: Progress) -> Told {
    if table.mark().corrections > since.corrections {
        return correct::corrected(app, table);
    }
    told_since(app, table, since.seq)
}

/// Says what a line has changed: in the loop under the board, which is drawn anew, so that both are seen at once.
///
/// # Errors
/// As [`print`].
pub fn tell_below(app: &App, told: Told) -> Result<(), Failure> {
    if app.plain || app.typed == TypedIn::CommandLine {
        return app.print_wrapped(&told.all());
    }
    app.below.borrow_mut().extend([told]);
    Ok(())
}

/// Says what has happened since then: in the loop under the board, where what is owed stands anyway.
///
/// # Errors
/// As [`print`].
pub fn tell_news(app: &App, table: &Table, since: Progress) -> Result<(), Failure> {
    let below = !app.plain && app.typed == TypedIn::Loop;
    tell_below(app, if below { news_below(app, table, since) } else { news(app, table, since) })
}

/// The newest entry of the log, as everybody may know it.
pub fn newest_entry(app: &App, session: &Session) -> Told {
    let view = session.public();
    let voice = app.voice(&view);
    // That a game which is over again was opened again is for the whole log.
    let log = view.log();
    let newest = log.iter().rfind(|entry| entry.what != What::Unsealed);
    let lines = newest.map(|entry| voice.entry(entry)).unwrap_or_default();
    Told { lines, ended: None, owed: owed(app, &view) }
}
