//! Heist: what the thieves' specials, a miss and their role cards prove.
use super::Prove;
use crate::board::Suspect;
use crate::deduce::{Exactness, TracedFact, Untruth};
use crate::rules::heist::{Fact, Heist, possible};
use crate::rules::{Deed, Event, Seat};
use crate::terms::Special;

impl Prove for Heist {
    /// What role cards tell of identities is only used one by one.
    fn exactness(&self) -> Exactness {
        Exactness::AtMost
    }

    fn fault(&self, trace: &TracedFact<'_>, seat: Seat, own: Suspect) -> Option<Untruth> {
        if !self.crew().contains(seat) {
            return None;
        }
        // Of those who were asked nobody was he; anybody who keeps his card unseen is asked by himself.
        let spared = match *trace.event {
            Event::Swapped(one, other) if trace.owes_line(seat) => {
                return (own != one && own != other)
                    .then_some(Untruth::Deed(Deed::Swap(one, other)));
            }
            Event::Heist(Fact::Missed(suspect)) if trace.is_vouched(seat) => Some(suspect),
            _ => trace.asked_after(seat),
        };
        (spared == Some(own)).then_some(Untruth::Silence(own))
    }

    fn could_do(&self, trace: &TracedFact<'_>, seat: Seat, own: Suspect, deed: Deed) -> bool {
        if self.crew().contains(seat) {
            return possible(trace.line, seat, own, deed);
        }
        trace.could_do(seat, own, deed)
    }

    fn out_of_reach(&self, deed: Deed) -> Untruth {
        match deed {
            Deed::FrameOwn(named, _) => Untruth::Claim(named),
            _ => Untruth::of(deed),
        }
    }
}

/// The role card of a seat that a fact told: to all, or to the companion alone where `all` is compared.
pub(in crate::deduce) const fn told_role(event: &Event, all: bool) -> Option<(Seat, Special)> {
    match *event {
        Event::Heist(Fact::Dealt(seat, Some(role))) if all => Some((seat, role)),
        Event::Heist(Fact::Showed(seat, role)) => Some((seat, role)),
        _ => None,
    }
}
