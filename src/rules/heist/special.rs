//! The role cards of the thieves.
use serde::{Deserialize, Serialize};

use crate::board::{Member, Set, Suspect};
use crate::rules::spoken::spoken;
use crate::rules::{Hear, Pen, Spoken};

spoken! {
    /// What a thief is besides a thief: the special that only this role has (mode 6, thieves of tier 1
    /// and 2). English names of most are ours; an edition says its own.
    #[derive(PartialOrd, Ord, Hash)]
    pub enum Special {
        /// May leave his steal token where it lies.
        Safecracker = "safecracker",
        /// Shifts by two.
        Runner = "runner",
        /// Stuns an officer.
        Cleaner = "cleaner",
        /// Shuffles his identity back and draws another.
        Decoy = "decoy",
        /// Changes places with an officer.
        Insider = "insider",
        /// Robs from outside.
        Hacker = "hacker",
        /// Kills an officer.
        Silencer = "silencer",
        /// Chooses a new identity out of three.
        Mimic = "mimic",
        /// Changes places with a neighbour, unseen.
        Saboteur = "saboteur",
        /// Moves officers unseen.
        Sneak = "sneak",
        /// Has two steal tokens and may leave them where they lie.
        MasterSafecracker = "master-safecracker",
    }
}

/// The pile a role card is in at the start: those of tier 1 lie above those of tier 2.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Tier {
    /// Drawn first.
    One,
    /// Drawn when tier 1 has run out.
    Two,
}

/// A set of role cards.
pub type SpecialSet = Set<Special>;

impl Special {
    /// All eleven, tier 1 first.
    pub const ALL: [Self; 11] = [
        Self::Safecracker,
        Self::Runner,
        Self::Cleaner,
        Self::Decoy,
        Self::Insider,
        Self::Hacker,
        Self::Silencer,
        Self::Mimic,
        Self::Saboteur,
        Self::Sneak,
        Self::MasterSafecracker,
    ];

    /// The pile it belongs to (HE40).
    pub const fn tier(self) -> Tier {
        if (self as u8) < Tier::One.cards() { Tier::One } else { Tier::Two }
    }

    /// How many steal tokens this role has (mode 6, thieves' team).
    pub const fn tokens(self) -> u8 {
        if matches!(self, Self::MasterSafecracker) { 2 } else { 1 }
    }
}

impl Tier {
    /// Both.
    pub const BOTH: [Self; 2] = [Self::One, Self::Two];

    /// How many role cards it has.
    pub const fn cards(self) -> u8 {
        match self {
            Self::One => 6,
            Self::Two => 5,
        }
    }

    /// The role cards it has.
    pub fn all(self) -> SpecialSet {
        Special::ALL.into_iter().filter(|it| it.tier() == self).collect()
    }

    /// Its number, as the books count.
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }
}

impl Member for Special {
    fn index(self) -> u8 {
        self as u8
    }

    fn from_index(index: u8) -> Self {
        Self::ALL[usize::from(index).min(Self::ALL.len() - 1)]
    }
}

/// What a thief draws: an identity and a role card, said in any order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct CardAndRole {
    /// The identity.
    pub card: Suspect,
    /// The role card.
    pub role: Special,
}

impl Spoken for CardAndRole {
    fn write(&self, to: &mut Pen<'_>) {
        self.card.write(to);
        self.role.write(to);
    }

    fn read<H: Hear>(from: &mut H) -> Result<Self, H::Error> {
        let left = from.left();
        if let Ok(role) = Special::read(from) {
            return Ok(Self { role, card: Suspect::read(from)? });
        }
        from.back(left);
        Ok(Self { card: Suspect::read(from)?, role: Special::read(from)? })
    }
}
