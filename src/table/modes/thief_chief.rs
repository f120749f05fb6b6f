//! Master Thief vs. Chief of Police at a table: officers and treasures.
use serde_json::{Value, json};

use super::{AtTable, SHIFTS};
use crate::lang::Keyword;
use crate::rules::thief_chief::{CHIEF, ThiefChief};
use crate::table::{Opening, View};
use crate::terms::{Special, Token};

impl AtTable for ThiefChief {
    fn start(_opening: &Opening, _roles: &[Special]) -> Option<Self> {
        Some(Self::default())
    }

    fn words() -> &'static [&'static [Keyword]] {
        &[SHIFTS, &[Keyword::Treasure, Keyword::Tokens]]
    }

    fn add_status(&self, view: &View<'_>, state: &mut Value) {
        state["officers"] = json!(view.officers(CHIEF, None));
        state["treasures_left"] = json!(view.position().tokens().with(Token::Treasure).len());
    }
}
