//! What people see: drawings, prompts and pages for one pair of eyes.
//!
//! Nothing here knows a rule or looks at the environment; the caller says what to show and on what.
mod audit;
mod board;
mod caveats;
mod deduce;
mod drawn;
mod folded;
mod keys;
mod modes;
mod page;
mod paper;
mod plan;
mod private;
mod qr;
mod refusal;
mod sheet;
mod short;
mod story;
mod style;
mod voice;

pub use crate::lang::clean;
pub use board::{Evidence, Picture, Tile, Token};
pub use caveats::chosen;
pub use drawn::Board;
pub use folded::Folded;
pub use keys::{Key, edit};
pub use modes::{Figure, Gap, Ground, Spot, Streets, street_json};
pub use page::{Input, Page, Step};
pub use paper::{Fill, Paper, Stroke, Type};
pub use plan::Plan;
pub use private::PrivatePage;
pub use qr::{CAPACITY, Code, ROWS, SIDE, TooLong};
pub use style::{Ink, Look, Medium, centre, cut, pad, width, wrap};
pub use voice::Voice;
