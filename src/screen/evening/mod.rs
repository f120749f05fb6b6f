//! What was played here: lists of tables, of people and of scores.
mod tables;
mod tallies;
mod when;

pub use tables::{players_of, state_of, table_line};
pub use tallies::{evening_line, people_text, scores_text};
pub use when::{ago, date};
