//! The walk from the box to the first turn, at this terminal.
use noir_referee::rules::Trust;
use noir_referee::screen::{Guide, Ink, Step, setup_text};
use noir_referee::session::Session;
use noir_referee::setup::Setup;

use super::app::App;
use super::failure::Failure;
use crate::terminal::Turn;

/// Rows for what is said when everything lies on the table.
const BEGINNING: usize = 5;

impl App {
    /// Leads those who have just opened a table to its first turn: step by step at a terminal, on one page if
    /// they want it brief, and in the words that scripts know where nobody answers. Says whether they came through: they
    /// may have gone `back` before the first step, if there is something to go back to.
    ///
    /// # Errors
    /// When nobody reads it.
    pub fn set_up(
        &self,
        session: &Session,
        setup: &Setup,
        brief: bool,
        back: bool,
    ) -> Result<bool, Failure> {
        if !self.is_answered() {
            return self.welcome(session).map(|()| true);
        }
        let view = session.public();
        let trust = view.opening().one_trust();
        let shown = self.legible_setup(setup)?;
        let page = || setup_text(&shown, trust, self.drawing(), &self.words, self.columns);
        match brief.then(page) {
            Some(page) if page.len() + BEGINNING < self.rows => self.print(&page)?,
            Some(page) if !back => self.pages(&page)?,
            // A page that does not fit scrolls away from those who lay out what it says.
            _ if !self.walk(setup, trust, (true, brief), back)? => return Ok(false),
            _ => {}
        }
        self.begin(session).map(|()| true)
    }

    /// Shows the steps one by one at a terminal, all at once elsewhere; `trust` where all seats have the same,
    /// and whether a table is `session` and the same was played just before.
    ///
    /// # Errors
    /// When nobody reads it, or the box has no file any more.
    pub fn walk(
        &self,
        setup: &Setup,
        trust: Option<Trust>,
        (opened, again): (bool, bool),
        back: bool,
    ) -> Result<bool, Failure> {
        let edition = self.library().edition(&setup.edition);
        let guide = Guide {
            setup: &self.legible_setup(setup)?,
            edition: &self.legible(edition.map_err(|error| self.scenario_failure(&error))?),
            trust,
            opened,
            again,
            grammar: &self.grammar,
            words: &self.words,
            look: self.drawing(),
            columns: self.columns,
        };
        let steps = guide.walk();
        if !self.is_answered() {
            let mut all = (1..).zip(&steps);
            return all
                .try_for_each(|(n, step)| self.show_step(step, n, steps.len()))
                .map(|()| true);
        }
        self.turn_pages(steps.len(), back, |at| self.show_step(&steps[at], at + 1, steps.len()))
    }

    /// Prints lines at a terminal, a screen at a time where they are more than one.
    pub(super) fn pages(&self, lines: &[String]) -> Result<(), Failure> {
        if lines.len() < self.rows {
            return self.print(lines);
        }
        let pages: Vec<&[String]> = lines.chunks(self.rows.saturating_sub(2).max(1)).collect();
        // What comes after the last one waits by itself.
        let Some((last, before)) = pages.split_last() else { return Ok(()) };
        self.turn_pages(before.len(), false, |at| self.print(before[at]))?;
        self.print(last)
    }

    /// Shows so many pages, and leads from one to the next and back; says whether the end was reached, or somebody went
    /// `back` before the first page.
    fn turn_pages(
        &self,
        count: usize,
        back: bool,
        show: impl Fn(usize) -> Result<(), Failure>,
    ) -> Result<bool, Failure> {
        let mut at = 0;
        while at < count {
            show(at)?;
            let keys = if at == 0 && !back { "modes-walk-keys-first" } else { "modes-walk-keys" };
            let keys = self.words.say(keys);
            match self.asking(|asker| asker.turn(&keys))? {
                Turn::Next => at += 1,
                // Where there is nothing before the first page, its end is all there is.
                Turn::Back if at == 0 => return Ok(!back),
                Turn::Back => at -= 1,
                Turn::Straight => break,
            }
        }
        Ok(true)
    }

    fn show_step(&self, step: &Step, n: usize, of: usize) -> Result<(), Failure> {
        let args = [("n", n.into()), ("of", of.into()), ("title", (&step.title).into())];
        let title = self.words.tell("modes-walk-step", &args);
        let mut lines = vec![self.look.paint(Ink::Title, &title)];
        lines.extend(step.lines.iter().cloned());
        lines.push(String::new());
        self.print(&lines)
    }
}
