//! What is in the box: editions, modes and their options, read from YAML.
//!
//! ```text
//! scenarios/editions/uk.yaml             what is in one box: suspects, corners, grids, printed names
//! scenarios/modes/killer-inspector.yaml  who plays a mode, on what grid, and what may be chosen
//! ```
//! Both are built in; a user's folder is laid over them ([`Library`]). A file that is wrong is
//! refused as a whole, with everything that is wrong with it: file, line, column and field.
mod candidates;
mod card;
mod cast;
mod choice;
mod deal;
mod deal_file;
mod deck_list;
mod deck_telling;
mod edition;
mod extent;
mod fault;
mod house;
mod keep;
mod lay;
mod library;
mod mode_names;
mod mode_sheet;
mod names;
mod people;
mod reading;
mod rows;
mod seat_id;
mod street_map;
mod yaml;
mod zones;

pub use candidates::Candidates;
pub use card::{Card, LONGEST, LocalNames, NameFlaw, clean_name, spelled};
pub use cast::{Cast, CastError, NameError};
pub use choice::{ChoiceError, OptionSpec};
pub use deal::{Deal, DealRule, Whose};
pub use deal_file::{DealFile, Pick};
pub use deck_list::DeckList;
pub use deck_telling::DeckTelling;
pub use edition::{Components, Counted, Edition, GridSize, Stock, Suspected};
pub use fault::{Fault, Flaw, ScenarioError, ValueKind};
pub use house::{House, Precedent};
pub use lay::{Laid, LaidPortion, Lay, Portion};
pub use library::{LONGEST_FILE, Library};
pub use mode_names::{ModeNames, SpecialNames};
pub use mode_sheet::{Headline, HowMany, ModeSheet};
pub use names::is_case_of;
pub use people::{People, PeopleError, Person, person_name};
pub use rows::{RowFault, read_rows};
pub use seat_id::{GoalOwner, SeatId};
pub use street_map::{EDITIONS as STREET_EDITIONS, StreetEdition, StreetMap};
pub use zones::ZoneSheet;

use crate::lang::Lang;
