//! Spy Tag: a captured spy has lost his identity, and his captor a trophy.
use super::{Around, Confide, Explain, Prepare, Show, Tell};
use crate::rules::spy_tag::{Fact, SpyTag};
use crate::rules::{Ask, Decision, Deed, Event, Identity, Seat};
use crate::screen::Voice;
use crate::screen::setup::{Guide, Lesson};
use crate::terms::Goal;

impl Tell for SpyTag {
    /// The canvasser raises a hand as well, and is not asked.
    fn inquiry(&self, _before: &[Event]) -> &'static str {
        "spy"
    }

    fn event(&self, voice: &Voice<'_>, event: &Event, around: Around<'_>) -> Option<String> {
        match *event {
            Event::SpyTag(Fact::Missed(suspect)) => {
                let name = ("suspect", voice.suspect(suspect).into());
                // What the companion sees itself it says at once.
                let sure = around.follows(Deed::Capture(suspect));
                let sure = ("sure", if sure { "yes" } else { "no" }.into());
                Some(voice.words.tell("story-nobody", &[name, sure]))
            }
            // A team stays together.
            Event::Stepped(seat, Deed::Concede) if self.with(seat).len() > 1 => {
                let all: Vec<String> = self.with(seat).iter().map(|it| voice.seat(it)).collect();
                let all = ("all", voice.words.all_of(&all).into());
                let args = [("who", voice.seat(seat).into()), all];
                Some(voice.words.tell("story-concede-team", &args))
            }
            Event::SpyTag(Fact::Out(seat)) => {
                Some(voice.words.tell("story-out", &[("who", voice.seat(seat).into())]))
            }
            _ => None,
        }
    }

    /// The suspect lives, and of several spies the captor says who it was.
    fn owed(&self, voice: &Voice<'_>, Decision { seat, ask }: Decision) -> Option<String> {
        let Ask::Hit(card) = ask else { return None };
        let own = seat == voice.position.active();
        Some(voice.owes_hit(if own { "story-owes-captured" } else { "story-owes-spy" }, seat, card))
    }

    fn all_begin_as_somebody(&self) -> bool {
        true
    }
}

impl Show for SpyTag {
    fn holds(&self, voice: &Voice<'_>, seat: Seat) -> Vec<String> {
        // Every spy has one before the first turn, so he has been captured.
        let identity = match voice.position.holding(seat).identity {
            Identity::None if voice.position.turn() > 0 => voice.words.say("story-lost-identity"),
            _ => voice.identity(seat),
        };
        let trophies = self.trophies(seat).iter();
        let taken: Vec<String> = trophies.map(|card| voice.suspect_word(card)).collect();
        let cards = ("cards", taken.join(", ").into());
        let taken = voice.words.tell("story-trophies", &[cards, ("n", taken.len().into())]);
        let mut holds = vec![identity, taken];
        if !self.playing().contains(seat) {
            holds.push(voice.words.say("story-plays-no-more"));
        }
        holds
    }
}

impl Explain for SpyTag {}
impl Prepare for SpyTag {
    fn lessons(guide: &Guide<'_>) -> Vec<Lesson> {
        guide.on_grid(
            &[
                ("shift b up", "modes-do-shift"),
                ("collapse rows", "modes-do-collapse"),
                ("capture c3", "modes-do-capture"),
                ("canvas c3", "modes-do-canvas"),
            ],
            &[],
        )
    }
}

impl Confide for SpyTag {
    fn goals(&self, _seat: Seat) -> &'static [Goal] {
        &[Goal::Trophies]
    }
}

impl Voice<'_> {
    /// The trophies.
    pub(in crate::screen) fn trophies_back(&self, now: &SpyTag, was: &SpyTag) -> Vec<String> {
        let mut steps = Vec::new();
        for seat in self.position.all_seats() {
            let (was, now) = (was.trophies(seat), now.trophies(seat));
            for (key, cards) in [("restore-trophy-back", was - now), ("restore-trophy", now - was)]
            {
                if !cards.is_empty() {
                    let who = ("who", self.seat(seat).into());
                    let cards = ("cards", self.cards(cards).into());
                    steps.push(self.words.tell(key, &[who, cards]));
                }
            }
        }
        steps
    }
}
