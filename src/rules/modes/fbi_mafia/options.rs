//! What a table may decide otherwise than the book in this mode.
use std::str::FromStr;

/// What a save costs the Suit (F13, option `protection`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Protection {
    /// The protection token stays; only what attacked is used up.
    Stays,
    /// The protection token leaves as well.
    Spent,
}

/// What the Bomber may do when a bombed mafioso is rightly accused (F28, F59, option `bomb-on-arrest`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BombOnArrest {
    /// Nothing: the bomb stays, and may be set off on a later turn.
    Stays,
    /// Set it off at once.
    Reaction,
}

/// Whom the Psycho may swap (F38, option `swap`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SwapRule {
    /// Any two suspects next to each other.
    Anywhere,
    /// Any two of his own neighbours.
    OwnNeighbours,
}

/// After which actions the Psycho threatens (F35, option `threat-after`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ThreatAfter {
    /// After a shift and after a swap.
    ShiftSwap,
    /// After a collapse as well.
    ShiftCollapseSwap,
}

/// Reads the values as the scenario files write them.
macro_rules! words {
    ($($option:ident: $($word:literal => $value:ident),+;)+) => {
        $(impl FromStr for $option {
            type Err = ();

            /// Reads the value as the scenario files write it.
            fn from_str(text: &str) -> Result<Self, ()> {
                match text {
                    $($word => Ok(Self::$value),)+
                    _ => Err(()),
                }
            }
        })+
    };
}

words! {
    Protection: "stays" => Stays, "spent" => Spent;
    BombOnArrest: "stays" => Stays, "reaction" => Reaction;
    SwapRule: "anywhere" => Anywhere, "own-neighbours" => OwnNeighbours;
    ThreatAfter: "shift-swap" => ShiftSwap, "shift-collapse-swap" => ShiftCollapseSwap;
}
