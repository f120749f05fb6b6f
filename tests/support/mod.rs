//! What several rooms of tests use.
pub mod pty;
pub mod room;
pub mod views;
