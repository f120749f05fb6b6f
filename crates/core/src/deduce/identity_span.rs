//! For how long a seat was the same suspect.
use super::PlayedLine;
use crate::board::Suspect;
use crate::rules::{Event, Identity, Known, Seat, Source};

/// A fact of a game: the number of its line, counted from 0, and its place on the line.
pub type Spot = (usize, usize);

/// The time from taking an identity until it is laid down.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct IdentitySpan {
    /// Whose identity.
    pub seat: Seat,
    /// The fact by which it was taken; the first one of the game where it was dealt at the opening.
    pub from: Spot,
    since: usize,
    /// The fact by which it was laid down; none while it is held.
    pub to: Option<Spot>,
    /// Who it was, as far as the companion knew it or the card was shown by the end. What was only said does
    /// not count.
    pub card: Option<Suspect>,
    /// Who its owner has said it was, as he lost it.
    pub said: Option<Suspect>,
}

impl IdentitySpan {
    /// Whether it was held when this happened.
    pub(crate) fn holds(&self, spot: Spot) -> bool {
        self.from <= spot && self.to.is_none_or(|to| spot <= to)
    }

    /// Whether both were held at one time.
    pub(crate) fn overlaps(&self, other: &Self) -> bool {
        self.to.is_none_or(|to| other.from < to) && other.to.is_none_or(|to| self.from < to)
    }

    /// The number of the line by which it was taken; 0 is the opening.
    pub const fn since(&self) -> usize {
        self.since
    }

    /// Whether it was held during this line or a part of it.
    pub fn meets(&self, line: usize) -> bool {
        self.from.0 <= line && self.to.is_none_or(|to| line <= to.0)
    }
}

/// Everybody's identities one after the other, in the order in which they were taken.
pub fn identity_spans<'a>(
    start: &Known,
    steps: impl Iterator<Item = PlayedLine<'a>>,
) -> Vec<IdentitySpan> {
    let mut all: Vec<IdentitySpan> = start
        .all_seats()
        .filter(|seat| start.holding(*seat).identity != Identity::None)
        .map(|seat| {
            let card = start.holding(seat).identity.known();
            IdentitySpan { seat, from: (0, 0), since: 0, to: None, card, said: None }
        })
        .collect();
    for (line, step) in steps.enumerate() {
        for (at, event) in step.events.iter().enumerate() {
            let spot = (line, at);
            let held =
                |seat: Seat| move |it: &&mut IdentitySpan| it.seat == seat && it.to.is_none();
            match *event {
                Event::Became(seat, card) => {
                    let since = line + 1;
                    all.push(IdentitySpan { seat, from: spot, since, to: None, card, said: None });
                }
                Event::Opened(seat, card) => {
                    if let Some(span) = all.iter_mut().rev().find(held(seat)) {
                        (span.card, span.said) = (Some(card), None);
                    }
                }
                Event::Was { seat, since, suspect } => {
                    let then =
                        |it: &&mut IdentitySpan| it.seat == seat && it.since == since as usize;
                    if let Some(span) = all.iter_mut().rev().find(then) {
                        span.card = Some(suspect);
                    }
                }
                Event::Claimed(seat, card) => {
                    if let Some(span) = all.iter_mut().rev().find(held(seat)) {
                        span.said = Some(card);
                    }
                }
                // Captured or arrested: his card is public by now, or is said to.
                Event::Trophy(_, card) | Event::Arrested(card) => {
                    let lost = |is: fn(&IdentitySpan) -> Option<Suspect>| {
                        all.iter().rposition(|it| it.to.is_none() && is(it) == Some(card))
                    };
                    // His word comes first: a card that was told may be somebody else's.
                    if let Some(at) = lost(|it| it.said).or_else(|| lost(|it| it.card)) {
                        let span = &mut all[at];
                        span.to = Some(spot);
                        // A trophy changes hands before everybody; under an arrest lies a card face down.
                        let shown = Some(card).filter(|_| matches!(event, Event::Trophy(..)));
                        span.card = span.card.or(shown);
                    }
                }
                _ => {
                    let Some((seat, card)) = laid_down(event) else { continue };
                    if let Some(span) = all.iter_mut().rev().find(held(seat)) {
                        // Of several who keep together it is only said whose card lies there.
                        let sure = span.said.is_none() || start.game().team(seat).is_none();
                        span.to = Some(spot);
                        span.card = span.card.or(card.filter(|_| sure));
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
