//! The lines by which most became known.
use crate::rules::{Audience, Seat, SeatSet};
use crate::table::{Untrue, View};

/// A line after which everybody knew much more of who somebody is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TurningPoint {
    /// The line.
    pub seq: usize,
    /// Whose identity.
    pub seat: Seat,
    /// How many it could have been before.
    pub before: u8,
    /// How many it could be after it.
    pub after: u8,
}

/// A line that leaves more than this share of those who were possible turns nothing: two of three.
const SHARE: (u16, u16) = (2, 3);

impl View<'_> {
    /// The lines that narrowed most whom somebody could be, for everybody who sat there, at most this many of them and in
    /// their order; the line that ends the game is none of them, nor what narrowed somebody by a word that was not true.
    pub fn turning_points(&self, most: usize) -> Vec<TurningPoint> {
        let over = |seq: &usize| self.table.position_at(*seq).outcome().is_some();
        let last = (0..=self.seq()).find(over).unwrap_or(self.seq()).saturating_sub(1);
        let known = self.table.view_at(Audience::Public, last).known_by_line();
        // Whose identity, the line by which he took it, and how many it can be.
        let known = known.iter().map(|known| {
            known.hidden.iter().map(|it| (it.seat, it.since, it.suspects.len())).collect()
        });
        let known: Vec<Vec<(Seat, usize, u8)>> = known.collect();
        let found = self.audit().found;
        let lied = found.iter().fold(SeatSet::EMPTY, |all, found| all | whose(&found.untrue));
        let mut points = Vec::new();
        for seq in (1..known.len()).filter(|seq| found.iter().all(|found| found.seq != *seq)) {
            for (seat, since, after) in &known[seq] {
                let Some((.., before)) = known[seq - 1].iter().find(|(other, ..)| other == seat)
                else {
                    continue;
                };
                let narrowed = u16::from(*after) * SHARE.1 <= u16::from(*before) * SHARE.0;
                // What was believed until a lie came out is nothing that was known.
                let same = |it: &&(Seat, usize, u8)| it.0 == *seat && it.1 == *since;
                let kept = known[seq..].iter().flatten().filter(same).all(|it| it.2 <= *after);
                if narrowed && kept && *after > 0 && !lied.contains(*seat) {
                    let (seat, before, after) = (*seat, *before, *after);
                    points.push(TurningPoint { seq, seat, before, after });
                }
            }
        }
        let share = |point: &TurningPoint| u16::from(point.after) * 1000 / u16::from(point.before);
        points.sort_by_key(|point| (share(point), std::cmp::Reverse(point.seq)));
        // A line that narrowed several is told once.
        let mut told: Vec<usize> = Vec::new();
        points.retain(|point| {
            let first = !told.contains(&point.seq);
            told.push(point.seq);
            first
        });
        points.truncate(most);
        points.sort_by_key(|point| point.seq);
        points
    }
}

/// Whose words are untrue, or at odds with each other or with those of somebody else.
fn whose(untrue: &Untrue) -> SeatSet {
    match *untrue {
        Untrue::Word(finding) => SeatSet::just(finding.seat),
        Untrue::Clash(seats) => seats,
        Untrue::Record => SeatSet::EMPTY,
    }
}
