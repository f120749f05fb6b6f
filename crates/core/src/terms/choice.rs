//! What a table has chosen.
use std::collections::BTreeMap;
use std::fmt;

use serde::de::{self, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::{Allowed, Choice, OptionName, Setting};

/// What a table has chosen, option by option.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Choices(BTreeMap<OptionName, Choice>);

/// A value as it was written, which only its option can read.
pub struct Written(String);

impl Choices {
    /// The value chosen for this option; none where the mode does not have it, or nobody has said.
    pub fn get<T: Setting>(&self) -> Option<T> {
        self.0.values().find_map(|choice| T::of(*choice))
    }

    /// Puts what is chosen in `place`; what is not chosen stays as it is there.
    pub(crate) fn take<T: Setting>(&self, place: &mut T) {
        if let Some(chosen) = self.get() {
            *place = chosen;
        }
    }

    /// What is chosen for an option.
    pub fn choice(&self, option: OptionName) -> Option<Choice> {
        self.0.get(&option).copied()
    }

    /// Plays so from now on.
    pub fn set(&mut self, choice: Choice) {
        self.0.insert(choice.option(), choice);
    }

    /// Every option with its value.
    pub fn iter(&self) -> impl Iterator<Item = (OptionName, Choice)> {
        self.0.iter().map(|(option, choice)| (*option, *choice))
    }
}

impl FromIterator<Choice> for Choices {
    fn from_iter<I: IntoIterator<Item = Choice>>(choices: I) -> Self {
        Self(choices.into_iter().map(|choice| (choice.option(), choice)).collect())
    }
}

impl OptionName {
    /// What a file that was written says of this option.
    ///
    /// # Errors
    /// When the option has no such value.
    pub fn told<E: de::Error>(self, value: &Written) -> Result<Choice, E> {
        let unknown = || E::custom(format_args!("the option {self} has no such value"));
        self.choice(&value.0).ok_or_else(unknown)
    }
}

impl Serialize for Choice {
    /// The value alone: a number or a word, and text where a reader could not tell them apart.
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        match self.option().allowed() {
            Allowed::Numbers(..) if to.is_human_readable() => to.serialize_u8(self.number()),
            _ => to.collect_str(self),
        }
    }
}

impl<'de> Deserialize<'de> for Written {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        struct NumberOrWord;

        impl Visitor<'_> for NumberOrWord {
            type Value = Written;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a number or a word")
            }

            fn visit_u64<E: de::Error>(self, number: u64) -> Result<Written, E> {
                Ok(Written(number.to_string()))
            }

            fn visit_str<E: de::Error>(self, word: &str) -> Result<Written, E> {
                Ok(Written(word.to_owned()))
            }
        }

        if from.is_human_readable() {
            from.deserialize_any(NumberOrWord)
        } else {
            from.deserialize_str(NumberOrWord)
        }
    }
}

impl Serialize for Choices {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_map(&self.0)
    }
}

impl<'de> Deserialize<'de> for Choices {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let written = BTreeMap::<OptionName, Written>::deserialize(from)?;
        written.into_iter().map(|(option, value)| option.told(&value)).collect()
    }
}
