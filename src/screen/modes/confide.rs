//! What a mode has on the page of one owner.
use crate::rules::Seat;
use crate::screen::Voice;
use crate::terms::Goal;

/// The message to somebody without an identity: not yet, not now, or not any more.
pub(super) fn none_so_far(voice: &Voice<'_>) -> &'static str {
    match (voice.position.outcome(), voice.position.turn()) {
        (Some(_), _) => "private-none-left",
        (None, 0) => "private-none-before",
        _ => "private-none",
    }
}

/// What a mode tells an owner in its own way. The voice sees what he sees.
pub(in crate::screen) trait Confide {
    /// The ways in which a seat wins, as the sheet of the mode has them.
    fn goals(&self, seat: Seat) -> &'static [Goal];

    /// The cards of a seat in words.
    fn held(&self, voice: &Voice<'_>, seat: Seat) -> Vec<String> {
        let mut lines = vec![voice.held_identity(seat)];
        lines.extend(voice.held_hand(seat));
        lines
    }

    /// What the box calls the card that a seat keeps to itself.
    fn kind(&self, _seat: Seat) -> &'static str {
        "secret"
    }

    /// To whom a seat may show the cards that the companion does not see: a case of the message that says so.
    fn shows_to(&self, _seat: Seat) -> &'static str {
        "nobody"
    }

    /// The message to a seat that has no identity, where it says when it gets one.
    fn without_identity(&self, voice: &Voice<'_>, _seat: Seat) -> &'static str {
        none_so_far(voice)
    }
}
