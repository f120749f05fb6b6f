//! What was not so.
use serde::Serialize;

use crate::deduce::{Finding, Untruth};
use crate::rules::{Names as _, Query, spoken};
use crate::table::{Audit, Found, Untrue, View};

/// What `audit --json` prints.
#[derive(Serialize)]
pub struct AuditData<'a> {
    /// Whether every line was compared with the cards.
    whole: bool,
    /// Whether nothing was found.
    clean: bool,
    missing: Vec<MissingData<'a>>,
    /// In the order of play.
    findings: Vec<FoundData<'a>>,
}

/// An identity that nobody has seen.
#[derive(Serialize)]
struct MissingData<'a> {
    seat: &'a str,
    /// The line by which it was taken.
    since: usize,
    /// The line by which it was laid down.
    until: Option<usize>,
}

/// One thing that was not so.
#[derive(Serialize)]
struct FoundData<'a> {
    #[serde(flatten)]
    what: UntrueData<'a>,
    /// By which line.
    seq: usize,
    turn: u16,
    /// The lines of later answers that were changed by it.
    spoiled: &'a [usize],
}

/// What was not so, and whose word it was.
#[derive(Default, Serialize)]
struct UntrueData<'a> {
    kind: &'static str,
    seats: Vec<&'a str>,
    /// What it was about: a corner of the board, or somebody.
    #[serde(skip_serializing_if = "Option::is_none")]
    cell: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    suspect: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    role: Option<&'static str>,
    /// The line that was said.
    #[serde(skip_serializing_if = "Option::is_none")]
    line: Option<Vec<String>>,
    /// What was asked.
    #[serde(skip_serializing_if = "Option::is_none")]
    query: Option<&'static str>,
    /// What was answered, and what would have been true.
    #[serde(skip_serializing_if = "Option::is_none")]
    said: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    truth: Option<bool>,
}

impl<'a> AuditData<'a> {
    /// What an audit has found.
    pub fn of(view: &View<'a>, audit: &'a Audit) -> Self {
        let missing = audit.missing.iter().map(|it| MissingData {
            seat: view.opening().seat_id(it.seat),
            since: it.since,
            until: it.until,
        });
        Self {
            whole: audit.whole,
            clean: audit.found.is_empty(),
            missing: missing.collect(),
            findings: audit.found.iter().map(|found| FoundData::of(view, found)).collect(),
        }
    }
}

impl<'a> FoundData<'a> {
    fn of(view: &View<'a>, found: &'a Found) -> Self {
        let what = match &found.untrue {
            Untrue::Word(finding) => UntrueData::of(view, finding),
            Untrue::Clash(seats) => UntrueData {
                kind: "contradiction",
                seats: seats.iter().map(|seat| view.opening().seat_id(seat)).collect(),
                ..UntrueData::default()
            },
            Untrue::Record => UntrueData { kind: "record", ..UntrueData::default() },
        };
        Self { what, seq: found.seq, turn: found.turn, spoiled: &found.spoiled }
    }
}

impl<'a> UntrueData<'a> {
    fn of(view: &View<'a>, finding: &Finding) -> Self {
        let opening = view.opening();
        let (kind, suspect) = match finding.fault {
            Untruth::Answer { query, .. } => match query {
                Query::Survey(_) => ("answer", None),
                Query::Canvass(suspect) | Query::Accusation(suspect) => ("answer", Some(suspect)),
            },
            Untruth::Claim(suspect) => ("claim", Some(suspect)),
            Untruth::Fourth(suspect) => ("fourth-card", Some(suspect)),
            Untruth::Kill(suspect) => ("kill", Some(suspect)),
            Untruth::Steal(suspect) => ("steal", Some(suspect)),
            Untruth::Accuse(suspect) => ("accuse", Some(suspect)),
            Untruth::Capture(suspect) => ("capture", Some(suspect)),
            Untruth::Canvass(suspect) => ("canvas", Some(suspect)),
            Untruth::Reach(suspect) => ("reach", Some(suspect)),
            Untruth::Silence(suspect) => ("silence", Some(suspect)),
            Untruth::DeadIdentity(suspect) => ("dead-identity", Some(suspect)),
            Untruth::Exit(suspect) => ("exit", Some(suspect)),
            Untruth::SameCard(suspect, _) => ("same-card", Some(suspect)),
            Untruth::Toll => ("dies", None),
            Untruth::Deed(_) => ("deed", None),
            Untruth::Call(_) => ("call", None),
            Untruth::SameRole(..) => ("same-role", None),
        };
        let seats = vec![opening.seat_id(finding.seat)];
        let mut it =
            Self { kind, seats, suspect: suspect.map(|it| opening.suspect(it)), ..Self::default() };
        match finding.fault {
            Untruth::Answer { query, said } => {
                if let Query::Survey(corner) = query {
                    it.cell = Some(corner.to_string());
                }
                it.query = Some(query.word());
                (it.said, it.truth) = (Some(said), Some(!said));
            }
            Untruth::Call(said) => (it.said, it.truth) = (Some(said), Some(!said)),
            Untruth::Deed(deed) => it.line = Some(spoken::write(&deed, opening)),
            Untruth::SameCard(_, other) => it.seats.push(opening.seat_id(other)),
            Untruth::SameRole(role, other) => {
                it.seats.push(opening.seat_id(other));
                it.role = Some(role.id());
            }
            _ => {}
        }
        it
    }
}
