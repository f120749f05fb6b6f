//! What several rooms of tests use.
#[cfg(feature = "phone")]
pub mod browser;
pub mod chance;
pub mod every_line;
pub mod line;
pub mod memory;
pub mod modes;
pub mod opening;
#[cfg(feature = "phone")]
pub mod phones;
pub mod play;
pub mod pty;
#[path = "../../crates/lab/src/recorded/mod.rs"]
pub mod recorded;
pub mod room;
pub mod simulated_players;

/// One in so many of all there is to try, or all of it where the environment says `WHOLE=1`: each day a share, which is
/// another one in each language, mode or seat, and before a release the whole.
pub fn one_in(many: usize) -> usize {
    if std::env::var_os("WHOLE").is_some() { 1 } else { many }
}
