//! What a choice means, as a part of a sentence.
use crate::lang::Words;
use crate::terms::Choice;

/// How a table plays that has chosen so: `you may shift straight back`.
pub fn option_said(words: &Words, choice: Choice) -> String {
    let value = ("value", choice.to_string().into());
    words.tell(&format!("setup-option-{}", choice.option().id()), &[value])
}
