//! How an option is declared, and the values that it may have.
use std::fmt;

use super::Choice;

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
            /// A choice that a table may make differently from the book.
            OptionName {
                $($(#[$doc])* $Name = $id,)+
            }
        }

        $($crate::terms::setting::setting! { $(#[$doc])* $Name = $id, $book of $values })+

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

        $crate::terms::setting::setting! {
            impl $Name: Allowed::Numbers($from, $to), Self::new($book).expect("in bounds");
            |text: &str| text.parse().ok().and_then(Self::new), |value: Self| value.0, Self::new
        }
    };
    ($(#[$doc:meta])* $Name:ident = $id:literal, $book:ident of {$($words:tt)+}) => {
        $crate::terms::ids! {
            $(#[$doc])*
            $Name { $($words)+ }
        }

        $crate::terms::setting::setting! {
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
