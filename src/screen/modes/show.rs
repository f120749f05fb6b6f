//! How a mode shows where the game stands.
use crate::rules::{Event, Seat, Shown};
use crate::screen::{Return, Voice};

/// What a mode shows in its own way.
pub trait Show {
    /// One line: whose turn it is, the score and the deck.
    fn glance(&self, voice: &Voice<'_>) -> String {
        voice.scores(None)
    }

    /// What lies beside the grid, in one line.
    fn beside(&self, _voice: &Voice<'_>) -> Option<String> {
        None
    }

    /// What else only this mode has on the table, line by line.
    fn state(&self, _voice: &Voice<'_>) -> Vec<String> {
        Vec::new()
    }

    /// What to do with what only this mode has on the table, to get from `before` to how it lies now.
    fn to_restore(&self, voice: &Voice<'_>, before: &Shown) -> Vec<String> {
        voice.beside_now(before)
    }

    /// How a card goes back that something has moved which only this mode has, when its line is taken back.
    fn returned(&self, _voice: &Voice<'_>, _event: &Event) -> Option<Return> {
        None
    }

    /// What a seat holds, as parts of a sentence.
    fn holds(&self, voice: &Voice<'_>, seat: Seat) -> Vec<String> {
        vec![voice.identity(seat), voice.hand(seat)]
    }
}
