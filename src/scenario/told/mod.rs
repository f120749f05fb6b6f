//! What people tell of the cards before them: the names in their box, a layout row by row, and everything else that chance
//! would decide.
mod deal_file;
mod deck_list;
mod deck_telling;
mod rows;

pub use deal_file::{DealFile, Pick};
pub use deck_list::DeckList;
pub use deck_telling::DeckTelling;
pub use rows::{RowFault, read_rows};
