//! The next line of a loop: typed, or one of several that came in one paste.
//!
//! Pasted lines are done one after another, as if each had been typed: what follows a line that is not done counts on it,
//! so it is dropped. Nothing is done of a paste in which a line is for nobody's ears.
use std::collections::VecDeque;

use noir_referee::lang::Keyword;
use noir_referee::screen::width;
use noir_referee::session::Session;
use noir_referee::table::View;

use crate::app::App;
use crate::failure::Failure;
use crate::prompt::erase;
use crate::prompt::line::{Completions, Lines, before_line};
use crate::shell::refusal;
use crate::terminal::{Entered, Watch};

/// Where lines come from, one after another.
pub struct Entry {
    lines: Lines,
    /// The lines of a paste that wait for their turns.
    pasted: VecDeque<String>,
    /// A line that was not done but may still be meant.
    unsaid: String,
}

/// What comes next.
pub enum Next {
    /// A line.
    Line(Typed),
    /// Nothing that can be done.
    Nothing,
    /// The end of input.
    End,
}

/// A line as it was typed.
pub struct Typed {
    /// The line.
    pub text: String,
    /// Whether it is for nobody's ears.
    pub aloud: bool,
    prompt: String,
    pasted: bool,
}

impl Entry {
    /// Lines from this app.
    ///
    /// # Errors
    /// When the terminal cannot be used.
    pub fn new(app: &App) -> Result<Self, Failure> {
        let lines = Lines::new(app)?;
        Ok(Self { lines, pasted: VecDeque::new(), unsaid: String::new() })
    }

    /// The next line after the prompt of this table.
    ///
    /// # Errors
    /// When the terminal is gone.
    pub fn next(&mut self, session: &Session, app: &App) -> Result<Next, Failure> {
        let view = session.public();
        let path =
            std::fs::canonicalize(session.path()).unwrap_or_else(|_| session.path().to_owned());
        app.beside.told(&path, view.log().len());
        let prompt = prompt(app, &view);
        let is_aloud = |line: &str| app.reader(&view).is_private(line);
        let before = std::mem::take(&mut self.unsaid);
        if let Some(text) = self.pasted.pop_front() {
            // It may be for nobody's ears since the lines before it were said.
            let aloud = is_aloud(&text);
            if !aloud {
                app.print(&[format!("{prompt}{text}")])?;
            }
            return Ok(Next::Line(Typed { text, aloud, prompt, pasted: true }));
        }
        let candidates = Completions::of(app, &view);
        // Pages for phones tell their news themselves.
        let watch = (!app.plain && !app.has_phones())
            .then(|| Watch::over(&path, app.beside.clone(), app.words.say("cli-elsewhere")));
        let typed = self.lines.next(&prompt, &before, candidates);
        drop(watch);
        let text = match typed? {
            Entered::Line(text) => text,
            Entered::Nothing => {
                let quit = app.grammar.shown(Keyword::Quit);
                app.print_wrapped(&[app.words.tell("cli-quit-how", &[("quit", quit.into())])])?;
                return Ok(Next::Nothing);
            }
            Entered::End => return Ok(Next::End),
        };
        if !text.contains(['\n', '\r']) {
            return Ok(Next::Line(Typed { text, aloud: false, prompt, pasted: false }));
        }
        // Its lines stand on the screen again when their turns come.
        erase::erase(app, &format!("{prompt}{text}"));
        let lines = text.split(['\n', '\r']).filter(|line| !line.trim().is_empty());
        if lines.clone().any(is_aloud) {
            app.print_wrapped(&[app.words.say("cli-pasted-secret")])?;
            app.print_wrapped(&refusal::private_line(app).lines)?;
        } else {
            self.pasted = lines.map(str::to_owned).collect();
        }
        Ok(Next::Nothing)
    }

    /// A line that was typed elsewhere comes next.
    pub fn push(&mut self, line: String) {
        self.pasted.push_front(line);
    }

    /// Drops what is left of a paste, and says how much that is.
    ///
    /// # Errors
    /// When the screen is gone.
    pub fn drop_pasted(&mut self, app: &App) -> Result<(), Failure> {
        if self.pasted.is_empty() {
            return Ok(());
        }
        let left = ("n", self.pasted.len().into());
        self.pasted.clear();
        app.print_wrapped(&[app.words.tell("cli-pasted-left", &[left])])
    }

    /// A line that was not done stands there again, to be thought over.
    pub fn again(&mut self, line: &Typed) {
        if !line.aloud {
            self.unsaid.clone_from(&line.text);
        }
    }

    /// Remembers a line that was understood.
    pub fn remember(&mut self, line: &Typed) {
        self.lines.remember(line.text.trim());
    }

    /// Wipes a line that is for nobody's ears from the screen.
    pub fn wipe(&self, line: &Typed, app: &App) {
        if self.lines.are_anywhere() {
            erase::erase_all(app);
        } else if !line.pasted {
            erase::erase(app, &format!("{}{}", line.prompt, line.text));
        }
    }
}

/// What stands before a line: whose turn it is. Where a phone may say the next one meanwhile, there is room for each.
fn prompt(app: &App, view: &View<'_>) -> String {
    let voice = app.voice(view);
    let who = |seat| voice.before_a_line(seat);
    let seats = view.opening().all_seats().filter(|_| app.has_phones() && !app.plain);
    let widest = seats.map(|seat| width(&before_line(&who(seat), 0))).max();
    let acts = view.position().decision().map(|owed| who(owed.seat)).unwrap_or_default();
    before_line(&acts, widest.unwrap_or_default())
}
