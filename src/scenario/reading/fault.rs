//! What can be wrong with a scenario file.
use thiserror::Error;

use crate::file::FileError;
use crate::lang::{Arg, Say, Words, clean};
use crate::scenario::names::{ambiguous, unknown};
use crate::scenario::{NameFlaw, NamingModes};
use crate::terms::{Corner, Mode};

/// One thing wrong with a file, and where it is.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("something is wrong in a file")]
pub struct Fault {
    /// The file, as it was named when it was asked for.
    pub file: String,
    /// The line, from 1.
    pub line: usize,
    /// The column, from 1, counted in characters.
    pub column: usize,
    /// The path of the field, such as `suspects[3].corner`; empty for the document itself.
    pub field: String,
    /// What is wrong.
    pub flaw: Flaw,
}

/// The ways in which a file can be wrong.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("something is wrong with a value in a file")]
pub enum Flaw {
    /// It is not YAML, or uses what scenario files do without (tags); the YAML reader's own words.
    Syntax(String),
    /// Lists and fields lie in each other more than this often; nothing was read.
    Deep {
        /// How often they may.
        most: usize,
    },
    /// The list is longer than any that has a meaning here; the rest was not read.
    Many {
        /// How many there may be.
        most: usize,
    },
    /// There is no such field here.
    UnknownField {
        /// The field that is spelled almost like it.
        nearest: Option<&'static str>,
        /// The fields that may be here.
        known: Vec<&'static str>,
    },
    /// The field must be here and is not.
    MissingField,
    /// The field is here for the second time.
    Twice {
        /// The line where it is first.
        first: usize,
    },
    /// A value of another kind belongs here.
    Kind {
        /// What belongs here.
        expected: ValueKind,
        /// What is there.
        found: String,
    },
    /// The number is too small or too large.
    Range {
        /// The smallest that is allowed.
        from: i64,
        /// The largest that is allowed.
        to: i64,
        /// What is there.
        found: String,
    },
    /// The word is not one of a closed list.
    Choice {
        /// What is there.
        found: String,
        /// The words that may be here.
        known: Vec<String>,
    },
    /// The text cannot be a name.
    Name {
        /// What is there.
        found: String,
        /// Why not.
        why: NameFlaw,
    },
    /// Two cards have this name.
    SameName(String),
    /// The field `id` differs from the name of the file.
    OtherFile {
        /// What the file's name says.
        expected: String,
        /// What is there.
        found: String,
    },
    /// The numbers contradict each other: this many cards are needed, but the parts add up to that many.
    Sum {
        /// How many there should be.
        expected: u32,
        /// How many the parts make.
        found: u32,
    },
    /// More cards with a mark than the box has.
    TooMany {
        /// The mark in the corner.
        mark: Corner,
        /// How many the box has.
        most: u8,
        /// How many are named.
        found: u8,
    },
    /// A list of another length belongs here.
    Length {
        /// How many items belong here.
        expected: usize,
        /// How many are there.
        found: usize,
    },
    /// Nobody has this name.
    UnknownName {
        /// What is there.
        found: String,
        /// Names that are spelled almost like it.
        nearest: Vec<String>,
    },
    /// Several suspects have a name that begins so.
    AmbiguousName {
        /// What is there.
        found: String,
        /// Whom it fits.
        candidates: Vec<String>,
    },
    /// This suspect is named a second time.
    DoubleName {
        /// Who.
        name: String,
        /// The line of the first time.
        first: usize,
    },
    /// This suspect exists, but does not lie on this table.
    NotOnTable(String),
    /// There is no such cell on the grid.
    NoCell(String),
    /// A role card of tier 1 is below one of tier 2.
    Tier,
    /// The mode has nothing like it.
    NotInMode,
}

/// The kinds of values.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ValueKind {
    /// A text.
    Text,
    /// A whole number.
    Number,
    /// A list.
    List,
    /// Fields with values.
    Fields,
}

/// `file:line:column: field: what is wrong`.
impl Say for Fault {
    fn say(&self, words: &Words) -> Vec<String> {
        let Self { file, line, column, field, flaw } = self;
        let colon = if field.is_empty() { "" } else { ": " };
        // A file can hold anything, and this may be printed on a terminal.
        let said = format!("{file}:{line}:{column}: {field}{colon}{}", flaw.say(words));
        vec![clean(&said).into_owned()]
    }
}

impl Flaw {
    /// What is wrong, in the reader's language.
    pub fn say(&self, words: &Words) -> String {
        let found_of = |key, found: &str, more: (&str, Arg<'_>)| {
            words.tell(key, &[("found", found.into()), more])
        };
        match self {
            Self::Syntax(why) => words.tell("scenario-flaw-syntax", &[("why", why.into())]),
            Self::Deep { most } => words.tell("scenario-flaw-deep", &[("most", (*most).into())]),
            Self::Many { most } => words.tell("scenario-flaw-many", &[("most", (*most).into())]),
            Self::UnknownField { nearest: Some(nearest), .. } => {
                words.tell("scenario-flaw-unknown-near", &[("nearest", (*nearest).into())])
            }
            Self::UnknownField { nearest: None, known } => {
                words.tell("scenario-flaw-unknown", &[("known", words.one_of(known).into())])
            }
            Self::MissingField => words.say("scenario-flaw-missing"),
            Self::Twice { first } => {
                words.tell("scenario-flaw-twice", &[("line", first.to_string().into())])
            }
            Self::Kind { expected, found } => {
                let expected = words.say(match expected {
                    ValueKind::Text => "scenario-kind-text",
                    ValueKind::Number => "scenario-kind-number",
                    ValueKind::List => "scenario-kind-list",
                    ValueKind::Fields => "scenario-kind-fields",
                });
                found_of("scenario-flaw-kind", found, ("expected", expected.into()))
            }
            Self::Range { from, to, found } => words.tell(
                "scenario-flaw-range",
                &[
                    ("found", found.into()),
                    ("from", from.to_string().into()),
                    ("to", to.to_string().into()),
                ],
            ),
            Self::Choice { found, known } => {
                found_of("scenario-flaw-choice", found, ("known", words.one_of(known).into()))
            }
            Self::Name { found, why } => {
                found_of("scenario-flaw-name", found, ("why", why.say(words).into()))
            }
            Self::SameName(name) => words.tell("scenario-flaw-same", &[("name", name.into())]),
            Self::OtherFile { expected, found } => {
                found_of("scenario-flaw-file", found, ("expected", expected.into()))
            }
            Self::Sum { expected, found } => words.tell(
                "scenario-flaw-sum",
                &[("expected", expected.to_string().into()), ("found", found.to_string().into())],
            ),
            Self::TooMany { mark, most, found } => {
                let mark = words.say(&format!("setup-corner-{}", mark.id()));
                words.tell(
                    "scenario-flaw-too-many",
                    &[("mark", mark.into()), ("most", (*most).into()), ("found", (*found).into())],
                )
            }
            Self::Length { expected, found } => words.tell(
                "scenario-flaw-length",
                &[("expected", (*expected).into()), ("found", (*found).into())],
            ),
            Self::UnknownName { found, nearest } => unknown(found, nearest, words),
            Self::AmbiguousName { found, candidates } => ambiguous(found, candidates, words),
            Self::DoubleName { name, first } => words.tell(
                "scenario-flaw-double",
                &[("name", name.into()), ("line", first.to_string().into())],
            ),
            Self::NotOnTable(name) => {
                words.tell("scenario-flaw-not-on-table", &[("name", name.into())])
            }
            Self::NoCell(found) => words.tell("scenario-name-no-cell", &[("found", found.into())]),
            Self::Tier => words.say("scenario-flaw-tier"),
            Self::NotInMode => words.say("scenario-flaw-not-in-mode"),
        }
    }
}

/// Why a scenario could not be had.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("the scenario cannot be used")]
pub enum ScenarioError {
    /// The file is there and could not be read; the operating system's own words.
    Unreadable {
        /// The file.
        file: String,
        /// Why.
        why: String,
    },
    /// The file is wrong in these places, in the order of the text.
    Faulty(Vec<Fault>),
    /// A YAML file where a library does not look.
    Stray {
        /// The file.
        file: String,
        /// The modes there are.
        modes: Vec<&'static str>,
    },
    /// No edition has this id.
    UnknownEdition {
        /// What was asked for.
        found: String,
        /// The editions there are.
        known: Vec<String>,
    },
    /// No mode has this id.
    UnknownMode {
        /// What was asked for.
        found: String,
    },
}

impl From<FileError> for ScenarioError {
    fn from(error: FileError) -> Self {
        Self::Unreadable { file: error.path.display().to_string(), why: error.why.to_string() }
    }
}

impl Say for NamingModes<'_, ScenarioError> {
    fn say(&self, words: &Words) -> Vec<String> {
        let Self(error, named) = self;
        match error {
            ScenarioError::Unreadable { file, why } => vec![
                words.tell("scenario-unreadable", &[("file", file.into()), ("why", why.into())]),
            ],
            ScenarioError::Stray { file, modes } => vec![words.tell(
                "scenario-stray",
                &[("file", file.into()), ("modes", words.one_of(modes).into())],
            )],
            ScenarioError::Faulty(faults) => {
                faults.iter().flat_map(|fault| fault.say(words)).collect()
            }
            ScenarioError::UnknownEdition { found, known } => vec![words.tell(
                "scenario-no-edition",
                &[("found", found.into()), ("known", words.one_of(known).into())],
            )],
            ScenarioError::UnknownMode { found } => {
                let known: Vec<String> = Mode::ALL.iter().copied().map(named).collect();
                let args = [("found", found.into()), ("known", words.one_of(&known).into())];
                vec![words.tell("scenario-no-mode", &args)]
            }
        }
    }
}
