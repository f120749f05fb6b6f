//! Who plays where nobody sits, and what becomes of many games.
//!
//! A [`Player`] gets [`Seen`], the position as one seat sees it, and nothing else: there is no way from it to the cards of
//! the others.
//!
//! ```text
//! start ── Position ──▶ Seen of the seat to decide ──▶ Player: Action ──▶ … ──▶ Outcome, counted in a Tally
//! ```
mod dice;
mod player;
mod seen;
mod simulation;
mod spread;
mod tally;

pub use dice::Dice;
pub use player::{Player, player};
pub use seen::Seen;
pub use simulation::{LONGEST, Simulation};
pub use spread::Spread;
pub use tally::{Share, Tally};
