//! The safe of a table: its journal, and what keeps it from harm and from eyes.
//!
//! The journal is the save (see [`record`] for the exact bytes of a line). This layer knows nothing of games:
//! it stores values that serde can write, and what it says is wrong with a file is data, never a sentence.
mod commit;
mod current;
mod damage;
mod digest;
mod head;
mod history;
mod journal;
mod kept;
mod keyring;
mod lock;
mod memo;
mod pin;
mod place;
pub mod record;
mod rescue;
mod seal;
mod sighting;
mod storage;
mod sum;

pub use commit::{Commitment, Promise};
pub use current::{Current, CurrentTable, Ready};
pub use damage::{Damage, LineFlaw};
pub use head::{Head, Heads};
pub use history::History;
pub use journal::{Journal, JournalError};
pub use kept::{TELLING, is_kept};
pub use keyring::{KeyError, Keyring, TableKey};
pub use lock::{Cost, FEWEST, Lock, SHORTEST, is_weak};
pub use memo::{Memo, Memos};
pub use pin::{KeptPin, Pin};
pub use place::{Beginning, Place};
pub use record::Record;
pub use rescue::{Recovery, Rescue};
pub use seal::{Seal, SealError, Sealed};
pub use sighting::{Discrepancy, Sighting, Sightings};
pub use storage::{DiskFile, Storage};
