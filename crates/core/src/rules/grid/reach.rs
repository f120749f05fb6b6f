//! Whom a role reaches from where it stands, seen or unseen.
use crate::board::{Suspect, SuspectSet};
use crate::rules::{Identity, Ledger, On, Refusal, Rule, Seat, State, Table};

/// The living neighbours of a seat's identity; nobody can kill himself (mode 1, kill; G02, G27). While the
/// card is unseen, everybody next to a suspect that it could show.
pub(in crate::rules) fn kill_targets(position: &On<impl State>, seat: Seat) -> SuspectSet {
    let reach = match position.holding(seat).identity {
        Identity::Known(own) => position.grid.around(own),
        _ => position.grid.around_any(unseen_identities(position, seat)),
    };
    reach & position.alive()
}

/// Whether a seat may kill this suspect.
pub(in crate::rules) fn check_kill(
    position: &On<impl State>,
    seat: Seat,
    target: Suspect,
    ledger: &mut impl Ledger,
) -> Result<(), Refusal> {
    check_on_grid(position, target, ledger)?;
    ledger.among(position.alive(), target, Rule::KillLiving)?;
    ledger.among(kill_targets(position, seat), target, Rule::KillNeighbour)
}

/// The neighbours of a seat's identity and itself (mode 1, accuse; G28), dead and exonerated ones included
/// (G29).
pub(in crate::rules) fn accuse_targets(position: &On<impl State>, seat: Seat) -> SuspectSet {
    let own = match position.holding(seat).identity {
        Identity::Known(own) => SuspectSet::just(own) & position.alive(),
        _ => unseen_identities(position, seat),
    };
    position.grid.around_any(own) | own
}

/// Whether a seat may accuse this suspect.
pub(in crate::rules) fn check_accuse(
    position: &On<impl State>,
    seat: Seat,
    target: Suspect,
    ledger: &mut impl Ledger,
) -> Result<(), Refusal> {
    check_on_grid(position, target, ledger)?;
    ledger.among(accuse_targets(position, seat), target, Rule::AccuseNeighbour)
}

/// Whether a suspect still lies on the grid (G12, G22).
pub(in crate::rules) fn check_on_grid(
    position: &Table,
    target: Suspect,
    ledger: &mut impl Ledger,
) -> Result<(), Refusal> {
    let lies = position.grid.place(target).is_some();
    ledger.require(lies, Refusal::about(Rule::OffGrid, target))
}

/// Whom an unseen identity can show, by what is public: a living suspect whose card is not seen.
pub(in crate::rules) fn unseen_identities(position: &On<impl State>, seat: Seat) -> SuspectSet {
    unseen_where(position, position.open_cards(), seat)
}

/// The same where these cards are public.
pub(in crate::rules) fn unseen_where(position: &Table, open: SuspectSet, seat: Seat) -> SuspectSet {
    position.alive() - open - position.holding(seat).hand
}

/// The dead suspects whose card is not seen.
pub(in crate::rules) fn unseen_dead(position: &On<impl State>) -> SuspectSet {
    position.dead - position.open_cards()
}

/// Whether a seat could hold this suspect's card unseen, as far as everybody can see.
pub(in crate::rules) fn may_hold(position: &On<impl State>, seat: Seat, suspect: Suspect) -> bool {
    let holding = position.holding(seat);
    let unseen = holding.unknown > 0 || holding.identity == Identity::Hidden;
    unseen && !position.open_cards().contains(suspect)
}
