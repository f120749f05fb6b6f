//! A command line: how it is read, explained and refused.
pub mod arguments;
pub mod clap_help;
pub mod complete;
pub mod ends;
pub mod help_page;
pub mod misuse;
pub mod refusal;
pub mod shell_line;
