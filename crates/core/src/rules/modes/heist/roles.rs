//! Who has which role card: the pile, and the cards before the thieves.
use super::special::SpecialSet;
use super::{Fact, Heist};
use crate::rules::{Event, Eyes, On, Seat, Sink};
use crate::terms::{Special, Tier};

/// The pile of role cards: tier 1 above tier 2, each shuffled by itself (preparation of the players; HE42).
///
/// As with the evidence deck, the companion knows the order in which it would deal those cards that may
/// still be in the pile; everybody can count them, and so knows the tier of the next one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pile {
    /// Next card last.
    order: [Special; 11],
    possible: u8,
    count: u8,
}

/// The role card before one thief.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HeldRole {
    /// Which card it is.
    pub card: RoleCard,
    /// Whether everybody has seen it.
    pub shown: bool,
}

/// What is known here of a role card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RoleCard {
    /// There is none: the thief has none yet, or he was caught.
    None,
    /// There is one; only its tier is known, by the place in the pile from which it came.
    Hidden(Tier),
    /// There is one, and it is known here.
    Known(Special),
}

impl Pile {
    /// All eleven in a pile that can only be counted.
    pub const UNSEEN: Self = Self { order: [Special::Safecracker; 11], possible: 0, count: 11 };

    /// A pile of all eleven in this order, top card first; a card that is not named follows in its tier.
    /// Whatever the order, tier 1 lies above tier 2.
    pub fn new(top_first: &[Special]) -> Self {
        let mut pile = Self::UNSEEN;
        for tier in Tier::BOTH.into_iter().rev() {
            let here = |it: &Special| it.tier() == tier;
            let named: SpecialSet = top_first.iter().copied().filter(here).collect();
            let rest = tier.all() - named;
            let mut put = |card: Special| {
                pile.order[usize::from(pile.possible)] = card;
                pile.possible += 1;
            };
            rest.iter().for_each(&mut put);
            let mut left = named;
            for card in top_first.iter().rev().copied().filter(here) {
                if left.contains(card) {
                    left.remove(card);
                    put(card);
                }
            }
        }
        pile
    }

    /// How many cards are left.
    pub(crate) const fn count(&self) -> u8 {
        self.count
    }

    /// How many cards of this tier are left.
    pub const fn left(&self, tier: Tier) -> u8 {
        match tier {
            Tier::One => self.count.saturating_sub(Tier::Two.cards()),
            Tier::Two => {
                if self.count < Tier::Two.cards() {
                    self.count
                } else {
                    Tier::Two.cards()
                }
            }
        }
    }

    /// The tier of the next card; none when the pile is empty.
    pub const fn tier(&self) -> Option<Tier> {
        if self.count == 0 {
            None
        } else if self.left(Tier::One) > 0 {
            Some(Tier::One)
        } else {
            Some(Tier::Two)
        }
    }

    /// The cards in the order in which the companion would deal them.
    pub fn order(&self) -> impl Iterator<Item = Special> + '_ {
        self.order[..usize::from(self.possible)].iter().rev().copied()
    }

    /// The card the companion would deal next.
    pub(super) fn top(&self) -> Option<Special> {
        self.order().find(|card| Some(card.tier()) == self.tier())
    }

    pub(super) fn draw(&mut self, card: Option<Special>) {
        self.count = self.count.saturating_sub(1);
        if let Some(card) = card {
            self.found(card);
        }
    }

    /// A card has turned out not to be in the pile.
    pub(super) fn found(&mut self, card: Special) {
        let cards = &mut self.order[..usize::from(self.possible)];
        if let Some(at) = cards.iter().position(|other| *other == card) {
            cards.copy_within(at + 1.., at);
            self.possible -= 1;
            self.order[usize::from(self.possible)] = Special::Safecracker;
        }
    }

    pub(super) fn seen_by(&self, eyes: Eyes) -> Self {
        if eyes.see_all() { *self } else { Self { count: self.count, ..Self::UNSEEN } }
    }

    /// As many cards as there are, out of these, tier 1 above tier 2.
    pub(super) fn imagined(&self, left: &[Special]) -> Self {
        let mut pile = Self { possible: 0, ..*self };
        for tier in [Tier::Two, Tier::One] {
            let of_tier = left.iter().filter(|card| card.tier() == tier);
            for card in of_tier.take(usize::from(self.left(tier))) {
                pile.order[usize::from(pile.possible)] = *card;
                pile.possible += 1;
            }
        }
        pile
    }
}

impl HeldRole {
    /// No card.
    pub const NONE: Self = Self { card: RoleCard::None, shown: false };

    /// The card, where it is known here.
    pub const fn known(self) -> Option<Special> {
        match self.card {
            RoleCard::Known(special) => Some(special),
            RoleCard::None | RoleCard::Hidden(_) => None,
        }
    }

    /// Whether the thief has none.
    pub const fn is_none(self) -> bool {
        matches!(self.card, RoleCard::None)
    }

    /// The same card as eyes see it that may not look under it.
    pub(super) const fn face_down(self) -> Self {
        match self.card {
            RoleCard::Known(special) if !self.shown => {
                Self { card: RoleCard::Hidden(special.tier()), shown: false }
            }
            _ => self,
        }
    }
}

/// A role card is turned up by its special or by robbing, and stays so until the thief is caught (HE44, HE70).
pub(super) fn show(position: &mut On<Heist>, seat: Seat, special: Special, log: &mut impl Sink) {
    if !position.game.role(seat).shown {
        position.emit(Event::Heist(Fact::Showed(seat, special)), log);
    }
}
