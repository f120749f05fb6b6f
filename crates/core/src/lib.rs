//! The rules of the games, and what can be known: no file, no text for people, no clock, no thread.
//!
//! From the ground up; each room knows only the ones before it: [`terms`] what everything is called, [`board`] who stands
//! next to whom, [`rules`] what is allowed and what happens then, [`deduce`] what can be known, [`players`] who plays by
//! what can be known.
#[macro_use]
mod modes;

pub mod board;
pub mod deduce;
pub mod players;
pub mod rules;
pub mod terms;
