//! Arrests: by a right accusation, or when the Mafia hits one of its own.
use super::{Fact, FbiMafia, Role};
use crate::board::Suspect;
use crate::rules::{Ask, Event, On, Seat, Sink};
use crate::terms::{BombOnArrest, Token};

/// A mafioso was named by the right name: his card is laid face down on its suspect, who cannot die any more
/// (mode 5, arrest; F22). With option `bomb-on-arrest=reaction` a bomb that lies there may go off before
/// anything leaves the board (F59).
pub(super) fn accused(
    position: &mut On<FbiMafia>,
    seat: Seat,
    target: Suspect,
    log: &mut impl Sink,
) {
    seize(position, seat, target, log);
    let reacts = position.game.options.bomb_on_arrest == BombOnArrest::Reaction;
    match position.game.seat_of(Role::Bomber) {
        Some(bomber) if reacts && position.tokens.with(Token::Bomb).contains(target) => {
            position.emit(Event::FbiMafia(Fact::Seized(seat)), log);
            position.owe(bomber, Ask::Detonate(target), log);
        }
        _ => {
            release(position, seat, log);
            super::go_on(position, log);
        }
    }
}

/// The identity of a mafioso is shown and lies under arrest from now on.
pub(super) fn seize(position: &mut On<FbiMafia>, seat: Seat, target: Suspect, log: &mut impl Sink) {
    position.unmask(seat, target, log);
    position.emit(Event::Arrested(target), log);
}

/// The tokens that the arrested one has laid leave the board, and he draws a new identity. Those that
/// others laid stay, also on the arrested suspect (F22, F25).
pub(super) fn release(position: &mut On<FbiMafia>, seat: Seat, log: &mut impl Sink) {
    let own = match position.game.role(seat) {
        Some(Role::Bomber) => Some(Token::Bomb),
        Some(Role::Psycho) => Some(Token::Threat),
        _ => None,
    };
    if let Some(kind) = own {
        for suspect in position.tokens.with(kind) {
            position.emit(Event::Lifted(kind, suspect), log);
        }
    }
    position.emit(Event::FbiMafia(Fact::Lost(seat)), log);
}
