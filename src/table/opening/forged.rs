//! Texts of an opening that our own program never writes.
use serde_json::Value;

use super::Opening;
use crate::lang::clean;

/// The longest text in an opening, in letters; names have at most 40, and a card may have two.
const LONGEST: usize = 100;

impl Opening {
    /// The first field whose text acts on a terminal or is longer than any name: somebody else has written it.
    ///
    /// The seed alone is free: whoever opens a table may say any.
    pub fn forged(&self) -> Option<String> {
        let fields = serde_json::to_value(self).ok()?;
        let Value::Object(mut fields) = fields else { return None };
        fields.remove("seed");
        within(&Value::Object(fields), "")
    }
}

fn within(value: &Value, path: &str) -> Option<String> {
    match value {
        Value::String(text) => is_forged(text).then(|| path.to_owned()),
        Value::Array(items) => {
            items.iter().enumerate().find_map(|(at, item)| within(item, &format!("{path}[{at}]")))
        }
        Value::Object(fields) => fields.iter().find_map(|(key, value)| {
            let dot = if path.is_empty() { "" } else { "." };
            // A forged key is not repeated.
            let below = format!("{path}{dot}{}", if is_forged(key) { "?" } else { key });
            if is_forged(key) { Some(below) } else { within(value, &below) }
        }),
        _ => None,
    }
}

fn is_forged(text: &str) -> bool {
    text.chars().count() > LONGEST || clean(text) != text
}
