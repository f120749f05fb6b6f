//! A suspect of an edition, and how sure that is.
use serde::Serialize;

use crate::scenario::Card;
use crate::scenario::reading::At;
use crate::terms::{Certainty, Corner};

/// A suspect of an edition.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Suspected {
    /// The names.
    #[serde(flatten)]
    pub card: Card,
    /// The mark in the corner, where it is known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub corner: Option<Corner>,
    /// How sure all this is.
    pub certainty: Certainty,
}

impl Suspected {
    /// Takes over what was known of the same card: its other names, and its corner unless that is
    /// told anew for everybody who has it.
    pub(super) fn learn_from(&mut self, old: &Self, corner_is_retold: bool) {
        if self.card == Card::named(self.card.name.clone()) {
            self.card = old.card.clone();
        }
        if !corner_is_retold {
            self.corner = self.corner.or(old.corner);
        }
    }
}

pub(in crate::scenario) fn read_suspect(at: At<'_>) -> Suspected {
    let fields = at.fields();
    let mut card = Card::named(fields.need("name").map(At::name).unwrap_or_default());
    card.second = fields.may("second").map(At::name);
    if let Some(names) = fields.may("names") {
        for (lang, name) in names.pairs_by_id() {
            card.names.set(lang, name.name());
        }
    }
    if let Some(also) = fields.may("also") {
        card.also = also.items().map(At::name).collect();
    }
    let corner = fields.may("corner").and_then(At::id);
    let certainty = fields.may("certainty").and_then(At::id).unwrap_or(Certainty::Confirmed);
    fields.end();
    Suspected { card, corner, certainty }
}
