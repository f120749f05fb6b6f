//! The Bomber: plants bombs, and sets them off step by step.
use crate::board::{Suspect, SuspectSet};
use crate::rules::fbi_mafia::reach::{check_attackable, living, near, places};
use crate::rules::fbi_mafia::{Fact, FbiMafia, Role, go_on, token};
use crate::rules::{Ask, Deed, Event, Ledger, Offers, On, Refusal, Rule, Seat, Sink};
use crate::terms::Token;

/// Where a bomb can be planted: on himself or a neighbour (mode 5, plant; F34).
fn sites(position: &On<FbiMafia>, seat: Seat) -> SuspectSet {
    (near(position, seat) | places(position, seat)) & token::free(position, Token::Bomb)
}

/// The bombs that can be set off: all of them, wherever they lie, also those under arrest (F28, F33, F58).
fn bombs(position: &On<FbiMafia>) -> SuspectSet {
    position.tokens.with(Token::Bomb)
}

/// Whom an exploding bomb can take next: the living neighbours (F31).
fn victims(position: &On<FbiMafia>, bomb: Suspect) -> SuspectSet {
    position.grid.around(bomb) & living(position)
}

pub(super) fn legal(position: &On<FbiMafia>, seat: Seat, out: &mut impl Offers) {
    out.each(sites(position, seat), Deed::Plant);
    out.each(bombs(position), Deed::Detonate);
}

pub(super) fn check(
    position: &On<FbiMafia>,
    seat: Seat,
    deed: Deed,
    ledger: &mut impl Ledger,
) -> Result<(), Refusal> {
    match deed {
        Deed::Plant(target) => {
            token::check_free(position, Token::Bomb, target, ledger)?;
            ledger.among(sites(position, seat), target, Rule::PlantNeighbour)
        }
        Deed::Detonate(bomb) => ledger.among(bombs(position), bomb, Rule::TokenAbsent),
        _ => Err(Refusal::to(Rule::NotYourAction, seat)),
    }
}

/// Anybody under arrest does not die of his bomb; it goes on to a neighbour (F28).
pub(super) fn perform(position: &mut On<FbiMafia>, deed: Deed, log: &mut impl Sink) {
    match deed {
        Deed::Plant(target) => position.emit(Event::Placed(Token::Bomb, target), log),
        Deed::Detonate(bomb) if position.arrested.contains(bomb) => set_off(position, bomb, log),
        _ => {}
    }
    go_on(position, log);
}

/// A bomb on somebody under arrest goes off: only a neighbour can die of it; without one it is used up.
fn set_off(position: &mut On<FbiMafia>, bomb: Suspect, log: &mut impl Sink) {
    token::lift(position, Token::Bomb, bomb, log);
    explode(position, bomb, log);
}

/// The bomb on a suspect explodes, and takes a living neighbour if there is one (F31).
pub(in crate::rules) fn explode(position: &mut On<FbiMafia>, bomb: Suspect, log: &mut impl Sink) {
    if !victims(position, bomb).is_empty() {
        position.emit(Event::FbiMafia(Fact::Exploded(bomb)), log);
    }
}

/// Lets the Bomber choose the next victim of the bomb that is exploding, if one is.
pub(in crate::rules) fn step(position: &mut On<FbiMafia>, log: &mut impl Sink) -> bool {
    let game = &position.game;
    let (Some(bomb), Some(bomber)) = (game.flow.bomb, game.seat_of(Role::Bomber)) else {
        return true;
    };
    position.owe(bomber, Ask::Blast(bomb), log);
    false
}

pub(in crate::rules) fn legal_blast(position: &On<FbiMafia>, bomb: Suspect, out: &mut impl Offers) {
    out.each(victims(position, bomb), Deed::Blast);
}

pub(in crate::rules) fn check_blast(
    position: &On<FbiMafia>,
    bomb: Suspect,
    target: Suspect,
    ledger: &mut impl Ledger,
) -> Result<(), Refusal> {
    check_attackable(position, target, ledger)?;
    ledger.among(victims(position, bomb), target, Rule::BlastNeighbour)
}

/// A mafioso with a bomb was arrested, and the Bomber has decided whether it goes off (F59).
pub(in crate::rules) fn react(
    position: &mut On<FbiMafia>,
    seat: Seat,
    bomb: Suspect,
    detonate: bool,
    log: &mut impl Sink,
) {
    let deed = if detonate { Deed::Detonate(bomb) } else { Deed::Decline(bomb) };
    position.emit(Event::Stepped(seat, deed), log);
    if detonate {
        set_off(position, bomb, log);
    }
    go_on(position, log);
}
