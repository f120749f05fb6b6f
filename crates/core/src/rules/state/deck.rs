//! The evidence deck.
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::board::{Suspect, SuspectSet};
use crate::rules::{Eyes, Hear, Pen, Spoken};

/// The most cards a deck can hold.
const CARDS: usize = 50;

/// The evidence deck: how many cards it has, and the order in which the companion would deal those
/// that, for all it knows, are in it.
///
/// On a table where every seat is dealt, the order is the order of the deck itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Deck {
    /// Next card last, so drawing pops.
    order: [Suspect; CARDS],
    possible: u8,
    count: u8,
    /// Whether it can only be counted: then a card that goes under it is not remembered.
    blind: bool,
}

impl Deck {
    /// A deck that can only be counted.
    pub const fn unseen(count: u8) -> Self {
        Self { order: [Suspect::new(0); CARDS], possible: 0, count, blind: true }
    }

    /// A deck of these cards, top card first; at most 50.
    pub fn new(top_first: &[Suspect]) -> Self {
        let mut deck = Self { blind: false, ..Self::unseen(0) };
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
    pub(in crate::rules) fn draw(&mut self, card: Option<Suspect>) {
        self.count = self.count.saturating_sub(1);
        if let Some(card) = card {
            self.found(card);
        }
    }

    /// A card has turned out not to be in the deck.
    pub(in crate::rules) fn found(&mut self, card: Suspect) {
        let cards = &mut self.order[..usize::from(self.possible)];
        if let Some(at) = cards.iter().rposition(|other| *other == card) {
            cards.copy_within(at + 1.., at);
            self.possible -= 1;
            self.order[usize::from(self.possible)] = Suspect::default();
        }
    }

    /// The deck as these eyes may see it: its number of cards, and all of it for those who see all.
    pub(in crate::rules) const fn seen_by(&self, eyes: Eyes) -> Self {
        if eyes.see_all() { *self } else { Self::unseen(self.count) }
    }

    /// A card goes under the deck; `card` is what the companion knows of it.
    pub(in crate::rules) fn put_under(&mut self, card: Option<Suspect>) {
        self.count = (self.count + 1).min(CARDS as u8);
        let Some(card) = card.filter(|_| !self.blind) else { return };
        self.found(card);
        let possible = usize::from(self.possible);
        if possible < CARDS {
            self.order.copy_within(..possible, 1);
            self.order[0] = card;
            self.possible += 1;
        }
    }

    /// The deck lies in a new order: cards that are not in it are skipped, and cards that the order does
    /// not name follow in their old order.
    pub(in crate::rules) fn shuffle(&mut self, order: &Order) {
        let old = *self;
        let possible = old.possible();
        let named: SuspectSet = order.cards().collect();
        let rest = old.order().filter(|card| !named.contains(*card));
        let cards: Vec<Suspect> =
            order.cards().filter(|card| possible.contains(*card)).chain(rest).collect();
        *self = Self { count: old.count, blind: old.blind, ..Self::new(&cards) };
    }

    /// The cards that may be in the deck for all the companion knows.
    pub fn possible(&self) -> SuspectSet {
        self.order().collect()
    }
}

/// The order in which cards lie after a shuffle, top card first; at most 50, none twice.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Order {
    cards: [Suspect; CARDS],
    count: u8,
}

impl Order {
    /// These cards, top card first; a card named twice counts once.
    pub fn new(top_first: impl IntoIterator<Item = Suspect>) -> Self {
        let mut order = Self { cards: [Suspect::new(0); CARDS], count: 0 };
        let mut named = SuspectSet::EMPTY;
        for card in top_first {
            if !named.contains(card) && usize::from(order.count) < CARDS {
                named.insert(card);
                order.cards[usize::from(order.count)] = card;
                order.count += 1;
            }
        }
        order
    }

    /// The cards, top card first.
    pub fn cards(&self) -> impl Iterator<Item = Suspect> + '_ {
        self.cards[..usize::from(self.count)].iter().copied()
    }
}

impl Serialize for Order {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.cards())
    }
}

impl<'de> Deserialize<'de> for Order {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Vec::<Suspect>::deserialize(deserializer).map(Self::new)
    }
}

impl std::fmt::Debug for Order {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.cards()).finish()
    }
}

impl Spoken for Order {
    fn write(&self, to: &mut Pen<'_>) {
        self.cards().for_each(|card| card.write(to));
    }

    fn read<H: Hear>(from: &mut H) -> Result<Self, H::Error> {
        let mut cards = Vec::new();
        while from.left() > 0 {
            cards.push(from.suspect()?);
        }
        Ok(Self::new(cards))
    }
}
