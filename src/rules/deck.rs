//! The evidence deck.
use super::seat::Audience;
use crate::board::{Suspect, SuspectSet};

/// The most cards a deck can hold.
const CARDS: usize = 50;

/// The evidence deck: how many cards it has, and the order in which the companion would deal those
/// that, for all it knows, are in it.
///
/// On a table where every seat is dealt, the order is the order of the deck itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Deck {
    /// Next card last, so that drawing pops.
    order: [Suspect; CARDS],
    possible: u8,
    count: u8,
}

impl Deck {
    /// A deck that can only be counted.
    pub const fn unseen(count: u8) -> Self {
        Self { order: [Suspect::new(0); CARDS], possible: 0, count }
    }

    /// A deck of these cards, top card first; at most 50.
    pub fn new(top_first: &[Suspect]) -> Self {
        let mut deck = Self::unseen(0);
        for card in top_first.iter().take(CARDS).rev() {
            deck.order[usize::from(deck.possible)] = *card;
            deck.possible += 1;
        }
        deck.count = deck.possible;
        deck
    }

    /// How many cards are in the deck; everybody can count them.
    pub const fn count(&self) -> u8 {
        self.count
    }

    /// Whether the companion knows exactly which cards are in the deck.
    pub const fn sure(&self) -> bool {
        self.possible == self.count
    }

    /// The card the companion would deal next.
    pub fn top(&self) -> Option<Suspect> {
        self.order().next()
    }

    /// The cards in the order in which the companion would deal them.
    pub fn order(&self) -> impl Iterator<Item = Suspect> + '_ {
        self.order[..usize::from(self.possible)].iter().rev().copied()
    }

    /// One card leaves the deck for a hand; `card` is what the companion knows of it.
    pub(super) fn draw(&mut self, card: Option<Suspect>) {
        self.count = self.count.saturating_sub(1);
        if let Some(card) = card {
            self.found(card);
        }
    }

    /// A card has turned out not to be in the deck.
    pub(super) fn found(&mut self, card: Suspect) {
        let cards = &mut self.order[..usize::from(self.possible)];
        if let Some(at) = cards.iter().rposition(|other| *other == card) {
            cards.copy_within(at + 1.., at);
            self.possible -= 1;
            self.order[usize::from(self.possible)] = Suspect::default();
        }
    }

    /// The deck as `audience` may know it: its number of cards, and for a referee all of it.
    pub(super) fn view(&self, audience: Audience) -> Self {
        match audience {
            Audience::Referee => *self,
            Audience::Public | Audience::Seat(_) => Self::unseen(self.count),
        }
    }

    /// The cards that may be in the deck for all the companion knows.
    pub fn possible(&self) -> SuspectSet {
        self.order().collect()
    }
}
