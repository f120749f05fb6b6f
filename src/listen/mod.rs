//! What was meant, among all that can be meant now.
//!
//! ```text
//! line ─▶ phrase ─▶ hearing (what each word can be: slots, cells, streets) ─┐
//! frames (everything that can be said) ──────────────────────────────┼─▶ rank ─▶ decide: done, offered, asked back, refused
//! weights (which words speak for which kind of line) ────────────────┘
//! ```
//! Everything that can be meant is made from the position as everybody sees it before the line is looked at, so the order of what
//! is offered tells nobody’s secret. `clauses` looks at the parts of a line where the whole explains too little, `put_right` at what
//! the line before should have been; `private` and `passing` hear what is told on the own page.
mod candidate;
mod cells;
mod clauses;
mod decide;
mod fill;
mod frames;
mod gist;
mod hearing;
mod meant;
mod passing;
mod phrase;
mod private;
mod put_right;
mod rank;
mod slots;
mod streets;
mod weights;

pub use candidate::{Candidate, Fit, Ranked};
