//! What people see: drawings, prompts and pages for one pair of eyes.
//!
//! Nothing here knows a rule or looks at the environment; the caller says what to show and on what.
mod answer;
mod audit;
mod board;
mod board_frame;
mod caveats;
mod counts;
mod data;
mod deduce;
mod end;
mod entry;
mod evening;
mod film;
mod keys;
mod mark;
mod marks;
mod menu;
mod misread;
mod modes;
mod numbered;
mod owed;
mod page;
mod paper;
mod picture;
mod private;
mod qr;
mod refusal;
mod restore;
mod role_name;
mod setup;
mod short;
mod status;
mod story;
mod style;
mod taken_back;
mod voice;

pub use crate::lang::clean;
pub use board::Board;
pub use board_frame::BoardFrame;
pub use caveats::chosen;
pub use data::{
    AnswerData, AuditData, BreachData, DamageData, EntryData, FilmData, GuestData, JudgementData,
    KnowledgeData, LineData, OutcomeData, PageData, PagesData, RefusalData, RefusedData,
    ScoresData, ShelvedData, TableData, VerdictData,
};
pub use end::GameEnd;
pub use evening::{
    ago, date, evening_line, people_text, players_of, scores_text, state_of, table_line,
};
pub use film::{Frame, Kind, Reel, Said, film_page, film_policy};
pub use keys::{Key, edit};
pub use mark::{Mark, Sign};
pub use menu::{Chosen, Menu, MenuItem, Zero};
pub use misread::too_long;
pub use modes::{DrawnExit, DrawnHex, Figure, Ground, Streets};
pub use numbered::{Numbered, NumberedLines};
pub use page::{Input, Notice, Page, PageStep};
pub use paper::{Fill, Paper, Stroke, Type};
pub use picture::{Evidence, Picture, Tile, Token};
pub use private::{Choice, Doubt, Offer, OnPage, PrivatePage};
pub use qr::{CAPACITY, Code, ROWS, SIDE, TooLongForCode};
pub use role_name::{is_foreign, speaks};
pub use setup::{Guide, Pitch, Step, fits_text, option_said, setup_sheet, setup_text};
pub use short::short;
pub use style::{Ink, Look, Medium, centre, cut, pad, width, wrap};
use taken_back::Return;
pub use voice::Voice;
