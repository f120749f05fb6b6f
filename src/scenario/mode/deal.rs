//! Who gets which evidence cards.
use serde::Serialize;

use super::SeatId;
use crate::scenario::reading::At;
use crate::terms::{Purpose, Role, When};

/// Cards that the seats of a role get, as a mode says it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DealRule {
    /// Whose.
    pub whose: Whose,
    /// How many each.
    pub cards: u8,
    /// What for.
    pub purpose: Purpose,
    /// When.
    pub when: When,
}

/// Which seats get cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Whose {
    /// Every seat, in order of turns; in files `each`.
    Each,
    /// Those with this role, in order of turns.
    Role(Role),
}

/// Cards that one seat gets.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Deal {
    /// Whose.
    pub seat: SeatId,
    /// How many.
    pub cards: u8,
    /// What for.
    #[serde(rename = "for")]
    pub purpose: Purpose,
    /// When.
    pub when: When,
}

impl DealRule {
    /// What it gives to these seats.
    pub(super) fn to(self, seats: &[SeatId]) -> impl Iterator<Item = Deal> {
        let Self { whose, cards, purpose, when } = self;
        let gets = move |seat: &&SeatId| match whose {
            Whose::Each => true,
            Whose::Role(role) => seat.role == role,
        };
        seats.iter().filter(gets).map(move |seat| Deal { seat: *seat, cards, purpose, when })
    }

    pub(super) fn read(at: At<'_>) -> Option<Self> {
        let fields = at.fields();
        let whose = fields.need("seat").and_then(Whose::read);
        let cards = fields.need("cards").map(|cards| cards.number(1..=9) as u8);
        let purpose = fields.need("for").and_then(At::id);
        let when = fields.need("when").and_then(At::id);
        fields.end();
        Some(Self { whose: whose?, cards: cards?, purpose: purpose?, when: when? })
    }
}

impl Whose {
    fn read(at: At<'_>) -> Option<Self> {
        let word = at.word();
        if word == "each" {
            return Some(Self::Each);
        }
        let role = Role::from_id(&word).map(Self::Role);
        if role.is_none() && !word.is_empty() {
            at.choice(word, std::iter::once("each").chain(Role::ALL.iter().map(|role| role.id())));
        }
        role
    }
}
