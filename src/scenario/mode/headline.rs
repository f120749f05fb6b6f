//! What a box says about a mode, and what lies ready for it.
use serde::Serialize;

use crate::scenario::reading::At;
use crate::terms::Difficulty;

/// What the box says about a mode.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Headline {
    /// With how many players it can be played.
    pub players: Vec<u8>,
    /// How long it takes, in minutes, where it is said.
    pub minutes: Option<u16>,
    /// How hard it is, where it is said.
    pub difficulty: Option<Difficulty>,
}

/// How many tokens of a kind lie ready.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HowMany {
    /// So many are needed.
    Exactly(u8),
    /// As many as there are; in files `all`.
    All,
}

impl Headline {
    pub(super) fn read(at: At<'_>) -> Self {
        let fields = at.fields();
        let count = |at: At<'_>| at.number(1..=9) as u8;
        let players: Vec<u8> = fields
            .need("players")
            .map(|players| players.items().map(count).collect())
            .unwrap_or_default();
        let minutes = fields.may("minutes").map(|minutes| minutes.number(1..=999));
        let difficulty = fields.may("difficulty").and_then(At::id);
        fields.end();
        Self { players, minutes, difficulty }
    }
}

impl HowMany {
    pub(super) fn read(at: At<'_>) -> Self {
        if at.is_text() && at.word() == "all" {
            return Self::All;
        }
        Self::Exactly(at.number(1..=99) as u8)
    }
}
