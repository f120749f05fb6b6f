//! Checking what the owners of unseen cards said, once those cards lie open.
//!
//! An identity becomes known for the whole time in which it was held: when it is laid on its suspect
//! by a disguise, or when its owner opens it. Everything that was claimed in that time can be checked
//! then. Only facts that lie open are used, so a finding tells nobody anything secret.
use super::{Fault, Step, Tenure, tenures};
use crate::board::Suspect;
use crate::rules::heist::{Fact as HeistFact, Special};
use crate::rules::{Event, Identity, Position, Seat, Source, Trust};

/// Something that was said or done at the table and was not so.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Finding {
    /// The line by which it was said: the value of `seq` after it.
    pub seq: usize,
    /// Who said it.
    pub seat: Seat,
    /// What was not so.
    pub fault: Fault,
}

impl Finding {
    /// The answer that was given; `false` where the fault is no answer.
    pub const fn said(&self) -> bool {
        matches!(self.fault, Fault::Answer { said: true, .. })
    }
}

/// Every false claim that open cards prove, in the order of play; `all` compares what was told in private too,
/// which nobody may learn before the end.
pub fn findings<'a>(
    start: &Position,
    steps: impl Iterator<Item = Step<'a>> + Clone,
    all: bool,
) -> Vec<Finding> {
    let mut found = Vec::new();
    let untold = |seat: Seat| start.holding(seat).trust == Trust::Untold;
    if start.all_seats().any(untold) {
        let known = tenures(start, steps.clone()).into_iter();
        let known: Vec<Tenure> = known.filter(|it| untold(it.seat) && it.card.is_some()).collect();
        check_words(&known, steps.clone(), &mut found);
    }
    same_cards(start, steps.clone(), all, &mut found);
    same_roles(steps, all, &mut found);
    found.sort_by_key(|finding| finding.seq);
    found
}

/// Compares every word of the owners of unseen cards with the card, where that is known by now.
fn check_words<'a>(
    known: &[Tenure],
    steps: impl Iterator<Item = Step<'a>>,
    found: &mut Vec<Finding>,
) {
    for (line, step) in steps.enumerate() {
        if !known.iter().any(|tenure| tenure.meets(line)) {
            continue;
        }
        step.traces(|at, trace| {
            for tenure in known.iter().filter(|tenure| tenure.holds((line, at))) {
                let fault = tenure
                    .card
                    .filter(|_| trace.is_word_of(tenure.seat))
                    .and_then(|own| trace.fault(tenure.seat, own));
                let finding = |fault| Finding { seq: line + 1, seat: tenure.seat, fault };
                found.extend(fault.map(finding));
            }
        });
    }
}

/// Cards that two seats told they had drawn, or that lie open after all; what was told in private counts
/// where `all` is compared.
fn same_cards<'a>(
    start: &Position,
    steps: impl Iterator<Item = Step<'a>>,
    all: bool,
    found: &mut Vec<Finding>,
) {
    let mut held: Vec<(Suspect, Seat)> = Vec::new();
    for seat in start.all_seats().filter(|_| all) {
        if let Identity::Known(card) = start.holding(seat).identity {
            held.push((card, seat));
        }
    }
    for (index, step) in steps.enumerate() {
        for event in step.events {
            let (seat, card) = match *event {
                Event::Drew(seat, Some(card)) if all => (seat, card),
                Event::Laid(Source::Deck, card) if all => {
                    let Some(owed) = step.before.decision() else { continue };
                    (owed.seat, card)
                }
                Event::Opened(seat, card) => (seat, card),
                // Back in the deck it can be drawn again.
                Event::Buried(_, Some(card)) => {
                    held.retain(|(known, _)| *known != card);
                    continue;
                }
                _ => continue,
            };
            if let Some((_, other)) =
                held.iter().find(|(known, who)| *known == card && *who != seat)
            {
                found.push(Finding { seq: index + 1, seat, fault: Fault::SameCard(card, *other) });
            }
            held.push((card, seat));
        }
    }
}

/// Role cards that two seats showed or, where `all` is compared, told of.
fn same_roles<'a>(steps: impl Iterator<Item = Step<'a>>, all: bool, found: &mut Vec<Finding>) {
    let mut known: Vec<(Special, Seat)> = Vec::new();
    for (index, step) in steps.enumerate() {
        for event in step.events {
            let (seat, role) = match *event {
                Event::Heist(HeistFact::Dealt(seat, Some(role))) if all => (seat, role),
                Event::Heist(HeistFact::Showed(seat, role)) => (seat, role),
                _ => continue,
            };
            if known.contains(&(role, seat)) {
                continue;
            }
            if let Some((_, other)) = known.iter().find(|(known, _)| *known == role) {
                found.push(Finding { seq: index + 1, seat, fault: Fault::SameRole(role, *other) });
            }
            known.push((role, seat));
        }
    }
}
