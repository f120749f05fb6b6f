//! New identities: by a disguise, or after the old one was lost.
use super::reach::{candidates, unseen_dead};
use super::{Fact, FbiMafia};
use crate::board::Suspect;
use crate::rules::{
    Ask, Deed, Event, Identity, Ledger, Offers, On, Refusal, Rule, Seat, Sink, Source,
};

// The disguise of the Killer and of the Undercover Agent.

pub(super) fn can_disguise(position: &On<FbiMafia>) -> bool {
    position.deck.count() > 0
}

pub(super) fn legal_disguise(position: &On<FbiMafia>, out: &mut impl Offers) {
    out.extend(can_disguise(position).then_some(Deed::Disguise));
}

pub(super) fn check_disguise(
    position: &On<FbiMafia>,
    ledger: &mut impl Ledger,
) -> Result<(), Refusal> {
    ledger.require(can_disguise(position), Refusal::of(Rule::EmptyDeck))
}

/// A card is drawn. A living suspect is the new identity, and the old one goes face up to the discard; a
/// dead one goes under the deck (mode 5, disguise; F05, F06).
pub(super) fn disguise(position: &mut On<FbiMafia>, seat: Seat, log: &mut impl Sink) {
    match drawn_by(position, seat, 1, log) {
        Drawn::Told => {}
        Drawn::Known(card) => disguised(position, seat, card, log),
        Drawn::Unseen => {
            let hidden = position.holding(seat).identity == Identity::Hidden;
            position.owe(seat, if hidden { Ask::Disguised } else { Ask::Chosen }, log);
        }
    }
}

pub(super) fn disguised(
    position: &mut On<FbiMafia>,
    seat: Seat,
    card: Suspect,
    log: &mut impl Sink,
) {
    if position.alive().contains(card) {
        drop_old(position, seat, log);
    }
    settle(position, seat, card, log);
    super::go_on(position, log);
}

fn drop_old(position: &mut On<FbiMafia>, seat: Seat, log: &mut impl Sink) {
    if let Identity::Known(old) = position.holding(seat).identity {
        position.emit(Event::Discarded(Source::Identity(seat), old), log);
    }
}

/// What the owner of unseen cards may say came of it: his old identity is public, or nothing changed.
pub(super) fn legal_disguised(position: &On<FbiMafia>, seat: Seat, out: &mut impl Offers) {
    let old = candidates(position, seat);
    out.each(old, Deed::Discarded);
    out.extend(can_fail(position).then_some(Deed::Failed));
}

/// That it was his card only he can see.
pub(super) fn check_disguised(
    position: &On<FbiMafia>,
    seat: Seat,
    deed: Deed,
    ledger: &mut impl Ledger,
) -> Result<(), Refusal> {
    let Deed::Discarded(old) = deed else { return check_failed(position, ledger) };
    ledger.outside(position.open_cards(), old, Rule::CardElsewhere)?;
    ledger.among(candidates(position, seat), old, Rule::DisguiseResult)?;
    ledger.note(Rule::NotInHand);
    Ok(())
}

/// The owner of unseen cards has laid his old identity open.
pub(super) fn disguised_unseen(
    position: &mut On<FbiMafia>,
    seat: Seat,
    old: Suspect,
    log: &mut impl Sink,
) {
    position.emit(Event::Discarded(Source::Identity(seat), old), log);
    position.emit(Event::Became(seat, None), log);
    super::go_on(position, log);
}

// Redrawing.

/// Lets the next in the queue draw until a living card comes up; `false` while he owes something.
///
/// A dead card goes under the deck. When the whole deck has gone by he plays on without an identity (F47).
pub(super) fn step(position: &mut On<FbiMafia>, log: &mut impl Sink) -> bool {
    while let Some(seat) = position.game.flow.queue.first() {
        if position.game.flow.tries >= position.deck.count() {
            position.emit(Event::FbiMafia(Fact::Without(seat)), log);
            continue;
        }
        match drawn_by(position, seat, 1, log) {
            Drawn::Told => return false,
            Drawn::Known(card) => settle(position, seat, card, log),
            Drawn::Unseen if can_fail(position) => {
                position.owe(seat, Ask::Chosen, log);
                return false;
            }
            Drawn::Unseen => position.emit(Event::Became(seat, None), log),
        }
    }
    true
}

/// A drawn card decides by itself: living it is the identity, dead it goes under the deck.
pub(super) fn settle(position: &mut On<FbiMafia>, seat: Seat, card: Suspect, log: &mut impl Sink) {
    position.emit(
        if position.alive().contains(card) {
            Event::Became(seat, Some(card))
        } else {
            Event::Buried(Source::Hand(seat), Some(card))
        },
        log,
    );
}

/// The owner of unseen cards has said whether the drawn one lives.
pub(super) fn settled_unseen(
    position: &mut On<FbiMafia>,
    seat: Seat,
    lives: bool,
    log: &mut impl Sink,
) {
    position.emit(
        if lives { Event::Became(seat, None) } else { Event::Buried(Source::Hand(seat), None) },
        log,
    );
    super::go_on(position, log);
}

/// Whether an unseen card can be dead at all: then some dead suspect's card is not seen yet.
fn can_fail(position: &On<FbiMafia>) -> bool {
    !unseen_dead(position).is_empty()
}

pub(super) fn legal_chosen(position: &On<FbiMafia>, out: &mut impl Offers) {
    out.push(Deed::Chosen);
    out.extend(can_fail(position).then_some(Deed::Failed));
}

pub(super) fn check_failed(
    position: &On<FbiMafia>,
    ledger: &mut impl Ledger,
) -> Result<(), Refusal> {
    ledger.require(can_fail(position), Refusal::of(Rule::DisguiseResult))
}

// Drawing.

/// What is known of a card that was drawn.
enum Drawn {
    /// The player owes it.
    Told,
    /// Its owner only knows it.
    Unseen,
    /// The companion has dealt it.
    Known(Suspect),
}

fn drawn_by(position: &mut On<FbiMafia>, seat: Seat, cards: u8, log: &mut impl Sink) -> Drawn {
    let before = position.holding(seat).hand;
    if !position.draw(seat, cards, log) {
        return Drawn::Told;
    }
    match (position.holding(seat).hand - before).first() {
        Some(card) => Drawn::Known(card),
        None => Drawn::Unseen,
    }
}
