//! One card before two seats: there is one evidence card of each suspect, and one card of each role.
use super::modes::heist::told_role;
use super::{Finding, IdentitySpan, PlayedLine, Untruth, identity_spans};
use crate::board::Suspect;
use crate::rules::{Event, Identity, Known, Seat, Source, Trust};
use crate::terms::Special;

/// Cards that two seats told they had drawn, or that both have shown; what was told in private counts
/// where `all` is compared.
pub(super) fn same_cards<'a>(
    start: &Known,
    steps: &(impl Iterator<Item = PlayedLine<'a>> + Clone),
    all: bool,
    found: &mut Vec<Finding>,
) {
    let mut held: Vec<(Suspect, Seat)> = Vec::new();
    for seat in start.all_seats().filter(|_| all) {
        if let Identity::Known(card) = start.holding(seat).identity {
            held.push((card, seat));
        }
    }
    let mut both = |seq: usize, card: Suspect, seat: Seat, other: Seat| {
        let pair = [(seat, other), (other, seat)];
        let named = found.iter().any(|it| {
            matches!(it.fault, Untruth::SameCard(same, who) if same == card && pair.contains(&(it.seat, who)))
        });
        if !named {
            found.push(Finding { seq, seat, fault: Untruth::SameCard(card, other) });
        }
    };
    for (line, step) in steps.clone().enumerate() {
        let mut said = None;
        for event in step.events {
            let (seat, card) = match *event {
                Event::Drew(seat, Some(card)) if all => (seat, card),
                Event::Laid(Source::Deck, card) if all => {
                    let Some(owed) = step.before.decision() else { continue };
                    (owed.seat, card)
                }
                Event::Opened(seat, card) => (seat, card),
                Event::Was { seat, since, suspect } => {
                    let so_far = steps.clone().take(line + 1);
                    if let Some(other) = then(start, so_far, all, seat, Some(since)) {
                        both(line + 1, suspect, seat, other);
                    }
                    continue;
                }
                Event::Claimed(seat, card) => {
                    said = Some((seat, card));
                    continue;
                }
                Event::Laid(Source::Hand(seat) | Source::Identity(seat), card)
                | Event::Discarded(Source::Hand(seat) | Source::Identity(seat), card)
                    if said != Some((seat, card)) =>
                {
                    (seat, card)
                }
                // Back in the deck it can be drawn again.
                Event::Buried(_, Some(card)) => {
                    held.retain(|(known, _)| *known != card);
                    continue;
                }
                _ => continue,
            };
            let twice = held.iter().find(|(known, who)| *known == card && *who != seat);
            let before = || match *event {
                Event::Opened(..) => then(start, steps.clone().take(line + 1), all, seat, None),
                _ => None,
            };
            if let Some(other) = twice.map(|(_, who)| *who).or_else(before) {
                both(line + 1, card, seat, other);
            }
            held.push((card, seat));
        }
    }
}

/// Who else was, for a time at least, whom `seat` has opened to have been since then, or to be.
fn then<'a>(
    start: &Known,
    steps: impl Iterator<Item = PlayedLine<'a>>,
    all: bool,
    seat: Seat,
    since: Option<u32>,
) -> Option<Seat> {
    let known = identity_spans(start, steps);
    let then = |it: &IdentitySpan| since.is_none_or(|since| it.since() == since as usize);
    let own = known.iter().rev().find(|it| it.seat == seat && then(it))?;
    let seen = |it: &&IdentitySpan| all || start.holding(it.seat).trust == Trust::Untold;
    let same = |it: &&IdentitySpan| it.seat != seat && it.card == own.card && it.overlaps(own);
    known.iter().filter(seen).find(same).map(|it| it.seat)
}

/// Role cards that two seats showed or, where `all` is compared, told of.
pub(super) fn same_roles<'a>(
    steps: impl Iterator<Item = PlayedLine<'a>>,
    all: bool,
    found: &mut Vec<Finding>,
) {
    let mut known: Vec<(Special, Seat)> = Vec::new();
    for (index, step) in steps.enumerate() {
        for event in step.events {
            let told = told_role(event, all);
            let Some((seat, role)) = told else { continue };
            if known.contains(&(role, seat)) {
                continue;
            }
            if let Some((_, other)) = known.iter().find(|(known, _)| *known == role) {
                found.push(Finding {
                    seq: index + 1,
                    seat,
                    fault: Untruth::SameRole(role, *other),
                });
            }
            known.push((role, seat));
        }
    }
}
