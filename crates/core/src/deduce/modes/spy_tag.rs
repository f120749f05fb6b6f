//! Spy Tag: what it proves that nobody was caught.
use super::Prove;
use crate::board::Suspect;
use crate::deduce::manner::Manner;
use crate::deduce::{TracedFact, Untruth};
use crate::rules::spy_tag::{Fact, SpyTag};
use crate::rules::{Event, Seat};

impl Prove for SpyTag {
    fn fault(&self, trace: &TracedFact<'_>, seat: Seat, own: Suspect) -> Option<Untruth> {
        (spared(self, trace, seat) == Some(own)).then_some(Untruth::Silence(own))
    }

    fn is_word_of(&self, trace: &TracedFact<'_>, seat: Seat) -> bool {
        matches!(trace.event, Event::SpyTag(Fact::Missed(_))) && spared(self, trace, seat).is_some()
    }

    fn manner(&self, event: &Event) -> Manner {
        match event {
            Event::SpyTag(Fact::Missed(_)) => Manner::YesOrNo,
            _ => Manner::Done,
        }
    }
}

/// Who `seat` is not, because it would have been caught; spies raise hands together, and the captor's partners
/// keep silent (SP03).
fn spared(game: &SpyTag, trace: &TracedFact<'_>, seat: Seat) -> Option<Suspect> {
    let suspect = match *trace.event {
        Event::SpyTag(Fact::Missed(suspect)) => Some(suspect),
        _ => trace.asked_after(seat),
    };
    suspect.filter(|_| game.playing().contains(seat) && trace.is_enemy(seat))
}
