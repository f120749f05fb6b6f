//! Checking what the owners of unseen cards said, once those cards lie open.
//!
//! An identity becomes known for the whole time in which it was held: when it is laid on its suspect
//! by a disguise, or when its owner opens it, also later. Everything that was claimed in that time can be
//! checked then. What was only said of a card proves nothing: it is a claim like any other. Only facts that
//! lie open are used, so a finding tells nobody anything secret.
use super::same::{same_cards, same_roles};
use super::{Fault, Step, Tenure, tenures};
use crate::board::SuspectSet;
use crate::rules::thief_chief::{THIEF, THIEF_CARDS};
use crate::rules::{Event, Position, Seat, Trust};

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
        if start.thief_chief().is_some() && untold(THIEF) {
            found.extend(fourth_card(&known, steps.clone()));
        }
    }
    same_cards(start, &steps, all, &mut found);
    same_roles(steps, all, &mut found);
    found.sort_by_key(|finding| finding.seq);
    found
}

/// The times of which nobody has seen the card, though something was said in them that only it can prove.
pub fn unseen<'a>(
    start: &Position,
    steps: &(impl Iterator<Item = Step<'a>> + Clone),
) -> Vec<Tenure> {
    let untold = |seat: Seat| start.holding(seat).trust == Trust::Untold;
    let mut unseen = tenures(start, steps.clone());
    unseen.retain(|tenure| {
        untold(tenure.seat)
            && tenure.card.is_none()
            && steps.clone().enumerate().any(|(line, step)| says(tenure, line, &step, start))
    });
    unseen
}

/// Whether the owner said something on this line that some card would make untrue.
fn says(tenure: &Tenure, line: usize, step: &Step<'_>, start: &Position) -> bool {
    let mut says = false;
    if tenure.meets(line) {
        step.traces(|at, trace| {
            says = says
                || tenure.holds((line, at))
                    && trace.is_word_of(tenure.seat)
                    && start.everybody().iter().any(|own| trace.fault(tenure.seat, own).is_some());
        });
    }
    says
}

/// The Thief has always been one of the same three cards (mode 4, preparation): a fourth that he opened is
/// none of them.
fn fourth_card<'a>(known: &[Tenure], steps: impl Iterator<Item = Step<'a>>) -> Option<Finding> {
    let cards = |it: &&Tenure| it.seat == THIEF;
    let all: SuspectSet = known.iter().filter(cards).filter_map(|it| it.card).collect();
    if all.len() <= THIEF_CARDS {
        return None;
    }
    let mut opened = SuspectSet::EMPTY;
    for (line, step) in steps.enumerate() {
        for event in step.events {
            let (Event::Opened(THIEF, card) | Event::Was { seat: THIEF, suspect: card, .. }) =
                *event
            else {
                continue;
            };
            opened.insert(card);
            if opened.len() > THIEF_CARDS {
                return Some(Finding { seq: line + 1, seat: THIEF, fault: Fault::Fourth(card) });
            }
        }
    }
    None
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
