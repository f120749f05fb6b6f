//! A game line by line.
use serde::Serialize;

use super::{AuditData, KnowledgeData};
use crate::rules::{Audience, Names as _};
use crate::table::{Film, View};

/// What `film --json` prints.
#[derive(Serialize)]
pub struct FilmData<'a> {
    /// How many lines there are.
    seq: usize,
    /// How exact the numbers are.
    exact: &'static str,
    lines: Vec<LineKnown<'a>>,
    /// In the order in which they were taken.
    identities: Vec<IdentityData<'a>>,
    /// The line whose answer gave most away.
    most: Option<MostData>,
    proofs: Vec<ProofData<'a>>,
    jumps: Vec<JumpData<'a>>,
    looks: Vec<LookData<'a>>,
    audit: AuditData<'a>,
}

/// What each audience knew after so many lines.
#[derive(Serialize)]
struct LineKnown<'a> {
    seq: usize,
    known: Vec<CourseData<'a>>,
}

#[derive(Serialize)]
struct CourseData<'a> {
    #[serde(flatten)]
    known: KnowledgeData<'a>,
    by: &'a str,
    /// What the line gave away to them.
    bits: Option<f64>,
}

/// Who a seat was, from which line on, and up to which.
#[derive(Serialize)]
struct IdentityData<'a> {
    seat: &'a str,
    since: usize,
    until: Option<usize>,
    identity: Option<&'a str>,
}

#[derive(Serialize)]
struct MostData {
    seq: usize,
    bits: f64,
}

/// From which line on somebody could prove who somebody else is.
#[derive(Serialize)]
struct ProofData<'a> {
    by: &'a str,
    seat: &'a str,
    /// The line by which the identity was taken.
    since: usize,
    seq: usize,
    identity: &'a str,
}

/// A line by which everybody found it much likelier that a seat is somebody; from which share to which.
#[derive(Serialize)]
struct JumpData<'a> {
    seq: usize,
    seat: &'a str,
    name: &'a str,
    from: f64,
    to: f64,
}

/// Somebody looked at something secret.
#[derive(Serialize)]
struct LookData<'a> {
    seq: usize,
    by: &'a str,
}

impl<'a> FilmData<'a> {
    /// A film of this view.
    pub fn of(view: &'a View<'_>, film: &'a Film) -> Self {
        let opening = view.opening();
        let called = |by| match by {
            Audience::Public => "public",
            by => view.called(by),
        };
        let line = |seq| {
            let then = view.at(seq);
            let known = film.courses.iter().map(|(by, course)| CourseData {
                known: KnowledgeData::of(&then, &course.known[seq], &[]),
                by: called(*by),
                bits: course.given(seq),
            });
            LineKnown { seq, known: known.collect() }
        };
        let identities = film.identities.iter().map(|it| IdentityData {
            seat: opening.seat_id(it.seat),
            since: it.since(),
            until: it.to.map(|(line, _)| line + 1),
            identity: it.card.map(|card| opening.suspect(card)),
        });
        let proofs = film.proofs.iter().map(|proof| ProofData {
            by: called(proof.by),
            seat: opening.seat_id(proof.seat),
            since: proof.since,
            seq: proof.seq,
            identity: opening.suspect(proof.suspect),
        });
        let jumps = film.jumps.iter().map(|jump| JumpData {
            seq: jump.seq,
            seat: opening.seat_id(jump.seat),
            name: opening.suspect(jump.suspect),
            from: jump.from,
            to: jump.to,
        });
        let looks = film.looks.iter().map(|&(seq, by)| LookData { seq, by: called(by) });
        Self {
            seq: film.seq,
            exact: film.exact.word(),
            lines: (0..=film.seq).map(line).collect(),
            identities: identities.collect(),
            most: film.most.map(|(seq, bits)| MostData { seq, bits }),
            proofs: proofs.collect(),
            jumps: jumps.collect(),
            looks: looks.collect(),
            audit: AuditData::of(view, &film.audit),
        }
    }
}
