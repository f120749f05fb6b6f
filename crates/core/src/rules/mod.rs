//! What is allowed, and what happens then.
//!
//! A [`Position`] is a value: [`legal`](Known::legal), [`play`](Position::play) and [`outcome`](Table::outcome) are
//! pure. Chance is an input: the order of the deck is given at the start, and a card that only the
//! table knows arrives as an action of its owner. What happened is a list of [`Event`]s, facts
//! that need no rules to be applied again.
//!
//! [`Position`] has all cards; [`Shown`] is what an audience sees of it, and another type. What both are underneath, what is
//! known of a table, has a name only in this crate, so nobody else can write a function that takes either.
//! Which mode is played is asked there, once: the functions of a mode are handed the table with what only it keeps, and meet
//! nothing of another one.
//!
//! Each mode is a folder in `modes/` that reads like its chapter; what several of them share on a grid of cards is written once,
//! in `grid/`. What a position is made of is in `state/`, what can be said of it in `said/`, and how one line leads to the next in
//! `flow/`.
#[cfg(test)]
mod fixture;
mod flow;
mod grid;
mod modes;
mod said;
mod state;

use flow::{Below, Count, Draw, Ledger, Offers, Several, drawing, shuffle, turn};
pub use flow::{perft, playout};
use grid::{accuse, canvass, collapse, disguise, duel, exonerate, reach, shift};
pub use modes::{fbi_mafia, heist, hitman_sleuth, killer_inspector, mr_jack, spy_tag, thief_chief};
pub(crate) use said::SURVEY_SIDE;
pub use said::spoken::{self, Hear, Names, Pen, Quiet, Spoken};
pub use said::{
    Action, Ask, CardCount, Collapse, Decision, Deed, Event, Nobody, PlayError, Query, Refusal,
    Rule, Sink, Source,
};
#[cfg(not(doc))]
pub(crate) use state::Known;
#[cfg(not(doc))]
use state::Table;
pub use state::{
    Audience, Board, Deck, Eyes, Game, Holding, Identity, Options, Order, Outcome, Playing,
    Position, Reason, SEATS, Score, Seat, SeatSet, Shown, Side, Tokens, Trust,
};
#[cfg(doc)]
pub use state::{Known, Table};
use state::{On, Rules, State, adopted};
