//! What has happened here: seats, the journal, undo, and a view for each audience.
//!
//! ```text
//! words ── Reader ──▶ Action ── Table ──▶ events ── safe::Journal ──▶ disk
//!                                └──▶ View ──▶ status, board, log, answers
//! ```
mod archive;
mod ask;
mod informed;
mod journal;
mod modes;
mod opening;
mod read;
mod said;
mod say;
#[expect(clippy::module_inception, reason = "one noun a file, and this room is named after it")]
mod table;
mod view;

pub use archive::{Archive, CreateError, Opened, Recording, TableFile, Unexpected};
pub use ask::audit::{Audit, Found, Missing, Untrue};
pub use ask::explain::{Explanation, Holds, May};
pub use ask::film::{Film, Proof};
pub(crate) use ask::ordered::Ordered;
pub use ask::preview::Preview;
pub use ask::question::{Answer, CardQuestion, Question, Who, reading_order};
pub use ask::stakes::Stake;
pub use ask::status::Status;
pub use ask::turning::TurningPoint;
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
pub use modes::VaultZones;
pub use modes::mr_jack::{
    Against, Cleared, Gap, Goal, Path, Reach, Shut, StreetAnswer, StreetQuestion, Suspicion,
};
pub use opening::{By, Entrusted, Laid, LayError, Match, Opening, Part, SeatInfo, Standing};
pub use read::{Held, Lack, Meaning, Named, PrivateLine, Reader, Retold, WordError};
pub use said::{InFile, sealed};
pub use say::{AloudError, CorrectError, Gate, LineError, Seating, Tell, TellError, UndoError};
use table::Moment;
pub use table::{Progress, Table};
pub use view::{Undone, View};
