//! What a line has brought about.
use serde::Serialize;

use super::{Facts, facts};
use crate::table::{Status, View};

/// What `act`, `tell` and `correct` print with `--json`.
#[derive(Serialize)]
pub struct OutcomeData {
    /// How many lines count.
    seq: usize,
    /// What happened; left out where many lines were put right.
    #[serde(skip_serializing_if = "Option::is_none")]
    events: Option<Facts>,
    status: Status,
}

impl OutcomeData {
    /// What everybody may know of what has happened since so many lines.
    pub fn since(view: &View<'_>, seq: usize) -> Self {
        Self { events: Some(facts(&view.events_since(seq), view.opening())), ..Self::of(view) }
    }

    /// How it stands now.
    pub fn of(view: &View<'_>) -> Self {
        Self { seq: view.seq(), events: None, status: view.status() }
    }
}
