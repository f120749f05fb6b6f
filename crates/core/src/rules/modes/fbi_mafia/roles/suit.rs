//! The Suit: protects, and stops attacks on those he has protected.
use super::agent;
use crate::board::{Axis, Line, Suspect, SuspectSet};
use crate::rules::fbi_mafia::reach::places;
use crate::rules::fbi_mafia::{FbiMafia, act, attack, go_on, token};
use crate::rules::{Deed, Event, Ledger, Offers, On, Refusal, Rule, Seat, Sink};
use crate::terms::Token;

/// The most protection tokens on the board (F11).
const TOKENS: u8 = 6;

pub(super) use agent::{check, legal, perform};

/// Whom he can protect at the start of his turn: any living suspect, himself too (F10, F55).
fn unprotected(position: &On<FbiMafia>) -> SuspectSet {
    if protected(position).len() < TOKENS {
        token::free(position, Token::Protection)
    } else {
        SuspectSet::EMPTY
    }
}

/// From whom he can take a protection back; also from somebody under arrest (F55).
fn protected(position: &On<FbiMafia>) -> SuspectSet {
    position.tokens.with(Token::Protection)
}

/// Whether one of the two is possible, so he owes it (F10).
pub(in crate::rules) fn owes(position: &On<FbiMafia>) -> bool {
    !protected(position).is_empty() || !unprotected(position).is_empty()
}

pub(in crate::rules) fn legal_protect(position: &On<FbiMafia>, out: &mut impl Offers) {
    out.each(unprotected(position), Deed::Protect);
    out.each(protected(position), Deed::Unprotect);
}

pub(in crate::rules) fn check_protect(
    position: &On<FbiMafia>,
    deed: Deed,
    ledger: &mut impl Ledger,
) -> Result<(), Refusal> {
    match deed {
        Deed::Protect(target) => {
            let left = protected(position).len() < TOKENS;
            ledger.require(left, Refusal::about(Rule::ProtectSix, target))?;
            token::check_free(position, Token::Protection, target, ledger)
        }
        Deed::Unprotect(target) => ledger.among(protected(position), target, Rule::TokenAbsent),
        _ => Err(Refusal::of(Rule::OtherOwed)),
    }
}

/// It belongs to the turn but is not its action (G14).
pub(in crate::rules) fn protect(
    position: &mut On<FbiMafia>,
    seat: Seat,
    deed: Deed,
    log: &mut impl Sink,
) {
    position.emit(Event::Stepped(seat, deed), log);
    match deed {
        Deed::Protect(target) => position.emit(Event::Placed(Token::Protection, target), log),
        Deed::Unprotect(target) => token::lift(position, Token::Protection, target, log),
        _ => {}
    }
    act(position, log);
}

/// Whether he can save the victim: in the same row or column as himself, and never himself (mode 5,
/// protect; F12).
fn saves(position: &On<FbiMafia>, seat: Seat, victim: Suspect) -> bool {
    let Some(cell) = position.grid.place(victim) else { return false };
    let row = position.grid.members(Line { axis: Axis::Rows, index: cell.row() });
    let column = position.grid.members(Line { axis: Axis::Columns, index: cell.column() });
    (places(position, seat) - SuspectSet::just(victim)).meets(row | column)
}

/// He may always decline (F15); out of line it is all he can say (F14).
pub(in crate::rules) fn legal_save(
    position: &On<FbiMafia>,
    seat: Seat,
    victim: Suspect,
    out: &mut impl Offers,
) {
    if saves(position, seat, victim) {
        out.push(Deed::Save(victim));
    }
    out.push(Deed::Decline(victim));
}

pub(in crate::rules) fn check_save(
    position: &On<FbiMafia>,
    seat: Seat,
    victim: Suspect,
    deed: Deed,
    ledger: &mut impl Ledger,
) -> Result<(), Refusal> {
    let (Deed::Decline(named) | Deed::Save(named)) = deed else {
        return Err(Refusal::to(Rule::OtherOwed, seat));
    };
    ledger.require(named == victim, Refusal::about(Rule::OtherOwed, victim))?;
    if matches!(deed, Deed::Decline(_)) {
        return Ok(());
    }
    let saves = saves(position, seat, victim);
    ledger.require(saves, Refusal::about(Rule::SaveLine, victim))
}

/// The reaction interrupts the attack; a chain of bombs ends with it (F14).
pub(in crate::rules) fn answer(
    position: &mut On<FbiMafia>,
    seat: Seat,
    deed: Deed,
    log: &mut impl Sink,
) {
    position.emit(Event::Stepped(seat, deed), log);
    if let Deed::Save(victim) = deed {
        attack::saved(position, victim, log);
    }
    go_on(position, log);
}
