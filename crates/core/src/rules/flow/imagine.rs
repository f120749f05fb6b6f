//! A table as it might be: every card that is not seen is made up.
use crate::board::{Suspect, SuspectSet};
use crate::rules::{Deck, Identity, Known, Seat};

/// A number from 0 to one less than is asked for.
pub(in crate::rules) type Below<'a> = dyn FnMut(u32) -> u32 + 'a;

/// Puts the items in a random order.
pub(in crate::rules) fn shuffle<T>(items: &mut [T], below: &mut Below<'_>) {
    for last in (1..items.len()).rev() {
        items.swap(last, below(last as u32 + 1) as usize);
    }
}

impl Known {
    /// The same table with all cards known: these seats are these suspects, and chance lays the other cards that are not
    /// seen here into hands, lists and the deck.
    ///
    /// It looks at nothing but what this position shows, so of a view it makes one of the tables that look like it.
    #[must_use]
    pub(crate) fn imagined(&self, identities: &[(Seat, Suspect)], below: &mut Below<'_>) -> Self {
        let mut world = *self;
        for (seat, own) in identities {
            world.hold(*seat, |holding| holding.identity = Identity::Known(*own));
        }
        let held = world.holdings.iter().fold(SuspectSet::EMPTY, |held, holding| {
            held | holding.hand | holding.identity.known().into_iter().collect()
        });
        let mut rest: Vec<Suspect> = (self.everybody() - self.open_cards() - held).iter().collect();
        shuffle(&mut rest, below);
        world.imagine_in_mode(&mut rest, below);
        for holding in &mut world.holdings {
            for _ in 0..std::mem::take(&mut holding.unknown) {
                if let Some(card) = rest.pop() {
                    holding.hand.insert(card);
                }
            }
        }
        rest.truncate(usize::from(self.deck.count()));
        world.deck = Deck::new(&rest);
        world
    }
}
