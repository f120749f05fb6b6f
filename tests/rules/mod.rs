//! The rules, played at random and compared with slower tellings of the same game.
//!
//! Deals, options and choices come from proptest with a fixed seed, so every run plays the same games
//! and a failure shrinks to a short one.
mod breadth;
mod conditions;
mod deals;
mod facts;
mod fbi_mafia;
mod heist;
mod hitman_sleuth;
mod mr_jack;
mod mr_jack_counts;
mod naive;
mod offers;
mod perft;
mod slow_streets;
mod slowly;
mod spy_tag;
mod table;
mod thief_chief;
mod told;
mod trusts;
mod views;
