//! Questions to a whole side: who stands next to a suspect, and whose identity one is.
use super::reach::everybody;
use super::{FbiMafia, arrest, attack};
use crate::board::Suspect;
use crate::rules::{
    Deed, Event, Ledger, Nobody, Offers, On, Query, Refusal, Rule, Seat, SeatSet, Sink, canvass,
};
use crate::terms::Team;

/// Asks a side, and goes on once all have answered.
pub(super) fn canvass(
    position: &mut On<FbiMafia>,
    asker: Seat,
    team: Team,
    suspect: Suspect,
    log: &mut impl Sink,
) {
    ask(position, asker, position.game.seats_of(team), suspect, log);
}

/// Asks these seats, and goes on once all have answered.
pub(super) fn ask(
    position: &mut On<FbiMafia>,
    asker: Seat,
    seats: SeatSet,
    suspect: Suspect,
    log: &mut impl Sink,
) {
    if canvass::ask_all(position, asker, seats, suspect, log) {
        super::go_on(position, log);
    }
}

/// The owners of unseen cards among those whom the action of this turn canvasses.
fn raising(position: &On<FbiMafia>) -> SeatSet {
    let game = &position.game;
    let asked = match game.flow.deed {
        Some(Deed::CanvassDrawn) => everybody(position),
        Some(Deed::Kill(_)) => game.seats_of(Team::Fbi),
        _ => game.seats_of(Team::Mafia),
    };
    position.unseen(asked)
}

/// The owners of unseen cards of whom one may be the suspect: the mafiosi when he is accused, everybody when
/// he is attacked, except an attacker who cannot hit himself.
fn suspected(position: &On<FbiMafia>) -> SeatSet {
    if attack::is_going_on(position) {
        attack::unseen_victims(position)
    } else {
        position.unseen(position.game.seats_of(Team::Mafia))
    }
}

/// Adds every combination of raised hands, nobody's first.
pub(super) fn legal_hands(position: &On<FbiMafia>, out: &mut impl Offers) {
    out.extend(raising(position).subsets().map(Deed::Hands));
}

pub(super) fn check_hands(
    position: &On<FbiMafia>,
    raised: SeatSet,
    ledger: &mut impl Ledger,
) -> Result<(), Refusal> {
    ledger.forbid((raised - raising(position)).first(), Rule::NotAsked, Refusal::to)
}

pub(super) fn hands(
    position: &mut On<FbiMafia>,
    query: Query,
    raised: SeatSet,
    log: &mut impl Sink,
) {
    canvass::raised(position, raising(position), query, raised, log);
    super::go_on(position, log);
}

/// One owner of an unseen card has answered.
pub(super) fn answered(
    position: &mut On<FbiMafia>,
    seat: Seat,
    query: Query,
    yes: bool,
    log: &mut impl Sink,
) {
    canvass::answered(position, seat, query, yes, log);
    match query {
        Query::Accusation(target) if yes => arrest::accused(position, seat, target, log),
        _ => super::go_on(position, log),
    }
}

pub(super) fn legal_hit(position: &On<FbiMafia>, suspect: Suspect, out: &mut impl Offers) {
    out.push(Deed::HitNobody(Nobody));
    out.each(suspected(position), |seat| Deed::Hit(seat, suspect));
}

pub(super) fn check_hit(
    position: &On<FbiMafia>,
    suspect: Suspect,
    seat: Seat,
    named: Suspect,
    ledger: &mut impl Ledger,
) -> Result<(), Refusal> {
    ledger.require(named == suspect, Refusal::about(Rule::OtherOwed, suspect))?;
    let asked = suspected(position).contains(seat);
    ledger.require(asked, Refusal::to(Rule::NotAsked, seat))
}

/// The table has said whose identity the suspect was, if it was one of theirs.
pub(super) fn hit(
    position: &mut On<FbiMafia>,
    suspect: Suspect,
    who: Option<Seat>,
    log: &mut impl Sink,
) {
    let attacked = attack::is_going_on(position);
    let query = Query::Accusation(suspect);
    match who {
        Some(seat) if attacked => {
            position.emit(Event::Hit(seat, suspect, true), log);
            position.unmask(seat, suspect, log);
        }
        Some(seat) => {
            canvass::answered(position, seat, query, true, log);
            return arrest::accused(position, seat, suspect, log);
        }
        None => {
            for seat in suspected(position) {
                position.emit(
                    if attacked {
                        Event::Hit(seat, suspect, false)
                    } else {
                        Event::Answered { seat, query, yes: false, claim: true }
                    },
                    log,
                );
            }
        }
    }
    super::go_on(position, log);
}
