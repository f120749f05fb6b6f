//! Lines of the private page: what is told, and what is asked.
use serde_json::{Value, json};

use super::Channel;
use crate::lang::Lang;
use crate::phone::hall::{Inside, Tongue, moved};
use crate::screen::PrivatePage;
use crate::table::{LineError, PrivateLine, Reader, TellError, View, WordError};

/// A line of the private page.
pub struct Told<'a> {
    /// Its words.
    pub line: &'a str,
    /// How often the table had changed when it was made.
    pub at: usize,
    /// Whether its owner knows that everybody will see what it opens.
    pub sure: bool,
}

impl Channel<'_> {
    /// A line of the private page: something told, or a question. Whatever is wrong with it stands on the page alone.
    pub(super) fn tell(&self, inside: &mut Inside, admitted: bool, told: &Told<'_>) -> Value {
        let Told { line, at, sure } = *told;
        if let Some(gate) = self.gate(inside, admitted) {
            return gate;
        }
        let owner = self.owner;
        let tongue = Tongue::of(self.lang);
        let (words, grammar) = (&tongue.words, &tongue.grammar);
        let meant = {
            let view = inside.opened.table.view(owner);
            let voice = self.hall.voice(self.lang, &view);
            let reader = Reader { opening: view.opening(), position: view.position(), grammar };
            if !sure && reader.publishes(line, owner) {
                return json!({ "sure": words.say("phone-reveal-sure"), "line": line });
            }
            match (reader.on_the_page(line, owner), view.own_seat()) {
                (Ok(PrivateLine::Tell(line)), Some(seat))
                | (Ok(PrivateLine::TellFor(seat, line)), _) => Ok((seat, line)),
                (Ok(PrivateLine::Correct(named)), Some(seat)) => {
                    let doubt = voice.put_right(seat, &named);
                    match &doubt.offers[..] {
                        [only] => Ok((seat, only.clone())),
                        _ => Err(doubt.lines),
                    }
                }
                (Ok(PrivateLine::Tell(_) | PrivateLine::Aloud | PrivateLine::Correct(_)), None) => {
                    Err(vec![words.say("phone-referee-tells")])
                }
                (Ok(PrivateLine::Ask(question)), _) => {
                    Err(voice.answer(question, &view.answer(question)))
                }
                (Ok(PrivateLine::May(line)), _) => Err(self.judged(&view, &line)),
                (Ok(PrivateLine::Why), _) => {
                    let before = || view.refused().map(|refused| refused.line.clone());
                    let line = inside.refused_last(owner).map(str::to_owned).or_else(before);
                    Err(match line {
                        Some(line) => self.judged(&view, &line),
                        None => vec![words.say("private-why-nothing")],
                    })
                }
                (Ok(PrivateLine::Aloud), Some(_)) if chosen(&view, line, self.lang) => {
                    return self.play(inside, admitted, line, at);
                }
                (Ok(PrivateLine::Aloud), Some(_)) => Err(vec![words.say("private-aloud")]),
                (Ok(PrivateLine::Note(_)), _) => Err(vec![words.say("phone-note-laptop")]),
                (Ok(PrivateLine::Help), _) => Err(PrivatePage::of(&view, words, grammar)
                    .map_or_else(Vec::new, |page| page.typed_here(words))),
                (Ok(PrivateLine::Leave), _) => Err(Vec::new()),
                (Err(error), _) => Err(self.misread(&view, &error)),
            }
        };
        let (seat, line) = match meant {
            Ok(told) => told,
            Err(answer) => return self.look(inside, admitted, answer),
        };
        let told = self.hall.record(inside, |table| {
            if moved(table) != at {
                return Err(None);
            }
            table.tell_line(seat, &line, grammar).map_err(Some)
        });
        let openly = matches!(told, Ok(Err(Some(TellError::Line(LineError::Refused(_))))));
        inside.refuses(owner, openly.then_some(line));
        let answer = match told {
            Ok(Ok(())) => vec![words.say("private-noted")],
            // Why it was refused is on the page itself.
            Ok(Err(Some(TellError::Line(LineError::Hidden(_))))) => Vec::new(),
            Ok(Err(Some(TellError::Line(LineError::Refused(refusal))))) => {
                let view = inside.opened.table.view(owner);
                self.hall.voice(self.lang, &view).refused(refusal, None)
            }
            Ok(Err(Some(TellError::Correction(_)))) => vec![words.say("phone-not-corrected")],
            Ok(Err(None)) => vec![words.say("phone-moved")],
            Ok(Err(Some(_))) | Err(_) => return self.disk(),
        };
        self.look(inside, admitted, answer)
    }

    /// A card of the hand, chosen where nobody else looks, is played for everybody to see.
    fn play(&self, inside: &mut Inside, admitted: bool, line: &str, at: usize) -> Value {
        let said = self.say(inside, line, at);
        let why = said["lines"].as_array().map(|lines| {
            lines.iter().filter_map(|line| line.as_str().map(str::to_owned)).collect()
        });
        let noted = || vec![self.words().say("private-noted")];
        self.look(inside, admitted, why.unwrap_or_else(noted))
    }

    /// Whether a line may be said, as far as its owner knows.
    fn judged(&self, view: &View<'_>, line: &str) -> Vec<String> {
        let voice = self.hall.voice(self.lang, view);
        let grammar = &Tongue::of(self.lang).grammar;
        let reader = Reader { opening: view.opening(), position: view.position(), grammar };
        let action = match reader.understood(line, |line| reader.action(line, view.own_seat())) {
            Ok(action) => action,
            Err(error) => return self.misread(view, &error),
        };
        let (may, because) = voice.may(view.explain(view.own_seat(), &action).may, &action);
        std::iter::once(may).chain(because).collect()
    }

    pub(super) fn misread(&self, view: &View<'_>, error: &WordError) -> Vec<String> {
        let words = self.words();
        match error {
            WordError::Verb(word) => {
                vec![words.tell("private-unknown", &[("found", word.into())])]
            }
            error => self.hall.voice(self.lang, view).misread(error, &words.say("phone-say")),
        }
    }
}

/// Whether a line is one of those that the page of this view lets its owner choose.
fn chosen(view: &View<'_>, line: &str, lang: Lang) -> bool {
    let tongue = Tongue::of(lang);
    let page = PrivatePage::of(view, &tongue.words, &tongue.grammar);
    page.is_some_and(|page| page.choices.iter().any(|choice| choice.line == line))
}
