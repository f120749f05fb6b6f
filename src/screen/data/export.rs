//! A table as lines of data.
use serde::Serialize;

use super::EntryData;
use crate::rules::{Audience, Event, Eyes, spoken};
use crate::table::safe::Commitment;
use crate::table::{Entry, Fingerprint, SeatInfo, View};
use crate::terms::{Choices, Family, Mode};

/// The first line of `export jsonl`: the table.
#[derive(Serialize)]
pub struct TableData<'a> {
    /// Always `table`.
    kind: &'static str,
    game: Family,
    mode: Mode,
    edition: &'a str,
    seats: &'a [SeatInfo],
    options: &'a Choices,
    fingerprint: Option<&'a str>,
    commitments: &'a [Commitment],
    /// How many lines count.
    seq: usize,
}

/// Another line of it: a fact with its entry, or an entry without facts.
#[derive(Serialize)]
pub struct LineData<'a> {
    /// Which entry of the log, from 0.
    entry: usize,
    #[serde(flatten)]
    what: EntryData<'a>,
    #[serde(flatten)]
    fact: Option<FactData<'a>>,
}

#[derive(Serialize)]
struct FactData<'a> {
    /// Its words.
    fact: Vec<String>,
    audience: AudienceData<'a>,
}

/// Who may know a fact as it is told here before the game is over.
#[derive(Serialize)]
#[serde(untagged)]
enum AudienceData<'a> {
    /// `public`.
    Everybody(&'static str),
    /// Seats, and `referee` always.
    Some(Vec<&'a str>),
}

impl<'a> TableData<'a> {
    /// The table of a view.
    pub fn of(view: &'a View<'_>) -> Self {
        let opening = view.opening();
        Self {
            kind: "table",
            game: opening.game,
            mode: opening.mode,
            edition: &opening.edition,
            seats: &opening.seats,
            options: &opening.options,
            fingerprint: view.fingerprint().map(Fingerprint::hex),
            commitments: view.commitments(),
            seq: view.seq(),
        }
    }
}

impl<'a> LineData<'a> {
    /// An entry, and one of its facts if it has any.
    pub fn of(view: &'a View<'_>, at: usize, entry: &'a Entry, fact: Option<&Event>) -> Self {
        let fact = fact.map(|fact| FactData {
            fact: spoken::write(fact, view.opening()),
            audience: AudienceData::of(view, fact),
        });
        Self { entry: at, what: EntryData::bare(view, entry), fact }
    }
}

impl<'a> AudienceData<'a> {
    fn of(view: &'a View<'_>, fact: &Event) -> Self {
        if fact.seen_by(Eyes::PUBLIC) == *fact {
            return Self::Everybody("public");
        }
        let start = view.at(0);
        let seats = view.opening().all_seats().filter(|seat| {
            let eyes = start.position().eyes(Audience::Seat(*seat));
            fact.seen_by(eyes) == *fact
        });
        Self::Some(seats.map(|seat| view.opening().seat_id(seat)).chain(["referee"]).collect())
    }
}
