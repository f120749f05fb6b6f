//! How it reaches this terminal: keys, menus, the line editor, the alternate screen, signals.
//!
//! The only room that knows a terminal, besides the program itself.
mod asker;
mod editor;
#[cfg_attr(not(unix), path = "guard_elsewhere.rs")]
mod guard;
#[cfg_attr(not(unix), path = "keyboard_elsewhere.rs")]
mod keyboard;
mod menu;
mod page_runner;

pub use asker::{Asker, Pause, answered};
pub use editor::{Editor, Typed};
pub use guard::{Guard, Trace, Woken};
pub use keyboard::{Keyboard, Press};
pub use page_runner::{Door, visit};
