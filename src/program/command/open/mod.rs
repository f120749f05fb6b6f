//! Subcommands by which a table begins, goes on or is opened to others.
pub mod beside;
#[cfg(feature = "phone")]
pub mod come_along;
pub mod deck;
pub mod game;
pub mod names;
pub mod new;
#[cfg(feature = "phone")]
pub mod open_pages;
pub mod people;
pub mod recover;
pub mod rematch;
#[cfg(feature = "phone")]
pub mod serve;
pub mod setup;
pub mod verify;
pub mod welcome;
