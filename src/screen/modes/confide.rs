//! What a mode has on the page of one owner.
use crate::board::{Suspect, SuspectSet};
use crate::rules::{Decision, Seat};
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

    /// More swaps than can be listed, after the word for it.
    fn any_swap(&self, voice: &Voice<'_>, verb: &str) -> String {
        voice.words.tell("menu-swaps", &[("verb", verb.into())])
    }

    /// What the box calls the card that a seat keeps to itself.
    fn kind(&self, _seat: Seat) -> &'static str {
        "secret"
    }

    /// To whom a seat may show the cards that the companion does not see: a case of the message that says so.
    fn shows_to(&self, _seat: Seat) -> &'static str {
        "nobody"
    }

    /// The message that names those who may show their cards to the same people, where they are several but not all.
    fn all_of_some(&self) -> &'static str {
        "cli-seat-all"
    }

    /// What a seat owes that chooses it on its own page; as at the table, unless it is said otherwise.
    fn owed_alone(&self, voice: &Voice<'_>, owed: Decision) -> String {
        voice.owed(owed)
    }

    /// The message to a seat that has no identity, where it says when it gets one.
    fn without_identity(&self, voice: &Voice<'_>, _seat: Seat) -> &'static str {
        none_so_far(voice)
    }

    /// Whom the hit list names as far as the reader knows, and the message that says so on the board.
    fn wanted(&self) -> (SuspectSet, &'static str) {
        (SuspectSet::EMPTY, "")
    }

    /// How one who is dealt to takes his cards where others hold real ones.
    fn takes(&self) -> &'static str {
        "private-take"
    }

    /// What becomes of the real cards when a table is opened; `kept` where the companion deals to every seat.
    fn real_cards(&self, kept: bool) -> &'static str {
        if kept { "cli-deck-companion" } else { "cli-deck-real" }
    }

    /// How a seat says which cards it drew, this many of them.
    fn asks_drawn(&self, voice: &Voice<'_>, _seat: Seat, count: u8) -> String {
        voice.asks_cards(count)
    }

    /// The cards of a seat as a phone reads them from a code, each called by `name`.
    fn code(&self, voice: &Voice<'_>, seat: Seat, name: &dyn Fn(Suspect) -> String) -> String {
        voice.coded(seat, None, name)
    }
}
