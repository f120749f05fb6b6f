//! What the companion deals when a table is opened, and what opens its promises.
use std::io;

use serde::{Deserialize, Serialize};

use super::Opening;
use crate::board::Suspect;
use crate::rules::Names as _;
use crate::scenario::DealFile;
use crate::setup::{self, RandomSource};
use crate::table::ByCell;
use crate::table::journal::safe::Promise;
use crate::terms::Special;

/// What the companion was entrusted with when the table was opened.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Entrusted {
    /// The evidence deck before anything was drawn, top card first, by starting cells (`#c3`).
    pub deck: Vec<String>,
    /// The role deck, top card first, by the ids of the roles; empty where the mode has none.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub roles: Vec<String>,
    /// How the orders of the first shuffles during the game begin, where a deal file says it, by starting cells.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub reshuffles: Vec<Vec<String>>,
    /// The seed of all later shuffles: 64 hex digits of randomness, or the seed of a practice table.
    pub chance: String,
    /// What opens the commitments.
    pub promises: Vec<Promise>,
}

/// Words of sixteen hex digits in the seed of later shuffles.
const WORDS: usize = 4;

impl Entrusted {
    /// Deals the evidence deck and the role deck of a table that is about to be opened: what the deal file says
    /// first, the rest by chance, which for practice comes from the seed. With it comes what opens the commitments.
    ///
    /// # Errors
    /// The operating system gives no randomness.
    pub fn deal(opening: &Opening, deal: &DealFile, role_deck: &[Special]) -> io::Result<Self> {
        let practice = opening.seed.as_deref().filter(|_| opening.practice);
        let hidden = |purpose| {
            practice
                .map_or_else(RandomSource::from_os, |seed| Ok(RandomSource::seeded(purpose, seed)))
        };
        let names = ByCell(opening);
        let by_cell = |order: Vec<Suspect>| -> Vec<String> {
            order.into_iter().map(|card| names.suspect(card).to_owned()).collect()
        };
        let (first, all) = (deal.evidence_on(&opening.cast), opening.cast.len() as u8);
        let first = first.unwrap_or_default();
        let deck = setup::evidence_deck(all, &first, &mut hidden(setup::EVIDENCE)?);
        let first = deal.roles.as_deref().unwrap_or_default();
        let roles = setup::role_deck(role_deck, first, &mut hidden(setup::ROLES)?);
        // Fixed before anybody plays, so no undo changes it.
        let chance = match practice {
            Some(seed) => seed.to_owned(),
            None => RandomSource::from_os()?.hex(WORDS),
        };
        let mut entrusted = Self {
            deck: by_cell(deck),
            roles: roles.iter().map(|role| role.id().to_owned()).collect(),
            reshuffles: deal.reshuffles_on(&opening.cast).into_iter().map(by_cell).collect(),
            chance,
            promises: Vec::new(),
        };
        let promise = |(label, text): (&str, String)| Promise::new(label, &text);
        entrusted.promises =
            entrusted.promised().into_iter().map(promise).collect::<Result<_, _>>()?;
        Ok(entrusted)
    }

    /// What is promised at the opening: each label with the one way to write its secret. The deck is always there
    /// (`deck`), the role deck where there is one (`roles`), what a deal file says of later shuffles (`reshuffles`, the
    /// orders parted by ` / `), and the seed of all others (`chance`); cards are parted by spaces.
    pub fn promised(&self) -> Vec<(&'static str, String)> {
        let mut promised = vec![("deck", self.deck.join(" "))];
        if !self.roles.is_empty() {
            promised.push(("roles", self.roles.join(" ")));
        }
        if !self.reshuffles.is_empty() {
            let orders: Vec<String> = self.reshuffles.iter().map(|order| order.join(" ")).collect();
            promised.push(("reshuffles", orders.join(" / ")));
        }
        promised.push(("chance", self.chance.clone()));
        promised
    }
}
