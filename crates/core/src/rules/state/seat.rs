//! Who sits at the table, and whose eyes a view is made for.
use serde::{Deserialize, Serialize};

use crate::board::{Member, Set};

/// A seat of the table, numbered from 0 in the mode's order of seats.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Seat(u8);

/// The most seats that any mode has (Spy Tag for nine).
pub const SEATS: usize = 9;

impl Seat {
    /// The seat numbered `index`, 0 to 8.
    pub const fn new(index: u8) -> Self {
        Self(index)
    }

    /// The number as an index into a list of all seats.
    pub const fn at(self) -> usize {
        self.0 as usize
    }
}

/// Who holds the cards of a seat, chosen when the table is opened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Trust {
    /// The companion deals and keeps them.
    #[default]
    Dealt,
    /// The player draws real cards and tells the companion in private.
    Told,
    /// The player keeps them; what he says about them is a claim.
    Untold,
}

impl Trust {
    /// Its word on the command line and in the journal.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Dealt => "dealt",
            Self::Told => "told",
            Self::Untold => "untold",
        }
    }
}

/// Whose eyes something is shown to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Audience {
    /// Everybody at the table.
    Public,
    /// The player of one seat.
    Seat(Seat),
    /// A referee who does not play.
    Referee,
}

/// A set of seats.
pub type SeatSet = Set<Seat>;

impl Member for Seat {
    fn index(self) -> u8 {
        self.0
    }

    fn from_index(index: u8) -> Self {
        Self(index)
    }
}

/// What an audience may see at one table: made by [`Position::eyes`](super::Known::eyes), which knows
/// who plays with whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Eyes {
    /// Whether they see everything.
    pub(in crate::rules) all: bool,
    /// The seats all whose cards they see: their own, if they have one.
    pub(in crate::rules) own: SeatSet,
    /// The seats whose identities they see: their team's, where the mode lets a team show them.
    pub(in crate::rules) mates: SeatSet,
    /// Whether they see the face-down cards of the hit list (H23).
    pub(in crate::rules) list: bool,
}

/// The eyes of an audience without team-mates, while the game goes on.
impl From<Audience> for Eyes {
    fn from(audience: Audience) -> Self {
        match audience {
            Audience::Public => Self::PUBLIC,
            Audience::Seat(seat) => Self { own: SeatSet::just(seat), ..Self::PUBLIC },
            Audience::Referee => Self { all: true, ..Self::PUBLIC },
        }
    }
}

impl Eyes {
    /// The eyes of everybody, while the game goes on.
    pub const PUBLIC: Self =
        Self { all: false, own: SeatSet::EMPTY, mates: SeatSet::EMPTY, list: false };

    /// Whether they see all cards of `seat`.
    pub fn see(self, seat: Seat) -> bool {
        self.all || self.own.contains(seat)
    }

    /// Whether they see the identity of `seat`.
    pub fn see_identity(self, seat: Seat) -> bool {
        self.see(seat) || self.mates.contains(seat)
    }

    /// Whether they see the face-down cards of the hit list.
    pub(crate) const fn see_list(self) -> bool {
        self.all || self.list
    }

    /// Whether they see what no player sees: the deck and cards that lie face down for all.
    pub const fn see_all(self) -> bool {
        self.all
    }
}
