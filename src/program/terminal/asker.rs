//! Questions to the person at the keyboard.
use std::io::{self, BufRead, Write};
use std::thread;
use std::time::{Duration, Instant};

use console::Term;

use super::beside::Beside;
use super::editor::{Editor, Entered};
use super::guard::{Cleanup, Woken};
use super::keyboard::{Keyboard, Press};
use noir_referee::file;
use noir_referee::lang::Words;
use noir_referee::screen::{Key, edit};

/// Asks in the way the terminal allows. Every answer may be `None`: the person declined, with Esc,
/// Ctrl-C or the end of input.
pub enum Asker<'a> {
    /// A terminal with line editing.
    Terminal {
        /// Where it is asked.
        term: Term,
        /// In which words.
        words: &'a Words,
    },
    /// Numbered questions and whole lines, without a single escape code: for screen readers, pipes
    /// and scripts.
    Plain {
        /// Where the answers come from, a line each.
        input: &'a mut dyn BufRead,
        /// Where the questions go.
        output: &'a mut dyn Write,
        /// Whether `input` is a terminal, which must not show a hidden line.
        terminal: bool,
        /// In which words.
        words: &'a Words,
    },
}

/// A pause before a question.
#[derive(Clone, Debug)]
pub struct Pause {
    /// What is said while it lasts.
    pub said: String,
    /// How long it is.
    pub time: Duration,
}

impl Asker<'_> {
    /// A line of text; `offer` is what Enter alone takes.
    ///
    /// # Errors
    /// The terminal or the pipe is broken.
    pub fn text(&mut self, prompt: &str, offer: &str) -> io::Result<Option<String>> {
        let shown = if offer.is_empty() { String::new() } else { format!(" [{offer}]") };
        let prompt = format!("{prompt}{shown}: ");
        let line = match self {
            Self::Terminal { .. } => edited(&prompt, "")?,
            Self::Plain { input, output, .. } => {
                write!(output, "{prompt}")?;
                output.flush()?;
                file::line(input)?
            }
        };
        Ok(line.map(|line| if line.is_empty() { offer.to_owned() } else { line }))
    }

    /// A line of text, with how it was left: Esc and Ctrl-C are not the end of the input.
    ///
    /// # Errors
    /// The terminal or the pipe is broken.
    pub fn line(&mut self, prompt: &str) -> io::Result<Entered> {
        match self {
            Self::Terminal { .. } => {
                Editor::<()>::new(true, Beside::default())?.line(prompt, "", None)
            }
            Self::Plain { input, output, .. } => {
                write!(output, "{prompt}")?;
                output.flush()?;
                Ok(file::line(input)?.map_or(Entered::End, Entered::Line))
            }
        }
    }

    /// A line of text once more: on a terminal what was typed before is there to be put right, in
    /// plain mode Enter alone takes it.
    ///
    /// # Errors
    /// The terminal or the pipe is broken.
    pub fn again(&mut self, prompt: &str, before: &str) -> io::Result<Option<String>> {
        match self {
            Self::Terminal { .. } => edited(&format!("{prompt}: "), before),
            Self::Plain { .. } => self.text(prompt, before),
        }
    }

    /// A line that is not seen while it is typed and remembered nowhere: a passphrase, a secret. What is typed
    /// during a pause before it counts for nothing, and is not seen either.
    ///
    /// # Errors
    /// The terminal or the pipe is broken.
    pub fn hidden(&mut self, prompt: &str, pause: Option<&Pause>) -> io::Result<Option<String>> {
        let prompt = self.words().tell("screen-ask-hidden", &[("prompt", prompt.into())]);
        match self {
            Self::Terminal { term, .. } => unseen(term, &prompt, pause),
            Self::Plain { terminal: true, output, .. } => unseen(output, &prompt, pause),
            Self::Plain { input, output, .. } => {
                if let Some(Pause { said, time }) = pause {
                    writeln!(output, "{said}")?;
                    thread::sleep(*time);
                }
                writeln!(output, "{prompt}")?;
                output.flush()?;
                file::line(input)
            }
        }
    }

    fn words(&self) -> &Words {
        match self {
            Self::Terminal { words, .. } | Self::Plain { words, .. } => words,
        }
    }
}

/// A line with editing, kept in no history; Esc and Ctrl-C decline.
fn edited(prompt: &str, before: &str) -> io::Result<Option<String>> {
    Ok(match Editor::<()>::new(true, Beside::default())?.line(prompt, before, None)? {
        Entered::Line(line) => Some(line),
        Entered::Nothing | Entered::End => None,
    })
}

/// A line typed without being seen.
fn unseen(
    output: &mut dyn Write,
    prompt: &str,
    pause: Option<&Pause>,
) -> io::Result<Option<String>> {
    let mut keyboard = Keyboard::new(Cleanup::Lines)?;
    if let Some(Pause { said, time }) = pause {
        // Said when nothing is echoed any more: somebody may type at once.
        keyboard.guard.draw(Cleanup::Lines, &mut || writeln!(output, "{said}"))?;
        let start = Instant::now();
        while let Some(left) = time.checked_sub(start.elapsed()).filter(|left| !left.is_zero()) {
            if keyboard.press(Some(left))? == Press::Key(Key::Leave) {
                return Ok(None);
            }
        }
    }
    let mut line = String::new();
    let mut ask = true;
    let done = loop {
        if std::mem::take(&mut ask) {
            let mut write = || {
                write!(output, "{prompt} ")?;
                output.flush()
            };
            keyboard.guard.draw(Cleanup::Lines, &mut write)?;
        }
        match keyboard.press(None)? {
            Press::Key(Key::Enter) => break Some(line),
            Press::Key(Key::Leave) => break None,
            Press::Key(key) => edit(&mut line, key),
            // Nobody remembers how far he had come; and somebody else may go on.
            Press::Woken(Woken::Continued) => {
                line.clear();
                ask = true;
            }
            Press::Woken(Woken::Resized) | Press::Late => {}
        }
    };
    writeln!(output)?;
    Ok(done)
}

#[cfg(test)]
mod tests {
    use super::*;
    use noir_referee::lang::Lang;

    /// Asks in plain mode and gives what came out with the answer.
    fn asked<T>(
        lang: Lang,
        mut input: &[u8],
        ask: impl FnOnce(&mut Asker<'_>) -> io::Result<T>,
    ) -> (String, T) {
        let mut output = Vec::new();
        let words = Words::new(lang);
        let mut asker =
            Asker::Plain { input: &mut input, output: &mut output, terminal: false, words: &words };
        let answer = ask(&mut asker).unwrap();
        let output = String::from_utf8(output).unwrap();
        assert!(!output.contains('\u{1b}'));
        (output, answer)
    }

    #[test]
    fn a_line_may_be_offered_and_a_secret_is_read_from_a_pipe() {
        let (output, answer) = asked(Lang::En, b"\n", |asker| asker.text("Name", "Ann"));
        assert_eq!((output.as_str(), answer.as_deref()), ("Name [Ann]: ", Some("Ann")));
        let (output, answer) =
            asked(Lang::En, b"become c3", |asker| asker.hidden("Your line", None));
        assert_eq!(output, "Your line (hidden as you type):\n");
        assert_eq!(answer.as_deref(), Some("become c3"));
    }
}
