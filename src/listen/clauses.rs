//! A line of several clauses: «I was going to stab Neil, but let's slide column b down instead».
use super::candidate::{Candidate, Fit, Ranked, many};
use super::hearing::Hearing;
use super::phrase::Phrase;
use super::weights::RULE;
use crate::lang::fold;
use crate::rules::{Ask, Shown};
use crate::table::{Reader, WordError};

/// Signs behind which a clause begins.
const ENDS: [char; 8] = [',', ';', '.', '!', '?', ':', ')', '…'];

/// So many clauses are looked at.
const MOST: usize = 5;

/// What it costs that a clause stands for the line, and what is named in another one.
const CLAUSE: f32 = -1.4;
const ELSEWHERE: f32 = -3.4;

impl Reader<'_> {
    /// What a line may mean now: as a whole, or by one of its clauses, which is offered and never done. A later clause is looked
    /// at where the one before leads: «shield on b2, then column f up by two».
    pub fn ranked<T: PartialEq>(
        &self,
        line: &str,
        read: impl Fn(&str) -> Result<T, WordError>,
        private: bool,
    ) -> Ranked<T> {
        let mut ranked = self.ranked_whole(line, &read, private);
        let clauses = self.clauses(line);
        let whole = ranked.found.first().is_some_and(|it| it.fit.left_out + it.fit.strange == 0);
        if whole || private || clauses.len() < 2 {
            return ranked;
        }
        let names: Vec<usize> = clauses.iter().map(|clause| self.names_in(clause)).collect();
        let all: usize = names.iter().sum();
        let mut position: Shown = *self.position;
        let mut first: Option<String> = None;
        for (clause, names) in clauses.iter().zip(&names).take(MOST) {
            let there = Reader { position: &position, ..*self };
            let part = there.ranked_whole(clause, &read, false);
            // Of the first of two one thing may be left out: «hired Vlad, fired Ernest».
            let most = usize::from(first.is_none());
            let clear = |it: &&Candidate<T>| {
                it.fit.told && it.legal == Some(true) && it.fit.left_out <= most
            };
            let best = part.found.first().filter(clear);
            let action = best.and_then(|best| there.action(&best.line, None).ok());
            // What comes after the own turn is said by somebody else; what is answered to it, by whoever tells both.
            let acts = |position: &Shown| position.decision().map(|owed| owed.seat);
            let answered =
                |after: &Shown| after.decision().is_some_and(|owed| owed.ask != Ask::Turn);
            let after = action.and_then(|action| position.play(&action).ok());
            let goes_on = |after: &Shown| acts(after) == acts(&position) || answered(after);
            let after = after.filter(|(after, _)| goes_on(after));
            if let Some(best) = best {
                match first.take() {
                    Some(first) => ranked.pair = Some([first, best.line.clone()]),
                    None => first = after.is_some().then(|| best.line.clone()),
                }
            }
            let elsewhere = all - names;
            for it in
                part.found.into_iter().filter(|it| it.fit.told && !it.unasked && it.kind != RULE)
            {
                let score = it.score - part.talk + ranked.talk;
                let score = score + CLAUSE + ELSEWHERE * many(elsewhere);
                let left_out = it.fit.left_out + elsewhere.max(1);
                let fit = Fit { left_out, ..it.fit };
                ranked.add(Some(Candidate { score, fit, part: true, ..it }));
            }
            position = after.map_or(position, |(after, _)| after);
        }
        ranked.found.sort_by(|one, other| other.score.total_cmp(&one.score));
        ranked
    }

    /// The parts of a line between its signs and the words that join clauses.
    fn clauses(&self, line: &str) -> Vec<String> {
        let mut clauses = vec![String::new()];
        for word in line.split_whitespace() {
            let last = clauses.last_mut().expect("never empty");
            if self.grammar.lists().have("clause", &fold(word.trim_matches(ENDS))) {
                clauses.push(String::new());
            } else {
                last.push_str(word);
                last.push(' ');
                if word.ends_with(ENDS) {
                    clauses.push(String::new());
                }
            }
        }
        clauses.retain(|clause| clause.chars().any(char::is_alphanumeric));
        clauses
    }

    /// How much is named in a clause.
    fn names_in(&self, clause: &str) -> usize {
        let phrase = Phrase::of(clause);
        let content = Hearing::of(self, &phrase).content();
        content.iter().filter(|named| **named).count()
    }
}
