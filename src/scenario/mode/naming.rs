//! What modes are called where something is said of them.
use crate::terms::Mode;

/// What is wrong, and what a mode is called where that is said: by a box, or as it is typed.
pub struct NamingModes<'a, E>(pub &'a E, pub &'a dyn Fn(Mode) -> String);
