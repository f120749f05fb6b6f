//! What is answered to a question.
use serde::Serialize;

use crate::board::Suspect;
use crate::screen::modes::StreetData;
use crate::table::{Answer, Ordered, View};
use crate::terms::Token;

/// What `ask --json` prints.
#[derive(Serialize)]
pub struct AnswerData<'a> {
    /// How many lines count.
    seq: usize,
    answer: Answered<'a>,
}

/// The answer itself; `null` where no cell is left, or a hidden card would tell.
#[derive(Serialize)]
#[serde(untagged)]
enum Answered<'a> {
    Yes(bool),
    Suspects(Vec<&'a str>),
    /// By the suspects who have them.
    Tokens(Ordered<&'a str, Vec<&'static str>>),
    Place(Option<String>),
    Count(u8),
    Street(StreetData<'a>),
    Hidden,
}

impl<'a> AnswerData<'a> {
    /// The answer as these eyes get it.
    pub fn of(view: &View<'a>, answer: &'a Answer) -> Self {
        let name = |suspect: &Suspect| view.cast().name(*suspect);
        let ids = |kinds: &[Token]| kinds.iter().map(|kind| kind.id()).collect();
        let answer = match answer {
            Answer::Yes(yes) => Answered::Yes(*yes),
            Answer::Suspects(found) => Answered::Suspects(found.iter().map(name).collect()),
            Answer::Tokens(found) => {
                Answered::Tokens(found.iter().map(|(who, kinds)| (name(who), ids(kinds))).collect())
            }
            Answer::Place(place) => Answered::Place(place.map(|place| place.to_string())),
            Answer::Count(count) => Answered::Count(*count),
            Answer::Street(answer) => Answered::Street(StreetData::of(view, answer)),
            Answer::Secret(_) => Answered::Hidden,
        };
        Self { seq: view.seq(), answer }
    }
}
