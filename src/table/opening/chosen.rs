//! What was not left to chance when a table was opened.
use serde::{Deserialize, Serialize};

/// A part of the opening that chance would have decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Part {
    /// How the suspects lie.
    Layout,
    /// The evidence deck, or the alibi cards of Mr. Jack; a deal file may say only its top.
    Evidence,
    /// The role cards of the Heist.
    Roles,
    /// Later shuffles.
    Reshuffles,
    /// Who sits where.
    Seats,
}

/// Who has chosen it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum By {
    /// The author of the deal file, who may know what is hidden.
    File,
    /// The table, in the open.
    Hand,
}

impl Part {
    /// The name of the part, as it is recorded.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Layout => "layout",
            Self::Evidence => "evidence",
            Self::Roles => "roles",
            Self::Reshuffles => "reshuffles",
            Self::Seats => "seats",
        }
    }
}
