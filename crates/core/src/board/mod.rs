//! Who stands where, and who is next to whom: pure geometry, no rules and no text.
//!
//! A [`Grid`] of suspects for the Noir family, a [`District`] of [hexes](Hex) for Mr. Jack.
//!
//! ```text
//!        a  b  c  d  e      columns: letters from the left
//!     1  .  .  .  .  .      rows: numbers from the top
//!     2  .  x  x  x  .
//!     3  .  x  c3 x  .      c3 and its eight neighbours (G02); nothing wraps round the edge (G03)
//!     4  .  x  x  x  .
//!     5  .  .  .  .  .
//! ```
mod cell;
mod district;
mod grid;
mod hex;
mod line;
mod place;
mod set;
mod site;
mod suspect;

pub use cell::{Cell, CellSet};
pub use district::{District, Exit, Gait, Terrain};
pub use grid::{Grid, GridError};
pub use hex::{COLUMNS, Hex, HexSet, Way};
pub use line::{Axis, Line, Shift, ShiftSet};
pub use place::NoPlace;
pub use set::{Member, Set};
pub use site::Site;
pub use suspect::{Suspect, SuspectSet};
