//! What people see: drawings, prompts and pages for one pair of eyes.
//!
//! Nothing here knows a rule or looks at the environment; the caller says what to show and on what.
mod audit;
mod board;
mod caveats;
mod deduce;
mod district;
mod district_plan;
mod drawn;
mod fbi_mafia;
mod folded;
mod heist;
mod jack_refusal;
mod jack_state;
mod jack_story;
mod keys;
mod paper;
mod plan;
mod private;
mod qr;
mod sheet;
mod short;
mod story;
mod streets;
mod style;
mod voice;

pub use crate::lang::clean;
pub use board::{Evidence, Picture, Tile, Token};
pub use caveats::chosen;
pub use district::{Figure, Gap, Ground, Spot, Streets};
pub use drawn::Board;
pub use folded::Folded;
pub use jack_refusal::Figures;
pub use keys::{Key, edit};
pub use paper::{Fill, Paper, Stroke, Type};
pub use plan::Plan;
pub use private::{Input, Page, Secret, Step};
pub use qr::{CAPACITY, Code, ROWS, SIDE, TooLong};
pub use style::{Ink, Look, Medium, centre, cut, pad, width, wrap};
pub use voice::Voice;
