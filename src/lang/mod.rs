//! In which words: everything people read or type, in English, Ukrainian and Russian.
//!
//! ```text
//! src/lang/en/common.ftl   one file per room that speaks; the key's prefix is the room: `common-yes`
//! src/lang/uk/common.ftl   the same keys with the same placeholders (a test keeps it so)
//! src/lang/ru/common.ftl
//! ```
//! A new room is one more name in the list at the end of `words.rs`, and its three files.
mod clean;
mod fold;
mod grammar;
mod keyboard;
mod keyword;
mod length;
mod lists;
mod lookalike;
mod machine;
mod say;
mod system;
#[cfg(test)]
mod tests;
mod words;

use std::fmt;
use std::str::FromStr;

pub use clean::{clean, escaped, shown};
pub use fold::{fold, is_apostrophe};
pub use grammar::Grammar;
pub use keyboard::{latin_cell, latin_column, latin_hex, other_layouts};
pub use keyword::{Keyword, UnknownKeyword, WordPlace};
pub use length::{MOST_LETTERS, MOST_WORDS, MOST_WORDS_OF_A_NAME, TooLong, measure};
pub use lists::{Form, Lists};
pub use lookalike::looks_like;
pub use machine::machine;
pub use say::Say;
pub use system::os_reason;
pub use words::{Arg, Words};

/// A language of the companion.
///
/// # Examples
/// ```
/// use noir_referee::lang::Lang;
/// assert_eq!("uk".parse(), Ok(Lang::Uk));
/// assert_eq!(Lang::from_locale("uk_UA.UTF-8"), Some(Lang::Uk));
/// assert_eq!(Lang::from_locale("C"), None);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Lang {
    /// English.
    #[default]
    En,
    /// Ukrainian.
    Uk,
    /// Russian.
    Ru,
}

/// The text is not the code of a language.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is not one of en, uk, ru")]
pub struct UnknownLang(pub String);

impl Lang {
    /// Every language, in the order in which they are offered.
    pub const ALL: [Self; 3] = [Self::En, Self::Uk, Self::Ru];

    /// The two-letter code: `en`, `uk`, `ru`.
    pub const fn code(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::Uk => "uk",
            Self::Ru => "ru",
        }
    }

    /// The language of a POSIX locale or a language tag (`uk_UA.UTF-8`, `ru-RU`), if it is one of ours.
    pub fn from_locale(locale: &str) -> Option<Self> {
        let code = locale.split(['_', '-', '.', '@']).next()?;
        Self::ALL.into_iter().find(|lang| lang.code().eq_ignore_ascii_case(code))
    }
}

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.code())
    }
}

impl FromStr for Lang {
    type Err = UnknownLang;

    fn from_str(text: &str) -> Result<Self, UnknownLang> {
        let same = |lang: &Self| lang.code().eq_ignore_ascii_case(text);
        Self::ALL.into_iter().find(same).ok_or_else(|| UnknownLang(text.to_owned()))
    }
}
