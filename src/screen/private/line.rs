//! What a line comes to that is typed where nobody else looks, whatever shows the page.
use super::{Doubt, PrivatePage};
use crate::rules::{Audience, Seat};
use crate::screen::Voice;
use crate::table::{Answer, PrivateLine, Reader, View, WordError};

/// What a line of a page comes to; nothing has changed by it yet.
#[derive(Clone, Debug, PartialEq)]
pub enum OnPage {
    /// This is told for a seat.
    Tell(Seat, String),
    /// The referee keeps this for himself.
    Note(String),
    /// It is said for everybody to hear: a choice that was made by its number.
    Say(String),
    /// It is told only if this is so.
    Asked(Doubt),
    /// What was told is put right so.
    Corrects(Doubt),
    /// May this line be said?
    May(String),
    /// Why was the last line refused?
    Why,
    /// This is the answer.
    Answered(Vec<String>),
    /// It would be answered by what this seat holds.
    Secret(Seat),
    /// One of these lines may be meant.
    Perhaps(WordError, Vec<String>),
    /// It was not understood.
    Wrong(WordError),
    /// Nothing more is wanted.
    Leave,
}

impl PrivatePage {
    /// What a line comes to on this page, which is the one of the view of which `voice` speaks.
    pub fn comes_to(&self, voice: &Voice<'_>, view: &View<'_>, line: &str) -> OnPage {
        let words = voice.words;
        let reader =
            Reader { opening: view.opening(), position: view.position(), grammar: voice.grammar };
        let chosen = match self.meant(&reader, line) {
            Ok(chosen) => chosen,
            Err(most) => {
                let most = words.tell("private-choice-most", &[("n", most.into())]);
                return OnPage::Answered(vec![most]);
            }
        };
        let line = chosen.as_deref().unwrap_or(line);
        let read = match reader.on_the_page(line, view.audience()) {
            Ok(read) => read,
            Err(WordError::Perhaps(said, lines)) => {
                return OnPage::Perhaps(WordError::Perhaps(said, lines.clone()), lines);
            }
            Err(error) => return OnPage::Wrong(error),
        };
        let Some(own) = view.own_seat() else { return of_referee(voice, self, view, read) };
        match read {
            PrivateLine::Tell(told) => match voice.doubted(view, &reader, &told) {
                Some(doubt) => OnPage::Asked(doubt),
                None => OnPage::Tell(own, told),
            },
            PrivateLine::Correct(named) => OnPage::Corrects(voice.put_right(view, own, &named)),
            // The cards of officers in uniform are looked at here, and laid for everybody to see.
            PrivateLine::Aloud if chosen.is_some() => OnPage::Say(line.to_owned()),
            PrivateLine::Aloud => OnPage::Answered(vec![words.say("private-aloud")]),
            read => anybody(voice, self, view, read),
        }
    }
}

/// A referee who does not play has no cards of his own to tell anything about.
fn of_referee(voice: &Voice<'_>, page: &PrivatePage, view: &View<'_>, read: PrivateLine) -> OnPage {
    match read {
        PrivateLine::Tell(_) | PrivateLine::Aloud | PrivateLine::Correct(_) => {
            let key = if voice.phone { "phone-referee-tells" } else { "private-aloud" };
            OnPage::Answered(vec![voice.words.say(key)])
        }
        read => anybody(voice, page, view, read),
    }
}

fn anybody(voice: &Voice<'_>, page: &PrivatePage, view: &View<'_>, read: PrivateLine) -> OnPage {
    match read {
        PrivateLine::TellFor(seat, line) => OnPage::Tell(seat, line),
        PrivateLine::Ask(question) => match view.answer(question) {
            Answer::Secret(seat) if view.audience() == Audience::Seat(seat) => {
                OnPage::Answered(vec![voice.held_identity(seat)])
            }
            Answer::Secret(seat) => OnPage::Secret(seat),
            answer => OnPage::Answered(voice.answer(question, &answer)),
        },
        PrivateLine::May(line) => OnPage::May(line),
        PrivateLine::Why => OnPage::Why,
        PrivateLine::Note(text) => OnPage::Note(text),
        PrivateLine::Help => OnPage::Answered(page.typed_here(voice.words)),
        PrivateLine::Leave => OnPage::Leave,
        PrivateLine::Tell(_) | PrivateLine::Aloud | PrivateLine::Correct(_) => {
            OnPage::Answered(vec![voice.words.say("private-aloud")])
        }
    }
}
