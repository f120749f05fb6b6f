//! House rulings: a table decides differently from the books in the middle of a game.
use super::LineError;
use crate::table::journal::entry::What;
use crate::table::journal::lines::JournalLine;
use crate::table::{HouseRuling, Moment, Table, View};
use crate::terms::{Choices, OptionName};

impl Table {
    /// Plays by another value of an option from now on. It counts as a line and can be taken back as one.
    ///
    /// Nothing that lies on the table changes, and nothing that was asked before is asked again.
    ///
    /// # Errors
    /// What the journal says; then nothing has changed.
    pub fn rule(&mut self, ruling: HouseRuling) -> Result<(), LineError> {
        self.append(&JournalLine::Ruled(ruling.clone()), None)?;
        self.happen(What::Ruled(ruling));
        Ok(())
    }

    /// The value of every option after `seq` lines.
    pub(in crate::table) fn choices_at(&self, seq: usize) -> Choices {
        let mut choices = self.opening.options.clone();
        for moment in &self.past[..seq.min(self.past.len())] {
            if let What::Ruled(ruling) = &self.entry(moment).what {
                choices.set(ruling.choice);
            }
        }
        choices
    }

    /// The house ruling that a line was, if it was one.
    pub(super) fn ruling_of(&self, moment: &Moment) -> Option<&HouseRuling> {
        match &self.entry(moment).what {
            What::Ruled(ruling) => Some(ruling),
            _ => None,
        }
    }
}

impl View<'_> {
    /// The value of every option at this moment: those of the opening, and what the table has decided since.
    pub fn choices(&self) -> Choices {
        self.table.choices_at(self.seq())
    }

    /// The newest house ruling on an option, if the table has made one.
    pub fn house_ruling(&self, option: OptionName) -> Option<&HouseRuling> {
        let past = &self.table.past()[..self.seq()];
        past.iter()
            .rev()
            .filter_map(|moment| self.table.ruling_of(moment))
            .find(|ruling| ruling.choice.option() == option)
    }
}
