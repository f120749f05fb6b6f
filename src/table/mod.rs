//! What has happened here: seats, the journal, undo, and a view for each audience.
//!
//! ```text
//! words ── Reader ──▶ Action ── Table ──▶ events ── safe::Journal ──▶ disk
//!                                └──▶ View ──▶ status, board, log, answers
//! ```
mod archive;
mod ask;
mod chosen;
mod correct;
mod entrusted;
mod forged;
mod house;
mod informed;
mod journal;
mod laid;
mod modes;
mod opening;
mod pins;
mod read;
mod reveal;
mod said;
mod say;
mod seats;
mod series;
#[expect(clippy::module_inception, reason = "one noun a file, and this room is named after it")]
mod table;
mod typed;
mod undo;
mod view;

pub use archive::{Archive, CreateError, Opened, Recording, TableFile, Unexpected};
pub use ask::audit::{Audit, Found, Missing, Untrue};
pub use ask::explain::{Explanation, Holds, May};
pub use ask::film::{Film, Proof};
pub use ask::preview::Preview;
pub use ask::question::{Answer, CardQuestion, Question, Who, reading_order};
pub use ask::stakes::Stake;
pub use ask::status::Status;
pub use ask::turning::TurningPoint;
pub use chosen::{By, Part};
pub use correct::CorrectError;
pub use entrusted::Entrusted;
pub use informed::Tries;
pub use journal::by_cell::ByCell;
pub use journal::corrected::Changed;
pub use journal::entry::{Entry, HiddenRefusal, What};
pub use journal::fingerprint::{Fingerprint, proquint};
pub use journal::house_ruling::HouseRuling;
pub use journal::lines::{JournalLine, Secret};
pub use journal::memory::Told;
pub use journal::replay::Senseless;
pub use journal::replay_action::Recorded;
pub use journal::safe;
pub use journal::verify::{Breach, Verdict, Wrong, verify};
pub use laid::{Laid, LayError};
pub use modes::VaultZones;
pub use modes::mr_jack::{
    Against, Cleared, Gap, Goal, Path, Reach, Shut, StreetAnswer, StreetQuestion, Suspicion,
};
pub use opening::{Opening, SeatInfo};
pub use pins::Gate;
pub use read::{Held, Lack, Meaning, Named, PrivateLine, Reader, Retold, WordError};
pub use said::{InFile, sealed};
pub use say::LineError;
pub use seats::Seating;
pub use series::{Match, Standing};
use table::Moment;
pub use table::{Progress, Table};
pub use typed::{AloudError, Tell, TellError};
pub use undo::UndoError;
pub use view::{Undone, View};
