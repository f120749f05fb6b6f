//! Killer vs. Inspector at a table.
use super::{AtTable, COLLAPSES, SHIFTS, number};
use crate::lang::Keyword;
use crate::rules::killer_inspector::KillerInspector;
use crate::table::Opening;
use crate::terms::{OptionName, Special};

impl AtTable for KillerInspector {
    fn start(opening: &Opening, _roles: &[Special]) -> Option<Self> {
        let state = Self::default();
        let goal = number(&opening.options, OptionName::Kills, state.goal);
        Some(Self { goal, ..state })
    }

    fn words() -> &'static [&'static [Keyword]] {
        &[SHIFTS, COLLAPSES, &[Keyword::Exonerated]]
    }
}
