//! What every agent of the FBI can do: accuse, and disarm.
use crate::board::{Cell, Suspect, SuspectSet};
use crate::rules::fbi_mafia::reach::{candidates, cells, living, near, owner, places};
use crate::rules::fbi_mafia::{Fact, FbiMafia, Role, arrest, go_on, token};
use crate::rules::reach::check_on_grid;
use crate::rules::{Ask, Deed, Event, Ledger, Offers, On, Query, Refusal, Rule, Seat, Sink};
use crate::terms::{Team, Token};

/// How far along a row or a column the Detective accuses (mode 5, far accuse); himself as well (F07).
const FAR: u8 = 3;

/// A neighbour or himself, dead, exonerated and arrested ones included (mode 5, accuse; F08, G29); for the
/// Detective from afar.
fn accuse_targets(position: &On<FbiMafia>, seat: Seat) -> SuspectSet {
    if is_detective(position, seat) {
        let seen = cells(position, seat, |cell| position.grid.straight(cell, FAR));
        return position.grid.on(seen) | places(position, seat);
    }
    let reach = cells(position, seat, Cell::around);
    position.grid.on(reach) | places(position, seat)
}

fn is_detective(position: &On<FbiMafia>, seat: Seat) -> bool {
    position.game.role(seat) == Some(Role::Detective)
}

/// The neighbours with a token of this kind, never himself (mode 5, disarm; F41).
fn armed(position: &On<FbiMafia>, seat: Seat, kind: Token) -> SuspectSet {
    near(position, seat) & position.tokens.with(kind)
}

pub(super) fn legal(position: &On<FbiMafia>, seat: Seat, out: &mut impl Offers) {
    out.each(accuse_targets(position, seat), Deed::Accuse);
    for kind in Token::DISARMED {
        out.each(armed(position, seat, kind), |it| Deed::Disarm(it, kind));
    }
}

pub(super) fn check(
    position: &On<FbiMafia>,
    seat: Seat,
    deed: Deed,
    ledger: &mut impl Ledger,
) -> Result<(), Refusal> {
    match deed {
        Deed::Accuse(target) => {
            let far = is_detective(position, seat);
            let rule = if far { Rule::AccuseStraight } else { Rule::AccuseNeighbour };
            check_on_grid(position, target, ledger)?;
            ledger.among(accuse_targets(position, seat), target, rule)
        }
        Deed::Disarm(target, kind) => {
            ledger.require(
                Token::DISARMED.contains(&kind),
                Refusal::about(Rule::TokenKind, target),
            )?;
            ledger.among(position.tokens.with(kind), target, Rule::TokenAbsent)?;
            ledger.among(near(position, seat), target, Rule::DisarmNeighbour)
        }
        _ => Err(Refusal::to(Rule::NotYourAction, seat)),
    }
}

pub(super) fn perform(position: &mut On<FbiMafia>, seat: Seat, deed: Deed, log: &mut impl Sink) {
    match deed {
        Deed::Accuse(target) => return accuse(position, seat, target, log),
        Deed::Disarm(target, kind) => token::lift(position, kind, target, log),
        _ => {}
    }
    go_on(position, log);
}

/// The accuser need not say which mafioso he means (F09). A suspect whose card is public, or who is dead, is
/// a plain miss (G29).
fn accuse(position: &mut On<FbiMafia>, seat: Seat, target: Suspect, log: &mut impl Sink) {
    let mafia = position.game.seats_of(Team::Mafia);
    let query = Query::Accusation(target);
    if let Some(caught) =
        owner(position, mafia, target).filter(|_| living(position).contains(target))
    {
        position.emit(Event::Answered { seat: caught, query, yes: true, claim: false }, log);
        return arrest::accused(position, caught, target, log);
    }
    let unseen = position.unseen(mafia);
    match (unseen.first(), unseen.len()) {
        (Some(one), 1) if candidates(position, one).contains(target) => {
            position.owe(one, Ask::Answer(query), log);
        }
        (Some(one), _) if candidates(position, one).contains(target) => {
            position.owe(seat, Ask::Hit(target), log);
        }
        _ => {
            position.emit(Event::FbiMafia(Fact::Missed(target)), log);
            go_on(position, log);
        }
    }
}
