//! What comes of something that was done at a table, or why nothing was.
use thiserror::Error;

use super::Session;
use crate::deduce::Finding;
use crate::rules::Decision;
use crate::table::safe::JournalError;
use crate::table::{CorrectError, Entry, LineError, Progress, TellError, UndoError};

/// What has come of something that was done, as everybody may know it.
#[derive(Clone, Debug)]
pub struct Outcome {
    /// How far the game had come before.
    pub since: Progress,
    /// What has happened, entry by entry.
    pub news: Vec<Entry>,
    /// What in the log cannot all be so, as it became known by it.
    pub findings: Vec<Finding>,
    /// Who owes what now; nobody after the end.
    pub owed: Option<Decision>,
    /// Whether the game is over by it.
    pub ended: bool,
    /// Whether somebody has learned by it what a hidden card decides, so that taking it back needs consent.
    pub informs: bool,
}

impl Outcome {
    /// What has happened at the table since then.
    pub(super) fn since(session: &Session, since: Progress) -> Self {
        let view = session.public();
        let lines = view.seq().saturating_sub(since.seq);
        Self {
            since,
            news: view.said_since(since.seq),
            findings: view.findings_since(since.seq),
            owed: view.position().decision(),
            ended: view.position().outcome().is_some() && lines > 0,
            informs: lines > 0 && session.table().has_informed(lines),
        }
    }
}

/// Why nothing was done; the table is as it was, but for what others have recorded.
#[derive(Debug, Error)]
pub enum Stopped {
    /// The table does not take it.
    #[error(transparent)]
    Line(#[from] LineError),
    /// Somebody was faster: what happened since then comes first.
    #[error("somebody was faster")]
    Moved(Progress),
    /// Somebody has learned something by what is to be taken back, so others have to agree.
    #[error("others have to agree")]
    NeedsConsent,
    /// There are only so many lines to take back.
    #[error("there are {0} lines")]
    Only(usize),
    /// There are only so many lines to say again.
    #[error("{0} lines were taken back")]
    OnlyUndone(usize),
    /// Something could not be put right.
    #[error(transparent)]
    Correction(CorrectError),
}

impl From<JournalError> for Stopped {
    fn from(error: JournalError) -> Self {
        Self::Line(error.into())
    }
}

impl From<UndoError> for Stopped {
    fn from(error: UndoError) -> Self {
        match error {
            UndoError::Only(lines) => Self::Only(lines),
            UndoError::OnlyUndone(lines) => Self::OnlyUndone(lines),
            UndoError::Line(error) => error.into(),
        }
    }
}

impl From<CorrectError> for Stopped {
    fn from(error: CorrectError) -> Self {
        match error {
            // By a rule that held then: it is said of that line, not of the present.
            CorrectError::Line(LineError::Refused(_)) => Self::Correction(error),
            CorrectError::Line(error) => error.into(),
            error => Self::Correction(error),
        }
    }
}

impl From<TellError> for Stopped {
    fn from(error: TellError) -> Self {
        match error {
            TellError::Line(error) => error.into(),
            TellError::Correction(error) => error.into(),
        }
    }
}
