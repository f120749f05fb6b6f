//! A companion for hidden-identity games played with real cards on a real table.
#[macro_use]
mod modes;

pub mod board;
pub mod deduce;
pub mod file;
pub mod lang;
pub mod rulebook;
pub mod rules;
pub mod scenario;
pub mod screen;
pub mod setup;
pub mod table;
pub mod terminal;
pub mod terms;
