//! Lines of the private page: what is told, and what is asked.
use super::phone_answer::PhoneAnswer;
use super::{Channel, Standing};
use crate::phone::hall::{Inside, Tongue};
use crate::rules::Seat;
use crate::screen::{Doubt, OnPage, PrivatePage};
use crate::session::{Looked, Mark, Stopped};
use crate::table::{LineError, Reader, Tell, View, WordError};

/// A line of the private page.
pub struct Told<'a> {
    /// Its words.
    pub line: &'a str,
    /// How far the table had come when it was made.
    pub at: Mark,
    /// Whether its owner was asked about it and has said yes.
    pub sure: bool,
}

impl Channel<'_> {
    /// A line of the private page: something told, or a question. Whatever is wrong with it stands on the page alone.
    pub(super) fn tell(
        &self,
        inside: &mut Inside,
        standing: &mut Standing,
        told: &Told<'_>,
    ) -> PhoneAnswer {
        let (admitted, looked) = match self.seeing(inside, standing) {
            Ok(seeing) => seeing,
            Err(gate) => return gate,
        };
        let meant = self.meant(inside, looked, told);
        let wrong = matches!(meant, OnPage::Wrong(_));
        let answer = match meant {
            OnPage::Tell(seat, line) => match self.record(inside, standing, seat, line, told.at) {
                Ok(answer) => answer,
                Err(disk) => return disk,
            },
            OnPage::Note(text) => {
                let noted = self.hall.done(inside, |session| session.jot(admitted, &text));
                if noted.is_err() {
                    return self.disk();
                }
                vec![self.words().say("private-noted")]
            }
            OnPage::Say(line) => {
                let noted = |()| vec![self.words().say("private-noted")];
                self.aloud(inside, &line, told.at).map_or_else(|why| why.lines, noted)
            }
            OnPage::Corrects(doubt) if doubt.offers.is_empty() => doubt.asked,
            OnPage::Asked(doubt) | OnPage::Corrects(doubt) => return asks(doubt),
            OnPage::May(line) => self.judged(&inside.session.seen(looked), &line),
            OnPage::Why => match self.refused(inside, looked) {
                Some(line) => self.judged(&inside.session.seen(looked), &line),
                None => vec![self.words().say("private-why-nothing")],
            },
            OnPage::Answered(answer) => answer,
            OnPage::Secret(seat) => {
                let view = inside.session.seen(looked);
                let who = ("who", self.hall.voice(self.lang, &view).seat(seat).into());
                vec![self.words().tell("cli-secret-of", &[who])]
            }
            OnPage::Perhaps(_, lines) => {
                let view = inside.session.seen(looked);
                let asked = self.words().say("phone-meant");
                return asks(self.hall.voice(self.lang, &view).which_meant(asked, &lines));
            }
            OnPage::Wrong(error) => self.misread(&inside.session.seen(looked), &error),
            OnPage::Leave => Vec::new(),
        };
        let mut page = self.look(inside, standing, answer);
        if let PhoneAnswer::Page(page) = &mut page {
            page.kept = wrong;
        }
        page
    }

    /// What a line means for whoever this page belongs to; nothing changes by it.
    fn meant(&self, inside: &Inside, looked: Looked, told: &Told<'_>) -> OnPage {
        let view = inside.session.seen(looked);
        if let (true, Some(seat)) = (told.sure, view.own_seat()) {
            return OnPage::Tell(seat, told.line.to_owned());
        }
        let tongue = Tongue::of(self.lang);
        let page = PrivatePage::of(&view, &tongue.words, &tongue.grammar).unwrap_or_default();
        page.comes_to(&self.hall.voice(self.lang, &view), &view, told.line)
    }

    /// The last line that was refused on this page.
    fn refused(&self, inside: &Inside, looked: Looked) -> Option<String> {
        let here = inside.refused_last(self.owner).map(str::to_owned);
        let before = || inside.session.seen(looked).refused().map(|it| it.line.clone());
        here.or_else(before)
    }

    /// Records what somebody tells, and gives what the page says to it, or what stands there if the disk fails.
    fn record(
        &self,
        inside: &mut Inside,
        standing: &mut Standing,
        seat: Seat,
        line: String,
        at: Mark,
    ) -> Result<Vec<String>, PhoneAnswer> {
        let (admitted, looked) = self.seeing(inside, standing)?;
        let told = self.telling(&inside.session.public(), seat, &line);
        let told = self.hall.done(inside, |session| session.tell(admitted, seat, &told, at));
        let refused = matches!(told, Err(Stopped::Line(LineError::Refused(_))));
        inside.refuses(self.owner, refused.then_some(line));
        let (words, view) = (self.words(), inside.session.public());
        match told {
            Ok(_) => {
                let view = inside.session.seen(looked);
                Ok(self.hall.voice(self.lang, &view).noted(view.own_seat()))
            }
            // Why it was refused is on the page itself.
            Err(Stopped::Line(LineError::Hidden(_))) => Ok(Vec::new()),
            Err(Stopped::Line(LineError::Refused(refusal))) => {
                Ok(self.hall.voice(self.lang, &view).refused(refusal, None))
            }
            Err(Stopped::Correction(_)) => Ok(vec![words.say("phone-not-corrected")]),
            Err(Stopped::Moved(_)) => Ok(vec![words.say("phone-moved")]),
            Err(_) => Err(self.disk()),
        }
    }

    fn telling(&self, view: &View<'_>, seat: Seat, line: &str) -> Tell {
        let grammar = &Tongue::of(self.lang).grammar;
        Reader { opening: view.opening(), position: view.position(), grammar }.telling(line, seat)
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
fn asks(doubt: Doubt) -> PhoneAnswer {
    let offers = doubt.offers.into_iter().map(|offer| (offer.label, offer.line)).collect();
    PhoneAnswer::Asks { asked: doubt.asked, offers, sure: !doubt.guessed }
}
