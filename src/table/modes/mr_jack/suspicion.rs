//! Who can still be Jack: what everybody can work out from the calls, and a seat from its own alibis.
use crate::board::{Suspect, SuspectSet};
use crate::rules::Event;
use crate::rules::mr_jack::{Fact, Light, MrJack};
use crate::table::View;

/// Who can still be Jack, and why the others cannot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Suspicion {
    /// Those who can still be Jack.
    pub suspects: SuspectSet,
    /// Those whom a call has cleared, the first call first.
    pub cleared: Vec<Cleared>,
    /// Those whose alibi cards the asking seat holds; nobody else's count.
    pub alibis: SuspectSet,
}

/// Somebody whom a call has cleared.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cleared {
    /// Who.
    pub who: Suspect,
    /// The round of the call.
    pub round: u8,
    /// Whether Jack was seen then.
    pub seen: bool,
    /// What lit the innocent up at that moment; nothing where Jack was seen and he was not.
    pub lights: Vec<Light>,
}

impl View<'_> {
    /// What is public about Jack, and what the audience's own alibis add; his identity is never used,
    /// not even for his own eyes.
    pub(super) fn suspicion(&self, game: &MrJack) -> Suspicion {
        let own = self.own_seat().map(|seat| self.position().holding(seat).hand);
        let alibis = own.unwrap_or(SuspectSet::EMPTY);
        Suspicion { suspects: game.suspects() - alibis, cleared: self.cleared(), alibis }
    }

    /// Plays the lines so far once more and looks at each call.
    fn cleared(&self) -> Vec<Cleared> {
        let mut position = *self.at(0).position();
        let mut cleared = Vec::new();
        for event in self.events_since(0) {
            let before = position.mr_jack().copied();
            position.apply(&event);
            if let (Some(before), Some(after), Event::MrJack(Fact::Called { seen, .. })) =
                (before, position.mr_jack(), event)
            {
                let innocent = before.suspects() - after.suspects();
                cleared.extend(innocent.iter().map(|who| Cleared {
                    who,
                    round: before.round,
                    seen,
                    lights: before.lights(who),
                }));
            }
        }
        cleared
    }
}
