//! Checking what the owners of unseen cards said, once those cards lie open.
//!
//! An identity becomes known for the whole time in which it was held: when it is laid on its suspect
//! by a disguise, or when its owner opens it, also later. Everything that was claimed in that time can be
//! checked then. What was only said of a card proves nothing: it is a claim like any other. Only facts that
//! lie open are used, so a finding tells nobody anything secret.
use super::modes::thief_chief::keeper;
use super::same::{same_cards, same_roles};
use super::{IdentitySpan, PlayedLine, Untruth, identity_spans};
use crate::board::SuspectSet;
use crate::rules::{Event, Known, Seat, Trust};

/// Something that was said or done at the table and was not so.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Finding {
    /// The line by which it was said: the value of `seq` after it.
    pub seq: usize,
    /// Who said it.
    pub seat: Seat,
    /// What was not so.
    pub fault: Untruth,
}

impl Finding {
    /// The answer that was given; `false` where the fault isn’t an answer.
    pub const fn said(&self) -> bool {
        matches!(self.fault, Untruth::Answer { said: true, .. })
    }
}

/// Every false claim that open cards prove, in the order of play; `all` compares what was told in private too,
/// which nobody may learn before the end.
pub fn findings<'a>(
    start: &Known,
    steps: impl Iterator<Item = PlayedLine<'a>> + Clone,
    all: bool,
) -> Vec<Finding> {
    let mut found = Vec::new();
    let untold = |seat: Seat| start.holding(seat).trust == Trust::Untold;
    if start.all_seats().any(untold) {
        let known = identity_spans(start, steps.clone()).into_iter();
        let known: Vec<IdentitySpan> =
            known.filter(|it| untold(it.seat) && it.card.is_some()).collect();
        check_words(&known, steps.clone(), &mut found);
        if let Some((thief, cards)) = keeper(start.game()).filter(|it| untold(it.0)) {
            found.extend(card_too_many(thief, cards, &known, steps.clone()));
        }
    }
    same_cards(start, &steps, all, &mut found);
    same_roles(steps, all, &mut found);
    found.sort_by_key(|finding| finding.seq);
    found
}

/// The times of which nobody has seen the card, though something was said in them that only it can prove.
pub fn unseen<'a>(
    start: &Known,
    steps: &(impl Iterator<Item = PlayedLine<'a>> + Clone),
) -> Vec<IdentitySpan> {
    let untold = |seat: Seat| start.holding(seat).trust == Trust::Untold;
    let mut unseen = identity_spans(start, steps.clone());
    unseen.retain(|span| {
        untold(span.seat)
            && span.card.is_none()
            && steps.clone().enumerate().any(|(line, step)| says(span, line, &step, start))
    });
    unseen
}

/// Whether the owner said something on this line that some card would make untrue.
fn says(span: &IdentitySpan, line: usize, step: &PlayedLine<'_>, start: &Known) -> bool {
    let mut says = false;
    if span.meets(line) {
        step.traces(|at, trace| {
            says = says
                || span.holds((line, at))
                    && trace.is_word_of(span.seat)
                    && start.everybody().iter().any(|own| trace.fault(span.seat, own).is_some());
        });
    }
    says
}

/// A seat that has always been one of the same `cards` opened one that isn’t among them.
fn card_too_many<'a>(
    keeper: Seat,
    cards: u8,
    known: &[IdentitySpan],
    steps: impl Iterator<Item = PlayedLine<'a>>,
) -> Option<Finding> {
    let his = known.iter().filter(|it| it.seat == keeper);
    let all: SuspectSet = his.filter_map(|it| it.card).collect();
    if all.len() <= cards {
        return None;
    }
    let mut opened = SuspectSet::EMPTY;
    for (line, step) in steps.enumerate() {
        for event in step.events {
            match *event {
                Event::Opened(seat, card) | Event::Was { seat, suspect: card, .. }
                    if seat == keeper =>
                {
                    opened.insert(card);
                    if opened.len() > cards {
                        return Some(Finding { seq: line + 1, seat, fault: Untruth::Fourth(card) });
                    }
                }
                _ => {}
            }
        }
    }
    None
}

/// Compares every word of the owners of unseen cards with the card, where that is known by now.
fn check_words<'a>(
    known: &[IdentitySpan],
    steps: impl Iterator<Item = PlayedLine<'a>>,
    found: &mut Vec<Finding>,
) {
    for (line, step) in steps.enumerate() {
        if !known.iter().any(|span| span.meets(line)) {
            continue;
        }
        step.traces(|at, trace| {
            for span in known.iter().filter(|span| span.holds((line, at))) {
                let fault = span
                    .card
                    .filter(|_| trace.is_word_of(span.seat))
                    .and_then(|own| trace.fault(span.seat, own));
                let finding = |fault| Finding { seq: line + 1, seat: span.seat, fault };
                found.extend(fault.map(finding));
            }
        });
    }
}
