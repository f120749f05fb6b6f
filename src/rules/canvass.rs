//! Asking whether an unseen player stands next to a suspect.
use super::{Ask, Decision, Event, Identity, Position, Query, Seat, Sink};
use crate::board::Suspect;

/// Puts the question to `seat`, and says whether it has been answered: where the companion holds the
/// identity it answers by itself, otherwise its owner owes the answer.
///
/// Being next to a suspect includes the corners and never wraps round the edge (G02, G03); nobody
/// is next to himself.
pub(super) fn ask(
    position: &mut Position,
    seat: Seat,
    suspect: Suspect,
    log: &mut impl Sink,
) -> bool {
    let query = Query::Canvass(suspect);
    match position.holding(seat).identity {
        Identity::Known(own) => {
            let yes = position.grid.near(own, suspect);
            position.emit(Event::Answered { seat, query, yes, claim: false }, log);
            true
        }
        Identity::Hidden => {
            position.emit(Event::Owes(Decision { seat, ask: Ask::Answer(query) }), log);
            false
        }
        Identity::None => true,
    }
}
