//! What `--json` prints, as other programs read it: names, types and order of the fields stay as they are.
//!
//! A field that is `null` is not known to this audience, or does not apply; one that is left out belongs to other cases.
mod answer;
mod audit;
mod entry;
mod evening;
mod export;
mod film;
mod judgement;
mod knowledge;
mod outcome;
mod pages;
mod refusal;
mod verdict;

pub use answer::AnswerData;
pub use audit::AuditData;
pub use entry::EntryData;
pub use evening::{ScoresData, ShelvedData};
pub use export::{LineData, TableData};
pub use film::FilmData;
pub use judgement::JudgementData;
pub use knowledge::KnowledgeData;
pub use outcome::OutcomeData;
pub use pages::{GuestData, PageData, PagesData};
pub use refusal::{BreachData, DamageData, RefusalData, RefusedData};
pub use verdict::VerdictData;

use crate::rules::{Event, spoken};
use crate::table::Opening;

/// Facts, each as its words.
type Facts = Vec<Vec<String>>;

fn facts(events: &[Event], opening: &Opening) -> Facts {
    events.iter().map(|event| spoken::write(event, opening)).collect()
}
