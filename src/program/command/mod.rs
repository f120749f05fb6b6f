//! What can be typed in the shell: a file for each subcommand.
pub mod open;
pub mod say;
pub mod show;
