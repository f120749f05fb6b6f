//! Facts that only Mr. Jack has.
use serde::{Deserialize, Serialize};

use crate::board::{Exit, Hex, Suspect, SuspectSet, Way};
use crate::rules::spoken::{Claim, Sure, spoken};
use crate::rules::{Hear, Pen, Seat, Spoken};

spoken! {
    /// What happens in Mr. Jack only.
    pub enum Fact {
        /// A round began.
        Round(number: u8) = "round",
        /// Four character cards were turned up, in an odd round; the others are those of the next one.
        Cards(cards: SuspectSet) = "cards",
        /// A player has named the two cards that he will play (B33).
        Named(cards: SuspectSet) = "named",
        /// A player plays a character; its card is turned down.
        Played(seat: Seat, who: Suspect) = "played",
        /// A character moved.
        Moved(who: Suspect, to: Hex) = "moved",
        /// Gull changed places with somebody.
        Swapped(with: Suspect) = "swapped",
        /// Watson's lantern points there now.
        Lantern(way: Way) = "lantern",
        /// A lit lamp tile went to another lamp.
        Lamp(from: Hex, to: Hex) = "lamp",
        /// A cordon went to another exit.
        Cordon(from: Exit, to: Exit) = "cordon",
        /// A cover went to another manhole.
        Cover(from: Hex, to: Hex) = "cover",
        /// Goodley whistled somebody nearer.
        Pulled(who: Suspect, to: Hex) = "pulled",
        /// The Detective accused the character who stands there.
        Accused(by: Suspect, whom: Suspect) = "accused",
        /// Jack left the district; not sure where nobody has seen who he is.
        Left {
            /// Who left.
            who: Suspect,
            /// By which exit.
            exit: Exit,
            /// Whether the companion knows that he is Jack.
            sure: bool as Sure,
        } = "left",
        /// The witness call: whether Jack was seen.
        Called {
            /// Whether he was.
            seen: bool as Seen,
            /// Whether it is only what an unseen Jack says.
            claim: bool as Claim,
        } = "call",
        /// The lamp tile with this number went out.
        Out(number: u8) = "out",
    }
}

impl Fact {
    /// Whether somebody learned by it what a secret card decides.
    pub(crate) const fn shows(&self) -> bool {
        matches!(self, Self::Called { .. } | Self::Accused(..) | Self::Left { .. } | Self::Cards(_))
    }
}

/// `visible` or `invisible`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Seen(pub bool);

impl Spoken for Seen {
    fn write(&self, to: &mut Pen<'_>) {
        to.word(if self.0 { "visible" } else { "invisible" });
    }

    fn read<H: Hear>(from: &mut H) -> Result<Self, H::Error> {
        from.one_of(&["visible", "invisible"]).map(|word| Self(word == "visible"))
    }
}

impl Spoken for Hex {
    fn write(&self, to: &mut Pen<'_>) {
        to.word(&self.to_string());
    }

    fn read<H: Hear>(from: &mut H) -> Result<Self, H::Error> {
        from.hex()
    }
}

impl Spoken for Way {
    fn write(&self, to: &mut Pen<'_>) {
        to.word(self.word());
    }

    fn read<H: Hear>(from: &mut H) -> Result<Self, H::Error> {
        let word = from.one_of(&Self::ALL.map(Self::word))?;
        Ok(Self::named(word).unwrap_or(Self::N))
    }
}

impl Spoken for Exit {
    fn write(&self, to: &mut Pen<'_>) {
        to.word(self.word());
    }

    fn read<H: Hear>(from: &mut H) -> Result<Self, H::Error> {
        let word = from.one_of(&Self::ALL.map(Self::word))?;
        Ok(Self::named(word).unwrap_or(Self::Nw))
    }
}
