//! Killer vs. Inspector on grids of any size: beside a slow telling of the same rules, and beside the same game where every
//! card is known.
//!
//! Deals, options and choices come from proptest with a fixed seed, so every run plays the same games
//! and a failure shrinks to a short one.
pub mod deals;
mod facts;
mod nonsense;
mod real_table;
mod slowly;
mod trusts;
mod views;
