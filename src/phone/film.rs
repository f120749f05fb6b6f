//! The film of a game that is over, made once for all who ask.
use std::sync::Arc;

use axum::body::Bytes;
use tokio::task::spawn_blocking;

use super::hall::Hall;
use crate::lang::Lang;
use crate::scenario::Library;
use crate::screen::film_page;

impl Hall {
    /// The film of the game for everybody, once it is over. Whoever asks while it is being made gets the same one, and
    /// nobody at the table waits for it.
    pub(super) async fn film(self: Arc<Self>, lang: Lang) -> Option<Bytes> {
        let mut kept = self.films[lang as usize].lock().await;
        let (hall, before) = (self.clone(), kept.take());
        let made = spawn_blocking(move || {
            let now = hall.inside().session.records();
            before.filter(|(then, _)| *then == now).or_else(|| hall.make_film(lang))
        });
        *kept = made.await.ok().flatten();
        kept.as_ref().map(|(_, film)| film.clone())
    }

    fn make_film(&self, lang: Lang) -> Option<(usize, Bytes)> {
        let session = self.apart()?;
        let view = session.public();
        let opening = view.opening();
        let edition = Library::default().edition(&opening.edition).ok();
        let game = edition.and_then(|it| Some(it.modes.get(&opening.mode)?.name.clone()));
        let game = game.unwrap_or_else(|| opening.mode.to_string());
        let film = || film_page(&self.voice(lang, &view), &view, &view.film(), &game);
        view.is_open().then(|| (session.records(), film().into()))
    }
}
