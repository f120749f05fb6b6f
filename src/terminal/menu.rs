//! A menu moved through with arrows.
use std::fmt;
use std::io::{self, Write};

use console::Term;
use dialoguer::theme::Theme;

use super::guard::{Cleanup, Woken};
use super::keyboard::{Keyboard, Press};
use noir_referee::screen::{Ink, Key, Look, cut};

/// How a menu was left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Picked {
    /// With this item.
    Item(usize),
    /// With Esc or Ctrl-C.
    Nothing,
    /// The window has become too small for it.
    TooSmall,
}

/// Some items below a question.
pub struct Menu<'a> {
    /// The question.
    pub prompt: &'a str,
    /// What there is to choose from, at least one.
    pub items: &'a [String],
    /// How it may look.
    pub look: Look,
}

impl Menu<'_> {
    /// Whether all of it can be seen at once on `term`.
    pub fn fits(&self, term: &Term) -> bool {
        let (rows, columns) = term.size();
        self.items.len() + 2 < usize::from(rows) && columns >= 10
    }

    /// Lets one be picked, beginning at `at`.
    ///
    /// # Errors
    /// The terminal is gone.
    pub fn pick(&self, term: &Term, mut at: usize) -> io::Result<Picked> {
        let mut keyboard = Keyboard::new(Cleanup::Menu)?;
        let mut out = term.clone();
        let mut above = String::new();
        let picked = loop {
            if !self.fits(term) {
                break Picked::TooSmall;
            }
            let columns = usize::from(term.size().1);
            let drawn = format!("{above}{}", self.drawn(at, columns));
            keyboard.guard.draw(Cleanup::Menu, || write(&mut out, &drawn))?;
            above = self.erased();
            match keyboard.press(None)? {
                Press::Key(Key::Enter) => break Picked::Item(at),
                Press::Key(Key::Leave) => break Picked::Nothing,
                Press::Key(key) => at = self.moved(at, key),
                // What stands above is somebody else's.
                Press::Woken(Woken::Continued) => above.clear(),
                Press::Woken(Woken::Resized) | Press::Late => {}
            }
        };
        let columns = usize::from(term.size().1);
        let left = match picked {
            Picked::Item(at) => {
                let item = cut(&self.items[at], columns, self.look.ellipsis()).into_owned();
                let chosen = answered(self.prompt, &self.look.paint(Ink::Strong, &item));
                format!("{above}\x1b[?25h{chosen}\n")
            }
            Picked::Nothing | Picked::TooSmall => "\x1b[?25h".to_owned(),
        };
        keyboard.guard.draw(Cleanup::Lines, || write(&mut out, &left))?;
        Ok(picked)
    }

    /// The question and the items, none wider than the window, with the cursor hidden below them.
    fn drawn(&self, at: usize, columns: usize) -> String {
        let (theme, more) = (Lines(self.look), self.look.ellipsis());
        let mut drawn = "\x1b[?25l".to_owned();
        // A text always takes what is written to it.
        let _ = theme.format_select_prompt(&mut drawn, &cut(self.prompt, columns - 1, more));
        for (n, item) in self.items.iter().enumerate() {
            drawn.push('\n');
            let item = cut(item, columns.saturating_sub(3), more);
            let _ = theme.format_select_prompt_item(&mut drawn, &item, n == at);
        }
        drawn + "\n"
    }

    /// What takes a drawn menu away again.
    fn erased(&self) -> String {
        format!("\r\x1b[{}A\x1b[0J", self.items.len() + 1)
    }

    fn moved(&self, at: usize, key: Key) -> usize {
        let count = self.items.len().max(1);
        match key {
            Key::Down | Key::Letter('j') => (at + 1) % count,
            Key::Up | Key::Letter('k') => (at + count - 1) % count,
            _ => at,
        }
    }
}

/// A line for the question and one for each item.
struct Lines(Look);

impl Theme for Lines {
    fn format_select_prompt(&self, to: &mut dyn fmt::Write, prompt: &str) -> fmt::Result {
        to.write_str(&self.0.paint(Ink::Strong, prompt))
    }

    fn format_select_prompt_item(
        &self,
        to: &mut dyn fmt::Write,
        text: &str,
        active: bool,
    ) -> fmt::Result {
        if active {
            write!(to, "> {}", self.0.paint(Ink::Chosen, text))
        } else {
            write!(to, "  {text}")
        }
    }
}

fn write(out: &mut Term, text: &str) -> io::Result<()> {
    out.write_all(text.as_bytes())?;
    out.flush()
}

/// A question with its answer in one line.
fn answered(question: &str, answer: &str) -> String {
    let colon = if question.ends_with('?') { "" } else { ":" };
    format!("{question}{colon} {answer}")
}

#[cfg(test)]
mod tests {
    use super::*;
    use noir_referee::screen::Medium;

    #[test]
    fn it_goes_round() {
        let items = ["a", "b", "c"].map(str::to_owned);
        let look = Look { colour: false, unicode: true, medium: Medium::Screen };
        let menu = Menu { prompt: "Which", items: &items, look };
        assert_eq!([0, 1, 2].map(|at| menu.moved(at, Key::Down)), [1, 2, 0]);
        assert_eq!([0, 1, 2].map(|at| menu.moved(at, Key::Up)), [2, 0, 1]);
        assert_eq!(menu.moved(1, Key::Other), 1);
        assert_eq!(menu.drawn(1, 20), "\x1b[?25lWhich\n  a\n> b\n  c\n");
        assert_eq!(menu.drawn(0, 10).lines().count(), 4);
    }
}
