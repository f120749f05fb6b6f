//! Exonerate: a card of the hand is laid on its suspect, and the hunted one is canvassed.
use crate::board::{Suspect, SuspectSet};
use crate::rules::{Deed, Event, Ledger, On, Refusal, Rule, Seat, Sink, Source, State, canvass};

/// The cards a seat may play: those of its hand or, while it is unseen, all that could be in it.
pub(in crate::rules) fn playable(position: &On<impl State>, seat: Seat) -> SuspectSet {
    let holding = position.holding(seat);
    if holding.unknown == 0 {
        return holding.hand;
    }
    position.unseen_by(seat)
}

/// Whether the card may be played, and is said to go where it goes.
pub(in crate::rules) fn check(
    position: &On<impl State>,
    seat: Seat,
    deed: Deed,
    ledger: &mut impl Ledger,
) -> Result<(), Refusal> {
    let (card, fits) = match deed {
        Deed::Laid(card) => (card, position.alive().contains(card)),
        Deed::Discarded(card) => (card, position.dead.contains(card)),
        Deed::Play(card) => (card, true),
        _ => return Err(Refusal::to(Rule::OtherOwed, seat)),
    };
    ledger.among(playable(position, seat), card, Rule::NotInHand)?;
    ledger.require(fits, Refusal::about(Rule::PlayResult, card))
}

/// A living suspect's card is laid on it and seat `of` is canvassed (G10); a dead one's is discarded,
/// without a canvass (G12, G25). Says whether nothing is owed.
pub(in crate::rules) fn play(
    position: &mut On<impl State>,
    by: Seat,
    of: Seat,
    card: Suspect,
    log: &mut impl Sink,
) -> bool {
    if !position.alive().contains(card) {
        position.emit(Event::Discarded(Source::Hand(by), card), log);
        return true;
    }
    position.emit(Event::Laid(Source::Hand(by), card), log);
    canvass::ask(position, of, card, log)
}
