//! What nobody needs who plays: simulation, recorded games played again, and the manual page.
//!
//! Nothing of the program depends on it. It starts `referee` itself where that is what is tried.
pub mod manual;
pub mod recorded;
pub mod simulate;
