//! What has happened, one entry after the other, for the pages and for whoever sits at the computer.
use std::io;
use std::sync::Arc;
use std::thread;

use super::hall::{Hall, Tongue};
use crate::lang::Lang;
use crate::rules::Audience;
use crate::screen::Voice;
use crate::table::{Entry, View, What};

/// What everybody hears of the entry `at` of this log; nothing where there is nothing to be heard. Of what was taken back it
/// is said what goes back with the real cards.
pub(super) fn told(voice: &Voice<'_>, view: &View<'_>, log: &[Entry], at: usize) -> Option<String> {
    let entry = &log[at];
    let steps = voice.back_again(view, log, at);
    let told = voice.then(view, entry).join(" ");
    let told = std::iter::once(told).chain(steps).collect::<Vec<_>>().join("\n");
    let numbered = entry.is_line() && !told.is_empty();
    let told = if numbered { voice.numbered(entry.seq, &told) } else { told };
    (!told.is_empty()).then_some(told)
}

/// Whether an entry says only that somebody looked.
pub(super) fn is_look(entry: &Entry) -> bool {
    matches!(entry.what, What::Looked { .. })
}

/// Something that is told to whoever sits at the computer.
pub struct News {
    /// The number of its record; none for what is only asked of the host.
    pub record: Option<usize>,
    /// In words.
    pub text: String,
    /// Who acts now, as it stands before a line, if that is told.
    pub turn: Option<String>,
}

impl Hall {
    /// Tells what is said from now on, with the number of its record and whose turn it is then, and, with no number, who
    /// asks for something or has rung for the host; on a thread of its own, until the hall is closed.
    ///
    /// # Errors
    /// The system gives no thread.
    pub fn listen(
        self: &Arc<Self>,
        lang: Lang,
        mut tell: impl FnMut(News) + Send + 'static,
    ) -> io::Result<()> {
        let (mut bell, hall) = (self.bell(), Arc::downgrade(self));
        let mut known = self.inside().session.records();
        let mut heard = self.calls(lang);
        let runtime = tokio::runtime::Builder::new_current_thread().build()?;
        let listening = move || {
            while runtime.block_on(bell.changed()).is_ok() {
                let Some(hall) = hall.upgrade() else { return };
                let calls = hall.calls(lang);
                for call in calls.iter().filter(|call| !heard.contains(call)) {
                    tell(News { record: None, text: call.clone(), turn: None });
                }
                heard = calls;
                // Whoever prints may have to wait for a terminal, and nobody at the table waits for that.
                let (news, now) = hall.news_since(known, lang);
                known = now;
                news.into_iter().for_each(&mut tell);
            }
        };
        thread::Builder::new().name("news of phones".to_owned()).spawn(listening).map(drop)
    }

    /// What was recorded after so many entries, for whoever sits at the computer, with whose turn it is now; and how much
    /// has been recorded.
    fn news_since(&self, known: usize, lang: Lang) -> (Vec<News>, usize) {
        let inside = self.inside();
        let view = inside.session.public();
        // Read at the computer.
        let voice = Voice { phone: false, ..self.voice(lang, &view) };
        let log = view.log();
        let (mut news, mut moved) = (Vec::new(), false);
        for (at, entry) in log.iter().enumerate().skip(known).filter(|it| !is_look(it.1)) {
            if let Some(text) = told(&voice, &view, &log, at) {
                moved |= entry.is_move();
                news.push(News { record: Some(at + 1), text, turn: None });
            }
        }
        let owed = view.position().decision().filter(|_| moved);
        news.extend(owed.map(|owed| News {
            record: Some(log.len()),
            text: voice.owed(owed),
            turn: Some(voice.before_a_line(owed.seat)),
        }));
        (news, log.len())
    }

    /// What is asked of whoever sits at the computer.
    fn calls(&self, lang: Lang) -> Vec<String> {
        let inside = self.inside();
        let view = inside.session.public();
        let (voice, words) = (self.voice(lang, &view), &Tongue::of(lang).words);
        let who = |owner| ("who", voice.owner(owner).into());
        let knock = |(owner, number): (Audience, u8)| {
            words.tell("phone-host-knocks", &[who(owner), ("number", number.into())])
        };
        let plea = |by| {
            let args = [who(by), ("seq", inside.session.public().seq().into())];
            words.tell("phone-host-undo", &args)
        };
        let knocks = inside.door.knocks().map(knock);
        let frozen = inside.door.frozen().map(|owner| words.tell("phone-alarmed", &[who(owner)]));
        let forgotten = inside.forgotten.then(|| words.say("phone-host-forgotten"));
        knocks.chain(frozen).chain(inside.plea().map(plea)).chain(forgotten).collect()
    }
}
