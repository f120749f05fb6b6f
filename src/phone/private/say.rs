//! Lines that are said aloud, and taken back.
use super::Channel;
use super::phone_answer::{PhoneAnswer, Unsaid};
use crate::lang::measure;
use crate::phone::hall::{Inside, Says, Tongue};
use crate::rules::{Action, Audience, Seat};
use crate::scenario::NameError;
use crate::screen::too_long;
use crate::session::{Consent, Mark, Stopped};
use crate::table::{AloudError, LineError, View, WordError};

impl Channel<'_> {
    /// How a line is understood that is to be said aloud; if it asks something, the answer.
    pub(super) fn hear(&self, inside: &mut Inside, line: &str, at: Mark) -> PhoneAnswer {
        if let Some(answer) = self.catch_up(inside).ok().and_then(|_| self.asked(inside, line)) {
            return PhoneAnswer::Answered { answer };
        }
        match self.heard(inside, line, at) {
            Ok(action) => {
                let view = inside.session.public();
                let reads = self.hall.voice(self.lang, &view).line(&action);
                let line = action.write(view.position().grid(), view.opening());
                PhoneAnswer::Reads { reads, line }
            }
            Err(why) => PhoneAnswer::Unsaid(why),
        }
    }

    /// A line said aloud, read as everybody may know it.
    pub(super) fn say(&self, inside: &mut Inside, line: &str, at: Mark) -> PhoneAnswer {
        match self.aloud(inside, line, at) {
            Ok(()) => PhoneAnswer::DONE,
            Err(why) => PhoneAnswer::Unsaid(why),
        }
    }

    /// What a line means that this phone may say aloud now; why not, if it may not.
    fn heard(&self, inside: &mut Inside, line: &str, at: Mark) -> Result<Action, Unsaid> {
        let tongue = Tongue::of(self.lang);
        let (words, grammar) = (&tongue.words, &tongue.grammar);
        let because = |key: &str| Unsaid::because(vec![words.say(key)]);
        let elsewhere = |key: &str| Unsaid::elsewhere(vec![words.say(key)]);
        if matches!((self.owner, self.hall.says), (Audience::Seat(_), Says::Host)) {
            return Err(elsewhere("phone-say-host"));
        }
        let by = self.speaker();
        measure(line).map_err(|long| Unsaid::because(vec![too_long(words, long)]))?;
        if self.catch_up(inside).map_err(Unsaid::because)? != at {
            return Err(because("phone-moved"));
        }
        let action = inside.session.hear(by, line, grammar);
        let action = action.map_err(|error| match error {
            AloudError::Private => elsewhere("phone-private"),
            AloudError::Word(error) => self.unclear(inside, by, line, &error),
        })?;
        // Nobody gives up for somebody else, no matter whose turn it is.
        match (action, self.owner) {
            (Action::Concede(_), Audience::Seat(seat)) => Ok(Action::Concede(seat)),
            (Action::Concede(_), _) => Err(elsewhere("phone-referee-gives-up")),
            (other, _) => Ok(other),
        }
    }

    /// Who says a line, where that is known by the phone. A referee who does not play speaks for everybody, as whoever sits at the
    /// host's screen.
    fn speaker(&self) -> Option<Seat> {
        match (self.owner, self.hall.says) {
            (Audience::Seat(seat), Says::Owner) => Some(seat),
            _ => None,
        }
    }

    /// Says a line aloud; why it was not done, if it was not.
    pub(super) fn aloud(&self, inside: &mut Inside, line: &str, at: Mark) -> Result<(), Unsaid> {
        let action = self.heard(inside, line, at)?;
        let words = &Tongue::of(self.lang).words;
        let because = |key: &str| Unsaid::because(vec![words.say(key)]);
        let said = self.hall.done(inside, |session| session.say(self.speaker(), &action, at));
        let view = inside.session.public();
        let voice = self.hall.voice(self.lang, &view);
        said.map(drop).map_err(|stopped| match stopped {
            Stopped::Line(LineError::Refused(refusal)) => {
                Unsaid::because(voice.refused(refusal, Some(&action)))
            }
            Stopped::Line(LineError::Hidden(seat)) => {
                let who = ("who", voice.seat(seat).into());
                Unsaid::because(vec![words.tell("refusals-hidden-page", &[who])])
            }
            Stopped::Line(LineError::Private) => {
                Unsaid::elsewhere(vec![words.say("phone-private")])
            }
            Stopped::Moved(_) => because("phone-moved"),
            _ => because("phone-disk"),
        })
    }

    /// Why a line was not understood, with what may be meant of all that can be said now.
    fn unclear(&self, inside: &Inside, by: Option<Seat>, line: &str, error: &WordError) -> Unsaid {
        let grammar = &Tongue::of(self.lang).grammar;
        let view = inside.session.public();
        let voice = self.hall.voice(self.lang, &view);
        let meant = match error {
            WordError::Perhaps(_, lines) | WordError::Twice(_, lines) => lines.clone(),
            WordError::Name(
                NameError::Unknown { text, nearest: names }
                | NameError::Ambiguous { text, candidates: names },
            ) => names.iter().map(|name| line.replacen(text, name, 1)).collect(),
            _ => Vec::new(),
        };
        let offer = |line: &String| {
            let action = inside.session.hear(by, line, grammar).ok()?;
            let line = action.write(view.position().grid(), view.opening());
            Some((voice.line(&action), line))
        };
        let offers = meant.iter().filter_map(offer).collect();
        Unsaid { offers, ..Unsaid::because(self.misread(&view, error)) }
    }

    /// How far the table has come by what others have recorded.
    fn catch_up(&self, inside: &mut Inside) -> Result<Mark, Vec<String>> {
        inside.session.refresh().map_err(|_| vec![self.words().say("phone-disk")])?;
        Ok(inside.session.mark())
    }

    /// Takes back the own newest line; where somebody may have learned something by it, another one has to agree first.
    pub(super) fn undo(&self, inside: &mut Inside, at: Mark) -> PhoneAnswer {
        if self.catch_up(inside) != Ok(at) {
            return self.lines("phone-moved");
        }
        if !self.speaks_for(asks_back(&inside.session.public())) {
            return self.lines("phone-undo-own");
        }
        match self.take_back(inside, at, Consent::Unasked) {
            Err(Stopped::NeedsConsent) => {
                self.hall.plead(inside, self.owner);
                self.lines("phone-undo-asked")
            }
            done => self.taken_back(&done),
        }
    }

    /// Takes back what somebody else has asked for.
    pub(super) fn agree(&self, inside: &mut Inside, at: Mark) -> PhoneAnswer {
        match inside.plea() {
            None => self.lines("phone-moved"),
            Some(by) if by == self.owner => self.lines("phone-undo-other"),
            Some(_) => {
                let done = self.take_back(inside, at, Consent::Given);
                self.hall.forget(inside);
                self.taken_back(&done)
            }
        }
    }

    fn take_back(&self, inside: &mut Inside, at: Mark, consent: Consent) -> Result<(), Stopped> {
        self.hall.done(inside, |session| session.undo(1, consent, at)).map(drop)
    }

    fn taken_back(&self, done: &Result<(), Stopped>) -> PhoneAnswer {
        match done {
            Ok(()) => PhoneAnswer::DONE,
            Err(Stopped::Moved(_)) => self.lines("phone-moved"),
            Err(Stopped::Only(_) | Stopped::OnlyUndone(_)) => self.lines("phone-undo-own"),
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
