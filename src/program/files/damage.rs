//! What a journal says that cannot be read or written, for people.
use crate::files::output;
use std::path::Path;

use noir_referee::screen::DamageData;
use noir_referee::table::safe::{Damage, JournalError, LineFlaw};

use crate::app::App;
use crate::failure::{ExitStatus, Failure};

/// What is wrong with a file, and what can be done.
pub fn damage_failure(app: &App, path: &Path, damage: &Damage) -> Failure {
    let file = || ("file", path.display().to_string().into());
    let good = ("good", damage.good().into());
    let line = match damage {
        Damage::Torn { line, bytes } => app.words.tell(
            "cli-damage-torn",
            &[file(), good, ("line", (*line).into()), ("bytes", (*bytes).into())],
        ),
        Damage::BadLine { line, flaw, lines } => {
            let flaw = match flaw {
                LineFlaw::Shape => app.words.say("cli-flaw-shape"),
                LineFlaw::Sum => app.words.say("cli-flaw-sum"),
                LineFlaw::Chain { .. } => app.words.say("cli-flaw-chain"),
                LineFlaw::Version { found } => {
                    app.words.tell("cli-flaw-version", &[("found", found.into())])
                }
                LineFlaw::Senseless => app.words.say("cli-senseless"),
                LineFlaw::Forged { field } => {
                    let reason = app.words.tell("cli-forged", &[("field", field.into())]);
                    app.words.tell("cli-flaw-unknown", &[("reason", reason.into())])
                }
                LineFlaw::Unknown { reason } => {
                    app.words.tell("cli-flaw-unknown", &[("reason", reason.into())])
                }
            };
            app.words.tell(
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
        Damage::MissingLines { have, want } => app.words.tell(
            "cli-damage-missing",
            &[file(), ("have", (*have).into()), ("want", (*want).into())],
        ),
        Damage::HeadMismatch { line, .. } => {
            app.words.tell("cli-damage-other", &[file(), ("line", (*line).into())])
        }
        Damage::Converted { lines } => {
            app.words.tell("cli-damage-converted", &[file(), ("lines", (*lines).into())])
        }
        Damage::Empty => app.words.tell("cli-damage-empty", &[file()]),
        Damage::NotAJournal => app.words.tell("cli-damage-foreign", &[file()]),
    };
    let failure = Failure::new(ExitStatus::Damaged, line)
        .with_json("damaged", DamageData { good_lines: damage.good() });
    if damage.is_recoverable() && !damage.is_harmless() {
        failure.hint(app.words.tell("cli-damage-hint", &[file()]))
    } else {
        failure
    }
}

/// What the journal says, for people.
pub fn journal_failure(app: &App, path: &Path, error: &JournalError) -> Failure {
    let file = ("file", path.display().to_string().into());
    match error {
        JournalError::Damaged(damage) => damage_failure(app, path, damage),
        JournalError::Exists => {
            Failure::new(ExitStatus::Io, app.words.tell("cli-file-exists", &[file]))
        }
        JournalError::Busy => {
            Failure::new(ExitStatus::Io, app.words.tell("cli-file-busy", &[file]))
        }
        JournalError::NotAFile => {
            Failure::new(ExitStatus::Io, app.words.tell("cli-file-not", &[file]))
        }
        JournalError::Changed | JournalError::Stuck => {
            Failure::new(ExitStatus::Io, app.words.tell("cli-file-changed", &[file]))
        }
        JournalError::Full => {
            Failure::new(ExitStatus::Io, app.words.tell("cli-file-full", &[file]))
        }
        JournalError::NotARecord(reason) => Failure::new(
            ExitStatus::Io,
            app.words.tell("cli-file-io", &[file, ("reason", reason.into())]),
        ),
        JournalError::File(error) => output::file_failure(app, error),
        JournalError::Io(error) if error.kind() == std::io::ErrorKind::NotFound => {
            let folder = path.parent().filter(|it| !it.as_os_str().is_empty() && !it.is_dir());
            let said = match folder {
                Some(folder) => {
                    let folder = ("folder", folder.display().to_string().into());
                    app.words.tell("cli-folder-none", &[folder])
                }
                None => app.words.tell("cli-file-none", &[file]),
            };
            Failure::new(ExitStatus::Io, said)
        }
        JournalError::Io(error) => Failure::new(
            ExitStatus::Io,
            app.words
                .tell("cli-file-io", &[file, ("reason", output::reason_of(app, error).into())]),
        ),
    }
}
