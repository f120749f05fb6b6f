//! Lines of the private page: what is told, and what is asked.
use serde_json::{Value, json};

use super::Channel;
use crate::phone::hall::{Inside, Tongue, moved};
use crate::rules::Seat;
use crate::screen::{Doubt, PrivatePage};
use crate::table::{LineError, PrivateLine, Reader, TellError, View, WordError};

/// A line of the private page.
pub struct Told<'a> {
    /// Its words.
    pub line: &'a str,
    /// How often the table had changed when it was made.
    pub at: usize,
    /// Whether its owner was asked about it and has said yes.
    pub sure: bool,
}

/// What a line of the private page comes to.
enum Meant {
    /// Somebody tells this.
    Told(Seat, String),
    /// The referee keeps this for himself.
    Noted(String),
    /// It is played for everybody to see.
    Played(String),
    /// It is asked about first.
    Asked(Doubt),
    /// It is answered, and nothing is recorded.
    Answered(Vec<String>),
}

impl Channel<'_> {
    /// A line of the private page: something told, or a question. Whatever is wrong with it stands on the page alone.
    pub(super) fn tell(&self, inside: &mut Inside, admitted: bool, told: &Told<'_>) -> Value {
        if let Some(gate) = self.gate(inside, admitted) {
            return gate;
        }
        let answer = match self.meant(inside, told) {
            Meant::Told(seat, line) => match self.record(inside, seat, line, told.at) {
                Ok(answer) => answer,
                Err(disk) => return disk,
            },
            Meant::Noted(text) => match self.hall.record(inside, |table| table.jot(&text)) {
                Ok(Ok(())) => vec![self.words().say("private-noted")],
                Ok(Err(_)) | Err(_) => return self.disk(),
            },
            Meant::Played(line) => return self.play(inside, admitted, &line, told.at),
            Meant::Asked(doubt) => return asks(&doubt),
            Meant::Answered(answer) => answer,
        };
        self.look(inside, admitted, answer)
    }

    /// What a line means for whoever this page belongs to; nothing changes by it.
    fn meant(&self, inside: &Inside, told: &Told<'_>) -> Meant {
        let line = told.line;
        let view = inside.opened.table.view(self.owner);
        let tongue = Tongue::of(self.lang);
        let (words, grammar) = (&tongue.words, &tongue.grammar);
        let voice = self.hall.voice(self.lang, &view);
        let reader = Reader { opening: view.opening(), position: view.position(), grammar };
        if let (true, Some(seat)) = (told.sure, view.own_seat()) {
            return Meant::Told(seat, line.to_owned());
        }
        let page = PrivatePage::of(&view, words, grammar).unwrap_or_default();
        let chosen = page.meant(&reader, line).ok().flatten();
        let line = chosen.as_deref().unwrap_or(line);
        Meant::Answered(match (reader.on_the_page(line, self.owner), view.own_seat()) {
            (Ok(PrivateLine::Tell(line)), Some(seat)) => {
                return match voice.doubted(&view, &reader, &line) {
                    Some(doubt) => Meant::Asked(doubt),
                    None => Meant::Told(seat, line),
                };
            }
            (Ok(PrivateLine::TellFor(seat, line)), _) => return Meant::Told(seat, line),
            (Ok(PrivateLine::Correct(named)), Some(seat)) => {
                let doubt = voice.put_right(&view, seat, &named);
                return if doubt.offers.is_empty() {
                    Meant::Answered(doubt.asked)
                } else {
                    Meant::Asked(doubt)
                };
            }
            (Ok(PrivateLine::Tell(_) | PrivateLine::Aloud | PrivateLine::Correct(_)), None) => {
                vec![words.say("phone-referee-tells")]
            }
            (Ok(PrivateLine::Aloud), Some(_)) if chosen.is_some() => {
                return Meant::Played(line.to_owned());
            }
            (Ok(PrivateLine::Aloud), Some(_)) => vec![words.say("private-aloud")],
            (Ok(PrivateLine::Ask(question)), _) => voice.answer(question, &view.answer(question)),
            (Ok(PrivateLine::May(line)), _) => self.judged(&view, &line),
            (Ok(PrivateLine::Why), _) => {
                let before = || view.refused().map(|refused| refused.line.clone());
                let line = inside.refused_last(self.owner).map(str::to_owned).or_else(before);
                line.map_or_else(
                    || vec![words.say("private-why-nothing")],
                    |line| self.judged(&view, &line),
                )
            }
            (Ok(PrivateLine::Note(text)), _) => return Meant::Noted(text),
            (Ok(PrivateLine::Help), _) => page.typed_here(words),
            (Ok(PrivateLine::Leave), _) => Vec::new(),
            (Err(WordError::Perhaps(_, lines) | WordError::Several(lines)), _) => {
                let asked = words.say("phone-meant");
                return Meant::Asked(voice.which_meant(asked, &lines));
            }
            (Err(error), _) => self.misread(&view, &error),
        })
    }

    /// Records what somebody tells, and gives what the page says to it, or what stands there if the disk fails.
    fn record(
        &self,
        inside: &mut Inside,
        seat: Seat,
        line: String,
        at: usize,
    ) -> Result<Vec<String>, Value> {
        let grammar = &Tongue::of(self.lang).grammar;
        let told = self.hall.record(inside, |table| {
            if moved(table) != at {
                return Err(None);
            }
            table.tell_line(seat, &line, grammar).map_err(Some)
        });
        let openly = matches!(told, Ok(Err(Some(TellError::Line(LineError::Refused(_))))));
        inside.refuses(self.owner, openly.then_some(line));
        let words = self.words();
        let view = inside.opened.table.view(self.owner);
        let voice = self.hall.voice(self.lang, &view);
        Ok(match told {
            Ok(Ok(())) => voice.noted(view.own_seat()),
            // Why it was refused is on the page itself.
            Ok(Err(Some(TellError::Line(LineError::Hidden(_))))) => Vec::new(),
            Ok(Err(Some(TellError::Line(LineError::Refused(refusal))))) => {
                voice.refused(refusal, None)
            }
            Ok(Err(Some(TellError::Correction(_)))) => vec![words.say("phone-not-corrected")],
            Ok(Err(None)) => vec![words.say("phone-moved")],
            Ok(Err(Some(_))) | Err(_) => return Err(self.disk()),
        })
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

/// A question with its answers as buttons.
fn asks(doubt: &Doubt) -> Value {
    let offers: Vec<Value> =
        doubt.offers.iter().map(|offer| json!([offer.label, offer.line])).collect();
    json!({ "asked": doubt.asked, "offers": offers, "sure": !doubt.guessed })
}
