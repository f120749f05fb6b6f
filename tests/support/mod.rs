//! What several rooms of tests use.
pub mod chance;
pub mod minds;
pub mod play;
pub mod pty;
pub mod room;
pub mod tables;
