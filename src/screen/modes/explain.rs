//! How a mode explains what is refused or not understood, and how its lines are said.
use crate::board::Suspect;
use crate::lang::Keyword;
use crate::rules::{Action, Deed, Refusal, Rule};
use crate::screen::Voice;
use crate::table::{View, WordError};

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

    /// The role card that alone has this action, where roles are cards.
    fn card_of(&self, _voice: &Voice<'_>, _said: &Action) -> Option<String> {
        None
    }

    /// A suspect in the sentence of a refusal: where he stands helps.
    fn refused(&self, voice: &Voice<'_>, suspect: Suspect) -> String {
        voice.suspect(suspect)
    }

    /// What would be right, after a refusal, a line each.
    fn advice(&self, _voice: &Voice<'_>, _refusal: Refusal, _said: Option<&Action>) -> Vec<String> {
        Vec::new()
    }

    /// Why a word that only some modes know was not understood, with what would be right.
    fn not_understood(&self, voice: &Voice<'_>, error: &WordError) -> Vec<String> {
        match error {
            WordError::Hex(word) => {
                vec![voice.words.tell("refusals-cell", &[("found", word.into())])]
            }
            _ => Vec::new(),
        }
    }

    /// How a word is said that stands inside a line and begins none.
    fn inside(&self, _voice: &Voice<'_>, _word: Keyword) -> Option<String> {
        None
    }

    /// How many suspects a line with this verb names.
    fn named_with(&self, _verb: Keyword) -> usize {
        1
    }

    /// What the table waits for, where far too many lines may be said to list them.
    fn instead_of_lines(&self, _voice: &Voice<'_>) -> Option<String> {
        None
    }

    /// How the lines of this mode are said, with examples.
    fn how(&self, voice: &Voice<'_>) -> Vec<String> {
        vec![voice.words.say("cli-help-shift")]
    }

    /// What follows from what is public, besides whom each hidden identity can be.
    fn deduced(&self, _voice: &Voice<'_>, _view: &View<'_>) -> Vec<String> {
        Vec::new()
    }
}
