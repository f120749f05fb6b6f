//! Which later answers something untrue has spoiled.
use super::manner::Manner;
use super::{Finding, IdentitySpan, PlayedLine, identity_spans};
use crate::board::{Suspect, SuspectSet};
use crate::rules::Known;

/// One word of the owner of an unseen card.
struct Word {
    seq: usize,
    /// Whom it rules out.
    out: SuspectSet,
    manner: Manner,
}

/// For each finding the lines of later answers, in the same time of the same identity, that told the table
/// something else than they would have told it, had that one truth been said: they ruled out others.
pub fn spoiled<'a>(
    start: &Known,
    steps: &(impl Iterator<Item = PlayedLine<'a>> + Clone),
    findings: &[Finding],
) -> Vec<Vec<usize>> {
    let mut spoiled = vec![Vec::new(); findings.len()];
    for span in identity_spans(start, steps.clone()) {
        let of = |finding: &Finding| {
            finding.seat == span.seat && span.meets(finding.seq - 1) && span.card.is_some()
        };
        if !findings.iter().any(of) {
            continue;
        }
        let words = words(&span, start.everybody(), steps.clone());
        for (at, finding) in findings.iter().enumerate().filter(|(_, finding)| of(finding)) {
            let false_word = |word: &Word| {
                word.seq == finding.seq && span.card.is_some_and(|it| word.out.contains(it))
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
    span: &IdentitySpan,
    everybody: SuspectSet,
    steps: impl Iterator<Item = PlayedLine<'a>>,
) -> Vec<Word> {
    let mut words = Vec::new();
    for (line, step) in steps.enumerate().filter(|(line, _)| span.meets(*line)) {
        step.traces(|at, trace| {
            if !span.holds((line, at)) || !trace.is_word_of(span.seat) {
                return;
            }
            let wrong = |own: &Suspect| trace.fault(span.seat, *own).is_some();
            let manner = trace.manner();
            let out = everybody.iter().filter(wrong).collect();
            words.push(Word { seq: line + 1, out, manner });
        });
    }
    words
}

/// The answers after the false word that ruled out others because of it.
fn after(words: &[Word], wrong: usize, everybody: SuspectSet) -> Vec<usize> {
    let (mut heard, mut truly) = (everybody, everybody);
    let mut spoiled = Vec::new();
    for (at, word) in words.iter().enumerate() {
        if at > wrong && word.manner != Manner::Done && (heard & word.out) != (truly & word.out) {
            spoiled.push(word.seq);
        }
        heard = heard - word.out;
        truly = match word {
            Word { manner: Manner::YesOrNo, out, .. } if at == wrong => truly & *out,
            // What was not allowed would have been refused, and told nobody anything.
            _ if at == wrong => truly,
            Word { out, .. } => truly - *out,
        };
    }
    spoiled.dedup();
    spoiled
}

#[cfg(test)]
mod tests {
    use super::*;

    fn set(of: &[u8]) -> SuspectSet {
        of.iter().map(|it| Suspect::new(*it)).collect()
    }

    /// The first answer ruled out two of five; the truth would have ruled out the three others.
    #[test]
    fn an_answer_is_spoiled_if_it_rules_out_others_than_beside_the_truth() {
        let answer = |seq, out: &[u8]| Word { seq, out: set(out), manner: Manner::YesOrNo };
        let later = [answer(1, &[0, 1]), answer(2, &[2]), answer(3, &[0])];
        assert_eq!(after(&later, 0, SuspectSet::below(5)), [2, 3]);
        let nothing_new = [answer(1, &[0, 1]), answer(2, &[])];
        assert_eq!(after(&nothing_new, 0, SuspectSet::below(5)), [0; 0]);
        // What he did instead of said told nobody what the truth would have been.
        let done = Word { seq: 1, out: set(&[0, 1]), manner: Manner::Done };
        assert_eq!(after(&[done, answer(2, &[2])], 0, SuspectSet::below(5)), [0; 0]);
    }
}
