//! What a table may decide otherwise than the book.
use std::collections::BTreeMap;
use std::fmt;

use serde::{Deserialize, Serialize};

use super::ModeSheet;
use super::reading::At;
use crate::lang::Words;
use crate::terms::{Mode, OptionName};

/// One option of a mode: what may be chosen, and what holds if nothing is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OptionSpec {
    /// The row of the decisions that explains it, such as `G32`.
    pub decision: String,
    /// What holds if nobody says otherwise.
    pub default: Value,
    /// What holds in a certain edition.
    pub by_edition: BTreeMap<String, Value>,
    /// What holds with a certain number of players, where the edition says nothing of its own.
    pub by_players: BTreeMap<u8, Value>,
    /// What may be chosen.
    pub allowed: Allowed,
    /// Why this house plays the default, where it has decided so; it may be empty.
    pub reason: Option<String>,
}

/// The values that an option may have.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Allowed {
    /// Any whole number from the first to the second.
    Numbers(u16, u16),
    /// One of these words.
    Words(Vec<String>),
}

/// A chosen value.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Value {
    /// A whole number.
    Number(u16),
    /// A word of a closed list.
    Word(String),
}

/// A value for every option of a mode.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Choices(BTreeMap<OptionName, Value>);

/// A choice that the mode does not offer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ChoiceError {
    /// It is not written `name=value`.
    Form(String),
    /// The mode has no such option.
    Name {
        /// What was typed.
        found: String,
        /// The mode's options.
        known: Vec<&'static str>,
    },
    /// The option has no such value.
    Value {
        /// Which option.
        option: OptionName,
        /// What was typed.
        found: String,
        /// What may be chosen.
        allowed: Allowed,
    },
}

impl Choices {
    /// What holds in `edition` with this number of players if nobody says otherwise.
    pub fn of(mode: &ModeSheet, edition: &str, players: u8) -> Self {
        let value = |spec: &OptionSpec| spec.value(edition, players).clone();
        Self(mode.options.iter().map(|(name, spec)| (*name, value(spec))).collect())
    }

    /// Chooses as `text` says, such as `kills=16`.
    ///
    /// # Errors
    /// When the mode does not offer it; the choices are as before then.
    pub fn choose(&mut self, mode: &ModeSheet, text: &str) -> Result<(), ChoiceError> {
        let (option, value) = mode.option_value(text)?;
        self.0.insert(option, value);
        Ok(())
    }

    /// Holds this value from now on.
    pub fn set(&mut self, option: OptionName, value: Value) {
        self.0.insert(option, value);
    }

    /// What is chosen for an option of the mode.
    pub fn get(&self, option: OptionName) -> Option<&Value> {
        self.0.get(&option)
    }

    /// The number chosen for an option that takes numbers.
    pub fn number(&self, option: OptionName) -> Option<u16> {
        match self.0.get(&option)? {
            Value::Number(number) => Some(*number),
            Value::Word(_) => None,
        }
    }

    /// The word chosen for an option that takes words.
    pub fn word(&self, option: OptionName) -> Option<&str> {
        match self.0.get(&option)? {
            Value::Number(_) => None,
            Value::Word(word) => Some(word),
        }
    }

    /// Every option with its value.
    pub fn iter(&self) -> impl Iterator<Item = (OptionName, &Value)> {
        self.0.iter().map(|(name, value)| (*name, value))
    }
}

impl ModeSheet {
    /// The option of this mode and its value that `text` names, such as `kills=16`.
    ///
    /// # Errors
    /// When the mode does not offer it.
    pub fn option_value(&self, text: &str) -> Result<(OptionName, Value), ChoiceError> {
        let Some((name, value)) = text.split_once('=') else {
            return Err(ChoiceError::Form(text.to_owned()));
        };
        let (name, value) = (name.trim(), value.trim());
        let found =
            OptionName::from_id(name).and_then(|name| Some((name, self.options.get(&name)?)));
        let Some((option, spec)) = found else {
            let known = self.options.keys().map(|name| name.id()).collect();
            return Err(ChoiceError::Name { found: name.to_owned(), known });
        };
        let Some(value) = spec.allowed.value(value) else {
            let allowed = spec.allowed.clone();
            return Err(ChoiceError::Value { option, found: value.to_owned(), allowed });
        };
        Ok((option, value))
    }
}

impl Allowed {
    /// The words that may be chosen; none where it is a number.
    pub fn words(&self) -> &[String] {
        match self {
            Self::Numbers(..) => &[],
            Self::Words(words) => words,
        }
    }

    fn value(&self, text: &str) -> Option<Value> {
        match self {
            Self::Numbers(from, to) => {
                let number = text.parse().ok().filter(|number| (from..=to).contains(&number));
                number.map(Value::Number)
            }
            Self::Words(words) => {
                let word = words.iter().find(|word| word.eq_ignore_ascii_case(text));
                word.cloned().map(Value::Word)
            }
        }
    }
}

impl fmt::Display for Allowed {
    /// `1–25`, or `on | arrangement | off`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Numbers(from, to) => write!(f, "{from}–{to}"),
            Self::Words(words) => f.write_str(&words.join(" | ")),
        }
    }
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Number(number) => number.fmt(f),
            Self::Word(word) => f.write_str(word),
        }
    }
}

impl OptionSpec {
    /// What holds in `edition` with this number of players if nobody says otherwise.
    pub fn value(&self, edition: &str, players: u8) -> &Value {
        let by_players = || self.by_players.get(&players);
        self.by_edition.get(edition).or_else(by_players).unwrap_or(&self.default)
    }

    /// Reads an option; fields that are missing are taken from `below`, if that is given. A default
    /// said here holds for every edition and every number of players of which this file says nothing.
    pub(super) fn read(at: At<'_>, below: Option<&Self>) -> Self {
        let fields = at.fields();
        let needed = below.is_none();
        let mut spec = below.cloned().unwrap_or(Self {
            decision: String::new(),
            default: Value::Number(0),
            by_edition: BTreeMap::new(),
            by_players: BTreeMap::new(),
            allowed: Allowed::Words(Vec::new()),
            reason: None,
        });
        if let Some(decision) = fields.need_if(needed, "decision") {
            spec.decision = decision.word();
        }
        // What may be chosen belongs to the rules: a file of the user's changes defaults only.
        if needed {
            spec.allowed = if let Some(values) = fields.may("values") {
                Allowed::Words(values.items().map(At::word).collect())
            } else {
                let number = |name| fields.need(name).map_or(0, |at| at.number(0..=999));
                Allowed::Numbers(number("from"), number("to"))
            };
        }
        if let Some(default) = fields.need_if(needed, "default") {
            spec.default = spec.allowed.read(default);
            spec.by_edition.clear();
            spec.by_players.clear();
            spec.reason = fields.may("reason").map(|at| at.any_text().to_owned());
        }
        if let Some(editions) = fields.may("by-edition") {
            let value = |(key, at): (At<'_>, _)| (key.word(), spec.allowed.read(at));
            spec.by_edition.extend(editions.pairs().map(value));
        }
        if let Some(players) = fields.may("by-players") {
            spec.by_players.extend(players.by_players(|at| spec.allowed.read(at)));
        }
        fields.end();
        spec
    }
}

impl Allowed {
    fn read(&self, at: At<'_>) -> Value {
        match self {
            Self::Numbers(from, to) => Value::Number(at.number(*from..=*to)),
            Self::Words(words) => {
                let word = at.word();
                self.value(&word).unwrap_or_else(|| {
                    if !word.is_empty() {
                        at.choice(word, words.iter().map(String::as_str));
                    }
                    Value::Word(String::new())
                })
            }
        }
    }
}

impl ChoiceError {
    /// What is wrong, in the reader's language.
    pub fn say(&self, mode: Mode, words: &Words) -> String {
        match self {
            Self::Form(found) => words.tell("scenario-choice-form", &[("found", found.into())]),
            Self::Name { found, known } => words.tell(
                "scenario-choice-name",
                &[
                    ("found", found.into()),
                    ("mode", mode.id().into()),
                    ("known", words.one_of(known).into()),
                ],
            ),
            Self::Value { option, found, allowed } => words.tell(
                "scenario-choice-value",
                &[
                    ("found", found.into()),
                    ("option", option.id().into()),
                    ("allowed", allowed.to_string().into()),
                ],
            ),
        }
    }
}
