//! Who plays where nobody sits.
//!
//! A [`Player`] gets [`Seen`], the position as one seat sees it with what everybody has heard, and nothing else: there is
//! no way from it to the cards of the others. What the rules of thumb of a mode are stands in its file in `modes/`.
//!
//! ```text
//! start ── Position ──▶ Seen of the seat to decide ──▶ Player: Action ──▶ … ──▶ Outcome
//! ```
mod careful;
mod dice;
mod modes;
mod played;
mod player;
mod reckoning;
mod seen;
mod thinking;

pub use dice::Dice;
pub use played::Played;
pub use player::{Player, player};
pub use seen::Seen;
