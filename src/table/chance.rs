//! Where chance has the word: the deck is shuffled in the middle of a game.
use std::io;

use super::safe::Promise;
use super::{ByCell, Moment, Opening, Table, What};
use crate::board::SuspectSet;
use crate::rules::{Action, Event, Names as _, Order, Position};
use crate::setup::Source;

impl Opening {
    /// Lets chance answer at once, within the same line, as long as it is the one that owes something.
    ///
    /// A deal file may say the orders of the first reshuffles of the game. A practice table takes the
    /// others from its seed, any other table from the operating system. `told` are those orders, of which
    /// `shuffled` have been used.
    ///
    /// # Errors
    /// When the operating system gives no random numbers.
    pub(super) fn reshuffle(
        &self,
        told: &[Order],
        mut shuffled: usize,
        mut after: Position,
        events: &mut Vec<Event>,
    ) -> io::Result<()> {
        while after.owes_shuffle() {
            let order = match told.get(shuffled) {
                // All cards are named, so that a record tells a known order from an unknown one.
                Some(order) => {
                    let rest = after.to_shuffle();
                    let there: SuspectSet = rest.iter().copied().collect();
                    let named = order.cards().filter(|card| there.contains(*card));
                    Order::new(named.chain(rest))
                }
                None => self.shuffled(&after, shuffled)?,
            };
            after.play_unchecked(&Action::Shuffled(Box::new(order)), events);
            shuffled += 1;
        }
        Ok(())
    }

    fn shuffled(&self, position: &Position, already: usize) -> io::Result<Order> {
        let mut chance = match self.seed.as_deref().filter(|_| self.practice) {
            Some(seed) => Source::seeded(&format!("reshuffle {already}"), seed),
            None => Source::from_os()?,
        };
        let mut cards = position.to_shuffle();
        chance.shuffle(&mut cards);
        Ok(Order::new(cards))
    }
}

/// The orders of the evidence deck that were made by these facts.
pub(super) fn shuffled_orders(events: &[Event]) -> impl Iterator<Item = Order> + '_ {
    events.iter().filter_map(|event| match event {
        Event::Shuffled(order) => *order,
        _ => None,
    })
}

impl Table {
    /// Promises of the orders that chance has just made: `deck/1` for the first reshuffle of the game, and so on.
    ///
    /// # Errors
    /// When the operating system gives no random numbers.
    pub(super) fn promises(&self, events: &[Event]) -> io::Result<Vec<Promise>> {
        let promise = |(at, order): (usize, Order)| {
            let (label, text) = self.promised(at, &order);
            Promise::new(&label, &text)
        };
        (self.shuffles() + 1..).zip(shuffled_orders(events)).map(promise).collect()
    }

    /// What is promised of the order that the deck was given for the `at`-th time.
    pub(super) fn promised(&self, at: usize, order: &Order) -> (String, String) {
        let names = ByCell(&self.opening);
        let cards: Vec<&str> = order.cards().map(|card| names.suspect(card)).collect();
        (format!("deck/{at}"), cards.join(" "))
    }

    /// How often chance has put cards in order so far, at the opening and in the lines in force.
    pub(super) fn shuffles(&self) -> usize {
        self.shuffles_in(self.past())
    }

    /// How often chance had put cards in order when these lines were the last ones in force.
    pub(super) fn shuffles_in(&self, past: &[Moment]) -> usize {
        let dealt = self.entries.first().map(|entry| &entry.what);
        let dealt = match dealt {
            Some(What::Opened(events)) => events.as_slice(),
            _ => &[],
        };
        let said = past.iter().flat_map(|moment| &moment.events);
        dealt.iter().chain(said).filter(|event| event.is_shuffle()).count()
    }
}
