//! What was meant, among all that can be meant now.
//!
//! ```text
//! line ─▶ phrase ─▶ hearing (what each word can be: slots, cells, streets) ─┐
//! frames (everything that can be said) ──────────────────────────────┼─▶ rank ─▶ decide: done, offered, asked back, refused
//! weights (which words speak for which kind of line) ────────────────┘
//! ```
//! Everything that can be meant is made from the position as everybody sees it before the line is looked at, so the order of what
//! is offered tells nobody’s secret. `clauses` looks at the parts of a line where the whole explains too little, `put_right` at what
//! the line before should have been. What is told on the own page is heard by the session.
mod candidate;
mod cells;
mod clauses;
mod decide;
mod fill;
mod frames;
mod gist;
mod hearing;
mod meant;
mod phrase;
mod put_right;
mod rank;
mod slots;
mod streets;
mod weights;

pub use candidate::{Candidate, Fit, Ranked};
pub(crate) use frames::{PRIVATE, is_aloud};
pub(crate) use hearing::Hearing;
pub(crate) use meant::SIGNS;
pub(crate) use phrase::Phrase;
