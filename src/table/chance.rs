//! Where chance has the word: the deck is shuffled in the middle of a game.
use std::io;

use super::Table;
use crate::board::Suspect;
use crate::rules::{Action, Event, Order, Position};
use crate::setup::Source;

impl Table {
    /// Lets chance answer at once, within the same line, as long as it is the one that owes something.
    ///
    /// A deal file may say the orders of the first reshuffles of the game. A practice table takes the
    /// others from its seed, any other table from the operating system.
    ///
    /// # Errors
    /// When the operating system gives no random numbers.
    pub(super) fn reshuffle(&self, mut after: Position, events: &mut Vec<Event>) -> io::Result<()> {
        let told = self.past().iter().flat_map(|moment| &moment.events);
        let mut shuffled = told.filter(|event| matches!(event, Event::Shuffled(Some(_)))).count();
        while after.owes_shuffle() {
            let order = match self.reshuffles.get(shuffled) {
                // All cards are named, so that a record tells a known order from an unknown one.
                Some(order) => {
                    let there = after.deck().possible();
                    let named = order.cards().filter(|card| there.contains(*card));
                    Order::new(named.chain(after.deck().order()))
                }
                None => self.shuffled(&after, shuffled)?,
            };
            after.play_unchecked(&Action::Shuffled(Box::new(order)), events);
            shuffled += 1;
        }
        Ok(())
    }

    fn shuffled(&self, position: &Position, already: usize) -> io::Result<Order> {
        let opening = self.opening();
        let mut chance = match opening.seed.as_deref().filter(|_| opening.practice) {
            Some(seed) => Source::seeded(&format!("reshuffle {already}"), seed),
            None => Source::from_os()?,
        };
        let mut cards: Vec<Suspect> = position.deck().order().collect();
        chance.shuffle(&mut cards);
        Ok(Order::new(cards))
    }
}
