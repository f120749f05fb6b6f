//! What is allowed, and what happens then.
//!
//! A [`Position`] is a value: [`legal`](Known::legal), [`play`](Position::play) and [`outcome`](Known::outcome) are
//! pure. Chance is an input: the order of the deck is given at the start, and a card that only the
//! table knows arrives as an action of its owner. What happened is a list of [`Event`]s, facts
//! that need no rules to be applied again.
//!
//! [`Position`] has all cards; [`Shown`] is what an audience sees of it, and another type. What both are underneath, what is
//! known of a table, has a name only in this crate, so nobody else can write a function that takes either.
//!
//! Each mode has one file that reads like its chapter; `shift`, `collapse` and `canvass` are
//! written once for all of them.
mod action;
mod apply;
mod board;
mod check;
mod decision;
mod deck;
mod deed;
mod drawing;
mod event;
#[cfg(test)]
mod fixture;
mod game;
mod grid;
mod holding;
mod imagine;
mod known;
mod ledger;
mod modes;
mod offers;
mod options;
mod outcome;
mod perft;
mod position;
mod refusal;
mod seat;
mod shown;
pub mod spoken;
mod token;
mod turn;

pub use action::{Action, Collapse};
pub use board::Board;
pub(crate) use decision::SURVEY_SIDE;
pub use decision::{Ask, Decision, Query};
pub use deck::{Deck, Order};
pub use deed::{Deed, Nobody};
pub use event::{Event, Sink, Source};
pub use game::Game;
use game::State;
use grid::{accuse, canvass, collapse, disguise, duel, exonerate, reach, shift};
pub use holding::{Holding, Identity};
use imagine::Below;
// Its methods have a page; nobody else can name it.
#[cfg(doc)]
pub use known::Known;
#[cfg(not(doc))]
pub(crate) use known::Known;
use ledger::Ledger;
pub use modes::{fbi_mafia, heist, hitman_sleuth, killer_inspector, mr_jack, spy_tag, thief_chief};
use offers::{Count, Draw, Offers, Several};
pub use options::Options;
pub use outcome::{Outcome, Reason, Score, Side};
pub use perft::{perft, playout};
pub use position::Position;
pub use refusal::{CardCount, PlayError, Refusal, Rule};
pub use seat::{Audience, Eyes, SEATS, Seat, SeatSet, Trust};
pub use shown::Shown;
pub use spoken::{Hear, Names, Pen, Quiet, Spoken};
pub use token::Tokens;
