//! FBI vs. Mafia at a table: its seats are roles, and the FBI takes trophies.
use serde_json::Value;

use super::{AtTable, COLLAPSES, SHIFTS, number, word};
use crate::lang::Keyword;
use crate::rules::fbi_mafia::{FbiMafia, Role};
use crate::table::{Opening, View};
use crate::terms::{OptionName, Special};

impl AtTable for FbiMafia {
    /// The seats of this mode are its roles, in the order of turns (F57).
    fn start(opening: &Opening, _roles: &[Special]) -> Option<Self> {
        let choices = &opening.options;
        let roles: Option<Vec<Role>> =
            opening.seats.iter().map(|it| it.seat.parse().ok()).collect();
        let mut game = Self::seated(&roles?)?;
        game.arrests_goal = number(choices, OptionName::Arrests, game.arrests_goal);
        game.deaths_goal = number(choices, OptionName::Deaths, game.deaths_goal);
        game.mafia_canvass = choices.word(OptionName::MafiaCanvass) == Some("yes");
        game.protection = word(choices, OptionName::Protection, game.protection);
        game.bomb_on_arrest = word(choices, OptionName::BombOnArrest, game.bomb_on_arrest);
        game.swap = word(choices, OptionName::Swap, game.swap);
        game.threat_after = word(choices, OptionName::ThreatAfter, game.threat_after);
        Some(game)
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
