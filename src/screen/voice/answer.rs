//! What is answered to a question, in words and as data.
use std::collections::BTreeSet;

use super::Voice;
use crate::board::{Suspect, SuspectSet};
use crate::screen::style::capital;
use crate::table::{Answer, CardQuestion, Question, Who, reading_order};
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
                if found.len() > GLANCE {
                    return self.tokens_by_kind(found);
                }
                return found.iter().map(his).collect();
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

    /// How many tokens of each kind there are, and who has one or, where that is said sooner, who has none.
    fn tokens_by_kind(&self, found: &[(Suspect, Vec<Token>)]) -> Vec<String> {
        let kinds: BTreeSet<Token> = found.iter().flat_map(|(_, kinds)| kinds).copied().collect();
        let everybody = self.position.grid().suspects();
        let said = |kind: Token| {
            let with = found.iter().filter(|(_, kinds)| kinds.contains(&kind)).map(|(who, _)| *who);
            let with: SuspectSet = with.collect();
            let without = everybody - with;
            let (key, named) = match () {
                () if without.is_empty() => ("cli-tokens-all", with),
                () if without.len() < with.len() => ("cli-tokens-most", without),
                () => ("cli-tokens-some", with),
            };
            let named = reading_order(self.position.grid(), named);
            let named: Vec<String> = named.iter().map(|it| self.suspect(*it)).collect();
            let token = ("token", capital(&self.token(kind)).into());
            let suspects = ("suspects", named.join(", ").into());
            self.words.tell(key, &[token, ("n", with.len().into()), suspects])
        };
        kinds.into_iter().map(said).collect()
    }
}
