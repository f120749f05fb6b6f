//! How a game goes on: what may be said next, what is checked of it, who draws, and what chance makes of the rest.
mod check;
pub(super) mod drawing;
mod imagine;
mod ledger;
mod offers;
mod perft;
mod play;
pub(super) mod turn;

pub(super) use imagine::{Below, shuffle};
pub(super) use ledger::Ledger;
pub(super) use offers::{Count, Draw, Offers, Several};
pub use perft::{perft, playout};
