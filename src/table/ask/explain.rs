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
    /// Nothing that is public forbids it; the rest hangs on a card of this seat, by this rule.
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
    /// It is worked out from the view alone, so nobody learns from it what he may not know.
    pub fn explain(&self, by: Option<Seat>, action: &Action) -> Explanation {
        let position = self.position();
        let action = &position.canonical(action);
        let owed = position.decision();
        let gives_up = matches!(action, Action::Concede(_));
        let (mut rules, mut checked) = (position.conditions(action), position.check(action));
        if let (Some(by), Some(owed), false) = (by, owed, gives_up) {
            if by == owed.seat {
                rules.insert(1, Rule::NotYourTurn);
            } else {
                rules = vec![Rule::GameOver, Rule::NotYourTurn];
                checked = Err(Refusal::to(Rule::NotYourTurn, owed.seat));
            }
        }
        let hinge = position.hinges_on(action).filter(|_| !gives_up).zip(owed);
        let (may, deciding) = match (checked, hinge) {
            (Err(refusal), _) => (May::No(refusal), Some((refusal.rule, Holds::No))),
            (Ok(()), Some((rule, owed))) => {
                (May::Hidden(owed.seat, rule), Some((rule, Holds::Hidden)))
            }
            (Ok(()), None) => (May::Yes, None),
        };
        let holds = |rule| match deciding {
            Some((it, holds)) if it == rule => holds,
            _ => Holds::Yes,
        };
        Explanation { may, facts: rules.into_iter().map(|rule| (rule, holds(rule))).collect() }
    }
}
