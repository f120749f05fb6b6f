//! Whom a role reaches from where it stands, seen or unseen.
use crate::board::{Suspect, SuspectSet};
use crate::rules::{Identity, Position, Seat};

/// The living neighbours of a seat's identity; nobody can kill himself (mode 1, kill; G02, G27). While the
/// card is unseen, everybody next to a suspect that it could show.
pub(in crate::rules) fn kill_targets(position: &Position, seat: Seat) -> SuspectSet {
    let reach = match position.holding(seat).identity {
        Identity::Known(own) => position.grid.around(own),
        _ => position.grid.around_any(unseen_identities(position, seat)),
    };
    reach & position.alive()
}

/// The neighbours of a seat's identity and itself (mode 1, accuse; G28), dead and exonerated ones included
/// (G29).
pub(in crate::rules) fn accuse_targets(position: &Position, seat: Seat) -> SuspectSet {
    let own = match position.holding(seat).identity {
        Identity::Known(own) => SuspectSet::just(own) & position.alive(),
        _ => unseen_identities(position, seat),
    };
    position.grid.around_any(own) | own
}

/// Whom an unseen identity can show, by what lies open: a living suspect whose card is not seen.
pub(in crate::rules) fn unseen_identities(position: &Position, seat: Seat) -> SuspectSet {
    position.alive() - position.open_cards() - position.holding(seat).hand
}

/// The dead suspects whose card is not seen.
pub(in crate::rules) fn unseen_dead(position: &Position) -> SuspectSet {
    position.dead - position.open_cards()
}

/// Whether a seat could hold this suspect's card unseen, for all that lies open.
pub(in crate::rules) fn may_hold(position: &Position, seat: Seat, suspect: Suspect) -> bool {
    let holding = position.holding(seat);
    let unseen = holding.unknown > 0 || holding.identity == Identity::Hidden;
    unseen && !position.open_cards().contains(suspect)
}
