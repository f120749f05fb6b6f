//! May this line be said now, and which rules decide it?
use crate::rules::{Action, Refusal, Rule, Seat};
use crate::table::View;

/// Whether a line may be said, with what decides it, as far as one audience can know.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Explanation {
    /// Yes, no, or only its owner knows.
    pub may: May,
    /// The rules that were looked at, in order; those after the one that forbids it are not.
    pub facts: Vec<(Rule, Holds)>,
}

/// The answer of a [`Explanation`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum May {
    /// It may be said.
    Yes,
    /// A rule forbids it.
    No(Refusal),
    /// Nothing that lies open forbids it; the rest hangs on a card of this seat, by this rule.
    Hidden(Seat, Rule),
}

/// Whether what a rule asks for is so.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Holds {
    /// It is.
    Yes,
    /// It is not.
    No,
    /// It hangs on a hidden card.
    Hidden,
}

impl View<'_> {
    /// Whether `action` may be said now; `by` is who would say it, if that was said.
    ///
    /// It is worked out from the view alone, so that nobody learns from it what he may not know.
    pub fn explain(&self, by: Option<Seat>, action: &Action) -> Explanation {
        let position = self.position();
        let action = &position.canonical(action);
        let owed = position.decision();
        let gives_up = matches!(action, Action::Concede(_));
        let mut rules = position.conditions(action);
        let by = by.filter(|_| !gives_up);
        if by.is_some() {
            rules.insert(1, Rule::NotYourTurn);
        }
        let other = owed.filter(|owed| by.is_some_and(|by| by != owed.seat));
        let checked = match other {
            Some(owed) => Err(Refusal::to(Rule::NotYourTurn, owed.seat)),
            None => position.check(action),
        };
        if let Err(refusal) = checked {
            let before = rules.iter().position(|rule| *rule == refusal.rule);
            let passed = rules[..before.unwrap_or(0)].iter().map(|rule| (*rule, Holds::Yes));
            let facts = passed.chain([(refusal.rule, Holds::No)]).collect();
            return Explanation { may: May::No(refusal), facts };
        }
        let hinge = position.hinges_on(action).filter(|_| !gives_up);
        let mut facts: Vec<(Rule, Holds)> = rules
            .iter()
            .map(|rule| (*rule, if hinge == Some(*rule) { Holds::Hidden } else { Holds::Yes }))
            .collect();
        facts.extend(hinge.filter(|rule| !rules.contains(rule)).map(|rule| (rule, Holds::Hidden)));
        let may = hinge.zip(owed).map_or(May::Yes, |(rule, owed)| May::Hidden(owed.seat, rule));
        Explanation { may, facts }
    }
}
