//! What is answered to a question, in words and as data.
use serde_json::{Map, Value, json};

use super::Voice;
use super::modes::street_json;
use crate::board::Suspect;
use crate::table::{Answer, CardQuestion, Question, View};
use crate::terms::Token;

impl Voice<'_> {
    /// The answer to `question` in words.
    pub fn answer(&self, question: Question, answer: &Answer) -> Vec<String> {
        let words = self.words;
        vec![match answer {
            Answer::Street(answer) => return self.street_answer(answer),
            Answer::Yes(yes) => words.yes_no(*yes),
            Answer::Place(Some(place)) => place.to_string(),
            Answer::Place(None) => words.say(self.mode().nowhere()),
            Answer::Count(n) => words.tell("cli-cards", &[("n", (*n).into())]),
            Answer::Tokens(found) if found.is_empty() => words.say("cli-no-tokens"),
            Answer::Tokens(found) => {
                let his = |(who, kinds): &(Suspect, Vec<Token>)| {
                    let kinds: Vec<_> = kinds.iter().map(|kind| self.token(*kind)).collect();
                    format!("{}: {}", self.suspect(*who), kinds.join(", "))
                };
                return found.iter().map(his).collect();
            }
            Answer::Suspects(found) if found.is_empty() => words.say("cli-nobody"),
            Answer::Suspects(found) => {
                let asked = question == CardQuestion::Dead.into();
                let mark = |suspect: &Suspect| {
                    let name = self.suspect(*suspect);
                    if self.position.dead().contains(*suspect) && !asked {
                        format!("{name} {}", words.say("cli-mark-dead"))
                    } else {
                        name
                    }
                };
                found.iter().map(mark).collect::<Vec<_>>().join(", ")
            }
            Answer::Secret(seat) => {
                words.tell("cli-secret-of", &[("who", self.seat(*seat).into())])
            }
        }]
    }
}

/// The answer as data; its names stay stable.
pub fn answer_json(view: &View<'_>, answer: &Answer) -> Value {
    let name = |suspect: &Suspect| view.cast().name(*suspect).to_owned();
    let answer = match answer {
        Answer::Yes(yes) => json!(yes),
        Answer::Suspects(found) => json!(found.iter().map(name).collect::<Vec<_>>()),
        Answer::Tokens(found) => found
            .iter()
            .map(|(who, kinds)| {
                (name(who), json!(kinds.iter().map(|kind| kind.id()).collect::<Vec<_>>()))
            })
            .collect::<Map<_, _>>()
            .into(),
        Answer::Place(place) => json!(place.map(|place| place.to_string())),
        Answer::Count(count) => json!(count),
        Answer::Street(answer) => street_json(view, answer),
        Answer::Secret(_) => Value::Null,
    };
    json!({ "seq": view.seq(), "answer": answer })
}
