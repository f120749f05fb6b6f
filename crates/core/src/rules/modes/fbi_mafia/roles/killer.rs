//! The Killer: kills a neighbour, or disguises himself.
use crate::board::{Suspect, SuspectSet};
use crate::rules::fbi_mafia::reach::{check_attackable, living, near};
use crate::rules::fbi_mafia::{FbiMafia, go_on, identity};
use crate::rules::{Deed, Ledger, Offers, On, Refusal, Rule, Seat, Sink};
use crate::terms::MafiaCanvass;

/// The living neighbours of the Killer, partners included (mode 5, killer; F27).
fn targets(position: &On<FbiMafia>, seat: Seat) -> SuspectSet {
    near(position, seat) & living(position)
}

pub(super) fn legal(position: &On<FbiMafia>, seat: Seat, out: &mut impl Offers) {
    out.each(targets(position, seat), Deed::Kill);
    identity::legal_disguise(position, out);
}

pub(super) fn check(
    position: &On<FbiMafia>,
    seat: Seat,
    deed: Deed,
    ledger: &mut impl Ledger,
) -> Result<(), Refusal> {
    match deed {
        Deed::Kill(target) => {
            check_attackable(position, target, ledger)?;
            ledger.among(targets(position, seat), target, Rule::KillNeighbour)
        }
        Deed::Disguise => identity::check_disguise(position, ledger),
        _ => Err(Refusal::to(Rule::NotYourAction, seat)),
    }
}

pub(super) fn perform(position: &mut On<FbiMafia>, seat: Seat, deed: Deed, log: &mut impl Sink) {
    match deed {
        Deed::Disguise => identity::disguise(position, seat, log),
        _ => go_on(position, log),
    }
}

/// Whether the agents are canvassed about an exonerated victim: only where the edition has it, and only for
/// the Killer's own kill (F04, F21).
pub(in crate::rules) fn canvasses(position: &On<FbiMafia>, victim: Suspect) -> bool {
    position.game.options.mafia_canvass == MafiaCanvass::Yes
        && position.game.flow.deed == Some(Deed::Kill(victim))
        && position.exonerated.contains(victim)
}
