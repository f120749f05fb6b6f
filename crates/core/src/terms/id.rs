//! Closed sets whose members have one stable word each.
use thiserror::Error;

/// A closed set whose members have one stable word each.
pub trait Id: Copy + Eq + 'static {
    /// Every member, in the order in which people are shown them.
    const ALL: &'static [Self];
    /// The word for this member in files, JSON and on the command line.
    fn id(self) -> &'static str;
    /// The member with this word, upper or lower case.
    fn from_id(text: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|member| member.id().eq_ignore_ascii_case(text))
    }
}

/// A word that no member of the set has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("no such word")]
pub struct UnknownWord;

/// Declares closed sets.
macro_rules! ids {
    ($($(#[$doc:meta])* $name:ident { $($(#[$note:meta])* $member:ident = $id:literal,)* })*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum $name {
            $($(#[$note])* #[doc = concat!("`", $id, "`")] $member,)*
        }

        impl $name {
            /// Every member, in the order in which people are shown them.
            pub const ALL: [Self; Self::WORDS.len()] = [$(Self::$member),*];

            /// The words of all members.
            pub const WORDS: &'static [&'static str] = &[$($id),*];

            /// The word for this member in files, JSON and on the command line.
            pub const fn id(self) -> &'static str {
                Self::WORDS[self as usize]
            }

            /// The member with this word, upper or lower case.
            pub fn from_id(text: &str) -> Option<Self> {
                Self::ALL.into_iter().find(|member| member.id().eq_ignore_ascii_case(text))
            }
        }

        impl $crate::terms::Id for $name {
            const ALL: &'static [Self] = &Self::ALL;

            fn id(self) -> &'static str {
                self.id()
            }
        }

        impl ::std::fmt::Display for $name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.pad(self.id())
            }
        }

        impl ::std::str::FromStr for $name {
            type Err = $crate::terms::UnknownWord;

            fn from_str(text: &str) -> Result<Self, $crate::terms::UnknownWord> {
                Self::from_id(text).ok_or($crate::terms::UnknownWord)
            }
        }

        impl ::serde::Serialize for $name {
            fn serialize<S: ::serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                to.serialize_str(self.id())
            }
        }

        impl<'de> ::serde::Deserialize<'de> for $name {
            fn deserialize<D: ::serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                let text = <String as ::serde::Deserialize>::deserialize(from)?;
                Self::from_id(&text).ok_or_else(|| <D::Error as ::serde::de::Error>::unknown_variant(&text, Self::WORDS))
            }
        }
    )*};
}

pub(super) use ids;
