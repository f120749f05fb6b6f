//! Which later answers something untrue has spoiled.
use super::{Finding, Step, Tenure, tenures};
use crate::board::{Suspect, SuspectSet};
use crate::rules::fbi_mafia::Fact as MafiaFact;
use crate::rules::mr_jack::Fact as JackFact;
use crate::rules::spy_tag::Fact as SpyFact;
use crate::rules::{Event, Position};

/// One word of the owner of an unseen card.
struct Word {
    seq: usize,
    /// Whom it rules out.
    out: SuspectSet,
    /// Whether it was said to others, rather than done.
    answer: bool,
    /// Whether the truth would have been the very opposite.
    yes_or_no: bool,
}

/// For each finding the lines of later answers, in the same time of the same identity, that told the table
/// something else than they would have told it, had that one truth been said: they ruled out others.
pub fn spoiled<'a>(
    start: &Position,
    steps: &(impl Iterator<Item = Step<'a>> + Clone),
    findings: &[Finding],
) -> Vec<Vec<usize>> {
    let mut spoiled = vec![Vec::new(); findings.len()];
    for tenure in tenures(start, steps.clone()) {
        let of = |finding: &Finding| {
            finding.seat == tenure.seat && tenure.meets(finding.seq - 1) && tenure.card.is_some()
        };
        if !findings.iter().any(of) {
            continue;
        }
        let words = words(&tenure, start.everybody(), steps.clone());
        for (at, finding) in findings.iter().enumerate().filter(|(_, finding)| of(finding)) {
            let false_word = |word: &Word| {
                word.seq == finding.seq && tenure.card.is_some_and(|it| word.out.contains(it))
            };
            if let Some(word) = words.iter().position(false_word) {
                spoiled[at] = after(&words, word, start.everybody());
            }
        }
    }
    spoiled
}

/// Everything that the owner said or did in this time.
fn words<'a>(
    tenure: &Tenure,
    everybody: SuspectSet,
    steps: impl Iterator<Item = Step<'a>>,
) -> Vec<Word> {
    let mut words = Vec::new();
    for (line, step) in steps.enumerate().filter(|(line, _)| tenure.meets(*line)) {
        step.traces(|at, trace| {
            if !tenure.holds((line, at)) || !trace.is_word_of(tenure.seat) {
                return;
            }
            let wrong = |own: &Suspect| trace.fault(tenure.seat, *own).is_some();
            let yes_or_no = matches!(
                trace.event,
                Event::Answered { .. }
                    | Event::Hit(..)
                    | Event::SpyTag(SpyFact::Missed(_))
                    | Event::MrJack(JackFact::Called { .. })
            );
            let toll = matches!(trace.event, Event::FbiMafia(MafiaFact::Struck(_)));
            let out = everybody.iter().filter(wrong).collect();
            words.push(Word { seq: line + 1, out, answer: yes_or_no || toll, yes_or_no });
        });
    }
    words
}

/// The answers after the false word that ruled out others because of it.
fn after(words: &[Word], wrong: usize, everybody: SuspectSet) -> Vec<usize> {
    let (mut heard, mut truly) = (everybody, everybody);
    let mut spoiled = Vec::new();
    for (at, word) in words.iter().enumerate() {
        if at > wrong && word.answer && (heard & word.out) != (truly & word.out) {
            spoiled.push(word.seq);
        }
        heard = heard - word.out;
        truly = match word {
            Word { yes_or_no: true, out, .. } if at == wrong => truly & *out,
            // What was not allowed would have been refused, and told nobody anything.
            _ if at == wrong => truly,
            Word { out, .. } => truly - *out,
        };
    }
    spoiled.dedup();
    spoiled
}
