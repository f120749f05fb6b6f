//! What people see: drawings, prompts and pages for one pair of eyes.
//!
//! Nothing here knows a rule or looks at the environment; the caller says what to show and on what.
mod board;
mod data;
mod evening;
mod film;
mod modes;
mod page;
mod paper;
mod private;
mod setup;
mod short;
mod style;
mod voice;

pub use crate::lang::clean;
pub use board::{Board, BoardFrame, Evidence, Mark, Picture, Sign, Tile, Token};
pub use data::{
    AnswerData, AuditData, BreachData, DamageData, EntryData, FilmData, GuestData, JudgementData,
    KnowledgeData, LineData, OutcomeData, PageData, PagesData, RefusalData, RefusedData,
    ScoresData, ShelvedData, TableData, VerdictData,
};
pub use evening::{
    ago, date, evening_line, people_text, players_of, scores_text, state_of, table_line,
};
pub use film::{Frame, Kind, Reel, Said, film_page, film_policy};
pub use modes::{DrawnExit, DrawnHex, Figure, Ground, Streets};
pub use page::{Chosen, Input, Key, Menu, MenuItem, Notice, Page, PageStep, Zero, edit};
pub use paper::{CAPACITY, Code, Fill, Paper, ROWS, SIDE, Stroke, TooLongForCode, Type};
pub use private::{Choice, Doubt, Offer, OnPage, PrivatePage};
pub use setup::{Guide, Pitch, Step, fits_text, option_said, setup_sheet, setup_text};
pub use short::short;
pub use style::{Ink, Look, Medium, centre, cut, pad, width, wrap};
use voice::Return;
pub use voice::{
    GameEnd, LIKELIEST, Listed, Numbered, NumberedLines, Spot, Voice, chosen, is_foreign, speaks,
    stand, standing, too_long,
};
