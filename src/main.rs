//! The `referee` program.
fn main() {}
