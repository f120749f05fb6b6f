//! For how long a seat was the same suspect.
use super::Step;
use crate::board::Suspect;
use crate::rules::{Event, Identity, Position, Seat, Source};

/// A fact of a game: the number of its line, counted from 0, and its place on the line.
pub type Spot = (usize, usize);

/// The time from taking an identity until it is laid down.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tenure {
    /// Whose identity.
    pub seat: Seat,
    /// The fact by which it was taken; the first one of the game where it was dealt at the opening.
    pub from: Spot,
    /// The fact by which it was laid down; none while it is held.
    pub to: Option<Spot>,
    /// Who it was, as far as that is known by the end.
    pub card: Option<Suspect>,
}

impl Tenure {
    /// Whether it was held when this happened.
    pub fn holds(&self, spot: Spot) -> bool {
        self.from <= spot && self.to.is_none_or(|to| spot <= to)
    }

    /// Whether it was held during this line or a part of it.
    pub fn meets(&self, line: usize) -> bool {
        self.from.0 <= line && self.to.is_none_or(|to| line <= to.0)
    }
}

/// Everybody's identities one after the other, in the order in which they were taken.
pub fn tenures<'a>(start: &Position, steps: impl Iterator<Item = Step<'a>>) -> Vec<Tenure> {
    let mut all: Vec<Tenure> = start
        .all_seats()
        .filter(|seat| start.holding(*seat).identity != Identity::None)
        .map(|seat| {
            let card = start.holding(seat).identity.known();
            Tenure { seat, from: (0, 0), to: None, card }
        })
        .collect();
    for (line, step) in steps.enumerate() {
        for (at, event) in step.events.iter().enumerate() {
            let spot = (line, at);
            let held = |seat: Seat| move |it: &&mut Tenure| it.seat == seat && it.to.is_none();
            match *event {
                Event::Became(seat, card) => all.push(Tenure { seat, from: spot, to: None, card }),
                Event::Opened(seat, card) => {
                    if let Some(tenure) = all.iter_mut().rev().find(held(seat)) {
                        tenure.card = Some(card);
                    }
                }
                // Captured or arrested: his card lies open by now.
                Event::Trophy(_, card) | Event::Arrested(card) => {
                    let shown = |it: &&mut Tenure| it.card == Some(card) && it.to.is_none();
                    if let Some(tenure) = all.iter_mut().rev().find(shown) {
                        tenure.to = Some(spot);
                    }
                }
                _ => {
                    let Some((seat, card)) = laid_down(event) else { continue };
                    if let Some(tenure) = all.iter_mut().rev().find(held(seat)) {
                        tenure.to = Some(spot);
                        tenure.card = tenure.card.or(card);
                    }
                }
            }
        }
    }
    all
}

/// Whose identity leaves him by this fact, and which card that is.
fn laid_down(event: &Event) -> Option<(Seat, Option<Suspect>)> {
    match *event {
        Event::Laid(Source::Identity(seat), card)
        | Event::Discarded(Source::Identity(seat), card) => Some((seat, Some(card))),
        Event::Buried(Source::Identity(seat), card) | Event::Shed(seat, card) => Some((seat, card)),
        _ => None,
    }
}
