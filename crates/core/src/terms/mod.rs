//! What everything is called: closed sets, each declared once, whose members scenario files, JSON and the command line
//! name by the same words.
mod card;
mod chapter;
mod choice;
mod id;
mod mode;
mod option;
mod role;
mod setting;
mod strength;
mod token;

pub use card::{Certainty, Corner};
pub use chapter::{Difficulty, Goal, Purpose, Reminder, Status, Term, When};
pub use choice::Choices;
pub use choice::Written;
use id::ids;
pub use id::{Id, UnknownWord};
pub use mode::{Family, Mode};
pub use option::*;
pub use role::{Role, Sitting, Special, Team, Tier, TurnOrder, Verb};
pub use setting::{Allowed, Setting};
pub use strength::Strength;
pub use token::{Token, Vault};
