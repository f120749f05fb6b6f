//! Hitman vs. Sleuth: the hit list, and a disguise that is an escape.
use super::explain::drawn_alive;
use super::{Around, Confide, Explain, Figures, Prepare, Show, Tell};
use crate::board::Suspect;
use crate::rules::hitman_sleuth::{Fact, HitmanSleuth, SLEUTH};
use crate::rules::{Action, Ask, Decision, Deed, Event, Refusal, Seat, Source};
use crate::screen::setup::{Guide, Lesson};
use crate::screen::{Return, Voice};
use crate::terms::{Goal, OwnList, Role};

impl Tell for HitmanSleuth {
    fn event(&self, voice: &Voice<'_>, event: &Event, around: Around<'_>) -> Option<String> {
        let name = |suspect: Suspect| ("suspect", voice.suspect(suspect).into());
        Some(match *event {
            Event::Owes(Decision { ask: Ask::Failed, .. }) => voice.words.say("story-evade-failed"),
            Event::Laid(Source::Identity(seat), card) => {
                let who = ("who", voice.seat(seat).into());
                voice.words.tell("story-evaded", &[who, name(card), voice.kept()])
            }
            // A dead one does not stay.
            Event::List(Fact::Turned(card))
                if around.after.contains(&Event::Discarded(Source::List(0), card)) =>
            {
                String::new()
            }
            Event::List(Fact::Turned(card)) => {
                voice.words.tell("story-list-turned", &[name(card), voice.kept()])
            }
            // It is told with the deed that brings it about.
            Event::Buried(Source::List(_), _) => String::new(),
            _ => return None,
        })
    }

    /// Cards that join the hit list, which nobody sees unless the table says so (H23).
    fn together(&self, voice: &Voice<'_>, events: &[Event]) -> Option<(String, usize)> {
        let added = |event: &&Event| matches!(event, Event::List(Fact::Added(_)));
        let added = events.iter().take_while(added).count();
        if added == 0 {
            return None;
        }
        let dealt = !voice.deck_is_real();
        let key = if dealt { "story-list-dealt" } else { "story-list-added" };
        let mut said = voice.words.tell(key, &[("n", added.into())]);
        // What the companion keeps lies on no table.
        if self.own_list == OwnList::No && !dealt {
            said = format!("{said} {}", voice.words.say("story-list-unseen"));
        }
        Some((said, added))
    }

    /// The Sleuth has a word of his own for it.
    fn deed(&self, _seat: Seat, deed: Deed) -> Option<&'static str> {
        matches!(deed, Deed::Accuse(_)).then_some("deed-arrest")
    }

    /// A victim's card in the hand is discarded.
    fn owed(&self, voice: &Voice<'_>, Decision { seat, ask }: Decision) -> Option<String> {
        match ask {
            // Before the first turn everybody lives.
            Ask::Chosen if voice.position.turn() > 0 => {
                Some(voice.owes("story-owes-chosen-living", seat, []))
            }
            Ask::Hit(card) => Some(voice.owes_hit("story-owes-hit-hand", seat, card)),
            // Where the companion deals, the list lies on no table.
            Ask::Return => {
                let left = ("n", self.list.hidden_count().into());
                Some(voice.owes("story-owes-return", seat, [voice.kept(), left]))
            }
            _ => None,
        }
    }
}

impl Show for HitmanSleuth {
    fn glance(&self, voice: &Voice<'_>) -> String {
        let left = self.list.hidden_count() + self.list.open_cards().len();
        voice.scores(Some(voice.words.tell("story-list-left", &[("n", left.into())])))
    }

    fn beside(&self, voice: &Voice<'_>) -> Option<String> {
        let list = self.list;
        if list.target().is_none() && list.hidden_count() == 0 {
            return None;
        }
        let hidden: Option<Vec<String>> =
            list.hidden().map(|card| card.map(|card| voice.suspect(card))).collect();
        let (hidden, by) = match hidden.as_deref() {
            Some([]) => (String::new(), "none"),
            Some([card]) => (card.clone(), "name"),
            Some(cards) => (cards.join(", "), "names"),
            None => (list.hidden_count().to_string(), "count"),
        };
        let open = ("open", if list.target().is_some() { "yes" } else { "no" }.into());
        let target = list.target().map_or_else(String::new, |card| voice.suspect(card));
        let args = [("target", target.into()), ("hidden", hidden.into()), ("by", by.into()), open];
        Some(voice.words.tell("story-list", &args))
    }

    /// The cards of the hit list, which lie on the table unless the companion keeps all.
    fn returned(&self, voice: &Voice<'_>, event: &Event) -> Option<Return> {
        let list = voice.deck_is_real();
        Some(match *event {
            Event::List(Fact::Added(_)) if list => Return::unseen("restore-list-added", None),
            Event::List(Fact::Turned(card)) => Return::open("restore-list-turned", None, card),
            Event::Discarded(Source::List(0), card) => {
                Return::open("restore-list-target", None, card)
            }
            Event::Buried(Source::List(place), _) if list => {
                Return::unseen("restore-list-back", None).to_place(place)
            }
            _ => return None,
        })
    }
}

impl Explain for HitmanSleuth {
    fn figures(&self, _voice: &Voice<'_>, refusal: Refusal, said: Option<&Action>) -> Figures {
        Figures { key: drawn_alive(refusal, said), ..Figures::default() }
    }
}
impl Prepare for HitmanSleuth {
    fn lessons(guide: &Guide<'_>) -> Vec<Lesson> {
        let mut lessons = guide.on_grid(
            &[("shift b up", "modes-do-shift"), ("collapse rows", "modes-do-collapse")],
            &[
                (Role::Hitman, &[("kill c3", "modes-do-kill-target"), ("evade", "modes-do-evade")]),
                (
                    Role::Sleuth,
                    &[
                        ("accuse c3", "modes-do-accuse-hitman"),
                        ("exonerate", "modes-do-exonerate-sleuth"),
                    ],
                ),
            ],
        );
        lessons.push(guide.rule("modes-do-hunted"));
        lessons
    }
}

impl Confide for HitmanSleuth {
    fn goals(&self, seat: Seat) -> &'static [Goal] {
        if seat == SLEUTH { &[Goal::AccuseHitman] } else { &[Goal::KillList, Goal::KillSleuth] }
    }

    /// With the hit list, as far as this seat may know it.
    fn held(&self, voice: &Voice<'_>, seat: Seat) -> Vec<String> {
        let mut lines = vec![voice.held_identity(seat)];
        lines.extend(voice.held_hand(seat));
        lines.extend(self.beside(voice));
        lines
    }
}
