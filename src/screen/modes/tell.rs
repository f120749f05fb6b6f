//! How a mode tells what has happened, and what is owed.
use crate::board::Suspect;
use crate::rules::mr_jack::Fact;
use crate::rules::{Decision, Deed, Event, Query, Seat, Trust};
use crate::screen::Voice;

/// What else one line has brought about, on both sides of the fact that is told: what belongs together is told once.
#[derive(Clone, Copy)]
pub struct Around<'a> {
    /// What came before the fact.
    pub before: &'a [Event],
    /// What comes after it.
    pub after: &'a [Event],
}

impl Around<'_> {
    /// Whether the line has begun with this deed.
    pub fn follows(&self, deed: Deed) -> bool {
        self.before.iter().any(|event| match event {
            Event::Acted { deed: done, .. } | Event::Stepped(_, done) => *done == deed,
            _ => false,
        })
    }

    /// Whether the line has accused this suspect.
    pub fn accuses(&self, suspect: Suspect) -> bool {
        let here = |event: &Event| matches!(event, Event::MrJack(Fact::Accused(_, whom)) if *whom == suspect);
        self.follows(Deed::Accuse(suspect)) || self.before.iter().any(here)
    }

    /// Who has been found to be this suspect before in the line.
    pub fn owner(&self, suspect: Suspect) -> Option<Seat> {
        self.before.iter().rev().find_map(|event| match *event {
            Event::Hit(who, named, true)
            | Event::Opened(who, named)
            | Event::Answered { seat: who, query: Query::Accusation(named), yes: true, .. }
                if named == suspect =>
            {
                Some(who)
            }
            _ => None,
        })
    }
}

/// What a mode tells in its own words.
pub trait Tell {
    /// The sentence of an event, empty where it is told with another one; none where it is told as elsewhere.
    fn event(&self, _voice: &Voice<'_>, _event: &Event, _around: Around<'_>) -> Option<String> {
        None
    }

    /// What the first few events tell together, and how many they are.
    fn together(&self, _voice: &Voice<'_>, _events: &[Event]) -> Option<(String, usize)> {
        None
    }

    /// The sentence for this many cards that a seat draws, or tells in `private` that it drew, or that lie open at once.
    fn drew(&self, voice: &Voice<'_>, seat: Seat, count: usize, private: bool) -> String {
        let (who, n) = (("who", voice.seat(seat).into()), ("n", count.into()));
        let told = voice.position.holding(seat).trust == Trust::Told;
        if private && told {
            return voice.words.tell("story-drew-told", &[who, n]);
        }
        if !voice.is_dealt(seat) || (private && voice.deck_is_real()) {
            return voice.words.tell("story-drew", &[who, n]);
        }
        // What lies open at once is looked at on no page.
        let words = if private { voice.words.of_the_past() } else { voice.to_pages(seat) };
        let one = ("one", voice.seat_word(seat).into());
        words.tell("story-dealt", &[who, n, one, voice.where_told()])
    }

    /// Whether an event goes with a card that this seat has just been dealt, so that both are told as one.
    fn comes_with(&self, seat: Seat, event: &Event) -> bool {
        matches!(event, Event::Became(who, _) if *who == seat)
    }

    /// What each seat begins with: the case of the messages that tell it of several seats.
    fn begins_with(&self) -> &'static str {
        "identity"
    }

    /// Whether everybody has an identity before the first turn, so that any later one is a new one.
    fn all_begin_as_somebody(&self) -> bool {
        false
    }

    /// The message for a deed, where it is called differently from elsewhere.
    fn deed(&self, _seat: Seat, _deed: Deed) -> Option<&'static str> {
        None
    }

    /// The sentence of a line that turned the game, where it was not by what was done but by what followed.
    fn turned_by(&self, _voice: &Voice<'_>, _events: &[Event]) -> Option<String> {
        None
    }

    /// What a canvass of several players after these facts of the line is called: the case of the messages that tell who
    /// raises a hand.
    fn inquiry(&self, _before: &[Event]) -> &'static str {
        "canvass"
    }

    /// The message that a suspect is none of those who were asked.
    fn nobody(&self) -> &'static str {
        "story-fbi-nobody"
    }

    /// What the table waits for, and how to say it; none where it is asked for as elsewhere.
    fn owed(&self, _voice: &Voice<'_>, _decision: Decision) -> Option<String> {
        None
    }

    /// Whether what comes after this event in one line begins where the event has left the table.
    fn leads_on(&self, event: &Event) -> bool {
        event.moves()
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
