//! How questions with numbered answers look.
use std::fmt;

use dialoguer::theme::Theme;
use noir_referee::screen::{Ink, Look};

/// A line for the question and one for each answer; without ink where there is no look.
pub(super) struct Lines(pub(super) Option<Look>);

impl Lines {
    /// The question.
    pub(super) fn question(&self, prompt: &str) -> String {
        let mut line = String::new();
        // A text always takes what is written to it.
        let _ = self.format_select_prompt(&mut line, prompt);
        line
    }

    /// An answer with its number; `taken` is the one that Enter alone takes.
    pub(super) fn item(&self, number: usize, item: &str, taken: bool) -> String {
        let mut line = String::new();
        let _ = self.format_select_prompt_item(&mut line, &format!("{number:3}  {item}"), taken);
        line
    }

    fn paint(&self, ink: Ink, text: &str) -> String {
        self.0.map_or_else(|| text.to_owned(), |look| look.paint(ink, text))
    }
}

impl Theme for Lines {
    fn format_select_prompt(&self, to: &mut dyn fmt::Write, prompt: &str) -> fmt::Result {
        to.write_str(&self.paint(Ink::Strong, prompt))
    }

    fn format_select_prompt_item(
        &self,
        to: &mut dyn fmt::Write,
        text: &str,
        active: bool,
    ) -> fmt::Result {
        if active { to.write_str(&self.paint(Ink::Strong, text)) } else { to.write_str(text) }
    }
}
