//! What lies on a table and what is known of it: its parts, the whole for whoever keeps it and for an audience.
mod apply;
mod board;
mod deck;
mod game;
mod holding;
mod known;
mod on;
mod options;
mod outcome;
mod position;
mod seat;
mod shown;
mod table;
mod token;

pub use board::Board;
pub use deck::{Deck, Order};
pub use game::{Game, Playing};
pub(super) use game::{Rules, State};
pub use holding::{Holding, Identity};
// The methods of the two have a page; nobody else can name them.
#[cfg(doc)]
pub use known::Known;
#[cfg(not(doc))]
pub(crate) use known::Known;
pub(super) use on::On;
pub use options::Options;
pub(super) use options::adopted;
pub use outcome::{Outcome, Reason, Score, Side};
pub use position::Position;
pub use seat::{Audience, Eyes, SEATS, Seat, SeatSet, Trust};
pub use shown::Shown;
#[cfg(doc)]
pub use table::Table;
#[cfg(not(doc))]
pub(super) use table::Table;
pub use token::Tokens;
