//! The film of a game: what everybody could know, line by line, and what was not so.
use super::audit::Audit;
use crate::board::Suspect;
use crate::deduce::{Course, Exactness, IdentitySpan, Jump, Knowledge, identity_spans};
use crate::rules::{Audience, Event, Seat, Shown};
use crate::table::{View, What};

/// A game line by line, as far as its audience may know it.
///
/// Once the game is over, and for a referee who does not play, there is what everybody could know; else only what this
/// audience can, and that only at a table that was opened for it.
#[derive(Clone, Debug, PartialEq)]
pub struct Film {
    /// How many lines there are.
    pub seq: usize,
    /// How exact the numbers are.
    pub exact: Exactness,
    /// What each audience knew, everybody first, then the seats in order.
    pub courses: Vec<(Audience, Course)>,
    /// Who was who and for how long, in the order in which it was taken; nobody where that may not be seen.
    pub identities: Vec<IdentitySpan>,
    /// Who looked at something secret, after how many lines.
    pub looks: Vec<(usize, Audience)>,
    /// What was not so.
    pub audit: Audit,
    /// The line whose answer gave most away to everybody, or to the only audience there is, and how many bits.
    pub most: Option<(usize, f64)>,
    /// The lines by which it became much likelier for them that somebody is whom, in their order.
    pub jumps: Vec<Jump>,
    /// From when on it could be proved who somebody is, in the order of the lines; of one line everybody’s proof first.
    pub proofs: Vec<Proof>,
}

/// An identity that somebody else could prove.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Proof {
    /// Who could.
    pub by: Audience,
    /// Whose identity.
    pub seat: Seat,
    /// The line by which it was taken; 0 is the opening.
    pub since: usize,
    /// The first line after which it was certain; 0 where it was from the opening on.
    pub seq: usize,
    /// Who it is.
    pub suspect: Suspect,
}

/// A share has jumped where it rose by at least this.
const JUMP: f64 = 0.25;

impl View<'_> {
    /// The film of the game up to this moment.
    pub fn film(&self) -> Film {
        let open = self.is_open();
        let eyes: Vec<Audience> = if open {
            let seats = self.opening().all_seats().map(Audience::Seat);
            [Audience::Public].into_iter().chain(seats).collect()
        } else if self.opening().deduce {
            vec![self.audience()]
        } else {
            Vec::new()
        };
        let looks = self.log().into_iter().filter_map(|entry| match entry.what {
            What::Looked(by) => Some((entry.seq, by)),
            _ => None,
        });
        let courses: Vec<(Audience, Course)> =
            eyes.into_iter().map(|by| (by, self.course(by))).collect();
        let first = courses.first().map(|(_, course)| course);
        let jumps =
            first.into_iter().flat_map(|it| (1..=self.seq()).filter_map(|seq| it.jump(seq)));
        Film {
            seq: self.seq(),
            exact: Exactness::at(self.table.start()),
            identities: if open { self.identities() } else { Vec::new() },
            looks: looks.collect(),
            audit: self.audit(),
            most: first.and_then(Course::most_given),
            jumps: jumps.filter(|jump| jump.to - jump.from >= JUMP).collect(),
            proofs: proofs(&courses),
            courses,
        }
    }

    /// Whether this audience may see everything: the game is over, or it is a referee who does not play.
    pub fn is_open(&self) -> bool {
        self.table.position().outcome().is_some() || self.audience() == Audience::Referee
    }

    fn identities(&self) -> Vec<IdentitySpan> {
        identity_spans(self.table.start(), self.steps())
    }

    /// What `by` knew, line by line, each line with the eyes of its moment.
    fn course(&self, by: Audience) -> Course {
        let start = self.table.start().seen_by(by);
        let past = &self.table.past()[..self.seq()];
        let said: Vec<(Vec<Event>, Shown)> = past
            .iter()
            .map(|moment| {
                let eyes = moment.after.eyes(by);
                let events = moment.events.iter().map(|event| event.seen_by(eyes)).collect();
                (events, moment.after.seen_by(by))
            })
            .collect();
        let mut course = Course::of(&start, &said);
        // At the end cards were opened that tell of earlier lines, too.
        for (moment, (known, seq)) in past.iter().zip(course.known.iter_mut().skip(1).zip(1..)) {
            if moment.after.outcome().is_some() {
                *known = self.table.view_at(by, seq).knowledge();
            }
        }
        course
    }
}

impl Film {
    /// What an audience knew, line by line.
    pub fn course(&self, by: Audience) -> Option<&Course> {
        self.courses.iter().find(|(other, _)| *other == by).map(|(_, course)| course)
    }

    /// What it knew after so many lines.
    pub fn known(&self, by: Audience, seq: usize) -> Option<&Knowledge> {
        self.course(by).and_then(|course| course.known.get(seq))
    }

    /// Who a seat was after so many lines, as far as that may be seen.
    pub fn identity(&self, seat: Seat, seq: usize) -> Option<Suspect> {
        let held = |it: &&IdentitySpan| {
            it.seat == seat && it.since() <= seq && it.to.is_none_or(|to| seq <= to.0)
        };
        self.identities.iter().rev().find(held).and_then(|it| it.card)
    }
}

/// From when on each audience could prove who somebody is.
fn proofs(courses: &[(Audience, Course)]) -> Vec<Proof> {
    let of = |(by, course): &(Audience, Course)| {
        let by = *by;
        let proof = move |(seat, since, seq, suspect)| Proof { by, seat, since, seq, suspect };
        course.proofs().into_iter().map(proof).collect::<Vec<Proof>>()
    };
    let mut proofs: Vec<Proof> = courses.iter().flat_map(of).collect();
    proofs.sort_by_key(|proof| proof.seq);
    proofs
}
