//! A turn in which nothing is legal.
use super::{Event, Position, Reason, Seat, Sink};

/// The turn passes and the table is told (G31); when all pass in a row the game is a stalemate (G38).
/// Says whether the game goes on.
pub(super) fn pass(position: &mut Position, seat: Seat, log: &mut impl Sink) -> bool {
    position.emit(Event::Passed(seat), log);
    let stalemate = usize::from(position.passes) >= position.seats();
    if stalemate {
        position.end(None, Reason::Stalemate, log);
    }
    !stalemate
}
