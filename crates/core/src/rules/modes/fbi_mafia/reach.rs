//! Where a player stands, and whom he reaches from there; while his card is unseen, wherever he could stand.
use super::FbiMafia;
use crate::board::{Cell, CellSet, Suspect, SuspectSet};
use crate::rules::reach::check_on_grid;
pub(super) use crate::rules::reach::unseen_dead;
use crate::rules::{Deed, Identity, Ledger, On, Refusal, Rule, Seat, SeatSet};
use crate::terms::SwapRule;

/// Everybody who can die: neither dead nor under arrest (F22).
pub(super) fn living(position: &On<FbiMafia>) -> SuspectSet {
    position.alive() - position.arrested
}

/// Whether the suspect can be attacked at all: he stands on the grid, lives and is not under arrest.
pub(super) fn check_attackable(
    position: &On<FbiMafia>,
    target: Suspect,
    ledger: &mut impl Ledger,
) -> Result<(), Refusal> {
    check_on_grid(position, target, ledger)?;
    ledger.outside(position.dead, target, Rule::KillLiving)?;
    ledger.among(living(position), target, Rule::KillArrested)
}

/// The suspects that the identity of a seat can be: one where it is known here, nobody where there is
/// none (F47).
pub(super) fn places(position: &On<FbiMafia>, seat: Seat) -> SuspectSet {
    match position.holding(seat).identity {
        Identity::Known(own) => SuspectSet::just(own) & living(position),
        Identity::Hidden => candidates(position, seat),
        Identity::None => SuspectSet::EMPTY,
    }
}

/// Whom an unseen identity can show, by what is public: a living suspect whose card is not seen.
pub(super) fn candidates(position: &On<FbiMafia>, seat: Seat) -> SuspectSet {
    living(position) - position.open_cards() - position.holding(seat).hand
}

/// The cells that a seat reaches from wherever it can stand.
pub(super) fn cells(
    position: &On<FbiMafia>,
    seat: Seat,
    from: impl Fn(Cell) -> CellSet,
) -> CellSet {
    let stands = places(position, seat).iter().filter_map(|own| position.grid.place(own));
    stands.fold(CellSet::EMPTY, |reach, cell| reach | from(cell))
}

/// The neighbours of a seat (G02).
pub(super) fn near(position: &On<FbiMafia>, seat: Seat) -> SuspectSet {
    position.grid.on(cells(position, seat, Cell::around))
}

/// Whether the companion vouches for a deed: it depends on no place, or the companion holds the identity of the seat and
/// can check where he stands; for a card of a hand, whether it has seen the hand.
pub(super) fn vouched(position: &On<FbiMafia>, seat: Seat, deed: Deed) -> bool {
    let holding = position.holding(seat);
    match deed {
        Deed::Disguise | Deed::CanvassDrawn | Deed::Detonate(_) | Deed::Setup(..) => true,
        Deed::Profile(_) | Deed::ProfileNobody => holding.unknown == 0,
        Deed::Swap(..) if position.game.options.swap == SwapRule::Anywhere => true,
        _ => holding.identity != Identity::Hidden,
    }
}

/// The one among `seats` who is known to be this suspect.
pub(super) fn owner(position: &On<FbiMafia>, seats: SeatSet, suspect: Suspect) -> Option<Seat> {
    let is = |seat: &Seat| position.holding(*seat).identity == Identity::Known(suspect);
    seats.iter().find(is)
}

/// All seats.
pub(super) fn everybody(position: &On<FbiMafia>) -> SeatSet {
    SeatSet::below(position.game.seat_count())
}
