//! Enter alone in the loop: what may be said, numbered, or what is owed in private.
use noir_referee::rules::{Ask, Audience, Seat};
use noir_referee::screen::{Numbered, NumberedLines};
use noir_referee::table::{Opened, View};

use super::app::App;
use super::failure::Failure;

/// What Enter alone leads to.
pub enum Enter {
    /// The list of lines stands on the screen, and a number means one of them.
    Listed(NumberedLines),
    /// This seat owes something on its private page.
    Owes(Seat),
    /// Only a sentence was printed.
    Told,
}

/// Rows that stay free below a list: for the question what to type, and the prompt.
const BELOW: usize = 3;
/// A list is never folded into fewer rows, however low the window is.
const FEWEST: usize = 3;

impl App {
    /// What the table waits for, where no list of lines can be chosen from: it is said in private, or
    /// depends on a hand that nobody sees.
    pub(super) fn unlisted(&self, view: &View<'_>) -> Option<String> {
        let owed = view.position().decision()?;
        let listed = owed.ask != Ask::Deploy && !view.legal().is_empty();
        (!listed).then(|| self.voice(view).owed(owed))
    }

    /// Prints what may be said under the board, so that both are seen at once; or says what is owed.
    ///
    /// # Errors
    /// When the terminal is gone.
    pub fn enter(&self, opened: &Opened, flipped: bool) -> Result<Enter, Failure> {
        let view = opened.table.view(Audience::Public);
        if let Some(owed) = self.unlisted(&view) {
            self.print_wrapped(&[owed])?;
            let owes = view.position().decision().filter(|owed| owed.ask.is_private());
            return Ok(owes.map_or(Enter::Told, |owed| Enter::Owes(owed.seat)));
        }
        let voice = self.voice(&view);
        let Some(choices) = NumberedLines::of(&voice, &view) else {
            self.print(&self.help_at(&view))?;
            return Ok(Enter::Told);
        };
        let mut above = Vec::new();
        if !self.plain {
            above = voice.board(&view, flipped).draw(self.drawing(), &self.words, self.columns);
            self.print(&above)?;
        }
        Ok(Enter::Listed(self.print_choices(choices, above.len())?))
    }

    /// What a number of the list means: the line, or nothing where another list was printed.
    ///
    /// # Errors
    /// When the terminal is gone.
    pub fn chosen_line(
        &self,
        offered: &mut NumberedLines,
        number: usize,
    ) -> Result<Option<String>, Failure> {
        match offered.choose(number) {
            Some(Numbered::Line(line)) => return Ok(Some(line)),
            Some(Numbered::More(more)) => *offered = self.print_choices(more, 0)?,
            None => {
                let most = ("most", offered.count().into());
                self.print_wrapped(&[self.words.tell("cli-choices-most", &[most])])?;
            }
        }
        Ok(None)
    }

    /// Prints a list below so many rows that must stay on the screen.
    fn print_choices(
        &self,
        mut choices: NumberedLines,
        above: usize,
    ) -> Result<NumberedLines, Failure> {
        if self.plain {
            self.print(&choices.spoken())?;
        } else {
            let rows = self.rows.saturating_sub(above + BELOW).max(FEWEST);
            self.print(&choices.fitted(self.columns, rows))?;
        }
        self.print_wrapped(&[self.words.say("cli-choices")])?;
        Ok(choices)
    }
}
