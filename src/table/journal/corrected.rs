//! Lines that were put right, as they are recorded.
use serde::{Deserialize, Serialize};

use super::lines::JournalLine;
use crate::rules::{Event, Eyes};

/// A line of which something else has come.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Changed {
    /// Which line.
    pub seq: usize,
    /// What had come of it.
    pub was: Vec<Event>,
    /// What comes of it now; nothing if it has fallen away.
    pub now: Vec<Event>,
}

impl Changed {
    /// The same for these eyes, if they can see a difference.
    pub(in crate::table) fn seen_by(&self, eyes: Eyes) -> Option<Self> {
        let seen = |events: &[Event]| -> Vec<Event> {
            events.iter().map(|event| event.seen_by(eyes)).collect()
        };
        let (was, now) = (seen(&self.was), seen(&self.now));
        (was != now).then_some(Self { seq: self.seq, was, now })
    }
}

/// Lines that were put right, as they are recorded.
#[derive(Clone, Copy)]
pub(in crate::table) struct Corrected<'a> {
    /// The first of them, counted from 1.
    pub from: usize,
    /// How many lines from it on count now.
    pub lines: usize,
    /// Those that are told otherwise, each with its number.
    pub changed: &'a [(usize, JournalLine)],
    /// What happened on those in which something is secret, each with its number.
    pub facts: &'a [(usize, Vec<Vec<String>>)],
}

impl Corrected<'_> {
    /// What line `seq` is told to be; nothing if it is as it was.
    pub fn line(&self, seq: usize) -> Option<&JournalLine> {
        self.changed.iter().find(|(at, _)| *at == seq).map(|(_, line)| line)
    }

    /// What happened on line `seq`, where something of it is secret and known.
    pub(in crate::table) fn facts_of(&self, seq: usize) -> Option<&[Vec<String>]> {
        self.facts.iter().find(|(at, _)| *at == seq).map(|(_, facts)| &**facts)
    }
}
