//! From the first question to the first turn.
pub mod dialogue;
mod first_look;
mod only_setup;
pub mod opening;
pub mod rows;
pub mod start;
pub mod walk;
