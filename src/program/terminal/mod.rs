//! How it reaches this terminal: keys, questions, the line editor, the alternate screen, signals.
//!
//! The only room that knows a terminal: it belongs to the program, not to the library.
mod asker;
mod beside;
mod curtain;
mod editor;
#[cfg_attr(not(unix), path = "guard_elsewhere.rs")]
mod guard;
#[cfg_attr(not(unix), path = "keyboard_elsewhere.rs")]
mod keyboard;
mod page_runner;
#[cfg(test)]
mod tests;
mod theme;
mod turner;
mod watch;

use std::sync::atomic::AtomicBool;

pub use asker::{Asker, Pause};
pub use beside::Beside;
pub use editor::{Editor, Entered};
pub use guard::Guard;
pub use keyboard::is_typed;
#[cfg(feature = "phone")]
pub use page_runner::stand;
pub use page_runner::{Door, visit};
pub use theme::Questions;
pub use turner::Turn;
pub use watch::Watch;

/// Whether unread keys were thrown away since a line was last edited: an editor drops what it has read ahead as well.
static FORGOTTEN: AtomicBool = AtomicBool::new(false);

/// Back from the alternate screen to the ordinary one as it was.
const LOWER: &str = "\x1b[0m\x1b[?25h\x1b[?1049l";
