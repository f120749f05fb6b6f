//! Where cards can be, as far as an audience sees: the rest of them may be anybody's.
use super::modes::hitman_sleuth::listed;
use crate::board::{Suspect, SuspectSet};
use crate::rules::{Known, Seat};

/// The cards that the audience sees somewhere else than before `seat`.
pub(crate) fn elsewhere(position: &Known, seat: Seat) -> SuspectSet {
    let others = position.all_seats().filter(|other| *other != seat);
    let held = others.fold(SuspectSet::EMPTY, |held, other| {
        let holding = position.holding(other);
        held | holding.hand | holding.identity.known().into_iter().collect()
    });
    held | listed(position.game()) | position.open_cards() | position.claimed_cards()
}

/// Whether some hand of `cards` and so many more can be one of which, each time, one card was the identity:
/// the Thief changes among the same three (mode 4, quick disguise; MT11).
pub(crate) fn serves(times: &[SuspectSet], cards: SuspectSet, more: u8) -> bool {
    match times.iter().find(|time| !time.meets(cards)) {
        None => true,
        Some(_) if more == 0 => false,
        Some(time) => {
            time.iter().any(|card: Suspect| serves(times, cards | SuspectSet::just(card), more - 1))
        }
    }
}
