//! A record that is whole in itself, but not true.
use super::InFile;
use crate::lang::{Say, Words};
use crate::table::{Breach, Wrong};

impl Say for InFile<'_, Breach> {
    fn say(&self, words: &Words) -> Vec<String> {
        let breach = self.1;
        let wrong = match &breach.wrong {
            Wrong::Senseless => words.say("verify-wrong-senseless"),
            Wrong::Seal => words.say("verify-wrong-seal"),
            Wrong::Early => words.say("verify-wrong-early"),
            Wrong::Promise(label) => {
                let label = ("label", sealed(words, label).into());
                words.tell("verify-wrong-promise", &[label])
            }
            Wrong::Deck => words.say("verify-wrong-deck"),
            Wrong::Refused(rule) => {
                let rule = ("rule", rule.id().into());
                words.tell("verify-wrong-refused", &[rule])
            }
            Wrong::Facts => words.say("verify-wrong-facts"),
            Wrong::Back => words.say("verify-wrong-back"),
        };
        let line = ("line", breach.line.into());
        vec![words.tell("verify-changed", &[self.named(), line, ("wrong", wrong.into())])]
    }
}

/// What a promise is about, by the label that data call it by.
pub fn sealed(words: &Words, label: &str) -> String {
    let key = format!("log-sealed-{label}");
    if words.has(&key) { words.say(&key) } else { label.to_owned() }
}
