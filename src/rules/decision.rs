//! Who owes which answer.
use super::Seat;
use crate::board::Suspect;

/// What the table waits for: somebody always owes a decision until the game is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Decision {
    /// Who must say it.
    pub seat: Seat,
    /// What must be said.
    pub ask: Ask,
}

/// What a [`Decision`] asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ask {
    /// An action.
    Turn,
    /// Which card of the hand becomes the identity, in private.
    Become,
    /// Which card of the hand is played.
    Play,
    /// Which cards, so many of them, were drawn, in private.
    Drew(u8),
    /// Whether an identity has been chosen.
    Chosen,
    /// How a disguise ended whose card only its owner has seen.
    Disguised,
    /// Which face-down card was turned up.
    Turned,
    /// Yes or no.
    Answer(Query),
    /// Whether the dead suspect was this seat's identity.
    Hit(Suspect),
}

/// A question that one player puts to another under the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Query {
    /// Do you stand next to this suspect?
    Canvass(Suspect),
    /// Are you this suspect?
    Accusation(Suspect),
}

impl Ask {
    /// The stable word for it in `status --json`.
    ///
    /// An unseen disguise asks for what was drawn, so it has the same word.
    pub const fn kind(self) -> &'static str {
        match self {
            Self::Turn => "turn",
            Self::Become => "become",
            Self::Play => "play",
            Self::Drew(_) | Self::Disguised => "drew",
            Self::Chosen => "chosen",
            Self::Turned => "turned",
            Self::Answer(_) => "answer",
            Self::Hit(_) => "hit",
        }
    }
}

impl Query {
    /// The suspect that the question names.
    pub const fn suspect(self) -> Suspect {
        match self {
            Self::Canvass(suspect) | Self::Accusation(suspect) => suspect,
        }
    }
}
