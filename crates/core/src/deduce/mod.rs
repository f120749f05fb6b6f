//! What can be known: the worlds that fit what one audience has seen.
//!
//! Nothing here knows text, and nothing can look under a card: the caller hands in positions and facts
//! as their audience may know them.
//!
//! ```text
//! positions and facts of a view ── TracedFact: could this have happened so, had he been X? ──▶ Knowledge ──▶ Worlds
//! ```
mod course;
mod exactness;
mod fault;
mod finding;
mod hands;
mod identity_span;
mod knowledge;
mod manner;
mod memory;
mod modes;
mod same;
mod spoiled;
mod trace;
mod worlds;

pub use course::{Course, Jump};
pub use exactness::{Exactness, exactness};
pub use fault::Untruth;
pub use finding::{Finding, findings, unseen};
pub use identity_span::{IdentitySpan, Spot, identity_spans};
pub use knowledge::{Clash, HiddenSeat, Knowledge};
pub use memory::Memory;
pub use spoiled::spoiled;
pub use trace::{PlayedLine, TracedFact};
pub use worlds::{Shares, Worlds};
