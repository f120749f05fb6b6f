//! What is in the box: editions, modes and their options, read from YAML.
//!
//! ```text
//! scenarios/editions/uk.yaml             what is in one box: suspects, corners, grids, printed names
//! scenarios/modes/killer-inspector.yaml  who plays a mode, on what grid, and what may be chosen
//! ```
//! Both are built in; a user's folder is laid over them ([`Library`]). A file that is wrong is
//! refused as a whole, with everything that is wrong with it: file, line, column and field.
mod edition;
mod house;
mod library;
mod mode;
mod names;
mod reading;
mod told;

pub use edition::{
    Components, Counted, Edition, GridSize, ModeNames, STREET_EDITIONS, SpecialNames, Stock,
    StreetEdition, StreetMap, Suspected,
};
pub use house::{House, People, PeopleError, Person, Precedent, person_name};
pub use library::{LONGEST_FILE, Library};
pub use mode::{
    ChoiceError, Deal, DealRule, GoalOwner, Headline, HowMany, Laid, LaidPortion, Lay, ModeSheet,
    NamingModes, OptionSpec, Portion, SeatId, Whose, ZoneSheet,
};
pub use names::{
    Candidates, Card, Cast, CastError, LONGEST, LocalNames, NameError, NameFlaw, clean_name,
    is_case_of, spelled,
};
pub use reading::{Fault, Flaw, ScenarioError, ValueKind};
pub use told::{DealFile, DeckList, DeckTelling, Pick, RowFault, read_rows};

use crate::lang::Lang;
