//! What people tell of the cards before them: the names in their box, a layout row by row, and everything else that chance
//! would decide.
mod deal_file;
mod deck_list;
mod deck_telling;
mod picks;
mod rows;

pub use deal_file::DealFile;
pub use deck_list::DeckList;
pub use deck_telling::DeckTelling;
pub use picks::Pick;
pub use rows::{RowFault, read_rows};
