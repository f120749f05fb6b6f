//! Options, the values that they may have, and what a table has chosen.
use std::collections::BTreeMap;
use std::fmt;

use serde::de::{self, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::{Choice, OptionName};

/// The type of an option's values.
pub trait Setting: Copy + Sized {
    /// What may be chosen.
    const ALLOWED: Allowed;
    /// What holds if nobody says otherwise.
    const BOOK: Self;

    /// The value that a choice made of this option, if it is of this one.
    fn of(choice: Choice) -> Option<Self>;

    /// The value that is written so.
    fn read(text: &str) -> Option<Self>;

    /// The number itself, or the place of the word among those that are allowed.
    fn number(self) -> u8;

    /// The value with this number.
    fn numbered(number: u8) -> Option<Self>;
}

/// The values that an option may have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Allowed {
    /// Any whole number from the first to the second.
    Numbers(u8, u8),
    /// One of these words.
    Words(&'static [&'static str]),
}

/// What a table has chosen, option by option.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Choices(BTreeMap<OptionName, Choice>);

/// A value as it was written, which only its option can read.
pub(crate) struct Written(String);

impl Choices {
    /// The value chosen for this option; none where the mode does not have it, or nobody has said.
    pub fn get<T: Setting>(&self) -> Option<T> {
        self.0.values().find_map(|choice| T::of(*choice))
    }

    /// Puts what is chosen in `place`; what is not chosen stays as it is there.
    pub fn take<T: Setting>(&self, place: &mut T) {
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

impl Allowed {
    /// The words that may be chosen; none where it is a number.
    pub const fn words(self) -> &'static [&'static str] {
        match self {
            Self::Numbers(..) => &[],
            Self::Words(words) => words,
        }
    }
}

impl fmt::Display for Allowed {
    /// `1–25`, or `on | arrangement | off`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Numbers(from, to) => write!(f, "{from}–{to}"),
            Self::Words(words) => f.write_str(&words.join(" | ")),
        }
    }
}

impl OptionName {
    /// What a file that was written says of this option.
    ///
    /// # Errors
    /// When the option has no such value.
    pub(crate) fn told<E: de::Error>(self, value: &Written) -> Result<Choice, E> {
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

/// Declares options: the word, the number in setup codes (of the option, and for words their order: both stand for
/// ever, new ones come last), the rulings that settle it, and which values there are.
macro_rules! options {
    ($(
        $(#[$doc:meta])*
        $Name:ident = $id:literal, code $code:literal, rulings [$($ruling:literal),+],
        book $book:tt of $values:tt;
    )+) => {
        use $crate::terms::{Allowed, Setting};

        $crate::terms::ids! {
            /// A choice that a table may make otherwise than the book.
            OptionName {
                $($(#[$doc])* $Name = $id,)+
            }
        }

        $($crate::terms::choice::setting! { $(#[$doc])* $Name = $id, $book of $values })+

        /// What is chosen for one option; it is shown as the value alone.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Choice {
            $($(#[$doc])* $Name($Name),)+
        }

        impl OptionName {
            /// The option's number in setup codes, which never changes.
            pub const fn code(self) -> u8 {
                match self { $(Self::$Name => $code,)+ }
            }

            /// The rulings that settle it.
            pub const fn rulings(self) -> &'static [&'static str] {
                match self { $(Self::$Name => &[$($ruling),+],)+ }
            }

            /// What may be chosen.
            pub const fn allowed(self) -> Allowed {
                match self { $(Self::$Name => $Name::ALLOWED,)+ }
            }

            /// What holds if nobody says otherwise, not even the sheet of the mode.
            pub const fn book(self) -> Choice {
                match self { $(Self::$Name => Choice::$Name($Name::BOOK),)+ }
            }

            /// The choice of the value that is written so, if there is one.
            pub fn choice(self, text: &str) -> Option<Choice> {
                match self { $(Self::$Name => $Name::read(text).map(Choice::$Name),)+ }
            }

            /// The choice of this number, or of the word in this place.
            pub fn numbered(self, number: u8) -> Option<Choice> {
                match self { $(Self::$Name => $Name::numbered(number).map(Choice::$Name),)+ }
            }
        }

        impl Choice {
            /// Of which option it is.
            pub const fn option(self) -> OptionName {
                match self { $(Self::$Name(_) => OptionName::$Name,)+ }
            }

            /// The number that is chosen, or the place of the word among those that are allowed.
            pub fn number(self) -> u8 {
                match self { $(Self::$Name(value) => value.number(),)+ }
            }
        }

        impl ::std::fmt::Display for Choice {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                match self { $(Self::$Name(value) => value.fmt(f),)+ }
            }
        }

        /// Six bits of a setup code tell which option it is.
        const _: () = {
            let mut taken = 0_u64;
            $(
                assert!($code < 64 && taken & 1 << $code == 0, concat!("the code of ", $id));
                taken |= 1 << $code;
            )+
            let _ = taken;
        };
    };
}

/// Declares the type of an option's values: a whole number in bounds, or one of some words.
macro_rules! setting {
    ($(#[$doc:meta])* $Name:ident = $id:literal, $book:literal of ($from:literal..=$to:literal)) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $Name(u8);

        impl $Name {
            /// So many, if that may be chosen.
            pub const fn new(number: u8) -> Option<Self> {
                if $from <= number && number <= $to { Some(Self(number)) } else { None }
            }

            /// How many.
            pub const fn get(self) -> u8 {
                self.0
            }
        }

        impl ::std::fmt::Display for $Name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                self.0.fmt(f)
            }
        }

        $crate::terms::choice::setting! {
            impl $Name: Allowed::Numbers($from, $to), Self::new($book).expect("in bounds");
            |text: &str| text.parse().ok().and_then(Self::new), |value: Self| value.0, Self::new
        }
    };
    ($(#[$doc:meta])* $Name:ident = $id:literal, $book:ident of {$($words:tt)+}) => {
        $crate::terms::ids! {
            $(#[$doc])*
            $Name { $($words)+ }
        }

        $crate::terms::choice::setting! {
            impl $Name: Allowed::Words(Self::WORDS), Self::$book;
            Self::from_id, |value: Self| value as u8, |at: u8| Self::ALL.get(usize::from(at)).copied()
        }
    };
    (impl $Name:ident: $allowed:expr, $book:expr; $read:expr, $number:expr, $numbered:expr) => {
        impl Setting for $Name {
            const ALLOWED: Allowed = $allowed;
            const BOOK: Self = $book;

            fn of(choice: Choice) -> Option<Self> {
                if let Choice::$Name(value) = choice { Some(value) } else { None }
            }

            fn read(text: &str) -> Option<Self> {
                ($read)(text)
            }

            fn number(self) -> u8 {
                ($number)(self)
            }

            fn numbered(number: u8) -> Option<Self> {
                ($numbered)(number)
            }
        }

        impl Default for $Name {
            /// As the book has it.
            fn default() -> Self {
                Self::BOOK
            }
        }
    };
}

pub(super) use {options, setting};
