//! What can be wrong with a journal.
use thiserror::Error;

/// What is wrong with a journal, as data; lines are counted from 1, as an editor shows them.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Damage {
    /// The last line was never finished, so nobody was ever told that it happened. Harmless: the next writer cuts it off.
    #[error("line {line} was never finished ({bytes} bytes)")]
    Torn {
        /// The unfinished line; all lines before it are true.
        line: u64,
        /// How many bytes of it there are.
        bytes: u64,
    },
    /// A line that is not what was written, or does not belong where it stands.
    #[error("line {line} of {lines}: {flaw}")]
    BadLine {
        /// The first wrong line; all lines before it are true.
        line: u64,
        /// What is wrong with it.
        flaw: LineFlaw,
        /// How many lines the file has, the wrong ones included.
        lines: u64,
    },
    /// The file ends too early: its end was cut off, at the end of a line or within it.
    #[error("{have} lines, where {want} were written")]
    MissingLines {
        /// How many lines are there, all of them true.
        have: u64,
        /// How many lines were written on this computer.
        want: u64,
    },
    /// The file is sound, but it is another history than the one written on this computer.
    #[error("line {line} of {lines} is not the line that was written here")]
    HeadMismatch {
        /// The line that is known to differ; an earlier one may be the first that does.
        line: u64,
        /// How many sound lines the file has.
        lines: u64,
    },
    /// All lines are true, but their ends are no longer what was written: a program that treats the file as a text has changed
    /// them.
    #[error("{lines} true lines whose ends were changed")]
    Converted {
        /// How many lines are there.
        lines: u64,
    },
    /// Nothing, or an unfinished first line: the table was never opened.
    #[error("there is nothing in the file")]
    Empty,
    /// The file does not even look like a journal.
    #[error("this is not a journal")]
    NotAJournal,
}

/// What is wrong with one line.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum LineFlaw {
    /// It does not begin or end as a line must.
    #[error("not a whole line")]
    Shape,
    /// Its checksum is that of another text.
    #[error("the checksum does not fit")]
    Sum,
    /// Whole in itself, but it does not follow the line before: lines were lost, moved, doubled or exchanged.
    #[error("record {n} does not belong here")]
    Chain {
        /// The number that the line carries, counted from 0.
        n: u64,
    },
    /// Written by a version of this program with another kind of journal.
    #[error("unknown version `{found}`")]
    Version {
        /// What the file says in place of [`FORMAT`](super::record::FORMAT).
        found: String,
    },
    /// True, and a record that this program knows, but it does not fit those before it.
    #[error("it does not fit the lines before it")]
    Senseless,
    /// True, but not a record that this program knows.
    #[error("unknown record: {reason}")]
    Unknown {
        /// What serde expected, in English.
        reason: String,
    },
    /// An opening that this program never writes.
    #[error("`{field}` was written by somebody else")]
    Forged {
        /// The first field that shows it, such as `seats[0].player`.
        field: String,
    },
}

impl Damage {
    /// Whether nothing that was ever shown is lost, so play may go on at once.
    pub const fn is_harmless(&self) -> bool {
        matches!(self, Self::Torn { .. })
    }

    /// Whether something can be recovered: some of it is good. Where the program is too old for the file, nothing is.
    pub const fn is_recoverable(&self) -> bool {
        self.good() > 0
    }

    /// How many lines, from the first on, are true.
    pub const fn good(&self) -> u64 {
        match self {
            Self::Torn { line, .. } | Self::BadLine { line, .. } => line.saturating_sub(1),
            Self::MissingLines { have, .. } => *have,
            Self::HeadMismatch { lines, .. } | Self::Converted { lines } => *lines,
            Self::Empty | Self::NotAJournal => 0,
        }
    }
}
