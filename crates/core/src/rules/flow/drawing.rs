//! Drawing cards: who deals them, and what a player tells of those that he drew or that nobody has seen.
use crate::board::{Suspect, SuspectSet};
use crate::rules::{
    Ask, Event, Identity, Ledger, On, Refusal, Rule, Seat, Sink, State, Table, Trust,
};

/// Whether `seat` can have drawn these `count` cards, by what is public and by his own cards.
///
/// What others told does not matter: telling is not asking, and nobody may learn by it who holds what.
pub(in crate::rules) fn check(
    position: &On<impl State>,
    seat: Seat,
    count: u8,
    cards: SuspectSet,
    ledger: &mut impl Ledger,
) -> Result<(), Refusal> {
    check_named(count, cards, position.unseen_by(seat) - position.holding(seat).hand, ledger)
}

/// Whether this many cards are named, all of them among those that it can be.
pub(in crate::rules) fn check_named(
    count: u8,
    cards: SuspectSet,
    among: SuspectSet,
    ledger: &mut impl Ledger,
) -> Result<(), Refusal> {
    ledger.require(cards.len() == count, Refusal::counted(cards.len(), count..=count))?;
    ledger.forbid((cards - among).first(), Rule::CardElsewhere, Refusal::about)
}

/// Whether the card can be in the hand of `seat`, as far as that is seen.
pub(in crate::rules) fn check_in_hand(
    position: &Table,
    seat: Seat,
    card: Suspect,
    ledger: &mut impl Ledger,
) -> Result<(), Refusal> {
    let holding = position.holding(seat);
    let unseen = holding.unknown > 0 && position.everybody().contains(card);
    let mine = unseen || holding.hand.contains(card);
    ledger.require(mine, Refusal::about(Rule::NotInHand, card))
}

impl<G: State> On<G> {
    /// Whether the companion can deal: nobody holds a card that it has not seen, nor do cards lie face down on the
    /// table that it has not.
    ///
    /// How many cards are unseen is public. Which cards were told must not matter: a told card that
    /// another seat holds leaves one too many in the deck, and nobody may notice before the end.
    pub(in crate::rules) fn deals(&self) -> bool {
        let seats = &self.holdings[..self.seats()];
        (self.keeps_deck() || !G::UNSEEN)
            && seats.iter().all(|it| it.unknown == 0 && it.identity != Identity::Hidden)
    }

    /// Whether the companion keeps the evidence deck: every seat is dealt to.
    pub(in crate::rules) fn keeps_deck(&self) -> bool {
        self.holdings[..self.seats()].iter().all(|it| it.trust == Trust::Dealt)
    }

    /// Lets `seat` draw this many cards, and says whether that is done: an untold seat draws unseen;
    /// the companion deals while it has seen all cards; otherwise the player owes what he drew.
    pub(in crate::rules) fn draw(&mut self, seat: Seat, cards: u8, log: &mut impl Sink) -> bool {
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

    /// The cards that `seat` sees neither lying open nor as its own identity.
    pub(in crate::rules) fn unseen_by(&self, seat: Seat) -> SuspectSet {
        let own = self.holding(seat).identity.known();
        self.everybody() - self.open_cards() - own.map_or(SuspectSet::EMPTY, SuspectSet::just)
    }

    /// The player of `seat` has told what he drew.
    pub(in crate::rules) fn drew(&mut self, seat: Seat, cards: SuspectSet, log: &mut impl Sink) {
        for card in cards {
            self.emit(Event::Drew(seat, Some(card)), log);
        }
    }

    /// The one card in the hand of `seat` becomes its identity, seen or unseen.
    pub(in crate::rules) fn become_drawn(&mut self, seat: Seat, log: &mut impl Sink) {
        let card = self.holding(seat).hand.first();
        self.emit(Event::Became(seat, card), log);
    }

    /// Lets `seat` choose its identity from its hand, or say that it has where nobody else sees the hand.
    pub(in crate::rules) fn choose_identity(&mut self, seat: Seat, log: &mut impl Sink) {
        let unseen = self.holding(seat).unknown > 0;
        self.owe(seat, if unseen { Ask::Chosen } else { Ask::Become }, log);
    }
}
