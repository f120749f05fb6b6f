//! What a player tells of the cards he drew.
use super::{Position, Refusal, Rule, Seat};
use crate::board::SuspectSet;

/// Whether `seat` can have drawn these `count` cards, by what lies open and by his own cards.
///
/// What others told does not matter: telling is not asking, and nobody may learn by it who holds what.
pub(super) fn check(
    position: &Position,
    seat: Seat,
    count: u8,
    cards: SuspectSet,
) -> Result<(), Refusal> {
    let holding = position.holding(seat);
    let own = holding.identity.known().map_or(SuspectSet::EMPTY, SuspectSet::just) | holding.hand;
    if cards.len() != count {
        return Err(Refusal::of(Rule::CardCount));
    }
    let elsewhere = own | position.open_cards() | !position.everybody();
    match (cards & elsewhere).first() {
        Some(card) => Err(Refusal::about(Rule::CardElsewhere, card)),
        None => Ok(()),
    }
}
