//! Where chance has the word: cards are shuffled in the middle of a game.
//!
//! Chance is decided once, at the opening. What it will answer follows from a seed that is sealed and promised there, from
//! how often cards have been shuffled before, and from which cards they are; so neither undo nor a correction draws anew,
//! and anybody given the seed at the end can compute every order.
use crate::board::{Suspect, SuspectSet};
use crate::rules::{Action, Event, Names as _, Order, Position};
use crate::setup::RandomSource;
use crate::table::{ByCell, Entrusted, Moment, Opening, Table, What};

/// The answers of chance at one table; none that can be told where its secrets cannot be read.
#[derive(Clone, Debug, Default)]
pub(in crate::table) struct Chance {
    /// How the first shuffles begin, where a deal file says it.
    told: Vec<Order>,
    seed: String,
}

impl Chance {
    /// What was entrusted to chance at the opening.
    pub fn of(entrusted: &Entrusted, opening: &Opening) -> Self {
        let names = ByCell(opening);
        let order = |cells: &Vec<String>| {
            Order::new(cells.iter().filter_map(|cell| names.find_suspect(cell)))
        };
        let told = entrusted.reshuffles.iter().map(order).collect();
        Self { told, seed: entrusted.chance.clone() }
    }

    /// The seed of all that chance decides after the opening, where it can be read.
    pub fn seed(&self) -> Option<&str> {
        (!self.seed.is_empty()).then_some(self.seed.as_str())
    }

    /// The order of these cards, top card first, if cards have been shuffled `before` times: what a deal file says, then
    /// the others as [`RandomSource`] shuffles them, from the order in which they are numbered, for `reshuffle` and that number.
    pub fn order(&self, before: usize, cards: impl IntoIterator<Item = Suspect>) -> Order {
        let there: SuspectSet = cards.into_iter().collect();
        let told: Vec<Suspect> = self
            .told
            .get(before)
            .into_iter()
            .flat_map(Order::cards)
            .filter(|card| there.contains(*card))
            .collect();
        let mut rest: Vec<Suspect> = (there - told.iter().copied().collect()).iter().collect();
        RandomSource::seeded(&format!("reshuffle {before}"), &self.seed).shuffle(&mut rest);
        Order::new(told.into_iter().chain(rest))
    }

    /// Lets chance answer at once, within the same line, as long as it is the one that owes something; cards have been
    /// shuffled `before` times until then.
    pub fn answer(&self, mut before: usize, mut after: Position, events: &mut Vec<Event>) {
        while after.owes_shuffle() {
            // All cards are named, so a record tells a known order from an unknown one.
            let order = self.order(before, after.to_shuffle());
            after.play_unchecked(&Action::Shuffled(Box::new(order)), events);
            before += 1;
        }
    }
}

impl Entrusted {
    /// How `cards` will lie, or have lain, when cards have been shuffled `before` times.
    pub fn order(
        &self,
        opening: &Opening,
        before: usize,
        cards: impl IntoIterator<Item = Suspect>,
    ) -> Order {
        Chance::of(self, opening).order(before, cards)
    }
}

impl Table {
    /// How often chance has put cards in order so far, at the opening and in the lines in force.
    pub(in crate::table) fn shuffles(&self) -> usize {
        self.shuffles_in(self.past())
    }

    /// How often chance had put cards in order when these lines were the last ones in force.
    pub(in crate::table) fn shuffles_in(&self, past: &[Moment]) -> usize {
        let dealt = self.entries.first().map(|entry| &entry.what);
        let dealt = match dealt {
            Some(What::Opened(events)) => events.as_slice(),
            _ => &[],
        };
        let said = past.iter().flat_map(|moment| &moment.events);
        dealt.iter().chain(said).filter(|event| event.is_shuffle()).count()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chance(told: &[&[u8]]) -> Chance {
        let order = |cards: &&[u8]| Order::new(cards.iter().copied().map(Suspect::new));
        Chance { told: told.iter().map(order).collect(), seed: "0f".repeat(32) }
    }

    fn numbers(order: Order) -> Vec<usize> {
        order.cards().map(Suspect::at).collect()
    }

    #[test]
    fn an_order_follows_from_the_seed_the_number_and_the_cards_alone() {
        let cards = [4, 1, 8, 0, 6].map(Suspect::new);
        let first = chance(&[]).order(0, cards);
        assert_eq!(numbers(first), FROZEN);
        assert_eq!(chance(&[]).order(0, cards.into_iter().rev()), first, "however they lay before");
        assert_ne!(chance(&[]).order(1, cards), first, "the next shuffle is another one");
    }

    /// Made by another program from the description in `docs/record.md`.
    const FROZEN: [usize; 5] = [1, 8, 0, 6, 4];

    #[test]
    fn a_deal_file_says_how_an_order_begins() {
        let cards = [4, 1, 8, 0, 6].map(Suspect::new);
        let told = numbers(chance(&[&[6, 30, 1]]).order(0, cards));
        assert_eq!(told[..2], [6, 1], "a card that is not there is left out");
        assert_eq!(told.len(), 5);
        assert_eq!(chance(&[&[6]]).order(1, cards), chance(&[]).order(1, cards));
    }
}
