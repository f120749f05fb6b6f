//! What people do at a table, through the library alone; and that every surface does the same.
mod heist;
#[cfg(feature = "phone")]
mod surfaces;
