//! What a journal says that cannot be read or written, for people.
use std::path::Path;

use noir_referee::table::safe::{Damage, JournalError, LineFlaw};
use serde_json::json;

use super::app::App;
use super::failure::{ExitStatus, Failure};

impl App {
    /// What is wrong with a file, and what can be done.
    pub fn damage_failure(&self, path: &Path, damage: &Damage) -> Failure {
        let file = || ("file", path.display().to_string().into());
        let good = ("good", damage.good().into());
        let line = match damage {
            Damage::Torn { line, bytes } => self.words.tell(
                "cli-damage-torn",
                &[file(), good, ("line", (*line).into()), ("bytes", (*bytes).into())],
            ),
            Damage::BadLine { line, flaw, lines } => {
                let flaw = match flaw {
                    LineFlaw::Shape => self.words.say("cli-flaw-shape"),
                    LineFlaw::Sum => self.words.say("cli-flaw-sum"),
                    LineFlaw::Chain { .. } => self.words.say("cli-flaw-chain"),
                    LineFlaw::Version { found } => {
                        self.words.tell("cli-flaw-version", &[("found", found.into())])
                    }
                    LineFlaw::Senseless => self.words.say("cli-senseless"),
                    LineFlaw::Forged { field } => {
                        let reason = self.words.tell("cli-forged", &[("field", field.into())]);
                        self.words.tell("cli-flaw-unknown", &[("reason", reason.into())])
                    }
                    LineFlaw::Unknown { reason } => {
                        self.words.tell("cli-flaw-unknown", &[("reason", reason.into())])
                    }
                };
                self.words.tell(
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
            Damage::MissingLines { have, want } => self.words.tell(
                "cli-damage-missing",
                &[file(), ("have", (*have).into()), ("want", (*want).into())],
            ),
            Damage::HeadMismatch { line, .. } => {
                self.words.tell("cli-damage-other", &[file(), ("line", (*line).into())])
            }
            Damage::Converted { lines } => {
                self.words.tell("cli-damage-converted", &[file(), ("lines", (*lines).into())])
            }
            Damage::Empty => self.words.tell("cli-damage-empty", &[file()]),
            Damage::NotAJournal => self.words.tell("cli-damage-foreign", &[file()]),
        };
        let failure = Failure::new(ExitStatus::Damaged, line)
            .with_json("damaged", json!({ "good_lines": damage.good() }));
        if damage.is_recoverable() && !damage.is_harmless() {
            failure.hint(self.words.tell("cli-damage-hint", &[file()]))
        } else {
            failure
        }
    }

    /// What the journal says, for people.
    pub fn journal_failure(&self, path: &Path, error: &JournalError) -> Failure {
        let file = ("file", path.display().to_string().into());
        match error {
            JournalError::Damaged(damage) => self.damage_failure(path, damage),
            JournalError::Exists => {
                Failure::new(ExitStatus::Io, self.words.tell("cli-file-exists", &[file]))
            }
            JournalError::Busy => {
                Failure::new(ExitStatus::Io, self.words.tell("cli-file-busy", &[file]))
            }
            JournalError::NotAFile => {
                Failure::new(ExitStatus::Io, self.words.tell("cli-file-not", &[file]))
            }
            JournalError::Changed | JournalError::Stuck => {
                Failure::new(ExitStatus::Io, self.words.tell("cli-file-changed", &[file]))
            }
            JournalError::Full => {
                Failure::new(ExitStatus::Io, self.words.tell("cli-file-full", &[file]))
            }
            JournalError::NotARecord(reason) => Failure::new(
                ExitStatus::Io,
                self.words.tell("cli-file-io", &[file, ("reason", reason.into())]),
            ),
            JournalError::File(error) => self.file_failure(error),
            JournalError::Io(error) if error.kind() == std::io::ErrorKind::NotFound => {
                let folder = path.parent().filter(|it| !it.as_os_str().is_empty() && !it.is_dir());
                let said = match folder {
                    Some(folder) => {
                        let folder = ("folder", folder.display().to_string().into());
                        self.words.tell("cli-folder-none", &[folder])
                    }
                    None => self.words.tell("cli-file-none", &[file]),
                };
                Failure::new(ExitStatus::Io, said)
            }
            JournalError::Io(error) => Failure::new(
                ExitStatus::Io,
                self.words.tell("cli-file-io", &[file, ("reason", self.os_reason(error).into())]),
            ),
        }
    }
}
