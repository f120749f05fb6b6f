//! How a question with numbered answers looks on this terminal.
use std::fmt;

use dialoguer::theme::Theme;
use noir_referee::screen::{Ink, Look};

/// The theme of such questions.
pub struct Questions(pub Look);

impl Questions {
    /// A line of the question.
    pub fn asked(&self, line: &str) -> String {
        let mut shown = String::new();
        // A text always takes what is written to it.
        let _ = self.format_select_prompt(&mut shown, line);
        shown
    }
}

impl Theme for Questions {
    fn format_select_prompt(&self, to: &mut dyn fmt::Write, prompt: &str) -> fmt::Result {
        to.write_str(&self.0.paint(Ink::Strong, prompt))
    }
}
