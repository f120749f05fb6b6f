//! What the books say, and what is played.
use serde::Serialize;

use super::Ordered;
use crate::rulebook::{Book, Ruling, Texts};
use crate::terms::{Choices, OptionName};

/// A ruling in what `rule --json` prints.
#[derive(Serialize)]
pub struct RulingData<'a> {
    #[serde(flatten)]
    ruling: &'a Ruling,
    /// The values of its options at the table, if one is open.
    #[serde(skip_serializing_if = "Option::is_none")]
    in_force: Option<Ordered<&'static str, Option<String>>>,
}

impl<'a> RulingData<'a> {
    /// A ruling, and what the table that is open plays.
    pub fn of(ruling: &'a Ruling, here: Option<&Choices>) -> Self {
        let in_force = here.map(|here| {
            let value = |option: OptionName| here.choice(option).map(|choice| choice.to_string());
            ruling.option.iter().map(|option| (option.id(), value(*option))).collect()
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
    says: Ordered<&'static str, Option<&'a Texts>>,
}

impl<'a> DifferenceData<'a> {
    /// What these books say of it.
    pub fn of(ruling: &'a Ruling, books: [Book; 2]) -> Self {
        let says = |book| ruling.passage(book).map(|passage| &passage.says);
        let says = books.into_iter().map(|book| (book.word(), says(book)));
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
