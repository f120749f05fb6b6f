//! What is known of a mode before anybody plays it: who sits where, what lies on the table, who gets which cards, and what
//! may be chosen.
mod choice;
mod deal;
mod headline;
mod lay;
mod naming;
mod read;
mod seat_id;
mod sheet;
mod zones;

pub use choice::{ChoiceError, OptionSpec};
pub use deal::{Deal, DealRule, Whose};
pub use headline::{Headline, HowMany};
pub use lay::{Laid, LaidPortion, Lay, Portion};
pub use naming::NamingModes;
pub(super) use read::check_id;
pub use seat_id::{GoalOwner, SeatId};
pub use sheet::ModeSheet;
pub use zones::ZoneSheet;
