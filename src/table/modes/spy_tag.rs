//! Spy Tag at a table: trophies.
use serde_json::{Map, Value};

use super::{AtTable, COLLAPSES, SHIFTS};
use crate::lang::Keyword;
use crate::rules::SEATS;
use crate::rules::spy_tag::SpyTag;
use crate::table::{Opening, View};
use crate::terms::Special;

impl AtTable for SpyTag {
    fn start(opening: &Opening, _roles: &[Special]) -> Option<Self> {
        Some(Self::of(opening.seats.len().min(SEATS) as u8))
    }

    fn words() -> &'static [&'static [Keyword]] {
        &[SHIFTS, COLLAPSES]
    }

    /// What each spy has taken.
    fn add_status(&self, view: &View<'_>, state: &mut Value) {
        let opening = view.opening();
        let taken = opening.all_seats().map(|seat| {
            let names = self.trophies(seat).iter().map(|suspect| view.cast().name(suspect));
            (opening.seat_id(seat).to_owned(), names.collect::<Value>())
        });
        state["trophies"] = taken.collect::<Map<_, _>>().into();
    }
}
