//! What a phone is answered in its channel. Its script knows by the fields which answer it is.
use serde::Serialize;

use crate::screen::Choice;

/// One answer, as it is in its box.
#[derive(Serialize)]
#[serde(untagged)]
pub(in crate::phone) enum PhoneAnswer {
    /// Who the link is for, and how this phone stands to that seat.
    Stands(Box<Stands>),
    /// The private page.
    Page(Box<ShownPage>),
    /// A line of the private page may mean something else.
    Asks {
        /// The question.
        asked: Vec<String>,
        /// Its answers as buttons: what each says, and the line that it means.
        offers: Vec<(String, String)>,
        /// Whether one of these lines is done without another question.
        sure: bool,
    },
    /// A PIN stands before the page.
    Pin {
        /// The question for it.
        pin: String,
    },
    /// Whether it was done; what came of it is on the public page.
    Done {
        /// Whether it was.
        done: bool,
    },
    /// What was asked aloud, as everybody may know it.
    Answered {
        /// In sentences.
        answer: Vec<String>,
    },
    /// How a line is understood that is to be said aloud.
    Reads {
        /// As the log will say it.
        reads: String,
        /// In words of the grammar.
        line: String,
    },
    /// A line that was to be said aloud and was not.
    Unsaid(Unsaid),
    /// Why it was not done, or what everybody is asked now.
    Lines {
        /// In sentences.
        lines: Vec<String>,
    },
}

impl PhoneAnswer {
    /// It was done.
    pub(super) const DONE: Self = Self::Done { done: true };
}

/// Why a line was not said aloud, and how it may be put right.
#[derive(Serialize)]
pub(in crate::phone) struct Unsaid {
    /// In sentences.
    pub lines: Vec<String>,
    /// What else may be meant, as buttons: what each says, and the line.
    pub offers: Vec<(String, String)>,
    /// Whether it stays in the field, to be put right.
    pub kept: bool,
}

impl Unsaid {
    /// It is to be put right.
    pub(super) const fn because(lines: Vec<String>) -> Self {
        Self { lines, offers: Vec::new(), kept: true }
    }

    /// It is not for this page at all.
    pub(super) const fn elsewhere(lines: Vec<String>) -> Self {
        Self { lines, offers: Vec::new(), kept: false }
    }
}

/// How a phone stands to a seat, or to the referee.
#[derive(Serialize)]
pub(in crate::phone) struct Stands {
    /// In a word that the script knows.
    pub state: &'static str,
    /// The number that it shows where the seat is taken.
    pub number: Option<u8>,
    /// The seat, from 0 on; the referee comes last.
    pub seat: usize,
    /// Whose link it is.
    pub who: String,
    /// Whether that is the referee.
    pub referee: bool,
    /// The part of the public pages' address that is not to be guessed.
    pub table: String,
    /// Who may say public lines.
    pub says: &'static str,
    /// With which id this page goes on, in the answer to a greeting.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub page: Option<String>,
    /// The public key of the host, there as well.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub key: Option<String>,
    /// The link of the same player at the next table; never in the answer to a greeting, which whoever has the link can read.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub next: Option<String>,
}

/// The private page as a phone paints it: sentences, and marks by the cells of the board that lies on the phone already.
#[derive(Serialize)]
pub(in crate::phone) struct ShownPage {
    /// What stands on it.
    pub lines: Vec<String>,
    /// What can be chosen.
    pub choices: Vec<Choice>,
    /// How many cards its owner has to say that he drew.
    pub draws: u8,
    /// Cards that he may have drawn and that lie on no cell: how each is written, and how it is called.
    pub out: Vec<(String, String)>,
    /// The cell, the kind of mark, its letters, and what it means.
    pub marks: Vec<(String, &'static str, String, String)>,
    /// What can be typed.
    pub hint: String,
    /// What the line has brought that was typed last.
    pub answer: Vec<String>,
    /// Whether that line stays in the field, since it was not understood.
    pub kept: bool,
    /// How often the table had changed.
    pub at: usize,
}
