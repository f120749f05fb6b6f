//! Which exit code an error of the library ends a command with; it says itself.
use std::path::Path;

use noir_referee::file::FileError;
use noir_referee::lang::Say;
use noir_referee::scenario::{NamingModes, PeopleError, ScenarioError};
use noir_referee::screen::DamageData;
use noir_referee::setup::{CodeFlaw, SetupError};
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

impl Ends for NamingModes<'_, ScenarioError> {
    fn exit(&self) -> ExitStatus {
        match self.0 {
            ScenarioError::UnknownEdition { .. } | ScenarioError::UnknownMode { .. } => {
                ExitStatus::Usage
            }
            ScenarioError::Unreadable { .. } => ExitStatus::Io,
            ScenarioError::Faulty(_) | ScenarioError::Stray { .. } => ExitStatus::Damaged,
        }
    }
}

impl Ends for NamingModes<'_, SetupError> {
    fn exit(&self) -> ExitStatus {
        match self.0 {
            SetupError::Cards { .. } | SetupError::Roles => ExitStatus::Usage,
            _ => ExitStatus::Refused,
        }
    }
}

impl Ends for CodeFlaw {
    fn exit(&self) -> ExitStatus {
        ExitStatus::Usage
    }
}

impl Ends for PeopleError {
    fn exit(&self) -> ExitStatus {
        ExitStatus::Usage
    }
}

/// How a command ends by everything that is wrong with what it was given.
pub fn fails_by(app: &App, exit: ExitStatus, errors: &[impl Say]) -> Failure {
    let lines = errors.iter().flat_map(|error| error.say(&app.words)).collect();
    Failure { exit, lines, json: None }
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
