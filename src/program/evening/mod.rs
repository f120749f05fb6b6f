//! From the first question to the first turn.
pub mod dialogue;
pub mod rows;
pub mod start;
pub mod walk;
