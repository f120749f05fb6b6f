//! Non-interference: what an audience may not know changes no byte that it can obtain.
//!
//! Two tables are played side by side. They have the same layout and the same public lines, but other
//! cards are hidden in them. Whatever one audience can get from the program must be the same at both,
//! up to what the design declares released: answers, cards laid open, the end of the game, and the one
//! bit that a line was refused because of a hidden card.
mod bystander;
mod code;
pub mod every_mode;
mod journal;
mod library;
pub mod mr_jack;
mod pins;
mod program;
mod telling;
pub mod twin_tables;
mod undo;
