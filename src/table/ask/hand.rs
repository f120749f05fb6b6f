//! A hand as data.
use serde::Serialize;

/// The cards in a hand, or how many they are for whoever does not know them.
#[derive(Clone, Debug, Serialize)]
#[serde(untagged)]
pub(in crate::table) enum Hand {
    Known(Vec<String>),
    Count(u8),
}
