//! The Undercover Agent: disguises himself, and performs autopsies.
use super::agent;
use crate::board::SuspectSet;
use crate::rules::fbi_mafia::reach::near;
use crate::rules::fbi_mafia::{FbiMafia, identity, question};
use crate::rules::reach::check_on_grid;
use crate::rules::{Deed, Ledger, Offers, On, Refusal, Rule, Seat, Sink};
use crate::terms::Team;

/// The dead neighbours; whoever was taken out by a collapse is nobody's neighbour (mode 5, autopsy; F42).
fn bodies(position: &On<FbiMafia>, seat: Seat) -> SuspectSet {
    near(position, seat) & position.dead
}

pub(super) fn legal(position: &On<FbiMafia>, seat: Seat, out: &mut impl Offers) {
    agent::legal(position, seat, out);
    out.each(bodies(position, seat), Deed::Autopsy);
    identity::legal_disguise(position, out);
}

pub(super) fn check(
    position: &On<FbiMafia>,
    seat: Seat,
    deed: Deed,
    ledger: &mut impl Ledger,
) -> Result<(), Refusal> {
    match deed {
        Deed::Autopsy(body) => {
            check_on_grid(position, body, ledger)?;
            ledger.among(bodies(position, seat), body, Rule::AutopsyNeighbour)
        }
        Deed::Disguise => identity::check_disguise(position, ledger),
        _ => agent::check(position, seat, deed, ledger),
    }
}

pub(super) fn perform(position: &mut On<FbiMafia>, seat: Seat, deed: Deed, log: &mut impl Sink) {
    match deed {
        Deed::Autopsy(body) => question::canvass(position, seat, Team::Mafia, body, log),
        Deed::Disguise => identity::disguise(position, seat, log),
        _ => agent::perform(position, seat, deed, log),
    }
}
