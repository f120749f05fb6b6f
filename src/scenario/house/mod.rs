//! What is remembered of a house: what it plays differently from the books, precedents for its next tables; and the people
//! who play there.
mod keep;
mod people;

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use serde::Serialize;

pub(super) use keep::Kept;
pub use people::{People, PeopleError, Person, person_name};

use super::{Library, ModeSheet, ScenarioError};
use crate::terms::{Choice, Mode, OptionName};

/// The precedents of one mode; a file of them lies over the mode like any file of the user's.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct House {
    id: Mode,
    options: BTreeMap<OptionName, Precedent>,
}

/// What the house has decided about an option.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Precedent {
    /// What holds at its tables, whatever the box and the number of players.
    pub default: Choice,
    /// Why, in the words of the table; it may be empty.
    pub reason: String,
}

impl House {
    /// What the house has decided about a mode so far.
    pub fn of(mode: &ModeSheet) -> Self {
        let decided = mode.options.iter().filter_map(|(name, spec)| {
            let reason = spec.reason.clone()?;
            Some((*name, Precedent { default: spec.default, reason }))
        });
        Self { id: mode.id, options: decided.collect() }
    }

    /// The precedents, option by option.
    pub const fn options(&self) -> &BTreeMap<OptionName, Precedent> {
        &self.options
    }

    /// Plays an option so from the next table on.
    pub fn remember(&mut self, precedent: Precedent) {
        self.options.insert(precedent.default.option(), precedent);
    }

    /// Plays an option by the book again; whether there was a precedent.
    pub fn forget(&mut self, option: OptionName) -> bool {
        self.options.remove(&option).is_some()
    }

    /// Changes the precedents of a mode and keeps them in this data folder, of which `library` knows; they are on the
    /// disk when this returns, and can be read back.
    ///
    /// # Errors
    /// What the disk says, or what is wrong with the files; then those of before are kept.
    pub fn amend(
        folder: &Path,
        library: &Library,
        mode: Mode,
        change: impl FnOnce(&mut Self),
    ) -> Result<PathBuf, ScenarioError> {
        let kept = Kept::of(&folder.join("house"), &format!("{}.yaml", mode.id()))?;
        let mut house = Self::of(&library.mode(mode)?);
        change(&mut house);
        let head =
            "What this house plays otherwise than the books: `referee rule set … --remember`.";
        kept.write(head, &house, library, |library| library.mode(mode).map(drop))
    }
}
