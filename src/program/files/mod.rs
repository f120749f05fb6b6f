//! The table that a command is about, its file, and files for people.
pub mod at_table;
pub mod current;
pub mod named_table;
pub mod output;
pub mod unexpected;
