//! How a command ends, and what it says when it does not go well.
use std::io;
use std::process::ExitCode;

use noir_referee::lang::{Words, os_reason};
use noir_referee::screen::RefusedData;
use noir_referee::session::Session;
use serde::Serialize;
use serde_json::Value;

use crate::app::locale;

/// The documented exit codes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ExitStatus {
    /// Done, or nobody is left to read the answer.
    Done = 0,
    /// Refused by a rule, or an audit has found something.
    Refused = 1,
    /// Misuse of the command line.
    Usage = 2,
    /// The table's file or a scenario is damaged.
    Damaged = 3,
    /// Files, locks and keys.
    Io = 4,
}

/// Why a command did not do what was asked.
#[derive(Clone, Debug)]
pub struct Failure {
    /// The exit code.
    pub exit: ExitStatus,
    /// What went wrong and what would be right, a sentence a line; nothing where all is said already.
    pub lines: Vec<String>,
    /// The same for `--json`.
    pub json: Option<FailureData>,
}

/// What `--json` prints of a failure.
#[derive(Clone, Debug)]
pub struct FailureData {
    /// As it is printed.
    pub value: Value,
    ears: Ears,
}

/// For whose ears it is what was not done, or why.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Ears {
    /// For everybody’s.
    All,
    /// The line is for nobody’s, and was typed where everybody sees it.
    Nobody,
    /// Why it is not done only the owner of a hidden card may read.
    Owner,
}

impl Failure {
    /// A failure that one sentence explains.
    pub fn new(exit: ExitStatus, line: impl Into<String>) -> Self {
        Self { exit, lines: vec![line.into()], json: None }
    }

    /// A failure of which everything has been said.
    pub const fn silent(exit: ExitStatus) -> Self {
        Self { exit, lines: Vec::new(), json: None }
    }

    /// The end of a command that only showed a table: a damaged file, of which has been said what is wrong, is not passed
    /// over in silence.
    ///
    /// # Errors
    /// When the file is damaged.
    pub fn unless_sound(session: &Session) -> Result<(), Self> {
        if session.is_damaged() { Err(Self::silent(ExitStatus::Damaged)) } else { Ok(()) }
    }

    /// Whether a line that is for nobody's ears was typed where everybody sees it.
    pub fn is_aloud(&self) -> bool {
        self.json.as_ref().is_some_and(|json| json.ears == Ears::Nobody)
    }

    /// Whether a hidden card forbids it, so that its owner alone reads why.
    pub fn is_for_one(&self) -> bool {
        self.json.as_ref().is_some_and(|json| json.ears == Ears::Owner)
    }

    /// Adds a sentence of advice.
    #[must_use]
    pub fn hint(mut self, line: impl Into<String>) -> Self {
        self.lines.push(line.into());
        self
    }

    /// Adds for `--json` why it was not done, in a word that stays.
    #[must_use]
    pub fn refused_by(self, rule: &str) -> Self {
        self.refused(RefusedData::by(rule))
    }

    /// The same with more than a word.
    #[must_use]
    pub fn refused(self, why: RefusedData<'_>) -> Self {
        self.with_json("refused", why)
    }

    /// Adds that the line is for nobody’s ears.
    #[must_use]
    pub fn not_aloud(self) -> Self {
        self.with("refused", RefusedData::by("not-aloud"), Ears::Nobody)
    }

    /// Adds that a hidden card of this seat forbids it.
    #[must_use]
    pub fn hidden_card(self, seat: &str) -> Self {
        self.with("refused", RefusedData::hidden_card(seat), Ears::Owner)
    }

    /// Adds what `--json` prints.
    #[must_use]
    pub fn with_json(self, key: &str, data: impl Serialize) -> Self {
        self.with(key, data, Ears::All)
    }

    fn with(mut self, key: &str, data: impl Serialize, ears: Ears) -> Self {
        let value = serde_json::to_value(data).unwrap_or_default();
        let value = Value::Object([(key.to_owned(), value)].into_iter().collect());
        self.json = Some(FailureData { value, ears });
        self
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        // A reader that has seen enough, such as `head`, is no failure of ours.
        if error.kind() == io::ErrorKind::BrokenPipe {
            return Self::silent(ExitStatus::Done);
        }
        Self::new(ExitStatus::Io, os_reason(&Words::new(locale()), &error))
    }
}

impl From<ExitStatus> for ExitCode {
    fn from(exit: ExitStatus) -> Self {
        Self::from(exit as u8)
    }
}
