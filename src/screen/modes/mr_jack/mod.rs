//! Mr. Jack: a board of streets, and what only this game tells and asks.
mod answers;
mod board;
mod data;
mod examples;
mod paper;
mod picture;
mod private;
mod refusal;
mod restore;
mod setup;
mod standing;
mod story;

pub(in crate::screen) use data::StreetData;
pub use picture::{DrawnExit, DrawnHex, Figure, Ground, Streets};
