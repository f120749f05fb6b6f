//! How a mode tells what has happened, and what is owed.
use crate::rules::{Decision, Deed, Event, Seat};
use crate::screen::Voice;

/// What a mode tells in its own words.
pub trait Tell {
    /// The sentence of an event, empty where it is told with another one; none where it is told as elsewhere.
    fn event(&self, _voice: &Voice<'_>, _event: &Event) -> Option<String> {
        None
    }

    /// What the first few events tell together, and how many they are.
    fn together(&self, _voice: &Voice<'_>, _events: &[Event]) -> Option<(String, usize)> {
        None
    }

    /// The sentence for this many cards that a seat draws, or tells in `private` that it drew.
    fn drew(&self, voice: &Voice<'_>, seat: Seat, count: usize, private: bool) -> String {
        let page = voice.is_dealt(seat) && !voice.is_machine(seat) && !private;
        let key = if page { "story-dealt" } else { "story-drew" };
        let (who, n) = (("who", voice.seat(seat).into()), ("n", count.into()));
        if page {
            voice.words.tell(key, &[who, n, voice.where_told()])
        } else {
            voice.words.tell(key, &[who, n])
        }
    }

    /// The message for a deed, where it is called differently from elsewhere.
    fn deed(&self, _deed: Deed) -> Option<&'static str> {
        None
    }

    /// What the table waits for, and how to say it; none where it is asked for as elsewhere.
    fn owed(&self, _voice: &Voice<'_>, _decision: Decision) -> Option<String> {
        None
    }

    /// Whether what comes after this event in one line begins where the event has left the table.
    fn leads_on(&self, event: &Event) -> bool {
        matches!(event, Event::Collapsed(..))
    }

    /// Whether the event lays something on the table beside the grid when the game is opened.
    fn lays_out(&self, _event: &Event) -> bool {
        false
    }

    /// Whether the board is worth a look after it.
    fn marks(&self, event: &Event) -> bool {
        let here = matches!(event, Event::Died(_) | Event::Arrested(_) | Event::Trophy(..));
        here || matches!(event, Event::Collapsed(..))
    }
}
