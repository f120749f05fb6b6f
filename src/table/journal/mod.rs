//! What is written down of a table, and how it is told back: files, seals, records, and the one replay of them.
pub(super) mod by_cell;
pub(super) mod chance;
pub(super) mod corrected;
pub(super) mod entry;
pub(super) mod facts;
pub(super) mod fingerprint;
pub(super) mod house_ruling;
pub(super) mod lines;
pub(super) mod memory;
pub(super) mod replay;
pub(super) mod replay_action;
pub mod safe;
pub(super) mod verify;
