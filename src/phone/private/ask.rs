//! What is asked aloud: about the board, about a line, about the rules.
use super::Channel;
use crate::lang::{Keyword, measure};
use crate::phone::hall::{Inside, Tongue};
use crate::table::{Meaning, Reader};

impl Channel<'_> {
    /// The answer that everybody may know to a line that asks something; nothing if it asks nothing.
    pub(super) fn asked(&self, inside: &Inside, line: &str) -> Option<Vec<String>> {
        let grammar = &Tongue::of(self.lang).grammar;
        let view = inside.session.public();
        let voice = self.hall.voice(self.lang, &view);
        let reader = Reader { opening: view.opening(), position: view.position(), grammar };
        if measure(line).is_err() || reader.is_private(line) {
            return None;
        }
        match reader.at_the_table(line).ok()?.1 {
            Meaning::Ask(question) => Some(voice.answer(question, &view.answer(question))),
            Meaning::Wish(wish) => {
                let (verb, rest) = wish.split_once(' ')?;
                match verb.parse().ok()? {
                    Keyword::Rule => Some(voice.rulings(rest)),
                    Keyword::May => {
                        let action = reader.action(rest, None).ok()?;
                        let (may, because) = voice.may(view.explain(None, &action).may, &action);
                        Some([vec![may], because].concat())
                    }
                    _ => None,
                }
            }
            Meaning::Act(_) => None,
        }
    }
}
