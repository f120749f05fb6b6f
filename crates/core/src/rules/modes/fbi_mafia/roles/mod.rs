//! What each role can do in its turn, a file a role; `agent` has what all agents can do.
mod agent;
pub(super) mod bomber;
pub(super) mod detective;
pub(super) mod killer;
pub(super) mod profiler;
pub(super) mod psycho;
mod sniper;
pub(super) mod suit;
mod undercover;

use super::{FbiMafia, Role};
use crate::rules::{Deed, Ledger, Offers, On, Refusal, Rule, Seat, Sink};

/// Adds what only the role of this seat can do.
pub(super) fn legal(position: &On<FbiMafia>, seat: Seat, out: &mut impl Offers) {
    match position.game.role(seat) {
        Some(Role::Killer) => killer::legal(position, seat, out),
        Some(Role::Undercover) => undercover::legal(position, seat, out),
        Some(Role::Psycho) => psycho::legal(position, seat, out),
        Some(Role::Detective) => detective::legal(position, seat, out),
        Some(Role::Bomber) => bomber::legal(position, seat, out),
        Some(Role::Suit) => suit::legal(position, seat, out),
        Some(Role::Sniper) => sniper::legal(position, seat, out),
        Some(Role::Profiler) => profiler::legal(position, seat, out),
        None => {}
    }
}

/// Whether the role of this seat can do it.
pub(super) fn check(
    position: &On<FbiMafia>,
    seat: Seat,
    deed: Deed,
    ledger: &mut impl Ledger,
) -> Result<(), Refusal> {
    match position.game.role(seat) {
        Some(Role::Killer) => killer::check(position, seat, deed, ledger),
        Some(Role::Undercover) => undercover::check(position, seat, deed, ledger),
        Some(Role::Psycho) => psycho::check(position, seat, deed, ledger),
        Some(Role::Detective) => detective::check(position, seat, deed, ledger),
        Some(Role::Bomber) => bomber::check(position, seat, deed, ledger),
        Some(Role::Suit) => suit::check(position, seat, deed, ledger),
        Some(Role::Sniper) => sniper::check(position, seat, deed, ledger),
        Some(Role::Profiler) => profiler::check(position, seat, deed, ledger),
        None => Err(Refusal::to(Rule::NotYourAction, seat)),
    }
}

/// Lets happen what the role of this seat does.
pub(super) fn perform(position: &mut On<FbiMafia>, seat: Seat, deed: Deed, log: &mut impl Sink) {
    match position.game.role(seat) {
        Some(Role::Killer) => killer::perform(position, seat, deed, log),
        Some(Role::Undercover) => undercover::perform(position, seat, deed, log),
        Some(Role::Psycho) => psycho::perform(position, seat, deed, log),
        Some(Role::Detective) => detective::perform(position, seat, deed, log),
        Some(Role::Bomber) => bomber::perform(position, deed, log),
        Some(Role::Suit) => suit::perform(position, seat, deed, log),
        Some(Role::Sniper) => sniper::perform(position, deed, log),
        Some(Role::Profiler) => profiler::perform(position, seat, deed, log),
        None => {}
    }
}
