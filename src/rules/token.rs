//! Tokens that lie on suspects, and the vaults at which steal tokens lie.
use super::spoken::spoken;
use crate::board::SuspectSet;

spoken! {
    /// A token that lies on a suspect, at most one of each kind (F46).
    #[derive(Hash)]
    pub enum Token {
        /// The Psycho's.
        Threat = "threat",
        /// The Bomber's.
        Bomb = "bomb",
        /// The Suit's.
        Protection = "protection",
        /// What the Master Thief is after.
        Treasure = "treasure",
    }
}

spoken! {
    /// One of the four vaults of the heist, named by its corner of the board.
    #[derive(Hash)]
    pub enum Vault {
        /// Top left.
        Nw = "nw",
        /// Top right.
        Ne = "ne",
        /// Bottom left.
        Sw = "sw",
        /// Bottom right.
        Se = "se",
    }
}

impl Token {
    /// All kinds.
    pub const ALL: [Self; 4] = [Self::Threat, Self::Bomb, Self::Protection, Self::Treasure];
}

impl Vault {
    /// All four in reading order.
    pub const ALL: [Self; 4] = [Self::Nw, Self::Ne, Self::Sw, Self::Se];

    /// Its number in reading order, 0 to 3.
    pub const fn at(self) -> usize {
        self as usize
    }
}

/// Which suspects have a token, kind by kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Tokens([SuspectSet; 4]);

impl Tokens {
    /// The suspects with a token of this kind.
    pub const fn with(&self, token: Token) -> SuspectSet {
        self.0[token as usize]
    }

    /// The suspects with a token of this kind, to be changed.
    pub(super) const fn with_mut(&mut self, token: Token) -> &mut SuspectSet {
        &mut self.0[token as usize]
    }
}
