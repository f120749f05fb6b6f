//! The role cards of the thieves.
use serde::{Deserialize, Serialize};

use crate::board::{Member, Set, Suspect};
use crate::rules::{Deed, Hear, Pen, Spoken};
use crate::terms::{Special, Tier};

/// A set of role cards.
pub type SpecialSet = Set<Special>;

impl Special {
    /// The special that a deed is; only a thief with this role card can do it (mode 6, special actions).
    pub const fn of(deed: Deed) -> Option<Self> {
        Some(match deed {
            Deed::Stun(_) => Self::Cleaner,
            Deed::Vanish => Self::Decoy,
            Deed::Frame(_) | Deed::FrameOwn(..) => Self::Insider,
            Deed::Hack(_) => Self::Hacker,
            Deed::Silence(_) => Self::Silencer,
            Deed::Mimic => Self::Mimic,
            Deed::SwapOwn(_) | Deed::Swap(..) => Self::Saboteur,
            Deed::ShiftQuiet(..) => Self::Sneak,
            Deed::Crack(_) => Self::MasterSafecracker,
            _ => return None,
        })
    }

    /// How many steal tokens this role has (mode 6, thieves' team).
    pub const fn tokens(self) -> u8 {
        if matches!(self, Self::MasterSafecracker) { 2 } else { 1 }
    }
}

impl Tier {
    /// How many role cards it has.
    pub(crate) const fn cards(self) -> u8 {
        match self {
            Self::One => 6,
            Self::Two => 5,
        }
    }

    /// The role cards it has.
    pub fn all(self) -> SpecialSet {
        Special::ALL.into_iter().filter(|it| it.tier() == self).collect()
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
