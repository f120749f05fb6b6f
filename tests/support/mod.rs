//! What several rooms of tests use.
#[cfg(feature = "phone")]
pub mod browser;
pub mod chance;
pub mod every_line;
pub mod memory;
pub mod modes;
pub mod opening;
#[cfg(feature = "phone")]
pub mod phones;
pub mod play;
pub mod pty;
pub mod room;
pub mod simulated_players;
