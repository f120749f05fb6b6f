//! Keys one by one on systems where a wait for them cannot be ended: a thread of its own reads them.
use std::io;
use std::sync::atomic::Ordering;
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::thread;
use std::time::Duration;

use console::Term;

use super::guard::{Cleanup, Guard, Woken};
use noir_referee::screen::Key;

/// What comes from the keyboard, or in the place of a key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Press {
    /// A key.
    Key(Key),
    /// No key came in time.
    Late,
    /// Something else has happened to the terminal.
    Woken(Woken),
}

/// Whether something may have been typed that is not read yet: nobody knows.
///
/// # Errors
/// None.
#[expect(clippy::unnecessary_wraps, reason = "elsewhere the terminal may be gone")]
pub fn is_typed() -> io::Result<bool> {
    Ok(true)
}

/// The keyboard of a terminal. Its thread reads a key only when one is asked for.
pub struct Keyboard {
    /// What the terminal is held by.
    pub guard: Guard,
    asked: Sender<()>,
    keys: Receiver<io::Result<Key>>,
    waiting: bool,
}

impl Keyboard {
    /// The keyboard behind standard input.
    ///
    /// # Errors
    /// As [`Guard::reading`], or no thread can be started.
    pub fn new(trace: Cleanup) -> io::Result<Self> {
        let guard = Guard::reading(trace)?;
        let (asked, questions) = mpsc::channel();
        let (answers, keys) = mpsc::channel();
        thread::Builder::new().spawn(move || {
            let term = Term::stdout();
            let key = || term.read_key_raw().map(meant);
            while questions.recv().is_ok() && answers.send(key()).is_ok() {}
        })?;
        Ok(Self { guard, asked, keys, waiting: false })
    }

    /// Consoles keep no keys for others.
    pub fn forget(&self) {
        super::FORGOTTEN.store(true, Ordering::SeqCst);
    }

    /// The next key, unless it does not come `within` that time.
    ///
    /// # Errors
    /// The terminal is gone.
    pub fn press(&mut self, within: Option<Duration>) -> io::Result<Press> {
        let gone = || io::Error::from(io::ErrorKind::BrokenPipe);
        if !self.waiting {
            self.asked.send(()).map_err(|_| gone())?;
            self.waiting = true;
        }
        let key = match self.keys.recv_timeout(within.unwrap_or(Duration::MAX)) {
            Ok(key) => key?,
            Err(RecvTimeoutError::Timeout) => return Ok(Press::Late),
            Err(RecvTimeoutError::Disconnected) => return Err(gone()),
        };
        self.waiting = false;
        Ok(Press::Key(key))
    }
}

fn meant(key: console::Key) -> Key {
    match key {
        console::Key::Enter => Key::Enter,
        console::Key::Backspace => Key::Backspace,
        console::Key::ArrowUp => Key::Up,
        console::Key::ArrowDown => Key::Down,
        console::Key::Escape | console::Key::CtrlC | console::Key::Char('\u{4}') => Key::Leave,
        console::Key::Char('\u{15}') => Key::Clear,
        console::Key::Char(letter) if !letter.is_control() => Key::Letter(letter),
        _ => Key::Other,
    }
}
