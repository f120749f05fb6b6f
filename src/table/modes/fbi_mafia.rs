//! FBI vs. Mafia at a table: its seats are roles, and the FBI takes trophies.
use serde_json::Value;

use super::{AtTable, COLLAPSES, SHIFTS};
use crate::lang::Keyword;
use crate::rules::fbi_mafia::{FbiMafia, Role};
use crate::table::{Opening, View};
use crate::terms::Special;

impl AtTable for FbiMafia {
    /// The seats of this mode are its roles, in the order of turns (F57).
    fn start(opening: &Opening, _roles: &[Special]) -> Option<Self> {
        let roles: Option<Vec<Role>> =
            opening.seats.iter().map(|it| Role::from_id(&it.seat)).collect();
        Self::seated(&roles?)
    }

    fn words() -> &'static [&'static [Keyword]] {
        const WORDS: &[Keyword] = &[
            Keyword::Exonerated,
            Keyword::Tokens,
            Keyword::Threat,
            Keyword::Bomb,
            Keyword::Protection,
        ];
        &[SHIFTS, COLLAPSES, WORDS]
    }

    fn add_status(&self, view: &View<'_>, state: &mut Value) {
        state["trophies"] = self.trophies.iter().map(|suspect| view.cast().name(suspect)).collect();
    }
}
