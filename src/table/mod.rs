//! What has happened here: seats, the journal, undo, and a view for each audience.
//!
//! ```text
//! words ── Reader ──▶ Action ── Table ──▶ events ── safe::Journal ──▶ disk
//!                                └──▶ View ──▶ status, board, log, answers
//! ```
mod audit;
mod chance;
mod chosen;
mod correct;
mod entry;
mod fingerprint;
mod foresight;
mod forged;
mod house;
mod informed;
mod judgement;
mod lines;
mod memory;
mod modes;
mod opening;
mod pins;
mod question;
mod recorded;
mod replay;
mod reveal;
pub mod safe;
mod say;
mod series;
mod status;
#[expect(clippy::module_inception, reason = "one noun a file, and this room is named after it")]
mod table;
pub mod transcript;
mod typed;
mod undo;
mod verify;
mod view;
pub mod words;

pub use audit::{Audit, Found, Missing, Untrue};
pub use chosen::{By, Part};
pub use correct::{Changed, CorrectError};
pub use entry::{Entry, Hidden, What};
pub use fingerprint::Fingerprint;
pub use foresight::Foresight;
pub use house::HouseRuling;
pub use informed::Tries;
pub use judgement::{Holds, Judgement, May};
pub use lines::{Line, Secret};
pub use memory::Told;
pub use modes::VaultZones;
pub use modes::mr_jack::{
    Against, Cleared, Gap, Goal, Path, Reach, StreetAnswer, StreetQuestion, Suspicion,
};
pub use opening::{ByCell, Entrusted, Opening, SeatInfo};
pub use pins::Gate;
pub use question::{Answer, Question, Who, reading_order};
pub use recorded::Recorded;
pub use replay::Senseless;
pub use say::LineError;
pub use series::{Match, Standing};
pub use status::Status;
pub use table::{Mark, Moment, Table};
pub use undo::UndoError;
pub use verify::{Breach, Verdict, Wrong, verify};
pub use view::View;
pub use words::{Held, Reader, WordError};
