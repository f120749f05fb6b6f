//! What Jack and the Detective know alone.
use super::super::Confide;
use super::Streets;
use crate::board::Suspect;
use crate::rules::mr_jack::{DETECTIVE, MrJack};
use crate::rules::{Identity, Seat};
use crate::screen::{Sign, Voice};
use crate::terms::Goal;

impl Streets {
    /// The map with what the voice knows of hidden cards: who is Jack, and whose alibi cards are held.
    pub(in crate::screen) fn marked_by(self, voice: &Voice<'_>) -> Self {
        let (mut jack, mut alibis) = (Vec::new(), Vec::new());
        for seat in voice.opening.all_seats() {
            let holding = voice.position.holding(seat);
            jack.extend(holding.identity.known().map(|who| voice.name(who)));
            alibis.extend(holding.hand.iter().map(|who| voice.name(who)));
        }
        self.marked(Sign::Hand, &alibis).marked(Sign::Identity, &jack)
    }
}

impl Confide for MrJack {
    fn goals(&self, seat: Seat) -> &'static [Goal] {
        if seat == DETECTIVE { &[Goal::CatchJack] } else { &[Goal::Escape, Goal::NotCaught] }
    }

    /// By his alibi cards: whether a call would see him, or who Jack can be.
    fn held(&self, voice: &Voice<'_>, seat: Seat) -> Vec<String> {
        let holding = voice.position.holding(seat);
        let mut lines = Vec::new();
        match holding.identity {
            _ if seat == DETECTIVE => {}
            Identity::Known(jack) => {
                lines.push(
                    voice.words.tell("jack-private-is", &[("suspect", voice.suspect(jack).into())]),
                );
                if self.place(jack).is_some() && voice.position.outcome().is_none() {
                    let seen = self.visible().contains(jack);
                    let key = if seen { "jack-private-visible" } else { "jack-private-invisible" };
                    let cleared = self.would_clear(seen);
                    let n = ("n", cleared.len().into());
                    let suspects = ("suspects", voice.jack_names(cleared).into());
                    lines.push(voice.words.tell(key, &[suspects, n]));
                }
            }
            Identity::Hidden => lines.push(voice.words.say("private-kept")),
            Identity::None => lines.push(voice.words.say("jack-private-none")),
        }
        if !holding.hand.is_empty() {
            let cards = ("cards", voice.jack_names(holding.hand).into());
            let n = ("n", holding.hand.len().into());
            lines.push(voice.words.tell("jack-private-alibis", &[cards, n]));
        } else if seat == DETECTIVE && holding.unknown == 0 {
            lines.push(voice.words.say("jack-private-no-alibis"));
        }
        if seat == DETECTIVE {
            let left = self.suspects() - holding.hand;
            let left: Vec<&str> = left.iter().map(|it| voice.name(it)).collect();
            let suspects = ("suspects", voice.words.one_of(&left).into());
            if holding.unknown > 0 {
                let n = ("n", left.len().into());
                lines.push(voice.words.tell("jack-private-left-open", &[suspects, n]));
            } else {
                lines.push(voice.words.tell("jack-private-left", &[suspects]));
            }
        }
        lines
    }
}

impl Voice<'_> {
    pub(in crate::screen) fn street_code(
        &self,
        seat: Seat,
        name: &dyn Fn(Suspect) -> String,
    ) -> String {
        let hand = self.position.holding(seat).hand;
        if seat == DETECTIVE && !hand.is_empty() {
            return hand.iter().map(name).collect::<Vec<_>>().join(", ");
        }
        self.coded(seat, name)
    }
}
