//! Disguise, as the Killer and the Hitman do it: a card is drawn; a living suspect becomes the new identity.
use crate::board::Suspect;
use crate::rules::reach::{unseen_dead, unseen_identities};
use crate::rules::{
    Ask, Deed, Event, Identity, Ledger, Offers, On, Refusal, Rule, Seat, Sink, Source, State,
};

/// What came of a disguise.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::rules) enum Disguise {
    /// There is a new identity.
    Worked,
    /// The drawn card was dead.
    Failed,
    /// The player owes what he drew, or what came of it.
    Owed,
}

/// The seat draws. A living suspect becomes its identity and the old one is laid on its suspect; a
/// dead one is discarded face up and it stays who it was (mode 1, disguise; G33). A suspect taken out by
/// a collapse is dead (G22).
pub(in crate::rules) fn attempt(
    position: &mut On<impl State>,
    seat: Seat,
    deed: Deed,
    log: &mut impl Sink,
) -> Disguise {
    position.emit(Event::Acted { seat, deed, sure: true }, log);
    if !position.draw(seat, 1, log) {
        return Disguise::Owed;
    }
    if let Some(card) = position.holding(seat).hand.first() {
        return drawn(position, seat, card, log);
    }
    position.owe(seat, Ask::Disguised, log);
    Disguise::Owed
}

/// The card is known: it decides.
pub(in crate::rules) fn drawn(
    position: &mut On<impl State>,
    seat: Seat,
    card: Suspect,
    log: &mut impl Sink,
) -> Disguise {
    match position.holding(seat).identity {
        Identity::Known(old) if position.alive().contains(card) => {
            worked(position, seat, old, Some(card), log)
        }
        _ => failed(position, seat, card, log),
    }
}

/// The owner of unseen cards has said what came of it: he laid his old identity down, showed a dead card,
/// or only says that it failed.
pub(in crate::rules) fn answered(
    position: &mut On<impl State>,
    seat: Seat,
    deed: Deed,
    log: &mut impl Sink,
) -> Disguise {
    match deed {
        Deed::Laid(old) => worked(position, seat, old, None, log),
        Deed::Discarded(card) => failed(position, seat, card, log),
        _ => {
            position.owe(seat, Ask::Failed, log);
            Disguise::Owed
        }
    }
}

fn worked(
    position: &mut On<impl State>,
    seat: Seat,
    old: Suspect,
    new: Option<Suspect>,
    log: &mut impl Sink,
) -> Disguise {
    position.emit(Event::Laid(Source::Identity(seat), old), log);
    position.emit(Event::Became(seat, new), log);
    Disguise::Worked
}

fn failed(
    position: &mut On<impl State>,
    seat: Seat,
    card: Suspect,
    log: &mut impl Sink,
) -> Disguise {
    position.emit(Event::Discarded(Source::Hand(seat), card), log);
    Disguise::Failed
}

/// Adds what the owner of unseen cards may say came of it.
pub(in crate::rules) fn legal(position: &On<impl State>, seat: Seat, out: &mut impl Offers) {
    let dead = unseen_dead(position);
    out.each(unseen_identities(position, seat), Deed::Laid);
    out.extend((!dead.is_empty()).then_some(Deed::Failed));
    legal_failed(position, out);
}

/// Adds the cards that a failed disguise may have shown.
pub(in crate::rules) fn legal_failed(position: &On<impl State>, out: &mut impl Offers) {
    out.each(unseen_dead(position), Deed::Discarded);
}

/// Whether an answer fits what is public: a card decides by whether its suspect lives. Whether it is the card
/// that he had or drew, only he can see.
pub(in crate::rules) fn check(
    position: &On<impl State>,
    deed: Deed,
    ledger: &mut impl Ledger,
) -> Result<(), Refusal> {
    let (card, fits) = match deed {
        Deed::Laid(card) => (card, position.alive().contains(card)),
        Deed::Discarded(card) => (card, position.dead.contains(card)),
        // A card can only be dead if some dead suspect's card is not seen yet.
        _ => {
            let fits = !unseen_dead(position).is_empty();
            return ledger.require(fits, Refusal::of(Rule::DisguiseResult));
        }
    };
    ledger.outside(position.open_cards(), card, Rule::CardElsewhere)?;
    ledger.require(fits, Refusal::about(Rule::DisguiseResult, card))?;
    ledger.note(Rule::NotInHand);
    Ok(())
}
