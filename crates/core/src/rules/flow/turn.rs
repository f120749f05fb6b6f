//! Turns in which nothing is legal, and sides that give up.
use crate::rules::{Event, On, Reason, Seat, Sink, State};

/// Of two sides the other one wins (G39).
pub(in crate::rules) fn conceded(position: &mut On<impl State>, seat: Seat, log: &mut impl Sink) {
    let own = position.game.side(seat);
    let sides = position.all_seats().map(|other| position.game.side(other));
    let winner = sides.into_iter().find(|side| *side != own);
    position.end(winner, Reason::Conceded, log);
}

/// The turn passes and the table is told (G31); when all pass in a row the game is a stalemate (G38).
/// Says whether the game goes on.
pub(in crate::rules) fn pass(
    position: &mut On<impl State>,
    seat: Seat,
    log: &mut impl Sink,
) -> bool {
    position.emit(Event::Passed(seat), log);
    let stalemate = usize::from(position.passes) >= position.seats();
    if stalemate {
        position.end(None, Reason::Stalemate, log);
    }
    !stalemate
}
