//! Hitman vs. Sleuth: cards of the list are nobody's.
use super::Prove;
use crate::board::{Suspect, SuspectSet};
use crate::deduce::Exactness;
use crate::rules::Event;
use crate::rules::hitman_sleuth::{Fact, HitmanSleuth};

impl Prove for HitmanSleuth {
    /// Which cards lie on the list is not counted together with who is whom.
    fn exactness(&self) -> Exactness {
        Exactness::AtMost
    }

    fn seen_cards(&self) -> SuspectSet {
        self.list.hidden().flatten().collect()
    }

    fn turned_up(&self, event: &Event) -> Option<Suspect> {
        match *event {
            Event::List(Fact::Turned(card)) => Some(card),
            _ => None,
        }
    }
}
