//! What one seat asks in its sealed channel, and what it is answered.
use std::time::{Duration, Instant};

use serde::Deserialize;
use serde_json::{Value, json};

use super::door::Seated;
use super::hall::{Hall, Inside, Says, moved, recorded};
use crate::lang::{Lang, measure};
use crate::rules::{Action, Ask, Audience, Seat};
use crate::screen::{Mark, PrivatePage, Sign, too_long};
use crate::table::safe::Pin;
use crate::table::{
    AloudError, Gate, LineError, May, PrivateLine, Reader, TellError, UndoError, View, WordError,
};

/// A page that is opened again within this time, with nothing said meanwhile, was opened once.
const PATIENCE: Duration = Duration::from_secs(20);

/// A request as it is in its box.
#[derive(Deserialize)]
pub struct PhoneRequest {
    /// The page that asks, once it has greeted.
    #[serde(default)]
    pub page: String,
    /// Higher with every request of the page.
    #[serde(default)]
    pub n: u64,
    /// What the phone calls itself.
    pub phone: String,
    /// In which language it is to be answered.
    pub lang: String,
    /// What it wants.
    #[serde(flatten)]
    pub request: Wish,
}

/// What a phone wants.
#[derive(Deserialize)]
#[serde(tag = "do", rename_all = "lowercase")]
pub enum Wish {
    /// Who is this link for? Nothing is shown or taken by it.
    Hello,
    /// Yes, that is me.
    Bind,
    /// My private page, whose look-up is recorded before it is shown.
    Look,
    /// A line typed or tapped on that page.
    Tell {
        /// Its words.
        line: String,
        /// How often the table had changed when it was made.
        at: usize,
    },
    /// A line said aloud.
    Say {
        /// Its words.
        line: String,
        /// How often the table had changed when it was made.
        at: usize,
    },
    /// My last line is to be taken back.
    Undo {
        /// How often the table had changed when it was asked.
        at: usize,
    },
    /// The PIN of this seat, or the one that it chooses.
    Pin {
        /// Its digits.
        pin: String,
    },
    /// The other phone at that seat is the right one.
    Vouch {
        /// The seat, from 0 on.
        seat: usize,
        /// The number that the other phone shows.
        number: u8,
    },
}

/// The channel of one seat, in one language.
struct Channel<'a> {
    hall: &'a Hall,
    seat: Seat,
    lang: Lang,
}

/// Answers a request that came in the channel of `seat`; nothing for one that was heard before, or from a page that
/// has not greeted.
///
/// # Errors
/// The system gives no randomness.
pub fn answer(
    hall: &Hall,
    seat: Seat,
    asked: PhoneRequest,
    nonce: [u8; 12],
) -> std::io::Result<Option<Value>> {
    let named = !asked.phone.is_empty() && asked.phone.len() <= 32;
    if !named || !asked.phone.bytes().all(|it| it.is_ascii_alphanumeric()) {
        return Ok(None);
    }
    let lang = asked.lang.parse().unwrap_or_else(|_| hall.lang());
    let channel = Channel { hall, seat, lang };
    let mut inside = hall.inside();
    if let Wish::Hello = asked.request {
        let greeted = inside.door.of_mut(seat).greet(&asked.phone, nonce)?;
        let Some(token) = greeted else { return Ok(None) };
        let mut hello = channel.stands(&mut inside, &asked.phone)?;
        hello["page"] = token.into();
        return Ok(Some(hello));
    }
    let door = inside.door.of_mut(seat);
    let Some(page) = door.page(&asked.page, &asked.phone, asked.n) else { return Ok(None) };
    let admitted = page.admitted;
    if let Wish::Bind = asked.request {
        let taken = inside.door.take(seat, &asked.phone);
        hall.came(&mut inside);
        if taken.is_err() {
            return Ok(Some(channel.disk()));
        }
    }
    // Whoever has lost the seat learns it with the next thing he asks.
    if inside.door.of_mut(seat).stands(&asked.phone)? != Seated::Yours {
        return channel.stands(&mut inside, &asked.phone).map(Some);
    }
    Ok(Some(match asked.request {
        Wish::Hello | Wish::Bind => channel.stands(&mut inside, &asked.phone)?,
        Wish::Look => channel.look(&mut inside, admitted, Vec::new()),
        Wish::Tell { line, at } => channel.tell(&mut inside, admitted, &line, at),
        Wish::Say { line, at } => channel.say(&mut inside, &line, at),
        Wish::Undo { at } => channel.undo(&mut inside, at),
        Wish::Pin { pin } => {
            let (right, answer) = channel.pin(&mut inside, &pin);
            inside.door.of_mut(seat).admit(&asked.page, right);
            answer
        }
        Wish::Vouch { seat: other, number } => {
            let known = inside.opened.table.opening().all_seats().nth(other);
            let let_in = known.filter(|other| *other != seat).map(|other| {
                let done = inside.door.vouch(other, number);
                hall.came(&mut inside);
                done
            });
            json!({ "done": matches!(let_in, Some(Ok(true))) })
        }
    }))
}

impl Channel<'_> {
    fn words(&self) -> &crate::lang::Words {
        &self.hall.tongue(self.lang).words
    }

    fn lines(&self, key: &str) -> Value {
        json!({ "lines": [self.words().say(key)] })
    }

    /// What was to be recorded is not; so it has not happened.
    fn disk(&self) -> Value {
        self.lines("phone-disk")
    }

    /// Who the link is for, and how this phone stands to that seat.
    fn stands(&self, inside: &mut Inside, phone: &str) -> std::io::Result<Value> {
        let door = inside.door.of_mut(self.seat);
        let knocked = door.knock.clone();
        let stands = door.stands(phone)?;
        if door.knock != knocked {
            self.hall.came(inside);
        }
        let (state, number) = match stands {
            Seated::Free => ("free", None),
            Seated::Yours => ("yours", None),
            Seated::Taken(number) => ("taken", Some(number)),
        };
        let view = inside.opened.table.view(Audience::Public);
        Ok(json!({
            "state": state,
            "number": number,
            "seat": self.seat.at(),
            "who": self.hall.voice(self.lang, &view).seat(self.seat),
            "table": self.hall.name(),
            "says": self.hall.says.word(),
        }))
    }

    /// The private page, with what the line that was typed last has brought. It is recorded first that somebody looks.
    fn look(&self, inside: &mut Inside, admitted: bool, answer: Vec<String>) -> Value {
        if let Some(gate) = self.gate(inside, admitted) {
            return gate;
        }
        let owner = Audience::Seat(self.seat);
        let before = {
            let view = inside.opened.table.view(Audience::Public);
            self.hall.voice(self.lang, &view).opened_before(&view, owner)
        };
        let over = inside.opened.table.view(Audience::Public).position().outcome().is_some();
        let again = inside.door.of(self.seat).looked.is_some_and(|(then, records)| {
            then.elapsed() < PATIENCE && records == recorded(&inside.opened.table)
        });
        if !over && !again {
            let looked = self.hall.record(inside, |archive, opened| {
                archive.record(opened, |table| table.look(owner)).done
            });
            if !matches!(looked, Ok(Ok(()))) {
                return self.disk();
            }
        }
        let now = (Instant::now(), recorded(&inside.opened.table));
        inside.door.of_mut(self.seat).looked = Some(now);
        let view = inside.opened.table.view(owner);
        let tongue = self.hall.tongue(self.lang);
        let page = PrivatePage::of(&view, &tongue.words, &tongue.grammar).unwrap_or_default();
        let mut shown = page_of(&view, page, before);
        shown["answer"] = answer.into();
        shown["at"] = moved(&inside.opened.table).into();
        shown
    }

    /// What stands before the page at a table with PINs.
    fn gate(&self, inside: &Inside, admitted: bool) -> Option<Value> {
        let gate = inside.opened.table.gate(Audience::Seat(self.seat));
        if admitted || gate == Gate::Open {
            return None;
        }
        let key = if gate == Gate::Choose { "phone-pin-choose" } else { "phone-pin-ask" };
        Some(json!({ "pin": self.words().say(key) }))
    }

    /// Takes a PIN, no sooner than the last wrong one allows.
    fn pin(&self, inside: &mut Inside, typed: &str) -> (bool, Value) {
        let owner = Audience::Seat(self.seat);
        let gate = inside.opened.table.gate(owner);
        let wait = Duration::from_secs(gate.wait());
        let early = inside.door.of(self.seat).mistyped.is_some_and(|then| then.elapsed() < wait);
        if early {
            let said = self.words().tell("phone-pin-wait", &[("seconds", gate.wait().into())]);
            return (false, json!({ "lines": [said] }));
        }
        let done = match gate {
            Gate::Open => Ok(Ok(true)),
            Gate::Choose => match Pin::new(typed) {
                None => return (false, self.lines("cli-pin-shape")),
                Some(pin) => self.hall.record(inside, |archive, opened| {
                    archive
                        .record(opened, |table| table.choose_pin(owner, &pin))
                        .done
                        .map(|()| true)
                }),
            },
            Gate::Closed { .. } => self.hall.record(inside, |archive, opened| {
                archive.record(opened, |table| table.try_pin(owner, typed)).done
            }),
        };
        match done {
            Ok(Ok(true)) => (true, json!({ "done": true })),
            Ok(Ok(false)) => {
                inside.door.of_mut(self.seat).mistyped = Some(Instant::now());
                (false, self.lines("cli-pin-wrong"))
            }
            Ok(Err(_)) | Err(_) => (false, self.disk()),
        }
    }

    /// A line of the private page: something told, or a question. Whatever is wrong with it stands on the page alone.
    fn tell(&self, inside: &mut Inside, admitted: bool, line: &str, at: usize) -> Value {
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
        let (words, voice) = (self.words(), self.hall.voice(self.lang, view));
        let grammar = &self.hall.tongue(self.lang).grammar;
        let reader = Reader { opening: view.opening(), position: view.position(), grammar };
        let action = match reader.understood(line, |line| reader.action(line, Some(self.seat))) {
            Ok(action) => action,
            Err(error) => return self.misread(view, &error),
        };
        let may = view.explain(Some(self.seat), &action).may;
        let (key, who) = match may {
            May::Yes => ("may-yes", String::new()),
            May::No(_) => ("may-no", String::new()),
            May::Hidden(seat, _) => ("may-hidden", voice.seat(seat)),
        };
        let args = [("line", voice.line(&action).into()), ("who", who.into())];
        let because = match may {
            May::No(refusal) => Some(voice.refusal(refusal, None)),
            May::Yes | May::Hidden(..) => None,
        };
        std::iter::once(words.tell(key, &args)).chain(because).collect()
    }

    fn misread(&self, view: &View<'_>, error: &WordError) -> Vec<String> {
        let words = self.words();
        match error {
            WordError::Verb(word) => {
                vec![words.tell("private-unknown", &[("found", word.into())])]
            }
            error => self.hall.voice(self.lang, view).misread(error, &words.say("phone-say")),
        }
    }

    /// A line said aloud, read as everybody may know it.
    fn say(&self, inside: &mut Inside, line: &str, at: usize) -> Value {
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
    fn undo(&self, inside: &mut Inside, at: usize) -> Value {
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

/// The page as a phone paints it: sentences, and marks by the cells of the board that lies on the phone already.
fn page_of(view: &View<'_>, page: PrivatePage, before: String) -> Value {
    let own = view.own_seat();
    let owed = view.position().decision().filter(|owed| Some(owed.seat) == own);
    let draws = match owed.map(|owed| owed.ask) {
        Some(Ask::Drew(n)) => n,
        _ => 0,
    };
    let first = page.held.into_iter().chain(page.wants).chain(page.told).chain(page.owed);
    let lines: Vec<String> = first.chain(page.reach).chain([before]).collect();
    let choices: Vec<Value> = page
        .choices
        .into_iter()
        .map(|choice| json!({ "label": choice.label, "line": choice.line }))
        .collect();
    let mark = |(cell, mark): (crate::board::Cell, Mark)| {
        json!([cell.to_string(), sign(mark.sign), mark.shown(true), mark.meaning])
    };
    let marks: Vec<Value> = page.marks.into_iter().map(mark).collect();
    json!({ "lines": lines, "choices": choices, "draws": draws, "marks": marks, "hint": page.hint })
}

const fn sign(sign: Sign) -> &'static str {
    match sign {
        Sign::Identity => "own",
        Sign::Mate => "mate",
        Sign::Near => "near",
        Sign::Hand => "hand",
        Sign::Target => "target",
    }
}
