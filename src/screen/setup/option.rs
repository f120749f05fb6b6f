//! What a choice means, as a part of a sentence.
use crate::lang::Words;
use crate::terms::{Choice, OptionName, Role, Special};

/// How a table plays that has chosen so: `you may shift straight back`. `called` says what the box calls a role or a role
/// card, by its id.
pub fn option_said(words: &Words, called: impl Fn(&str) -> String, choice: Choice) -> String {
    let value = ("value", choice.to_string().into());
    let (who, n) = (called(who(choice.option())), choice.number());
    let args = [value, ("who", who.into()), ("n", n.into())];
    words.tell(&format!("setup-option-{}", choice.option().id()), &args)
}

/// Whom an option is about, if it is only about one.
fn who(option: OptionName) -> &'static str {
    match option {
        OptionName::OwnList => Role::Hitman.id(),
        OptionName::MafiaCanvass => Role::Killer.id(),
        OptionName::BombOnArrest => Role::Bomber.id(),
        OptionName::SwapRule | OptionName::ThreatAfter => Role::Psycho.id(),
        OptionName::SafecrackerToken => Special::Safecracker.id(),
        OptionName::HackerReach => Special::Hacker.id(),
        _ => "",
    }
}
