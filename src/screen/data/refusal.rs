//! Why something was not done: what `--json` prints under `refused`, `damaged` or `changed`.
use serde::Serialize;

use crate::rules::Refusal;
use crate::table::{Breach, Opening, Wrong};

/// A rule of the game that forbids a line.
#[derive(Serialize)]
pub struct RefusalData<'a> {
    rule: &'static str,
    source: &'static str,
    suspect: Option<&'a str>,
    /// The line of the grid.
    line: Option<String>,
    seat: Option<&'a str>,
    /// Only where there are streets.
    #[serde(skip_serializing_if = "Option::is_none")]
    hex: Option<String>,
}

impl<'a> RefusalData<'a> {
    /// A refusal with the names of its table.
    pub fn of(opening: &'a Opening, refusal: Refusal) -> Self {
        Self {
            rule: refusal.rule.id(),
            source: refusal.rule.source(),
            suspect: refusal.suspect.map(|suspect| opening.cast.name(suspect)),
            line: refusal.line.map(|line| line.to_string()),
            seat: refusal.seat.map(|seat| opening.seat_id(seat)),
            hex: refusal.hex.map(|hex| hex.to_string()),
        }
    }
}

/// What the program itself does not do.
#[derive(Default, Serialize)]
pub struct RefusedData<'a> {
    /// Why, in a word that stays.
    rule: &'a str,
    /// The seat whose hidden card would tell.
    #[serde(skip_serializing_if = "Option::is_none")]
    seat: Option<&'a str>,
    /// How many lines there are.
    #[serde(skip_serializing_if = "Option::is_none")]
    lines: Option<usize>,
    /// Whose PIN it should have been.
    #[serde(skip_serializing_if = "Option::is_none")]
    by: Option<&'a str>,
}

impl<'a> RefusedData<'a> {
    /// For a reason that needs no more than its word.
    pub fn by(rule: &'a str) -> Self {
        Self { rule, ..Self::default() }
    }

    /// A hidden card of this seat would tell.
    pub fn hidden_card(seat: &'a str) -> Self {
        Self { seat: Some(seat), ..Self::by("hidden-card") }
    }

    /// There are only so many lines.
    pub fn only_lines(lines: usize) -> Self {
        Self { lines: Some(lines), ..Self::by("only-lines") }
    }

    /// It was not the PIN of this seat, or of the referee.
    pub fn wrong_pin(by: &'a str) -> Self {
        Self { by: Some(by), ..Self::by("wrong-pin") }
    }
}

/// A file of which something is lost.
#[derive(Serialize)]
pub struct DamageData {
    /// How many lines of it are as they were written.
    pub good_lines: u64,
}

/// A record that is whole, but not true.
#[derive(Serialize)]
pub struct BreachData {
    /// The line, counted from 1.
    line: usize,
    /// What is wrong with it, in a word that stays.
    wrong: &'static str,
}

impl BreachData {
    /// What gives it away.
    pub const fn of(breach: &Breach) -> Self {
        let wrong = match breach.wrong {
            Wrong::Senseless => "senseless",
            Wrong::Seal => "seal",
            Wrong::Early => "early",
            Wrong::Promise(_) => "promise",
            Wrong::Deck => "deck",
            Wrong::Refused(_) => "refused",
            Wrong::Facts => "facts",
            Wrong::Back => "back",
        };
        Self { line: breach.line, wrong }
    }
}
