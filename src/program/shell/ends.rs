//! Which exit code an error of the library ends a command with; it says itself.
use std::path::Path;

use noir_referee::file::FileError;
use noir_referee::lang::Say;
use noir_referee::screen::DamageData;
use noir_referee::table::safe::{Damage, JournalError, KeyError};
use noir_referee::table::{Breach, CorrectError, InFile};

use crate::app::App;
use crate::failure::{ExitStatus, Failure};

/// An error that ends a command.
pub trait Ends {
    /// With which exit code.
    fn exit(&self) -> ExitStatus;
}

impl Ends for FileError {
    fn exit(&self) -> ExitStatus {
        ExitStatus::Io
    }
}

impl Ends for InFile<'_, JournalError> {
    fn exit(&self) -> ExitStatus {
        ExitStatus::Io
    }
}

impl Ends for InFile<'_, Damage> {
    fn exit(&self) -> ExitStatus {
        ExitStatus::Damaged
    }
}

impl Ends for InFile<'_, Breach> {
    fn exit(&self) -> ExitStatus {
        ExitStatus::Damaged
    }
}

impl Ends for KeyError {
    fn exit(&self) -> ExitStatus {
        match self {
            Self::Missing | Self::Damaged | Self::NotALock => ExitStatus::Damaged,
            Self::WrongPassphrase | Self::File(_) | Self::Io(_) => ExitStatus::Io,
        }
    }
}

impl Ends for CorrectError {
    fn exit(&self) -> ExitStatus {
        match self {
            Self::Board => ExitStatus::Usage,
            Self::Only(_) | Self::NotSaid(_) | Self::Line(_) => ExitStatus::Refused,
        }
    }
}

/// How a command ends by an error.
pub fn fails(app: &App, error: &(impl Say + Ends)) -> Failure {
    Failure { exit: error.exit(), lines: error.say(&app.words), json: None }
}

/// What is wrong with a file, and what can be done.
pub fn damage_failure(app: &App, path: &Path, damage: &Damage) -> Failure {
    let data = DamageData { good_lines: damage.good() };
    fails(app, &InFile(path, damage)).with_json("damaged", data)
}

/// What the journal says, for people.
pub fn journal_failure(app: &App, path: &Path, error: &JournalError) -> Failure {
    match error {
        JournalError::Damaged(damage) => damage_failure(app, path, damage),
        error => fails(app, &InFile(path, error)),
    }
}
