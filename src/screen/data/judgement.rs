//! Whether a line may be said.
use serde::Serialize;

use crate::rules::Rule;
use crate::table::{Explanation, Holds, May, View};

/// What `may --json` prints.
#[derive(Serialize)]
pub struct JudgementData<'a> {
    /// `yes`, `no` or `hidden`.
    may: &'static str,
    /// Who alone knows it, where it hangs on a hidden card.
    seat: Option<&'a str>,
    /// The rules that were looked at, in order.
    facts: Vec<FactData>,
}

/// A rule, where it comes from, and whether it holds; `null` where that hangs on a hidden card.
#[derive(Serialize)]
struct FactData {
    rule: &'static str,
    source: &'static str,
    /// The id of the ruling that is about it.
    ruling: Option<String>,
    holds: Option<bool>,
}

impl<'a> JudgementData<'a> {
    /// What these eyes can know of it; `ruling` is the id of the ruling on a rule.
    pub fn of(
        view: &View<'a>,
        judgement: &Explanation,
        ruling: impl Fn(Rule) -> Option<String>,
    ) -> Self {
        let facts = judgement.facts.iter().map(|(rule, holds)| FactData {
            rule: rule.id(),
            source: rule.source(),
            ruling: ruling(*rule),
            holds: match holds {
                Holds::Yes => Some(true),
                Holds::No => Some(false),
                Holds::Hidden => None,
            },
        });
        let (may, seat) = match judgement.may {
            May::Yes => ("yes", None),
            May::No(_) => ("no", None),
            May::Hidden(seat, _) => ("hidden", Some(view.opening().seat_id(seat))),
        };
        Self { may, seat, facts: facts.collect() }
    }
}
