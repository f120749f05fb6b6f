//! Master Thief vs. Chief of Police: evidence cards that lie face up are officers.
use super::confide::none_so_far;
use super::{Around, Confide, Explain, Prepare, Show, Tell};
use crate::rules::thief_chief::{CHIEF, ThiefChief};
use crate::rules::{Ask, Decision, Deed, Event, Seat, Source};
use crate::screen::Voice;
use crate::screen::setup::{Guide, Lesson};
use crate::terms::{Goal, Role};

impl Tell for ThiefChief {
    fn event(&self, voice: &Voice<'_>, event: &Event, _around: Around<'_>) -> Option<String> {
        let told = |key, card| voice.words.tell(key, &[("suspect", voice.suspect(card).into())]);
        match *event {
            // Who is hired later is marked with the card of whoever is dismissed.
            Event::Laid(Source::Deck, card) if marks(voice) && voice.position.turn() == 0 => {
                Some(told("story-hired-marked", card))
            }
            Event::Discarded(Source::Board, card) if marks(voice) => {
                Some(told("story-marker", card))
            }
            // It is told with the dismissal.
            Event::Discarded(Source::Board, _) => Some(String::new()),
            _ => None,
        }
    }

    /// Of the cards of the hand nobody asks.
    fn deed(&self, _seat: Seat, deed: Deed) -> Option<&'static str> {
        match deed {
            Deed::Disguise => Some("deed-disguise-quick"),
            Deed::Accuse(_) => Some("deed-accuse-active"),
            _ => None,
        }
    }

    fn owed(&self, voice: &Voice<'_>, Decision { seat, ask }: Decision) -> Option<String> {
        let n = if voice.position.turn() == 0 { 2 } else { 1 };
        let turned = matches!(ask, Ask::Turned);
        turned.then(|| voice.owes("story-owes-officers", seat, [("n", n.into())]))
    }
}

/// Whether the box sets two cards aside that lie on the officers in uniform (Major Grom; MT13).
fn marks(voice: &Voice<'_>) -> bool {
    voice.opening.edition == "grom"
}

impl Show for ThiefChief {}
impl Explain for ThiefChief {
    fn options(&self) -> Vec<(&'static str, &'static str)> {
        vec![("own", self.own_cell.id())]
    }
}
impl Prepare for ThiefChief {
    fn lessons(guide: &Guide<'_>) -> Vec<Lesson> {
        guide.on_grid(
            &[("shift b up", "modes-do-shift")],
            &[
                (
                    Role::Thief,
                    &[("steal c3", "modes-do-steal"), ("disguise", "modes-do-quick-disguise")],
                ),
                (
                    Role::Chief,
                    &[("accuse c3", "modes-do-accuse-thief"), ("deputize", "modes-do-deputize")],
                ),
            ],
        )
    }
}

impl Confide for ThiefChief {
    fn goals(&self, seat: Seat) -> &'static [Goal] {
        if seat == CHIEF { &[Goal::AccuseThief] } else { &[Goal::StealAll] }
    }

    fn kind(&self, seat: Seat) -> &'static str {
        if seat == CHIEF { "plainclothes" } else { "active" }
    }

    fn without_identity(&self, voice: &Voice<'_>, seat: Seat) -> &'static str {
        let drawn = voice.position.decision().is_some_and(|owed| owed.seat == CHIEF);
        let waits = seat == CHIEF && voice.position.turn() == 0 && !drawn;
        if waits { "private-none-chief" } else { none_so_far(voice) }
    }
}
