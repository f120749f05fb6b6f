//! The Sniper: kills along a diagonal, or moves somebody's token.
use crate::board::SuspectSet;
use crate::rules::fbi_mafia::reach::{cells, check_attackable, living};
use crate::rules::fbi_mafia::{FbiMafia, go_on, token};
use crate::rules::{Deed, Event, Ledger, Offers, On, Refusal, Rule, Seat, Sink};
use crate::terms::Token;

/// How far a shot goes.
const RANGE: u8 = 3;
/// The kinds of tokens that can be moved.
const KINDS: [Token; 3] = [Token::Bomb, Token::Threat, Token::Protection];

/// The living up to three places away on a diagonal; nobody blocks the line (mode 5, shoot; F20).
fn targets(position: &On<FbiMafia>, seat: Seat) -> SuspectSet {
    let seen = cells(position, seat, |cell| position.grid.diagonal(cell, RANGE));
    position.grid.on(seen) & living(position)
}

/// Every token with its suspect and the suspects it can move to: living neighbours without one of the kind
/// (mode 5, setup; F21, F55). It may lie on anybody, wherever the Sniper stands.
fn moves(
    position: &On<FbiMafia>,
) -> impl Iterator<Item = (Token, crate::board::Suspect, SuspectSet)> {
    KINDS.into_iter().flat_map(move |kind| {
        let free = token::free(position, kind);
        let from = position.tokens.with(kind).iter();
        from.map(move |from| (kind, from, position.grid.around(from) & free))
    })
}

pub(super) fn legal(position: &On<FbiMafia>, seat: Seat, out: &mut impl Offers) {
    out.each(targets(position, seat), Deed::Shoot);
    for (kind, from, to) in moves(position) {
        out.each(to, |to| Deed::Setup(kind, from, to));
    }
}

pub(super) fn check(
    position: &On<FbiMafia>,
    seat: Seat,
    deed: Deed,
    ledger: &mut impl Ledger,
) -> Result<(), Refusal> {
    match deed {
        Deed::Shoot(target) => {
            check_attackable(position, target, ledger)?;
            ledger.among(targets(position, seat), target, Rule::ShootDiagonal)
        }
        Deed::Setup(kind, from, to) => {
            ledger.require(KINDS.contains(&kind), Refusal::about(Rule::TokenKind, from))?;
            ledger.among(position.tokens.with(kind), from, Rule::TokenAbsent)?;
            token::check_free(position, kind, to, ledger)?;
            let near = position.grid.near(from, to);
            ledger.require(near, Refusal::about(Rule::SetupNeighbour, to))
        }
        _ => Err(Refusal::to(Rule::NotYourAction, seat)),
    }
}

pub(super) fn perform(position: &mut On<FbiMafia>, deed: Deed, log: &mut impl Sink) {
    if let Deed::Setup(kind, from, to) = deed {
        position.emit(Event::Lifted(kind, from), log);
        position.emit(Event::Placed(kind, to), log);
    }
    go_on(position, log);
}
