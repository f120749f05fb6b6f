//! Lines of the private page: what is told, and what is asked.
use serde_json::Value;

use super::Channel;
use crate::phone::hall::{Inside, moved};
use crate::rules::Audience;
use crate::table::{LineError, PrivateLine, Reader, TellError, View, WordError};

impl Channel<'_> {
    /// A line of the private page: something told, or a question. Whatever is wrong with it stands on the page alone.
    pub(super) fn tell(&self, inside: &mut Inside, admitted: bool, line: &str, at: usize) -> Value {
        if let Some(gate) = self.gate(inside, admitted) {
            return gate;
        }
        let owner = Audience::Seat(self.seat);
        let tongue = self.hall.tongue(self.lang);
        let (words, grammar) = (&tongue.words, &tongue.grammar);
        let meant = {
            let view = inside.opened.table.view(owner);
            let voice = self.hall.voice(self.lang, &view);
            let reader = Reader { opening: view.opening(), position: view.position(), grammar };
            match reader.on_the_page(line, owner) {
                Ok(PrivateLine::Tell(line)) => Ok(line),
                Ok(PrivateLine::Ask(question)) => {
                    Err(voice.answer(question, &view.answer(question)))
                }
                Ok(PrivateLine::May(line)) => Err(self.judged(&view, &line)),
                Ok(PrivateLine::Why) => Err(match view.refused() {
                    Some(refused) => self.judged(&view, &refused.line),
                    None => vec![words.say("private-why-nothing")],
                }),
                Ok(PrivateLine::Aloud) => Err(vec![words.say("private-aloud")]),
                Ok(PrivateLine::Leave) => Err(Vec::new()),
                Err(error) => Err(self.misread(&view, &error)),
            }
        };
        let line = match meant {
            Ok(line) => line,
            Err(answer) => return self.look(inside, admitted, answer),
        };
        let told = self.hall.record(inside, |archive, opened| {
            if moved(&opened.table) != at {
                return None;
            }
            Some(archive.record(opened, |it| it.tell_line(self.seat, &line, grammar)).done)
        });
        let answer = match told {
            Ok(Some(Ok(()))) => vec![words.say("private-noted")],
            // Why it was refused is on the page itself.
            Ok(Some(Err(TellError::Line(LineError::Hidden(_))))) => Vec::new(),
            Ok(Some(Err(TellError::Line(LineError::Refused(refusal))))) => {
                let view = inside.opened.table.view(owner);
                self.hall.voice(self.lang, &view).refused(refusal, None)
            }
            Ok(Some(Err(TellError::Correction(_)))) => vec![words.say("phone-not-corrected")],
            Ok(Some(Err(_))) | Err(_) => return self.disk(),
            Ok(None) => vec![words.say("phone-moved")],
        };
        self.look(inside, admitted, answer)
    }

    /// Whether a line may be said, as far as its owner knows.
    fn judged(&self, view: &View<'_>, line: &str) -> Vec<String> {
        let voice = self.hall.voice(self.lang, view);
        let grammar = &self.hall.tongue(self.lang).grammar;
        let reader = Reader { opening: view.opening(), position: view.position(), grammar };
        let action = match reader.understood(line, |line| reader.action(line, Some(self.seat))) {
            Ok(action) => action,
            Err(error) => return self.misread(view, &error),
        };
        let (may, because) = voice.may(view.explain(Some(self.seat), &action).may, &action);
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
