//! Who plays where nobody sits, and what becomes of many games.
//!
//! A [`Player`] gets [`Seen`], the position as one seat sees it with what everybody has heard, and nothing else: there is
//! no way from it to the cards of the others. What the rules of thumb of a mode are stands in its file in `modes/`.
//!
//! ```text
//! start ── Position ──▶ Seen of the seat to decide ──▶ Player: Action ──▶ … ──▶ Outcome, counted in a Tally
//! ```
mod careful;
mod dice;
mod modes;
mod played;
mod player;
mod reckoning;
mod seen;
mod simulation;
mod spread;
mod tally;
mod thinking;

pub use dice::Dice;
pub use played::Played;
pub use player::{Player, player};
pub use seen::Seen;
pub use simulation::{LONGEST, Simulation};
pub use spread::Spread;
pub use tally::{Share, Tally};
