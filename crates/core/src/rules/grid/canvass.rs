//! Questions that unseen players answer: who stands next to a suspect.
use crate::board::Suspect;
use crate::rules::{Ask, Event, Identity, On, Query, SURVEY_SIDE, Seat, SeatSet, Sink, State};

/// Asks one seat whether it stands next to `suspect`, and says whether that has been answered: see
/// [`ask_all`].
pub(in crate::rules) fn ask(
    position: &mut On<impl State>,
    seat: Seat,
    suspect: Suspect,
    log: &mut impl Sink,
) -> bool {
    ask_all(position, seat, SeatSet::just(seat), suspect, log)
}

/// Asks `seats` whether they stand next to `suspect`, and says whether all have answered.
///
/// Where the companion holds an identity it answers by itself. One owner of an unseen card owes an
/// answer himself; of several, `asker` owes it to say whose hands are up.
///
/// Being next to a suspect includes the corners and never wraps round the edge (G02, G03); nobody
/// is next to himself, though in Spy Tag he answers too, and who has no identity has no neighbours (F47).
pub(in crate::rules) fn ask_all(
    position: &mut On<impl State>,
    asker: Seat,
    seats: SeatSet,
    suspect: Suspect,
    log: &mut impl Sink,
) -> bool {
    ask_query(position, asker, seats, Query::Canvass(suspect), log)
}

/// Puts any question to `seats`, as [`ask_all`] does a canvass.
pub(in crate::rules) fn ask_query(
    position: &mut On<impl State>,
    asker: Seat,
    seats: SeatSet,
    query: Query,
    log: &mut impl Sink,
) -> bool {
    let mut unseen = SeatSet::EMPTY;
    for seat in seats {
        match position.holding(seat).identity {
            Identity::Known(own) => {
                let yes = position.truth(query, own);
                position.emit(Event::Answered { seat, query, yes, claim: false }, log);
            }
            Identity::Hidden => unseen.insert(seat),
            Identity::None => {}
        }
    }
    owe(position, asker, unseen, query, log)
}

/// Lets those of whom only they themselves can know it answer, and says whether there are none.
pub(in crate::rules) fn owe(
    position: &mut On<impl State>,
    asker: Seat,
    unseen: SeatSet,
    query: Query,
    log: &mut impl Sink,
) -> bool {
    match (unseen.first(), unseen.len()) {
        (None, _) => return true,
        (Some(seat), 1) => position.owe(seat, Ask::Answer(query), log),
        _ => position.owe(asker, Ask::Hands(query), log),
    }
    false
}

/// The owner of an unseen card has answered. Anybody who is caught shows his card when the game is over; until then
/// it is his word (G26).
pub(in crate::rules) fn answered(
    position: &mut On<impl State>,
    seat: Seat,
    query: Query,
    yes: bool,
    log: &mut impl Sink,
) {
    position.emit(Event::Answered { seat, query, yes, claim: true }, log);
}

/// Of the owners of unseen cards who were asked, these have raised a hand.
pub(in crate::rules) fn raised(
    position: &mut On<impl State>,
    asked: SeatSet,
    query: Query,
    hands: SeatSet,
    log: &mut impl Sink,
) {
    for seat in asked {
        answered(position, seat, query, hands.contains(seat), log);
    }
}

impl<G: State> On<G> {
    /// Whether yes is the true answer of the player who is `own`.
    ///
    /// Where a mode says so, anybody who is the suspect himself raises a hand as well.
    pub(in crate::rules) fn truth(&self, query: Query, own: Suspect) -> bool {
        match query {
            Query::Canvass(suspect) => {
                let himself = own == suspect && G::HIMSELF;
                self.grid.near(own, suspect) || himself
            }
            Query::Accusation(suspect) => own == suspect,
            Query::Survey(corner) => {
                let square = self.grid.square(corner, SURVEY_SIDE);
                square.is_some_and(|cells| self.grid.on(cells).contains(own))
            }
        }
    }
}
