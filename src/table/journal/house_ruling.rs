//! A house ruling, as it is recorded.
use serde::{Deserialize, Deserializer, Serialize};

use crate::terms::{Choice, OptionName, Written};

/// What a table has decided, from the line after it on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HouseRuling {
    /// What holds now.
    pub choice: Choice,
    /// Why, in the words of the table; it may be empty.
    pub reason: String,
}

/// A ruling in a record.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Record<V, T> {
    option: OptionName,
    value: V,
    reason: T,
}

impl Serialize for HouseRuling {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let Self { choice, reason } = self;
        Record { option: choice.option(), value: *choice, reason }.serialize(to)
    }
}

impl<'de> Deserialize<'de> for HouseRuling {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let Record { option, value, reason } = Record::<Written, String>::deserialize(from)?;
        Ok(Self { choice: option.told(&value)?, reason })
    }
}
