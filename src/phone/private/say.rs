//! Lines that are said aloud, and taken back.
use serde_json::{Value, json};

use super::Channel;
use crate::lang::measure;
use crate::phone::hall::{Inside, Says, Tongue, moved};
use crate::rules::{Action, Audience, Seat};
use crate::screen::too_long;
use crate::table::{AloudError, LineError, Table, UndoError, View};

impl Channel<'_> {
    /// A line said aloud, read as everybody may know it.
    pub(super) fn say(&self, inside: &mut Inside, line: &str, at: usize) -> Value {
        let tongue = Tongue::of(self.lang);
        let (words, grammar) = (&tongue.words, &tongue.grammar);
        // A referee who does not play speaks for everybody, as whoever sits at the host's screen.
        let by = match (self.owner, self.hall.says) {
            (Audience::Seat(seat), Says::Owner) => Some(seat),
            (Audience::Seat(_), Says::Host) => return self.lines("phone-say-host"),
            _ => None,
        };
        if let Err(long) = measure(line) {
            return json!({ "lines": [too_long(words, long)] });
        }
        let said = self.hall.record(inside, |table| {
            if moved(table) != at {
                return Err(vec![words.say("phone-moved")]);
            }
            let action = table.read_aloud(by, line, grammar);
            let action = action.map_err(|error| match error {
                AloudError::Private => vec![words.say("phone-private")],
                AloudError::Word(error) => self.misread(&table.view(Audience::Public), &error),
            })?;
            // Nobody gives up for somebody else, no matter whose turn it is.
            let action = match (action, self.owner) {
                (Action::Concede(_), Audience::Seat(seat)) => Action::Concede(seat),
                (Action::Concede(_), _) => return Err(vec![words.say("phone-referee-gives-up")]),
                (other, _) => other,
            };
            table.act(by, &action).map_err(|error| match error {
                LineError::Refused(refusal) => {
                    let view = table.view(Audience::Public);
                    self.hall.voice(self.lang, &view).refused(refusal, Some(&action))
                }
                LineError::Hidden(seat) => {
                    let view = table.view(Audience::Public);
                    let who = ("who", self.hall.voice(self.lang, &view).seat(seat).into());
                    vec![words.tell("refusals-hidden-page", &[who])]
                }
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

    /// Takes back the own newest line; where somebody may have learned something by it, another one has to agree first.
    pub(super) fn undo(&self, inside: &mut Inside, at: usize) -> Value {
        let (takes, asks) = {
            let view = inside.opened.table.view(Audience::Public);
            (takes_back(&view), asks_back(&view))
        };
        if moved(&inside.opened.table) != at {
            return self.lines("phone-moved");
        }
        if self.speaks_for(takes) {
            return self
                .take_back(inside, at, |table| takes_back(&table.view(Audience::Public)) == takes);
        }
        if !self.speaks_for(asks) {
            return self.lines("phone-undo-own");
        }
        self.hall.plead(inside, self.owner);
        self.lines("phone-undo-asked")
    }

    /// Takes back what somebody else has asked for.
    pub(super) fn agree(&self, inside: &mut Inside, at: usize) -> Value {
        match inside.plea() {
            None => self.lines("phone-moved"),
            Some(by) if by == self.owner => self.lines("phone-undo-other"),
            Some(_) => {
                let done = self.take_back(inside, at, |_| true);
                self.hall.forget(inside);
                done
            }
        }
    }

    /// Takes the newest line back, if the table is still the one that was seen, and as it `may` be.
    fn take_back(&self, inside: &mut Inside, at: usize, may: impl Fn(&Table) -> bool) -> Value {
        let done = self.hall.record(inside, |table| {
            if moved(table) != at || !may(table) {
                return Err("phone-moved");
            }
            table.undo(1).map_err(|error| match error {
                UndoError::Only(_) | UndoError::OnlyUndone(_) => "phone-undo-own",
                UndoError::Line(_) => "phone-disk",
            })
        });
        match done {
            Ok(Ok(())) => json!({ "done": true }),
            Ok(Err(key)) => self.lines(key),
            Err(_) => self.disk(),
        }
    }

    /// Whether a line of this seat is the own one, or that of everybody's referee.
    fn speaks_for(&self, seat: Option<Seat>) -> bool {
        seat.is_some_and(|seat| {
            matches!(self.owner, Audience::Referee) || self.owner == Audience::Seat(seat)
        })
    }
}

/// Who may take the newest line back on his phone: whoever said it, as long as nobody has learned anything by it.
pub fn takes_back(view: &View<'_>) -> Option<Seat> {
    view.last_speaker().filter(|_| view.position().outcome().is_none())
}

/// Who may ask the others for it: whoever said it, also where somebody has learned something by it.
pub fn asks_back(view: &View<'_>) -> Option<Seat> {
    view.newest_of().filter(|_| view.position().outcome().is_none())
}
