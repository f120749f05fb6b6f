//! A line with editing, under the guard that every reader of keys has.
use std::io;
use std::sync::atomic::Ordering;

use rustyline::error::ReadlineError;
use rustyline::history::{History as _, MemHistory, SearchDirection};
use rustyline::{
    Cmd, ConditionalEventHandler, Config, Event, EventContext, EventHandler, ExternalPrinter,
    Helper, KeyCode, KeyEvent, Modifiers, RepeatCount,
};

use super::FORGOTTEN;
use super::beside::Beside;
use super::guard::Guard;

/// How a line was left.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Entered {
    /// With Enter.
    Line(String),
    /// With Ctrl-C, or Esc where that leaves.
    Nothing,
    /// With Ctrl-D, or because the terminal has gone.
    End,
}

/// A letter after Esc is a letter: whoever presses Esc wants to be rid of something, not of what he types next. And with the
/// first one a line begins.
struct Letters(Beside);

impl ConditionalEventHandler for Letters {
    fn handle(&self, event: &Event, _: RepeatCount, _: bool, at: &EventContext<'_>) -> Option<Cmd> {
        if at.line().is_empty() {
            self.0.begins();
        }
        match event.get(0) {
            Some(KeyEvent(KeyCode::Char(letter), Modifiers::ALT)) => {
                // `SelfInsert` here would insert once more what was typed last.
                Some(Cmd::Insert(1, letter.to_string()))
            }
            // So are Enter and the end of input what they are.
            Some(KeyEvent(KeyCode::Enter, Modifiers::ALT)) => Some(Cmd::AcceptLine),
            _ => None,
        }
    }
}

/// Edits lines on the terminal; what was typed is remembered in memory only, and only where it is said.
pub struct Editor<H: Helper> {
    inner: rustyline::Editor<H, MemHistory>,
    escape: bool,
    /// By which others print above the line.
    beside: Beside,
}

/// A line editor in which Esc leaves the line, if `escape` says so.
fn made<H: Helper>(
    escape: bool,
    history: MemHistory,
    beside: &Beside,
) -> io::Result<rustyline::Editor<H, MemHistory>> {
    // The helper only says whose turn it has become; it paints nothing.
    // Esc alone is told from the keys that begin with it by the silence after it.
    let config = Config::builder().auto_add_history(false).color_mode(rustyline::ColorMode::Forced);
    let config = if escape { config.keyseq_timeout(Some(100)) } else { config }.build();
    let mut editor = rustyline::Editor::with_history(config, history).map_err(io::Error::other)?;
    editor.bind_sequence(Event::Any, EventHandler::Conditional(Box::new(Letters(beside.clone()))));
    if escape {
        editor.bind_sequence(KeyEvent(KeyCode::Esc, Modifiers::NONE), Cmd::Interrupt);
    }
    Ok(editor)
}

impl<H: Helper> Editor<H> {
    /// An editor in which Esc leaves the line, if `escape` says so.
    ///
    /// # Errors
    /// The terminal cannot be used.
    pub fn new(escape: bool, beside: Beside) -> io::Result<Self> {
        let editor = made(escape, MemHistory::new(), &beside)?;
        Ok(Self { inner: editor, escape, beside })
    }

    /// Drops what was typed ahead for somebody else’s eyes: it must not stand in the next line.
    fn forget(&mut self) -> io::Result<()> {
        let mut history = MemHistory::new();
        let old = self.inner.history();
        for at in 0..old.len() {
            // A full memory is no reason to stop.
            if let Ok(Some(line)) = old.get(at, SearchDirection::Forward) {
                let _ = history.add(&line.entry);
            }
        }
        self.inner = made(self.escape, history, &self.beside)?;
        Ok(())
    }

    /// A line after `prompt`; `before` is there to be put right, and `helper` completes words.
    ///
    /// # Errors
    /// The terminal is broken.
    pub fn line(&mut self, prompt: &str, before: &str, helper: Option<H>) -> io::Result<Entered> {
        if FORGOTTEN.swap(false, Ordering::SeqCst) {
            self.forget()?;
        }
        self.inner.set_helper(helper);
        let mut printer = self.inner.create_external_printer().map_err(io::Error::other)?;
        // Anything printed beside the line has it drawn once more.
        let _guard = Guard::editing(move || drop(printer.print(String::new())))?;
        let mut above = self.inner.create_external_printer().map_err(io::Error::other)?;
        self.beside.typing(Some(Box::new(move |text| drop(above.print(text)))));
        let read = self.inner.readline_with_initial(prompt, (before, ""));
        self.beside.typing(None);
        match read {
            Ok(line) => Ok(Entered::Line(line)),
            Err(ReadlineError::Interrupted) => Ok(Entered::Nothing),
            Err(ReadlineError::Eof) => Ok(Entered::End),
            Err(ReadlineError::Io(error)) => Err(error),
            Err(error) => Err(io::Error::other(error.to_string())),
        }
    }

    /// Remembers a line, to be brought back with the arrows.
    pub fn remember(&mut self, line: &str) {
        // A full memory is no reason to stop.
        let _ = self.inner.add_history_entry(line);
    }
}
