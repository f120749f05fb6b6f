//! The cards before one seat.
use crate::board::{Suspect, SuspectSet};
use crate::rules::{Eyes, Seat, Trust};

/// The card that is a seat's secret identity.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Identity {
    /// None has been taken yet.
    #[default]
    None,
    /// There is one; which one is unknown here.
    Hidden,
    /// There is one, and it is known here.
    Known(Suspect),
}

impl Identity {
    /// The suspect, where it is known.
    pub const fn known(self) -> Option<Suspect> {
        match self {
            Self::Known(suspect) => Some(suspect),
            Self::None | Self::Hidden => None,
        }
    }
}

/// The cards before one seat: an identity and a hand, each card known or unknown here.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Holding {
    /// Who holds these cards: the companion or the player.
    pub trust: Trust,
    /// The secret identity.
    pub identity: Identity,
    /// Whether its owner has opened the identity, so it isn’t a secret any more.
    pub open: bool,
    /// Whether that was only said, and nobody has seen the card.
    pub claimed: bool,
    /// The cards of the hand that are known here.
    pub hand: SuspectSet,
    /// How many more cards the hand has.
    pub unknown: u8,
}

impl Holding {
    /// How many cards the hand has.
    pub const fn hand_count(&self) -> u8 {
        self.hand.len() + self.unknown
    }

    /// A card comes into the hand.
    pub(in crate::rules) fn take(&mut self, card: Option<Suspect>) {
        match card {
            Some(card) if !self.hand.contains(card) => self.hand.insert(card),
            _ => self.unknown += 1,
        }
    }

    /// A card leaves the hand; a card that was not known to be there is one of the unknown ones.
    pub(in crate::rules) fn give(&mut self, card: Option<Suspect>) {
        match card {
            Some(card) if self.hand.contains(card) => self.hand.remove(card),
            _ => self.unknown = self.unknown.saturating_sub(1),
        }
    }

    /// The identity leaves this seat.
    pub(in crate::rules) const fn lay_down(&mut self) {
        (self.identity, self.open, self.claimed) = (Identity::None, false, false);
    }

    /// The same cards as these eyes may see them.
    pub(in crate::rules) fn seen_by(&self, eyes: Eyes, seat: Seat) -> Self {
        if eyes.see(seat) {
            return *self;
        }
        let identity = match self.identity {
            Identity::Known(_) if !self.open && !eyes.see_identity(seat) => Identity::Hidden,
            identity => identity,
        };
        Self { identity, hand: SuspectSet::EMPTY, unknown: self.hand_count(), ..*self }
    }
}
