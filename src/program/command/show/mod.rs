//! Subcommands that show something.
pub mod ask_the_books;
pub mod audit;
pub mod board;
pub mod deduce;
pub mod export;
pub mod film;
pub mod help_here;
pub mod log;
pub mod markdown;
pub mod modes;
pub mod rule;
pub mod scores;
pub mod status;
pub mod tables;
