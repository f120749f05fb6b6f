//! Lines that are said aloud, and taken back.
use super::Channel;
use super::phone_answer::PhoneAnswer;
use crate::lang::measure;
use crate::phone::hall::{Inside, Says, Tongue};
use crate::rules::{Action, Audience, Seat};
use crate::screen::too_long;
use crate::session::{Consent, Mark, Stopped};
use crate::table::{AloudError, LineError, View};

impl Channel<'_> {
    /// A line said aloud, read as everybody may know it.
    pub(super) fn say(&self, inside: &mut Inside, line: &str, at: Mark) -> PhoneAnswer {
        if let Some(answer) = self.catch_up(inside).ok().and_then(|_| self.asked(inside, line)) {
            return PhoneAnswer::Answered { answer };
        }
        match self.aloud(inside, line, at) {
            Ok(()) => PhoneAnswer::DONE,
            Err(lines) => PhoneAnswer::Lines { lines },
        }
    }

    /// Says a line aloud; why it was not done, if it was not.
    pub(super) fn aloud(
        &self,
        inside: &mut Inside,
        line: &str,
        at: Mark,
    ) -> Result<(), Vec<String>> {
        let tongue = Tongue::of(self.lang);
        let (words, grammar) = (&tongue.words, &tongue.grammar);
        let say = |key: &str| vec![words.say(key)];
        // A referee who does not play speaks for everybody, as whoever sits at the host's screen.
        let by = match (self.owner, self.hall.says) {
            (Audience::Seat(seat), Says::Owner) => Some(seat),
            (Audience::Seat(_), Says::Host) => return Err(say("phone-say-host")),
            _ => None,
        };
        measure(line).map_err(|long| vec![too_long(words, long)])?;
        if self.catch_up(inside)? != at {
            return Err(say("phone-moved"));
        }
        let action = inside.session.hear(by, line, grammar);
        let action = action.map_err(|error| match error {
            AloudError::Private => say("phone-private"),
            AloudError::Word(error) => self.misread(&inside.session.public(), &error),
        })?;
        // Nobody gives up for somebody else, no matter whose turn it is.
        let action = match (action, self.owner) {
            (Action::Concede(_), Audience::Seat(seat)) => Action::Concede(seat),
            (Action::Concede(_), _) => return Err(say("phone-referee-gives-up")),
            (other, _) => other,
        };
        let said = self.hall.done(inside, |session| session.say(by, &action, at));
        let view = inside.session.public();
        let voice = self.hall.voice(self.lang, &view);
        said.map(drop).map_err(|stopped| match stopped {
            Stopped::Line(LineError::Refused(refusal)) => voice.refused(refusal, Some(&action)),
            Stopped::Line(LineError::Hidden(seat)) => {
                vec![words.tell("refusals-hidden-page", &[("who", voice.seat(seat).into())])]
            }
            Stopped::Line(LineError::Private) => say("phone-private"),
            Stopped::Moved(_) => say("phone-moved"),
            _ => say("phone-disk"),
        })
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
