//! How facts are written into a journal and read back.
use crate::rules::{Event, Eyes, Names, spoken};

/// Facts as everybody may know them.
pub(in crate::table) fn hidden(events: &[Event]) -> Vec<Event> {
    events.iter().map(|event| event.seen_by(Eyes::PUBLIC)).collect()
}

/// Facts as words.
pub(in crate::table) fn written(events: &[Event], names: &impl Names) -> Vec<Vec<String>> {
    events.iter().map(|event| spoken::write(event, names)).collect()
}

/// Facts of these words; none if one of them isn’t a fact.
pub(in crate::table) fn read(facts: &[Vec<String>], names: &impl Names) -> Option<Vec<Event>> {
    facts.iter().map(|words| spoken::read(words, names)).collect()
}
