//! What the books say, and what is played.
use serde::Serialize;
use serde_json::{Map, Value};

use super::{Book, Ruling, Texts};
use crate::terms::{Choices, OptionName};

/// A ruling in what `rule --json` prints.
#[derive(Serialize)]
pub struct RulingData<'a> {
    #[serde(flatten)]
    ruling: &'a Ruling,
    /// The values of its options at the table, if one is open.
    #[serde(skip_serializing_if = "Option::is_none")]
    in_force: Option<Map<String, Value>>,
}

impl<'a> RulingData<'a> {
    /// A ruling, and what the table that is open plays.
    pub fn of(ruling: &'a Ruling, here: Option<&Choices>) -> Self {
        let in_force = here.map(|here| {
            let value = |option: OptionName| here.choice(option).map(|it| it.to_string()).into();
            ruling.option.iter().map(|option| (option.id().to_owned(), value(*option))).collect()
        });
        Self { ruling, in_force }
    }
}

/// A point in what `rule --differences --json` prints.
#[derive(Serialize)]
pub struct DifferenceData<'a> {
    /// The ruling.
    id: &'a str,
    question: &'a Texts,
    /// What each of the books says, by its word; `null` where it is silent.
    #[serde(flatten)]
    says: Map<String, Value>,
}

impl<'a> DifferenceData<'a> {
    /// What these books say of it.
    pub fn of(ruling: &'a Ruling, books: [Book; 2]) -> Self {
        let says = |book| {
            let says = ruling.passage(book).map(|passage| &passage.says);
            serde_json::to_value(says).unwrap_or_default()
        };
        let says = books.into_iter().map(|book| (book.word().to_owned(), says(book)));
        Self { id: &ruling.id, question: &ruling.question, says: says.collect() }
    }
}

/// What `rule set --json` prints.
#[derive(Serialize)]
pub struct RuledData<'a> {
    /// The words of the decision.
    pub ruled: &'a str,
    /// How many lines of the table count, if one is open.
    pub seq: Option<usize>,
    /// Whether the next tables play so as well.
    pub remembered: bool,
}
