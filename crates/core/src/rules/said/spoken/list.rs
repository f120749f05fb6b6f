//! The macro that declares such a list.

/// Declares an enum whose variants are lists of words: the first one is given, the fields follow.
///
/// Variants may share a first word when their fields differ; the first that explains all words wins.
/// A field `name: type as Wrapper` is written as the wrapper says.
macro_rules! spoken {
    (
        $(#[$meta:meta])*
        pub enum $name:ident {
            $(
                $(#[$doc:meta])*
                $variant:ident
                $(( $($arg:ident : $field:ty),+ ))?
                $({ $($(#[$part_doc:meta])* $part:ident : $part_type:ty $(as $wrapper:ident)?),+ $(,)? })?
                = $word:literal
            ),+ $(,)?
        }
    ) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, ::serde::Serialize, ::serde::Deserialize)]
        pub enum $name {
            $(
                $(#[$doc])*
                $variant $(( $($field),+ ))? $({ $($(#[$part_doc])* $part : $part_type),+ })?
            ),+
        }

        impl $name {
            /// The first words of all of them.
            pub const WORDS: &'static [&'static str] = &[$($word),+];

            /// Its first word.
            pub const fn word(&self) -> &'static str {
                match self { $(Self::$variant { .. } => $word),+ }
            }
        }

        impl $crate::rules::spoken::Spoken for $name {
            fn write(&self, to: &mut $crate::rules::spoken::Pen<'_>) {
                to.word(self.word());
                match *self {
                    $(Self::$variant $(( $($arg),+ ))? $({ $($part),+ })? => {
                        $($($crate::rules::spoken::Spoken::write(&$arg, to);)+)?
                        $($(spoken!(@write to $part $($wrapper)?);)+)?
                    })+
                }
            }

            fn read<H: $crate::rules::spoken::Hear>(from: &mut H) -> Result<Self, H::Error> {
                let word = from.one_of(Self::WORDS)?;
                let shared = Self::WORDS.iter().filter(|other| **other == word).count() > 1;
                let start = from.left();
                let mut wrong = None;
                $(if word == $word {
                    #[allow(unused_mut, reason = "a variant without fields reads nothing")]
                    let mut one = || -> Result<Self, H::Error> {
                        $($(let $arg = <$field as $crate::rules::spoken::Spoken>::read(from)?;)+)?
                        $($(let $part = spoken!(@read from $part_type $(, $wrapper)?);)+)?
                        Ok(Self::$variant $(( $($arg),+ ))? $({ $($part),+ })?)
                    };
                    match one() {
                        Ok(it) if !shared || from.left() == 0 => return Ok(it),
                        Ok(_) => {}
                        // What went furthest was meant.
                        Err(error) if wrong.as_ref().is_none_or(|(left, _)| from.left() < *left) => {
                            wrong = Some((from.left(), error));
                        }
                        Err(_) => {}
                    }
                    from.back(start);
                })+
                Err(wrong.map_or_else(|| from.extra(), |(_, error)| error))
            }
        }
    };
    (@write $to:ident $part:ident) => { $crate::rules::spoken::Spoken::write(&$part, $to) };
    (@write $to:ident $part:ident $wrapper:ident) => {
        $crate::rules::spoken::Spoken::write(&$wrapper($part), $to)
    };
    (@read $from:ident $part:ty) => { <$part as $crate::rules::spoken::Spoken>::read($from)? };
    (@read $from:ident $part:ty, $wrapper:ident) => {
        <$wrapper as $crate::rules::spoken::Spoken>::read($from)?.0
    };
}
pub(crate) use spoken;
