//! Subcommands by which something happens at a table, or is asked of it.
pub mod act;
pub mod ask;
pub mod correct;
pub mod correct_asks;
pub mod legal;
pub mod may;
pub mod replace;
pub mod rule_set;
pub mod tell;
pub mod undo;
