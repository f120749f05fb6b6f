//! Who owes which answer.
use serde::{Deserialize, Serialize};

use crate::board::{Cell, Suspect};
use crate::rules::spoken::spoken;
use crate::rules::{Hear, Pen, Seat, Spoken};

/// What the table waits for: somebody always owes a decision until the game is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Decision {
    /// Who must say it.
    pub seat: Seat,
    /// What must be said.
    pub ask: Ask,
}

impl Spoken for Decision {
    fn write(&self, to: &mut Pen<'_>) {
        self.seat.write(to);
        self.ask.write(to);
    }

    fn read<H: Hear>(from: &mut H) -> Result<Self, H::Error> {
        Ok(Self { seat: Seat::read(from)?, ask: Ask::read(from)? })
    }
}

spoken! {
    /// What a [`Decision`] asks for.
    #[derive(Hash)]
    pub enum Ask {
        /// An action.
        Turn = "turn",
        /// Which card of the hand becomes the identity, in private.
        Become = "become",
        /// Which card of the hand is played.
        Play = "play",
        /// Which cards were drawn, this many of them; said in private.
        Drew(count: u8) = "drew",
        /// Whether an identity has been chosen.
        Chosen = "chosen",
        /// How a disguise ended whose card only its owner has seen.
        Disguised = "disguised",
        /// Which dead card a disguise showed that came to nothing.
        Failed = "failed",
        /// Which face-down card was turned up.
        Turned = "turned",
        /// Yes or no.
        Answer(query: Query) = "answer",
        /// Who of those whose cards nobody has seen raises a hand.
        Hands(query: Query) = "hands",
        /// Whose identity the suspect was, if anybody's.
        Hit(suspect: Suspect) = "hit",
        /// Which face-down card of the list goes under the deck.
        Return = "return",
        /// Which officer is let go.
        Dismiss = "dismiss",
        /// Which treasure is taken.
        Take = "take",
        /// Whether an attack on this suspect is stopped.
        Save(victim: Suspect) = "save",
        /// Who is threatened.
        Threaten = "threaten",
        /// Where protection is laid or taken back.
        Protect = "protect",
        /// Who dies next to this exploding bomb.
        Blast(bomb: Suspect) = "blast",
        /// Whether a bomb on this suspect, who was just arrested, goes off (F59).
        Detonate(bomb: Suspect) = "detonate",
        /// Which steal tokens are taken back.
        Keep = "keep",
        /// Who is put in uniform.
        Deploy = "deploy",
        /// Who dies of something that depends on a hidden place.
        Dies = "dies",
        /// Which role card was shown.
        Role = "role",
        /// Which character cards were turned up.
        Cards = "cards",
        /// Whether Jack is seen.
        Call = "call",
        /// The new order of the deck; chance owes it, nobody at the table.
        Shuffle = "shuffle",
    }
}

/// The cells along each side of the square that the Chief of Security surveys (heist, surveillance).
pub(crate) const SURVEY_SIDE: u8 = 4;

spoken! {
    /// A question that one player puts to others under the rules.
    #[derive(Hash)]
    pub enum Query {
        /// Do you stand next to this suspect?
        Canvass(suspect: Suspect) = "canvass",
        /// Are you this suspect?
        Accusation(suspect: Suspect) = "accusation",
        /// Are you in the 4×4 square with this top left corner?
        Survey(corner: Cell) = "survey",
    }
}

impl Ask {
    /// The stable word for it in `status --json`.
    ///
    /// An unseen disguise asks for what was drawn, so it has the same word; and what a failed one turned
    /// up is asked like any card that was turned up.
    pub const fn kind(&self) -> &'static str {
        match self {
            Self::Disguised => "drew",
            Self::Failed => "turned",
            other => other.word(),
        }
    }

    /// Whether it asks for what only the cards on the table can tell: nobody chooses it.
    pub const fn is_of_cards(&self) -> bool {
        matches!(
            self,
            Self::Drew(_)
                | Self::Chosen
                | Self::Disguised
                | Self::Failed
                | Self::Turned
                | Self::Answer(_)
                | Self::Hands(_)
                | Self::Hit(_)
                | Self::Dies
                | Self::Role
                | Self::Cards
                | Self::Call
        )
    }

    /// Whether it is answered in private.
    pub const fn is_private(&self) -> bool {
        matches!(self, Self::Become | Self::Drew(_))
    }
}
