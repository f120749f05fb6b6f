//! A journal that is damaged.
use super::InFile;
use crate::lang::{Say, Words};
use crate::table::safe::{Damage, LineFlaw};

impl Say for InFile<'_, Damage> {
    fn say(&self, words: &Words) -> Vec<String> {
        let (file, damage) = (|| self.named(), self.1);
        let good = ("good", damage.good().into());
        let said = match damage {
            Damage::Torn { line, bytes } => words.tell(
                "cli-damage-torn",
                &[file(), good, ("line", (*line).into()), ("bytes", (*bytes).into())],
            ),
            Damage::BadLine { line, flaw, lines } => {
                let flaw = match flaw {
                    LineFlaw::Shape => words.say("cli-flaw-shape"),
                    LineFlaw::Sum => words.say("cli-flaw-sum"),
                    LineFlaw::Chain { .. } => words.say("cli-flaw-chain"),
                    LineFlaw::Version { found } => {
                        words.tell("cli-flaw-version", &[("found", found.into())])
                    }
                    LineFlaw::Senseless => words.say("cli-senseless"),
                    LineFlaw::Forged { field } => {
                        let reason = words.tell("cli-forged", &[("field", field.into())]);
                        words.tell("cli-flaw-unknown", &[("reason", reason.into())])
                    }
                    LineFlaw::Unknown { reason } => {
                        words.tell("cli-flaw-unknown", &[("reason", reason.into())])
                    }
                };
                words.tell(
                    "cli-damage-line",
                    &[
                        file(),
                        good,
                        ("line", (*line).into()),
                        ("lines", (*lines).into()),
                        ("flaw", flaw.into()),
                    ],
                )
            }
            Damage::MissingLines { have, want } => words.tell(
                "cli-damage-missing",
                &[file(), ("have", (*have).into()), ("want", (*want).into())],
            ),
            Damage::HeadMismatch { line, .. } => {
                words.tell("cli-damage-other", &[file(), ("line", (*line).into())])
            }
            Damage::Converted { lines } => {
                words.tell("cli-damage-converted", &[file(), ("lines", (*lines).into())])
            }
            Damage::Empty => words.tell("cli-damage-empty", &[file()]),
            Damage::NotAJournal => words.tell("cli-damage-foreign", &[file()]),
        };
        let mut said = vec![said];
        if damage.is_recoverable() && !damage.is_harmless() {
            said.push(words.tell("cli-damage-hint", &[file()]));
        }
        said
    }
}
