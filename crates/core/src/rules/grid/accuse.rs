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
    let possible = unseen_identities(position, of).contains(target);
    name(position, of, target, possible, log)
}

/// Whether seat `of` is this suspect; who has not shown his card owes the answer, if it is possible at all.
pub(in crate::rules) fn name(
    position: &mut On<impl State>,
    of: Seat,
    target: Suspect,
    possible: bool,
    log: &mut impl Sink,
) -> Option<bool> {
    let query = Query::Accusation(target);
    match position.holding(of).identity {
        Identity::Hidden if possible => {
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
