//! Killer vs. Inspector at a table.
use super::{AtTable, COLLAPSES, SHIFTS};
use crate::lang::Keyword;
use crate::rules::killer_inspector::KillerInspector;
use crate::table::Opening;
use crate::terms::Special;

impl AtTable for KillerInspector {
    fn start(_opening: &Opening, _roles: &[Special]) -> Option<Self> {
        Some(Self::default())
    }

    fn words() -> &'static [&'static [Keyword]] {
        &[SHIFTS, COLLAPSES, &[Keyword::Exonerated]]
    }
}
