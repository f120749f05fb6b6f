//! Keys one by one, with a limit on the wait.
use std::io;
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::thread;
use std::time::Duration;

use console::Term;

use super::quiet::Quiet;

/// A key, as far as a page or a hidden line cares.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Key {
    /// A character.
    Letter(char),
    /// Ends a line.
    Enter,
    /// Takes back the last character.
    Backspace,
    /// Ctrl-U: takes back the whole line.
    Clear,
    /// Esc, Ctrl-C and Ctrl-D: not now.
    Leave,
    /// Any other key.
    Other,
}

impl Key {
    /// Whether this is the key of the Latin letter, whatever case and keyboard layout is on.
    pub fn is(self, latin: char) -> bool {
        let twin = match latin {
            'e' => 'у',
            'q' => 'й',
            't' => 'е',
            other => other,
        };
        matches!(self, Self::Letter(letter) if letter.to_lowercase().eq([latin])
            || letter.to_lowercase().eq([twin]))
    }
}

impl From<console::Key> for Key {
    fn from(key: console::Key) -> Self {
        match key {
            console::Key::Enter => Self::Enter,
            console::Key::Backspace => Self::Backspace,
            console::Key::Escape | console::Key::CtrlC | console::Key::Char('\u{4}') => Self::Leave,
            console::Key::Char('\u{15}') => Self::Clear,
            console::Key::Char(letter) if !letter.is_control() => Self::Letter(letter),
            _ => Self::Other,
        }
    }
}

/// The keyboard of a terminal, read without echo on a thread of its own.
///
/// The thread reads a key only when one is asked for. A wait that ran out leaves the question open,
/// and the next call takes the answer: so the last call before leaving must be one without a limit.
/// Keys typed before and after it was there are forgotten.
pub struct Keyboard {
    asked: Sender<()>,
    keys: Receiver<io::Result<Key>>,
    waiting: bool,
    quiet: Quiet,
}

impl Keyboard {
    /// The keyboard that belongs to `term`.
    ///
    /// # Errors
    /// `term` is no terminal, or no thread can be started.
    pub fn new(term: Term) -> io::Result<Self> {
        if !term.is_term() {
            return Err(io::ErrorKind::NotConnected.into());
        }
        let quiet = Quiet::held()?;
        quiet.forget_keys();
        let (asked, questions) = mpsc::channel();
        let (answers, keys) = mpsc::channel();
        thread::Builder::new().spawn(move || {
            // `read_key_raw`: Ctrl-C is a key here, so that nothing dies with a page open.
            while questions.recv().is_ok()
                && answers.send(term.read_key_raw().map(Key::from)).is_ok()
            {}
        })?;
        Ok(Self { asked, keys, waiting: false, quiet })
    }

    /// The next key; nothing if none is pressed `within` that time.
    ///
    /// # Errors
    /// The terminal is gone.
    pub fn key(&mut self, within: Option<Duration>) -> io::Result<Option<Key>> {
        let gone = || io::Error::from(io::ErrorKind::BrokenPipe);
        if !self.waiting {
            self.asked.send(()).map_err(|_| gone())?;
            self.waiting = true;
        }
        let key = match within {
            None => self.keys.recv().map_err(|_| gone())?,
            Some(time) => match self.keys.recv_timeout(time) {
                Ok(key) => key,
                Err(RecvTimeoutError::Timeout) => return Ok(None),
                Err(RecvTimeoutError::Disconnected) => return Err(gone()),
            },
        };
        self.waiting = false;
        key.map(Some)
    }
}

impl Drop for Keyboard {
    fn drop(&mut self) {
        // What was typed for a page that has hidden itself must not appear on the next line.
        self.quiet.forget_keys();
    }
}

/// A line typed through `key` without being seen; nothing when left with Esc or Ctrl-C.
///
/// # Errors
/// The terminal is gone.
pub fn hidden_line(mut key: impl FnMut() -> io::Result<Key>) -> io::Result<Option<String>> {
    let mut line = String::new();
    loop {
        match key()? {
            Key::Enter => return Ok(Some(line)),
            Key::Leave => return Ok(None),
            pressed => edit(&mut line, pressed),
        }
    }
}

/// What a key does to a line that nobody sees.
pub fn edit(line: &mut String, key: Key) {
    match key {
        Key::Letter(letter) => line.push(letter),
        Key::Backspace => drop(line.pop()),
        Key::Clear => line.clear(),
        Key::Enter | Key::Leave | Key::Other => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hidden_line_can_be_corrected_and_left() {
        let typed = |keys: &[Key]| {
            let mut keys = keys.iter().copied();
            hidden_line(|| Ok(keys.next().unwrap())).unwrap()
        };
        let [a, b] = [Key::Letter('a'), Key::Letter('й')];
        assert_eq!(typed(&[a, b, Key::Backspace, b, Key::Enter]).as_deref(), Some("aй"));
        assert_eq!(typed(&[a, Key::Clear, b, Key::Other, Key::Enter]).as_deref(), Some("й"));
        assert_eq!(typed(&[a, Key::Leave]), None);
    }

    #[test]
    fn a_letter_key_is_known_on_every_layout() {
        assert!(Key::Letter('Q').is('q') && Key::Letter('Й').is('q'));
        assert!(!Key::Letter('у').is('q') && !Key::Enter.is('q'));
    }
}
