//! What the suspects of a box and of a table are called, and which of them somebody means by what he typed.
mod candidates;
mod card;
mod cast;
mod index;

pub use candidates::Candidates;
pub(super) use candidates::Meant;
pub use card::{Card, LONGEST, LocalNames, NameFlaw, clean_name, spelled};
pub use cast::{Cast, CastError, NameError};
pub(super) use cast::{ambiguous, unknown};
pub use index::is_case_of;
pub(super) use index::{NameIndex, NameMatch};
