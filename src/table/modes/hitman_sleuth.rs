//! Hitman vs. Sleuth at a table: his list.
use serde_json::{Value, json};

use super::{AtTable, COLLAPSES, SHIFTS};
use crate::board::Suspect;
use crate::lang::Keyword;
use crate::rules::hitman_sleuth::HitmanSleuth;
use crate::table::{Opening, View};
use crate::terms::Special;

impl AtTable for HitmanSleuth {
    fn start(_opening: &Opening, _roles: &[Special]) -> Option<Self> {
        Some(Self::default())
    }

    fn words() -> &'static [&'static [Keyword]] {
        &[SHIFTS, COLLAPSES, &[Keyword::Exonerated]]
    }

    /// The cards of the list in order, first the one that lies face up.
    fn add_status(&self, view: &View<'_>, state: &mut Value) {
        let card = |card: Option<Suspect>, face_up: bool| json!({ "card": card.map(|card| view.cast().name(card)), "face_up": face_up });
        let open = self.list.target().map(|target| card(Some(target), true));
        let hidden = self.list.hidden().map(|hidden| card(hidden, false));
        state["hit_list"] = open.into_iter().chain(hidden).collect();
    }
}
