//! Mr. Jack: what the witnesses and an escape prove.
use super::Prove;
use crate::board::Suspect;
use crate::deduce::manner::Manner;
use crate::deduce::{TracedFact, Untruth};
use crate::rules::mr_jack::{Fact, JACK, MrJack};
use crate::rules::{Event, Seat};

impl Prove for MrJack {
    fn fault(&self, trace: &TracedFact<'_>, seat: Seat, own: Suspect) -> Option<Untruth> {
        match *trace.event {
            Event::MrJack(Fact::Called { seen, .. }) if seat == JACK => {
                (self.visible().contains(own) != seen).then_some(Untruth::Call(seen))
            }
            Event::MrJack(Fact::Left { who, .. }) if seat == JACK => {
                (who != own).then_some(Untruth::Exit(who))
            }
            _ => None,
        }
    }

    fn is_word_of(&self, trace: &TracedFact<'_>, seat: Seat) -> bool {
        match *trace.event {
            Event::MrJack(Fact::Called { claim, .. }) => seat == JACK && claim,
            Event::MrJack(Fact::Left { sure, .. }) => seat == JACK && !sure,
            _ => false,
        }
    }

    fn manner(&self, event: &Event) -> Manner {
        match event {
            Event::MrJack(Fact::Called { .. }) => Manner::YesOrNo,
            _ => Manner::Done,
        }
    }
}
