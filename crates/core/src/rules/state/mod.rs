//! What lies on a table and what is known of it: its parts, the whole for whoever keeps it and for an audience.
mod apply;
mod board;
mod deck;
mod game;
mod holding;
mod known;
mod options;
mod outcome;
mod position;
mod seat;
mod shown;
mod token;

pub use board::Board;
pub use deck::{Deck, Order};
pub use game::Game;
pub(super) use game::State;
pub use holding::{Holding, Identity};
// Its methods have a page; nobody else can name it.
#[cfg(doc)]
pub use known::Known;
#[cfg(not(doc))]
pub(crate) use known::Known;
pub use options::Options;
pub(super) use options::adopted;
pub use outcome::{Outcome, Reason, Score, Side};
pub use position::Position;
pub use seat::{Audience, Eyes, SEATS, Seat, SeatSet, Trust};
pub use shown::Shown;
pub use token::Tokens;
