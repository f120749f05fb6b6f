//! How a mode explains what is refused or not understood, and how its lines are said.
use crate::rules::{Action, Deed, Refusal, Rule};
use crate::screen::Voice;

/// What the sentence of a refusal speaks of besides what the refusal names, and what is said after it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(in crate::screen) struct Figures {
    /// A message that says it better than the one of the rule.
    pub key: Option<&'static str>,
    /// A number: of steps, points, cards.
    pub n: u8,
    /// The number that it is compared with.
    pub most: u8,
    /// Somebody or something else.
    pub other: String,
    /// What it could be in its place.
    pub list: String,
    /// More sentences.
    pub more: Vec<String>,
}

/// The message about a living suspect's card that was said to be discarded, where a disguise lays the old identity down: the
/// card that was drawn is the new one.
pub(in crate::screen) fn drawn_alive(
    refusal: Refusal,
    said: Option<&Action>,
) -> Option<&'static str> {
    let discarded = matches!(said, Some(Action::Do(Deed::Discarded(_))));
    (discarded && refusal.rule == Rule::DisguiseResult).then_some("refusals-drawn-alive")
}

/// What a mode explains in its own way.
pub(in crate::screen) trait Explain {
    /// The figures of a refusal; `said` is the refused line, where it is known.
    fn figures(&self, _voice: &Voice<'_>, _refusal: Refusal, _said: Option<&Action>) -> Figures {
        Figures::default()
    }

    /// The options on which sentences of rules depend, by their placeholders.
    fn options(&self) -> Vec<(&'static str, &'static str)> {
        Vec::new()
    }
}
