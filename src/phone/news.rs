//! What has happened, one entry after the other, for the pages and for whoever sits at the computer.
use std::io;
use std::sync::Arc;
use std::thread;

use super::hall::{Hall, recorded};
use crate::lang::Lang;
use crate::rules::Audience;
use crate::screen::Voice;
use crate::table::{Entry, View, What};

/// What everybody hears of an entry; nothing where there is nothing to be heard.
pub(super) fn told(voice: &Voice<'_>, view: &View<'_>, entry: &Entry) -> Option<String> {
    let told = voice.then(view, entry).join(" ");
    let numbered = entry.is_line() && !told.is_empty();
    let told = if numbered { voice.numbered(entry.seq, &told) } else { told };
    (!told.is_empty()).then_some(told)
}

/// Whether an entry says only that somebody looked.
pub(super) fn is_look(entry: &Entry) -> bool {
    matches!(entry.what, What::Looked { .. })
}

impl Hall {
    /// Tells what is said from now on, with the number of its record, and who asks to come in or has rung for the host; on a
    /// thread of its own, until the hall is closed.
    ///
    /// # Errors
    /// The system gives no thread.
    pub fn listen(
        self: &Arc<Self>,
        lang: Lang,
        mut tell: impl FnMut(usize, String) + Send + 'static,
    ) -> io::Result<()> {
        let (mut bell, hall) = (self.bell(), Arc::downgrade(self));
        let mut known = recorded(&self.inside().opened.table);
        let (mut knocks, mut frozen) = (self.knocks(), self.frozen());
        let runtime = tokio::runtime::Builder::new_current_thread().build()?;
        let listening = move || {
            while runtime.block_on(bell.changed()).is_ok() {
                let Some(hall) = hall.upgrade() else { return };
                let (now, closed) = (hall.knocks(), hall.frozen());
                let inside = hall.inside();
                let view = inside.opened.table.view(Audience::Public);
                let (voice, words) = (hall.voice(lang, &view), &hall.tongue(lang).words);
                let log = view.log();
                for (at, entry) in log.iter().enumerate().skip(known).filter(|it| !is_look(it.1)) {
                    if let Some(text) = told(&voice, &view, entry) {
                        tell(at + 1, text);
                    }
                }
                known = log.len();
                for knock in now.iter().filter(|knock| !knocks.contains(knock)) {
                    let who = ("who", voice.seat(knock.0).into());
                    let args = [who, ("number", knock.1.into())];
                    tell(usize::MAX, words.tell("phone-host-knocks", &args));
                }
                for seat in closed.iter().filter(|seat| !frozen.contains(seat)) {
                    let who = ("who", voice.seat(*seat).into());
                    tell(usize::MAX, words.tell("phone-alarmed", &[who]));
                }
                (knocks, frozen) = (now, closed);
            }
        };
        thread::Builder::new().name("news of phones".to_owned()).spawn(listening).map(drop)
    }
}
