//! Accuse: one player names a suspect as another one.
use crate::board::Suspect;
use crate::rules::reach::unseen_identities;
use crate::rules::{Ask, Deed, Event, Identity, On, Query, Seat, Sink, State};

/// Seat `by` accuses seat `of` of being `target`; gives the answer unless `of` owes it.
///
/// A suspect whose card is public, or who is dead, is a plain miss (G29).
pub(in crate::rules) fn accuse(
    position: &mut On<impl State>,
    by: Seat,
    of: Seat,
    target: Suspect,
    log: &mut impl Sink,
) -> Option<bool> {
    let sure = position.holding(by).identity.known().is_some();
    position.emit(Event::Acted { seat: by, deed: Deed::Accuse(target), sure }, log);
    let query = Query::Accusation(target);
    match position.holding(of).identity {
        Identity::Hidden if unseen_identities(position, of).contains(target) => {
            position.owe(of, Ask::Answer(query), log);
            None
        }
        identity => {
            let yes = identity == Identity::Known(target);
            position.emit(Event::Answered { seat: of, query, yes, claim: false }, log);
            Some(yes)
        }
    }
}

/// The owner of an unseen card has answered a question. Anybody who is caught shows his card when the game is
/// over; until then it is his word (G26).
pub(in crate::rules) fn answered(
    position: &mut On<impl State>,
    seat: Seat,
    query: Query,
    yes: bool,
    log: &mut impl Sink,
) {
    position.emit(Event::Answered { seat, query, yes, claim: true }, log);
}
