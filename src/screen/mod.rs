//! What people see: drawings, prompts and pages for one pair of eyes.
//!
//! Nothing here knows a rule or looks at the environment; the caller says what to show and on what.
mod board;
mod qr;
mod sheet;
mod short;
mod story;
mod style;
mod voice;

pub use board::{Picture, Tile, Token};
pub use qr::{CAPACITY, Code, ROWS, SIDE, TooLong};
pub use style::{Ink, Look, centre, clean, cut, pad, width, wrap};
pub use voice::Voice;
