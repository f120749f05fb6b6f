//! What is not on any board.
use thiserror::Error;

/// A text that names no place: no cell, line or hex.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("no such place on a board")]
pub struct NoPlace;
