//! What several rooms of tests use.
pub mod chance;
pub mod every_line;
pub mod memory;
pub mod modes;
pub mod opening;
pub mod play;
pub mod pty;
pub mod room;
pub mod simulated_players;
