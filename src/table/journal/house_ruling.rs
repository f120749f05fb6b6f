//! A house ruling, as it is recorded.
use serde::{Deserialize, Serialize};

use crate::scenario::Value;
use crate::terms::OptionName;

/// What a table has decided, from the line after it on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct HouseRuling {
    /// Which option.
    pub option: OptionName,
    /// What holds now.
    #[serde(with = "as_text")]
    pub value: Value,
    /// Why, in the words of the table; it may be empty.
    pub reason: String,
}

/// A value as its text, which tells a number from a word by itself.
mod as_text {
    use serde::{Deserialize, Deserializer, Serializer};

    use crate::scenario::Value;

    pub fn serialize<S: Serializer>(value: &Value, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(value)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Value, D::Error> {
        let text = String::deserialize(deserializer)?;
        Ok(text.parse().map_or_else(|_| Value::Word(text), Value::Number))
    }
}
