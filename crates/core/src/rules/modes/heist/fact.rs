//! Facts that only the Heist has.
use crate::board::Suspect;
use crate::rules::spoken::spoken;
use crate::rules::{Eyes, Seat};
use crate::terms::{Special, Vault};

spoken! {
    /// What happens in the Heist only.
    pub enum Fact {
        /// A role card went from the pile to a thief; which one only its owner may know.
        Dealt(seat: Seat, role: Option<Special>) = "dealt",
        /// A thief's role card was turned up (HE70).
        Showed(seat: Seat, role: Special) = "showed",
        /// A steal token was laid at a vault.
        Placed(seat: Seat, vault: Vault) = "placed",
        /// A steal token went back to its owner.
        Lifted(seat: Seat, vault: Vault) = "lifted",
        /// A vault was opened: it leaves play, and its tokens go back (HE11, HE12).
        Opened(vault: Vault) = "opened",
        /// An officer was stunned; any other wakes up (HE27).
        Stunned(officer: Suspect) = "stunned",
        /// A thief's action was hidden.
        Unseen(seat: Seat) = "unseen",
        /// An accused suspect was none of those whose cards are known.
        Missed(suspect: Suspect) = "missed",
        /// A thief was caught: his role card leaves the game as it lay, his tokens go back (HE65).
        Caught(seat: Seat) = "caught",
    }
}

impl Fact {
    /// The same fact as these eyes may see it.
    #[must_use]
    pub(crate) fn seen_by(self, eyes: Eyes) -> Self {
        match self {
            Self::Dealt(seat, _) if !eyes.see(seat) => Self::Dealt(seat, None),
            other => other,
        }
    }

    /// Whether it may name a card that not everybody sees.
    pub(crate) const fn is_secret(self) -> bool {
        matches!(self, Self::Dealt(..))
    }

    /// Whether somebody learned by it what a secret card decides.
    pub(crate) const fn shows(self) -> bool {
        matches!(self, Self::Dealt(..) | Self::Showed(..) | Self::Missed(_) | Self::Caught(_))
    }
}
