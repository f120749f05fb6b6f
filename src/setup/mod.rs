//! How do we start: which modes fit a number of players, and a complete setup from a seed.
//!
//! A seed fixes only what is public ([`Setup`]: layout, who is who). Hidden cards come from a
//! [`RandomSource`] of their own: the operating system's, a deal file's order, or, in practice games, one
//! seeded for the purpose [`EVIDENCE`].
mod alphabet;
mod bits;
mod board;
mod called;
mod code;
mod deal;
mod error;
mod fits;
mod game;
mod layout;
mod pool;
mod random;
mod seating;
#[expect(clippy::module_inception, reason = "one noun a file, and this room is named after it")]
mod setup;
mod streets;
mod supplies;

pub use alphabet::alphabetical;
pub use board::{CardBoard, SetupBoard};
pub use called::{OtherMeaning, other_meaning, other_meaning_in_any_box};
pub use code::{CodeFlaw, Seats, SetupCode};
pub use deal::{EVIDENCE, ROLES, evidence_deck, role_deck};
pub use error::SetupError;
pub use fits::{Fit, fewest, fits, runs};
pub use game::{CodeError, Game};
pub use layout::{Arrange, Arranged, Note, Stays};
pub use pool::{Beside, Taken};
pub use random::{RandomSource, SCHEME};
pub use seating::{Assign, Partners, Seating};
pub use setup::Setup;
pub use streets::{StreetBoard, streets};
pub use supplies::{DrawnRole, Supply};
