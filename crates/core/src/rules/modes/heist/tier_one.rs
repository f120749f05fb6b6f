//! The thieves of tier 1. The Safecracker and the Hacker are with the vaults, the Runner's shift with all
//! shifts.
use super::{Fact, Heist, own, shuffle, thief_acted};
use crate::board::{Suspect, SuspectSet};
use crate::rules::{Deed, Event, Ledger, Offers, On, Refusal, Rule, Seat, Sink, Source, Trust};

/// Whether a thief must name his own suspect where the table sees it move: nobody holds his card.
pub(super) fn names_own(position: &On<Heist>, seat: Seat) -> bool {
    let holding = position.holding(seat);
    holding.trust == Trust::Untold && holding.identity.known().is_none()
}

/// The officers in uniform next to a thief.
pub(super) fn officers_near(position: &On<Heist>, seat: Seat) -> SuspectSet {
    position.grid.around_any(own(position, seat)) & position.officers()
}

pub(super) fn check_near(
    position: &On<Heist>,
    seat: Seat,
    officer: Suspect,
    ledger: &mut impl Ledger,
) -> Result<(), Refusal> {
    ledger.among(position.officers(), officer, Rule::Officer)?;
    ledger.among(officers_near(position, seat), officer, Rule::OfficerNear)
}

/// The Cleaner stuns an officer in uniform next to him who is not stunned yet (cleaner; HE27).
pub(super) fn each_stunned(position: &On<Heist>, seat: Seat, out: &mut impl Offers) {
    let stunned = position.game.stunned.map_or(SuspectSet::EMPTY, SuspectSet::just);
    out.each(officers_near(position, seat) - stunned, Deed::Stun);
}

pub(super) fn check_stun(
    position: &On<Heist>,
    seat: Seat,
    officer: Suspect,
    ledger: &mut impl Ledger,
) -> Result<(), Refusal> {
    check_near(position, seat, officer, ledger)?;
    let awake = position.game.stunned != Some(officer);
    ledger.require(awake, Refusal::about(Rule::OfficerStunned, officer))
}

pub(super) fn stun(position: &mut On<Heist>, seat: Seat, officer: Suspect, log: &mut impl Sink) {
    position.emit(Event::Heist(Fact::Stunned(officer)), log);
    thief_acted(position, seat, true, log);
}

/// The Decoy shuffles his identity into the deck and draws; it may be the same one (decoy; HE28).
pub(super) fn vanish(position: &mut On<Heist>, seat: Seat, log: &mut impl Sink) {
    let card = position.holding(seat).identity.known();
    position.emit(Event::Buried(Source::Identity(seat), card), log);
    shuffle(position, seat, log);
}

pub(super) fn draw_anew(position: &mut On<Heist>, seat: Seat, log: &mut impl Sink) {
    if position.draw(seat, 1, log) {
        drew_anew(position, seat, log);
    }
}

pub(super) fn drew_anew(position: &mut On<Heist>, seat: Seat, log: &mut impl Sink) {
    position.become_drawn(seat, log);
    thief_acted(position, seat, true, log);
}

/// The Insider changes places with any officer in uniform, which shows the table who he is (insider; HE29).
/// Who holds his card himself names his own suspect, since the table sees it move; that is his word, and
/// his card stays unseen.
pub(super) fn each_framed(position: &On<Heist>, seat: Seat, out: &mut impl Offers) {
    let officers = position.officers();
    if !names_own(position, seat) {
        return out.each(officers, Deed::Frame);
    }
    for own in own(position, seat) {
        out.each(officers, |it| Deed::FrameOwn(own, it));
    }
}

pub(super) fn check_frame(
    position: &On<Heist>,
    seat: Seat,
    named: Option<Suspect>,
    officer: Suspect,
    ledger: &mut impl Ledger,
) -> Result<(), Refusal> {
    ledger.among(position.officers(), officer, Rule::Officer)?;
    let told = named.is_some() == names_own(position, seat);
    ledger.require(told, Refusal::to(Rule::NameOwn, seat))?;
    let Some(card) = named else { return Ok(()) };
    ledger.among(own(position, seat), card, Rule::CardElsewhere)
}

pub(super) fn frame(
    position: &mut On<Heist>,
    seat: Seat,
    own: Option<Suspect>,
    officer: Suspect,
    log: &mut impl Sink,
) {
    if let Some(own) = own {
        if !names_own(position, seat) {
            position.emit(Event::Opened(seat, own), log);
        }
        position.emit(Event::Swapped(own, officer), log);
    }
    thief_acted(position, seat, true, log);
}
