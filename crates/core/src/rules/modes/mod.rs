//! The modes, each with its own state, options and rules; a folder reads like its chapter.
pub mod fbi_mafia;
pub mod heist;
pub mod hitman_sleuth;
pub mod killer_inspector;
pub mod mr_jack;
pub mod spy_tag;
pub mod thief_chief;
