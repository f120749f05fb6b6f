//! What is answered to a question, in words and as data.
use std::collections::BTreeSet;

use super::Voice;
use crate::board::Suspect;
use crate::table::{Answer, CardQuestion, Question, Who};
use crate::terms::Token;

/// So many lines need no counting.
const GLANCE: usize = 3;

impl Voice<'_> {
    /// The answer to `question` in words.
    pub fn answer(&self, question: Question, answer: &Answer) -> Vec<String> {
        let words = self.words;
        vec![match answer {
            Answer::Street(answer) => return self.street_answer(answer),
            Answer::Yes(yes) => words.yes_no(*yes),
            Answer::Place(Some(place)) => match question {
                Question::Where(Who::Suspect(suspect)) if self.is_dead(suspect) => {
                    format!("{place} {}", words.say("cli-mark-dead"))
                }
                _ => place.to_string(),
            },
            Answer::Place(None) => words.say(self.nowhere()),
            Answer::Count(n) => words.tell("cli-cards", &[("n", (*n).into())]),
            Answer::Tokens(found) if found.is_empty() => {
                let vaults = self.position.heist().and_then(|game| self.vault_tokens(game));
                vaults.unwrap_or_else(|| words.say("cli-no-tokens"))
            }
            Answer::Tokens(found) => {
                let his = |(who, kinds): &(Suspect, Vec<Token>)| {
                    let kinds: Vec<_> = kinds.iter().map(|kind| self.token(*kind)).collect();
                    format!("{}: {}", self.suspect(*who), kinds.join(", "))
                };
                return self.token_counts(found).into_iter().chain(found.iter().map(his)).collect();
            }
            Answer::Suspects(found) if found.is_empty() => words.say("cli-nobody"),
            Answer::Suspects(found) => {
                let asked = question == CardQuestion::Dead.into();
                let mark = |suspect: &Suspect| {
                    let name = self.suspect(*suspect);
                    if self.is_dead(*suspect) && !asked {
                        format!("{name} {}", words.say("cli-mark-dead"))
                    } else {
                        name
                    }
                };
                let names = found.iter().map(mark).collect::<Vec<_>>().join(", ");
                let counted = asked || question == CardQuestion::Exonerated.into();
                if counted { format!("{}: {names}", found.len()) } else { names }
            }
            Answer::Secret(seat) => {
                words.tell("cli-secret-of", &[("who", self.seat(*seat).into())])
            }
        }]
    }

    fn is_dead(&self, suspect: Suspect) -> bool {
        self.position.dead().contains(suspect)
    }

    /// How many tokens of each kind there are, where that cannot be seen at a glance.
    fn token_counts(&self, found: &[(Suspect, Vec<Token>)]) -> Option<String> {
        let all: Vec<Token> = found.iter().flat_map(|(_, kinds)| kinds).copied().collect();
        let kinds: BTreeSet<Token> = all.iter().copied().collect();
        let count = |kind: Token| all.iter().filter(|it| **it == kind).count();
        let counted =
            kinds.into_iter().map(|kind| format!("{}: {}", self.token(kind), count(kind)));
        (found.len() > GLANCE).then(|| counted.collect::<Vec<_>>().join(" · "))
    }
}
