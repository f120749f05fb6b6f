//! How a mode tells what has happened, and what is owed.
use crate::board::Suspect;
use crate::rules::mr_jack::Fact;
use crate::rules::{Decision, Deed, Event, Query, Seat};
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

    /// Whether everybody has an identity before the first turn, so that any later one is a new one.
    fn all_begin_as_somebody(&self) -> bool {
        false
    }

    /// The message for a deed, where it is called differently from elsewhere.
    fn deed(&self, _seat: Seat, _deed: Deed) -> Option<&'static str> {
        None
    }

    /// What a canvass of several players after these facts of the line is called: the case of the messages that tell who
    /// raises a hand.
    fn inquiry(&self, _before: &[Event]) -> &'static str {
        "canvass"
    }

    /// What the table waits for, and how to say it; none where it is asked for as elsewhere.
    fn owed(&self, _voice: &Voice<'_>, _decision: Decision) -> Option<String> {
        None
    }
}
