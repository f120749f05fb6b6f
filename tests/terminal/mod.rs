//! A real terminal, seen through every byte that is written to it.
mod looks;
mod page;
