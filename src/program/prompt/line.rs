//! One line typed at the table: with completion and history on a terminal, plain otherwise.
use std::borrow::Cow;
use std::io::{self, Write};

use noir_referee::file;
use noir_referee::lang::{WordPlace, fold};
use noir_referee::screen::width;
use noir_referee::table::View;
use rustyline::completion::Completer;
use rustyline::highlight::Highlighter;
use rustyline::hint::Hinter;
use rustyline::validate::Validator;
use rustyline::{Context, Helper};

use crate::app::App;
use crate::failure::Failure;
use crate::terminal::{Beside, Editor, Entered, is_typed};

/// Where lines come from.
pub enum Lines {
    /// A terminal. What was typed is remembered only in memory, and only if it was not secret.
    Terminal(Box<Editor<Completions>>),
    /// A pipe, or a terminal that a screen reader reads.
    Plain {
        /// Whether the last line stood there before it was asked for, and so not below its prompt.
        ahead: bool,
        /// Whether the next one does.
        more: bool,
    },
}

/// What stands before a line, at the end of so many columns.
pub fn before_line(who: &str, columns: usize) -> String {
    let before = format!("{who}> ");
    let room = columns.saturating_sub(width(&before));
    " ".repeat(room) + &before
}

/// What a word may be completed to.
#[derive(Default)]
pub struct Completions {
    words: Vec<String>,
    /// What may follow the name of a suspect, by what he is called.
    ends: Vec<(String, Vec<String>)>,
    /// By which it is known whose turn it has become meanwhile.
    beside: Beside,
}

impl Lines {
    /// Lines from this app.
    ///
    /// # Errors
    /// When the terminal cannot be used.
    pub fn new(app: &App) -> Result<Self, Failure> {
        if app.plain {
            return Ok(Self::Plain { ahead: false, more: false });
        }
        let editor = Editor::new(false, app.beside.clone())?;
        Ok(Self::Terminal(Box::new(editor)))
    }

    /// The next line, or how it was left. On a terminal `before` is there already, to be put right; in plain mode Enter alone
    /// takes it.
    ///
    /// # Errors
    /// When the terminal is gone.
    pub fn next(
        &mut self,
        prompt: &str,
        before: &str,
        candidates: Completions,
    ) -> Result<Entered, Failure> {
        match self {
            Self::Terminal(editor) => Ok(editor.line(prompt, before, Some(candidates))?),
            Self::Plain { ahead, more } => {
                let mut out = io::stdout().lock();
                let offer = if before.is_empty() { String::new() } else { format!("[{before}] ") };
                write!(out, "{prompt}{offer}")?;
                out.flush()?;
                let line = file::line(&mut io::stdin().lock())?;
                (*ahead, *more) = (*more, is_typed().unwrap_or(true));
                // A key that means nothing where lines are typed (Esc, an arrow) belongs to none.
                let line = line.map(|line| line.replace(|key: char| key.is_control(), ""));
                let line = line.map(|line| if line.is_empty() { before.to_owned() } else { line });
                Ok(line.map_or(Entered::End, Entered::Line))
            }
        }
    }

    /// Whether nobody knows where on the screen the last line stands.
    pub const fn are_anywhere(&self) -> bool {
        matches!(self, Self::Plain { ahead: true, .. })
    }

    /// Remembers a line that was understood.
    pub fn remember(&mut self, line: &str) {
        if let Self::Terminal(editor) = self {
            editor.remember(line);
        }
    }
}

impl Completions {
    /// The words that may be typed at this table.
    pub fn of(app: &App, view: &View<'_>) -> Self {
        let reader = app.reader(view);
        let words = [WordPlace::First, WordPlace::Way, WordPlace::Inside]
            .into_iter()
            .flat_map(|place| app.grammar.words(place))
            .filter(|(word, keyword)| word.chars().count() > 3 && reader.belongs(*keyword))
            .map(|(word, _)| word.to_owned());
        let seats = view.opening().seats.iter().map(|info| info.seat.clone());
        let voice = app.voice(view);
        let names = view.cast().suspects().map(|it| voice.name(it).to_owned());
        let ends = voice.completions().into_iter();
        let ends = ends.map(|(who, ends)| (fold(voice.name(who)), ends)).collect();
        Self { words: words.chain(seats).chain(names).collect(), ends, beside: app.beside.clone() }
    }
}

impl Completer for Completions {
    type Candidate = String;

    fn complete(
        &self,
        line: &str,
        pos: usize,
        _: &Context<'_>,
    ) -> rustyline::Result<(usize, Vec<String>)> {
        let start = line[..pos].rfind(char::is_whitespace).map_or(0, |at| at + 1);
        let typed = fold(&line[start..pos]);
        let mut found: Vec<String> = Vec::new();
        let first = fold(line.split_whitespace().next().unwrap_or_default());
        let own = self.ends.iter().find(|(name, _)| start > 0 && *name == first);
        let ends = own.into_iter().flat_map(|(_, ends)| ends);
        let all = ends.chain(&self.words);
        for word in all.filter(|word| !typed.is_empty() && fold(word).starts_with(&typed)) {
            if !found.contains(word) {
                found.push(word.clone());
            }
        }
        Ok((start, found))
    }
}

impl Hinter for Completions {
    type Hint = String;
}
impl Highlighter for Completions {
    /// A phone may have said a line while this one is typed. Nothing else on the row moves by that.
    fn highlight_prompt<'b, 's: 'b, 'p: 'b>(&'s self, prompt: &'p str, _: bool) -> Cow<'b, str> {
        let now = self.beside.turn().map(|who| before_line(&who, width(prompt)));
        now.filter(|now| width(now) == width(prompt)).map_or(Cow::Borrowed(prompt), Cow::Owned)
    }
}

impl Validator for Completions {}
impl Helper for Completions {}
