//! Where the people of a table play on: their phones come along, and nobody shows a code again.
//!
//! The link of the new seat is told in the sealed channel of the phone that has the seat of the same player here, and
//! nowhere else. The pages for everybody are told where the next ones are.
use std::sync::Arc;

use super::hall::{Hall, Inside};
use super::seal::ID;
use crate::evening::Summary;
use crate::rules::{Audience, Seat};
use crate::scenario::People;
use crate::table::{Match, View};

/// The next table.
pub(super) struct Next {
    hall: Arc<Hall>,
    /// Whose eyes here are whose there, and which link theirs was. Whoever got another one since comes by that alone.
    same: Vec<(Audience, Audience, [u8; ID])>,
}

impl Inside {
    /// The table at which they play on; none as long as the game here is not over.
    pub(super) fn next(&self) -> Option<&Arc<Hall>> {
        Some(&self.over()?.hall)
    }

    fn over(&self) -> Option<&Next> {
        let over = self.session.public().position().outcome().is_some();
        self.next.as_ref().filter(|_| over)
    }

    /// The link by which the phone that has this seat comes to the next table; none where another phone is there.
    pub(super) fn next_link(&self, owner: Audience, phone: &str) -> Option<String> {
        let next = self.over()?;
        let (_, there, id) = next.same.iter().find(|(here, ..)| *here == owner)?;
        let inside = next.hall.inside();
        let door = inside.door.of(*there);
        (door.link().id() == *id && door.is_for(phone)).then(|| door.link().written())
    }
}

impl Hall {
    /// Leads whoever is in here to a table that was opened just now, once the game here is over. People are known by their
    /// names of today; those who have none only where everybody has moved `further` by one seat.
    pub fn goes_on_at(&self, next: &Arc<Self>, people: &People, further: bool) {
        if std::ptr::eq(self, &raw const **next) {
            return;
        }
        let here = self.inside();
        let there = next.inside();
        let pairs = same_people(&here.session.public(), &there.session.public(), people, further);
        let of = |(here, other)| (here, other, there.door.of(other).link().id());
        let same = pairs.into_iter().map(of).collect();
        drop((here, there));
        let mut inside = self.inside();
        inside.next = Some(Next { hall: next.clone(), same });
        self.came(&mut inside);
    }

    /// The table at which those who were here play on.
    pub fn goes_on(&self) -> Option<Arc<Self>> {
        self.inside().next().cloned()
    }

    /// Who at the next table had a phone in here that has not come yet.
    pub fn on_the_way(&self) -> Vec<Audience> {
        let inside = self.inside();
        let Some(next) = inside.over() else { return Vec::new() };
        let there = next.hall.inside();
        let waits = |(here, other, _): &&(Audience, Audience, _)| {
            inside.door.of(*here).is_taken() && !there.door.of(*other).is_taken()
        };
        next.same.iter().filter(waits).map(|(_, other, _)| *other).collect()
    }
}

/// Whose eyes at one table are whose at the next one.
fn same_people(
    here: &View<'_>,
    there: &View<'_>,
    people: &People,
    further: bool,
) -> Vec<(Audience, Audience)> {
    let [then, before] = [here.at(0), *here].map(|view| names(&view, people));
    let now = names(there, people);
    let seats = |names: &[Option<String>]| (0..names.len() as u8).map(Seat::new);
    // A phone may still be that of whoever had to go.
    let stayed = |seat: Seat| then.get(seat.at()) == before.get(seat.at());
    let person = |view: &View<'_>, seat: Seat| view.opening().machine(seat).is_none();
    let nameless = before.iter().chain(&now).all(Option::is_none) && before.len() == now.len();
    let find = |seat: Seat| -> Option<Seat> {
        if nameless {
            return Some(Match::before(seat, now.len())).filter(|_| further);
        }
        let name = now[seat.at()].as_ref()?;
        let called = |names: &[Option<String>]| -> Vec<Seat> {
            seats(names).filter(|seat| names[seat.at()].as_ref() == Some(name)).collect()
        };
        // Whoever has two seats is led to neither.
        let ([found], [_]) = (&called(&before)[..], &called(&now)[..]) else { return None };
        Some(*found)
    };
    let moved = seats(&now).filter(|seat| person(there, *seat)).filter_map(|seat| {
        let from = find(seat).filter(|from| stayed(*from) && person(here, *from))?;
        Some((Audience::Seat(from), Audience::Seat(seat)))
    });
    let mut same: Vec<_> = moved.collect();
    // Who referees is known where everybody else is the same; else somebody who plays now may have done so.
    let all = |view: &View<'_>| view.opening().all_seats().filter(|it| person(view, *it)).count();
    let referee = here.opening().referee && there.opening().referee;
    if referee && same.len() == all(here) && same.len() == all(there) {
        same.push((Audience::Referee, Audience::Referee));
    }
    same
}

/// What the players of a table are called today, in small letters, in the order of seats; nothing where they have no name.
fn names(view: &View<'_>, people: &People) -> Vec<Option<String>> {
    let summary = Summary::of(view);
    let today = |name: String| people.today(&name).to_lowercase();
    summary.seats.into_iter().map(|place| place.player.map(today)).collect()
}
