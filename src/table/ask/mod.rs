//! What an audience may ask of a table.
pub(super) mod audit;
pub(super) mod explain;
pub(super) mod film;
pub(super) mod hand;
pub(super) mod ordered;
pub(super) mod preview;
pub(super) mod question;
pub(super) mod stakes;
pub(super) mod status;
pub(super) mod turning;
