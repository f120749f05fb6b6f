//! What several rooms of tests use.
pub mod chance;
pub mod memory;
pub mod minds;
pub mod play;
pub mod pty;
pub mod room;
pub mod tables;
