//! What a table may decide of the Heist otherwise than the book.
use std::str::FromStr;

/// How a table plays the Heist.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HeistOptions {
    /// Officers in uniform (HE07, option `officers`): 4, or one fewer or more.
    pub officers: u8,
    /// Whether the Safecracker may take his token back (HE10, option `safecracker-token`).
    pub safecracker: TokenBack,
    /// From where the Hacker reaches a zone (HE24, HE25, option `hacker`).
    pub hacker: Beside,
    /// What a stunned officer hinders (HE26, option `stun`).
    pub stun: Stun,
    /// When a caught thief draws again (HE13, option `captured`).
    pub captured: Redraw,
}

impl HeistOptions {
    /// As Planeta Igr prints it.
    pub(super) const BOOK: Self = Self {
        officers: 4,
        safecracker: TokenBack::May,
        hacker: Beside::Around,
        stun: Stun::OfficerAndLine,
        captured: Redraw::AtOnce,
    };
}

impl Default for HeistOptions {
    fn default() -> Self {
        Self::BOOK
    }
}

/// Declares an option with the words of its values.
macro_rules! values {
    ($($(#[$doc:meta])* $name:ident { $($(#[$note:meta])* $value:ident = $word:literal,)+ })+) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum $name {
            $($(#[$note])* $value,)+
        }

        impl FromStr for $name {
            type Err = ();

            /// Reads the value as the scenario files write it.
            fn from_str(text: &str) -> Result<Self, ()> {
                match text {
                    $($word => Ok(Self::$value),)+
                    _ => Err(()),
                }
            }
        }
    )+};
}

values! {
    /// Whether the Safecracker may take his token back at the start of his turn (HE10).
    TokenBack {
        /// He chooses.
        May = "may",
        /// It always stays.
        Never = "never",
    }

    /// Which cells are next to a cell for the Hacker (HE24, HE25).
    Beside {
        /// All eight.
        Around = "around",
        /// Only those that share a side.
        Orthogonal = "orthogonal",
    }

    /// What a stunned officer hinders (HE26).
    Stun {
        /// He neither accuses nor swaps, and the Chief may not shift a line that holds him.
        OfficerAndLine = "officer-and-line",
        /// He neither accuses nor swaps.
        OfficerOnly = "officer-only",
    }

    /// When a caught thief draws a new identity and role (HE13).
    Redraw {
        /// At once.
        AtOnce = "at-once",
        /// As his next turn.
        NextTurn = "next-turn",
    }
}
