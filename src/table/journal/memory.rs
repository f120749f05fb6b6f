//! The log of a long game in few bytes, from which the table is told back without its journal's words and seals.
use serde::{Deserialize, Serialize};

use super::safe::{Beginning, Seal};
use crate::table::{Table, What};

/// What the records of a journal have said after the opening, with everything that is hidden.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Told {
    entries: Vec<What>,
}

impl Table {
    /// What this table would be told back from, with the beginning of the journal that says it and the seal that keeps it.
    ///
    /// There is none where the secrets cannot be read, nor once they have been published: then there is nothing to keep.
    pub fn told(&mut self) -> Option<(Beginning, &Seal, Told)> {
        let beginning = self.journal.as_mut().filter(|_| self.keys.is_empty())?.beginning().ok()?;
        let entries = self.entries.iter().skip(1).map(|entry| entry.what.clone()).collect();
        Some((beginning, self.seal.as_ref()?, Told { entries }))
    }

    /// Lets happen what the records after the opening have said; nothing if it makes no sense here.
    pub(in crate::table) fn hear(&mut self, told: Told) -> Option<()> {
        self.past.reserve(told.entries.len());
        self.entries.reserve(told.entries.len());
        for what in told.entries {
            match what {
                What::Corrected { from, changed, shown } => {
                    self.past.truncate(from.checked_sub(1)?);
                    self.undone.clear();
                    self.note(What::Corrected { from, changed, shown });
                }
                What::Opened(_) | What::Unsealed => return None,
                what => self.happen(what),
            }
        }
        Some(())
    }
}
