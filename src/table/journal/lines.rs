//! What the journal of a table holds: its records, open and sealed.
use serde::{Deserialize, Serialize};

use super::safe::{Commitment, Discrepancy, Lock};
use crate::table::{Entrusted, HouseRuling, Opening};

/// One record of the journal, without what is sealed.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum JournalLine {
    /// The table was opened.
    Opened {
        /// What everybody may know of it.
        opening: Box<Opening>,
        /// Salted commitments to what was dealt.
        commitments: Vec<Commitment>,
        /// How a passphrase becomes the key, where there is one.
        lock: Option<Lock>,
        /// What happened at once.
        facts: Vec<Vec<String>>,
    },
    /// A line was accepted.
    Said {
        /// Who said it.
        seat: String,
        /// Its words; none where it was said in private.
        line: Option<String>,
        /// What happened, without hidden cards.
        facts: Vec<Vec<String>>,
    },
    /// A line was refused because of a hidden card.
    Refused {
        /// Whose line it was.
        seat: String,
    },
    /// The table has decided differently from the books.
    Ruled(HouseRuling),
    /// The suspects turned out to lie differently from what was written.
    Arranged {
        /// How they lie.
        facts: Vec<Vec<String>>,
    },
    /// The lines from this one on were put right: they are as before but for what is told here, and what no longer
    /// counts has fallen away.
    Corrected {
        /// The first of them, counted from 1.
        from: usize,
        /// How many lines from it on count now.
        lines: usize,
        /// Those that are told differently from before, each with its number: `said`, `ruled` or `arranged`.
        changed: Vec<(usize, Self)>,
        /// Whether somebody learned something by what was said before or is said now.
        shown: bool,
    },
    /// A mistake was noticed, and the table lets it stand.
    Stands {
        /// In which line.
        line: usize,
    },
    /// Lines were taken back.
    Undid {
        /// How many.
        lines: usize,
        /// Whether somebody had already learned something by them.
        shown: bool,
    },
    /// Lines were said again after an undo.
    Redid {
        /// How many.
        lines: usize,
        /// Whether somebody had already learned something by them.
        shown: bool,
    },
    /// Somebody looked at what is secret.
    Looked {
        /// The seat, or `referee`.
        by: String,
    },
    /// Somebody has chosen the PIN without which his secrets are not shown.
    Pinned {
        /// The seat, or `referee`.
        by: String,
        /// As in [`KeptPin`](super::safe::KeptPin).
        salt: String,
        /// As in [`KeptPin`](super::safe::KeptPin).
        check: String,
    },
    /// A wrong PIN was typed.
    Mistyped {
        /// Whose it should have been: the seat, or `referee`.
        by: String,
    },
    /// The table has decided that somebody chooses another PIN.
    Unpinned {
        /// The seat, or `referee`.
        by: String,
    },
    /// From the next line on somebody else plays for a seat, or its player is called otherwise.
    Seated {
        /// The seat.
        seat: String,
        /// Who plays there, as in the opening: a name, or `bot:` and how strong the machine is.
        player: String,
        /// Whether it is the same person, whose name was wrong.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        renamed: bool,
    },
    /// A referee who does not play has noted something.
    Noted,
    /// The file had been damaged and was put right.
    Recovered,
    /// The file is not as this computer had last seen it.
    Noticed {
        /// What is otherwise.
        what: Discrepancy,
        /// How many lines had been seen; none where that is not known.
        seen: Option<u64>,
    },
    /// The game is over, and everybody may open what was sealed.
    Unsealed {
        /// The key of the secrets up to here: 64 hex digits.
        key: String,
    },
}

/// What is sealed in a record. Suspects are named by their starting cells (`#c3`), so the length
/// does not depend on who they are.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Secret {
    /// What the companion was entrusted with at the opening.
    Opened {
        /// The deck and the salts.
        entrusted: Entrusted,
        /// What happened, with hidden cards.
        facts: Vec<Vec<String>>,
    },
    /// What happened on a line, with what only its owner may know.
    Said {
        /// What happened, with hidden cards.
        facts: Vec<Vec<String>>,
    },
    /// What happened on each of the lines that were put right, with what only its owner may know.
    Corrected {
        /// Of every line from the first on in which something is secret, changed or not, each with its number: so
        /// nobody can tell by the length which of them came out otherwise.
        facts: Vec<(usize, Vec<Vec<String>>)>,
    },
    /// What a referee has noted.
    Noted {
        /// The words, filled up with spaces so that their length tells nothing.
        text: String,
    },
    /// Why a line was refused.
    Refused {
        /// Its words.
        line: String,
        /// The rule; none if the words were not understood.
        rule: Option<String>,
        /// The suspect it is about.
        suspect: Option<String>,
    },
}
