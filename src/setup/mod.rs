//! How we start: chance, the layout, and the hidden deal.
mod deal;
mod random;

pub use deal::{Order, deck, lay, random_id};
pub use random::{SCHEME, Source};
