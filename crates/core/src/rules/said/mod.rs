//! What is said at a table: the lines of players and what they owe, the facts that follow, and refusals; words declare them.
mod action;
mod decision;
mod deed;
mod event;
mod refusal;
pub mod spoken;

pub use action::{Action, Collapse};
pub(crate) use decision::SURVEY_SIDE;
pub use decision::{Ask, Decision, Query};
pub use deed::{Deed, Nobody};
pub use event::{Event, Sink, Source};
pub use refusal::{CardCount, PlayError, Refusal, Rule};
