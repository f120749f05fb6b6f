//! Drawing cards: who deals them, and what a player tells of those he drew.
use super::{Ask, Event, Identity, Position, Refusal, Rule, Seat, Sink, Trust};
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

impl Position {
    /// Whether the companion can deal: nobody holds a card that it has not seen.
    ///
    /// How many cards are unseen lies open. Which cards were told must not matter: a told card that
    /// another seat holds leaves one too many in the deck, and nobody may notice before the end.
    pub(super) fn deals(&self) -> bool {
        let seats = &self.holdings[..self.seats()];
        (self.keeps_deck() || !self.game.lays_unseen())
            && seats.iter().all(|it| it.unknown == 0 && it.identity != Identity::Hidden)
    }

    /// Whether the companion keeps the evidence deck: every seat is dealt to.
    pub(super) fn keeps_deck(&self) -> bool {
        self.holdings[..self.seats()].iter().all(|it| it.trust == Trust::Dealt)
    }

    /// Lets `seat` draw so many cards, and says whether that is done: an untold seat draws unseen;
    /// the companion deals while it has seen all cards; otherwise the player owes what he drew.
    pub(super) fn draw(&mut self, seat: Seat, cards: u8, log: &mut impl Sink) -> bool {
        match self.holding(seat).trust {
            Trust::Untold => (0..cards).for_each(|_| self.emit(Event::Drew(seat, None), log)),
            Trust::Dealt if self.deals() => {
                for _ in 0..cards {
                    let card = self.deck.top();
                    self.emit(Event::Drew(seat, card), log);
                }
            }
            Trust::Dealt | Trust::Told => {
                self.owe(seat, Ask::Drew(cards), log);
                return false;
            }
        }
        true
    }
}
