//! A companion for hidden-identity games played with real cards on a real table.
//!
//! The rooms, from the ground up; each knows only the ones before it:
//!
//! - [`terms`] what everything is called, [`board`] who stands next to whom, [`lang`] in which words, [`mod@file`] whole
//!   files, safely;
//! - [`scenario`] what is in the box, [`rules`] what is allowed and what happens then;
//! - [`rulebook`] what the books say, [`deduce`] what can be known;
//! - [`table`] what has happened here, [`setup`] how do we start;
//! - [`evening`] what was played here, table by table;
//! - [`screen`] what an audience sees, `phone` the same as pages for phones, [`terminal`] how it reaches this terminal.
//!
//! A [`Position`](rules::Position) is a value: it lists the lines you can say, tells which rule forbids one, and plays
//! one. A [`Table`](table::Table) is a file with one line for each thing that happened, saved before anybody is told.
//! Code that shows anything holds a [`View`](table::View), made for one audience, which has nobody else’s secrets in it:
//! in it is no position but a [`Shown`](rules::Shown), which is another type.
//!
//! # Examples
//! Ann and Ben keep their cards to themselves; Ann, the Killer, kills the suspect on c3.
//! ```
//! use noir_referee::board::Grid;
//! use noir_referee::lang::{Grammar, Lang};
//! use noir_referee::rules::{Audience, Trust};
//! use noir_referee::scenario::Cast;
//! use noir_referee::table::safe::{Seal, TableKey};
//! use noir_referee::table::{Entrusted, Opening, Reader, SeatInfo, Table};
//! use noir_referee::terms::Mode;
//!
//! let seat = |seat: &str, player: &str| SeatInfo {
//!     seat: seat.to_owned(),
//!     role: seat.to_owned(),
//!     player: player.to_owned(),
//!     trust: Trust::Untold,
//! };
//! let cast = Cast::by_cells(&Grid::new(5, 5));
//! let opening = Opening {
//!     seats: vec![seat("killer", "Ann"), seat("inspector", "Ben")],
//!     ..Opening::of(Mode::KillerInspector, "en", cast)
//! };
//!
//! // A table is a file; the key to its secrets is kept elsewhere.
//! let folder = tempfile::tempdir()?;
//! let seal = Seal::new(&TableKey::random()?, &opening.id);
//! let file = folder.path().join("evening.referee");
//! let mut table = Table::create(&file, opening, Entrusted::default(), Vec::new(), None, seal)?;
//!
//! // Words become an action, the rules allow it, and it is saved.
//! let grammar = Grammar::new(Lang::En);
//! let action = {
//!     let view = table.public();
//!     let reader =
//!         Reader { opening: view.opening(), position: view.position(), grammar: &grammar };
//!     reader.action("kill c3", None).expect("a line of this mode")
//! };
//! table.act(None, &action)?;
//!
//! // What everybody may know now.
//! let view = table.public();
//! assert_eq!(view.seq(), 1);
//! assert_eq!(view.position().dead().len(), 1);
//! let to_act = view.position().decision().expect("the game goes on").seat;
//! assert_eq!(view.opening().player(to_act), "Ben");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
pub use noir_core::{board, deduce, modes, players, rules, terms};

pub mod evening;
pub mod file;
pub mod lang;
mod likely;
pub mod listen;
#[cfg(feature = "phone")]
pub mod phone;
pub mod rulebook;
pub mod scenario;
pub mod screen;
pub mod session;
pub mod setup;
pub mod table;
