//! What is known of a mode before anybody plays it: who sits where, what lies on the table, who gets which cards, and what
//! may be chosen.
mod choice;
mod deal;
mod lay;
mod seat_id;
mod sheet;
mod zones;

pub use choice::{ChoiceError, OptionSpec};
pub use deal::{Deal, DealRule, Whose};
pub use lay::{Laid, LaidPortion, Lay, Portion};
pub use seat_id::{GoalOwner, SeatId};
pub(super) use sheet::check_id;
pub use sheet::{Headline, HowMany, ModeSheet};
pub use zones::ZoneSheet;
