//! The Detective: accuses from afar, and canvasses both sides.
use super::agent;
use crate::board::{Suspect, SuspectSet};
use crate::rules::fbi_mafia::{FbiMafia, go_on, question, reach};
use crate::rules::{Ask, Deed, Event, Ledger, Offers, On, Refusal, Rule, Seat, Sink, Source};

/// How many cards he draws for a canvass.
const DRAWN: u8 = 2;

pub(super) fn legal(position: &On<FbiMafia>, seat: Seat, out: &mut impl Offers) {
    agent::legal(position, seat, out);
    out.extend((position.deck.count() > 0).then_some(Deed::CanvassDrawn));
}

pub(super) fn check(
    position: &On<FbiMafia>,
    seat: Seat,
    deed: Deed,
    ledger: &mut impl Ledger,
) -> Result<(), Refusal> {
    match deed {
        Deed::CanvassDrawn => {
            ledger.require(position.deck.count() > 0, Refusal::of(Rule::EmptyDeck))
        }
        _ => agent::check(position, seat, deed, ledger),
    }
}

/// Canvass: two cards are drawn, of the last one only that one (mode 5, canvas; F54).
pub(super) fn perform(position: &mut On<FbiMafia>, seat: Seat, deed: Deed, log: &mut impl Sink) {
    if deed != Deed::CanvassDrawn {
        return agent::perform(position, seat, deed, log);
    }
    let cards = DRAWN.min(position.deck.count());
    if position.draw(seat, cards, log) {
        position.owe(seat, Ask::Play, log);
    }
}

/// Which of the drawn cards may be laid: a living one if there is one (F54). While they are unseen, every
/// card that is not seen elsewhere.
fn playable(position: &On<FbiMafia>, seat: Seat) -> SuspectSet {
    let holding = position.holding(seat);
    if holding.unknown > 0 {
        return position.unseen_by(seat);
    }
    let living = holding.hand & position.alive();
    if living.is_empty() { holding.hand } else { living }
}

pub(in crate::rules) fn legal_play(position: &On<FbiMafia>, seat: Seat, out: &mut impl Offers) {
    out.each(playable(position, seat), Deed::Play);
}

/// The owner of unseen cards may say as well what becomes of the card: `laid` or `discarded`.
pub(in crate::rules) fn check_play(
    position: &On<FbiMafia>,
    seat: Seat,
    deed: Deed,
    ledger: &mut impl Ledger,
) -> Result<(), Refusal> {
    let (card, fits) = match deed {
        Deed::Play(card) => (card, true),
        Deed::Laid(card) => (card, position.alive().contains(card)),
        Deed::Discarded(card) => (card, position.dead.contains(card)),
        _ => return Err(Refusal::to(Rule::OtherOwed, seat)),
    };
    let holding = position.holding(seat);
    let mine = holding.unknown > 0 || holding.hand.contains(card);
    ledger.require(mine, Refusal::about(Rule::NotInHand, card))?;
    ledger.among(playable(position, seat), card, Rule::PlayLiving)?;
    ledger.require(fits, Refusal::about(Rule::PlayResult, card))
}

/// The chosen card is laid on its suspect, the other one goes under the deck, and everybody next to the
/// suspect raises a hand, agents as well as mafiosi (F16). A dead suspect's card is discarded, without a
/// canvass (F54).
pub(in crate::rules) fn play(
    position: &mut On<FbiMafia>,
    seat: Seat,
    card: Suspect,
    log: &mut impl Sink,
) {
    let lives = position.alive().contains(card);
    let from = Source::Hand(seat);
    position.emit(if lives { Event::Laid(from, card) } else { Event::Discarded(from, card) }, log);
    let holding = position.holding(seat);
    if holding.hand_count() > 0 {
        position.emit(Event::Buried(from, holding.hand.first()), log);
    }
    if lives {
        question::ask(position, seat, reach::everybody(position), card, log);
    } else {
        go_on(position, log);
    }
}
