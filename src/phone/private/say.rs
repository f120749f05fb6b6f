//! Lines that are said aloud, and taken back.
use serde_json::{Value, json};

use super::Channel;
use crate::lang::measure;
use crate::phone::hall::{Inside, Says, moved};
use crate::rules::{Action, Audience, Seat};
use crate::screen::too_long;
use crate::table::{AloudError, LineError, UndoError, View};

impl Channel<'_> {
    /// A line said aloud, read as everybody may know it.
    pub(super) fn say(&self, inside: &mut Inside, line: &str, at: usize) -> Value {
        let tongue = self.hall.tongue(self.lang);
        let (words, grammar) = (&tongue.words, &tongue.grammar);
        let by = match self.hall.says {
            Says::Owner => Some(self.seat),
            Says::All => None,
            Says::Host => return self.lines("phone-say-host"),
        };
        if let Err(long) = measure(line) {
            return json!({ "lines": [too_long(words, long)] });
        }
        let said = self.hall.record(inside, |archive, opened| {
            if moved(&opened.table) != at {
                return Err(vec![words.say("phone-moved")]);
            }
            let action = opened.table.read_aloud(by, line, grammar);
            let action = action.map_err(|error| match error {
                AloudError::Private => vec![words.say("phone-private")],
                AloudError::Word(error) => {
                    self.misread(&opened.table.view(Audience::Public), &error)
                }
            })?;
            // Nobody gives up for somebody else, no matter whose turn it is.
            let action = match action {
                Action::Concede(_) => Action::Concede(self.seat),
                other => other,
            };
            let done = archive.record(opened, |table| table.act(by, &action)).done;
            done.map_err(|error| match error {
                LineError::Refused(refusal) => {
                    let view = opened.table.view(Audience::Public);
                    self.hall.voice(self.lang, &view).refused(refusal, Some(&action))
                }
                LineError::Hidden(_) => vec![words.say("refusals-hidden")],
                LineError::Private => vec![words.say("phone-private")],
                LineError::Locked | LineError::Journal(_) => vec![words.say("phone-disk")],
            })
        });
        match said {
            Ok(Ok(())) => json!({ "done": true }),
            Ok(Err(lines)) => json!({ "lines": lines }),
            Err(_) => self.disk(),
        }
    }

    /// Takes back the own newest line, by which nobody has learned anything.
    pub(super) fn undo(&self, inside: &mut Inside, at: usize) -> Value {
        let done = self.hall.record(inside, |archive, opened| {
            if moved(&opened.table) != at {
                return Err("phone-moved");
            }
            if takes_back(&opened.table.view(Audience::Public)) != Some(self.seat) {
                return Err("phone-undo-host");
            }
            archive.record(opened, |table| table.undo(1)).done.map_err(|error| match error {
                UndoError::Only(_) => "phone-undo-host",
                UndoError::Line(_) => "phone-disk",
            })
        });
        match done {
            Ok(Ok(())) => json!({ "done": true }),
            Ok(Err(key)) => self.lines(key),
            Err(_) => self.disk(),
        }
    }
}

/// Who may take the newest line back on his phone: whoever said it, as long as nobody has learned anything by it.
pub fn takes_back(view: &View<'_>) -> Option<Seat> {
    view.last_speaker().filter(|_| view.position().outcome().is_none())
}
