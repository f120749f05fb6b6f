//! Who sits at the table, and whose eyes a view is made for.
use serde::{Deserialize, Serialize};

/// A seat of the table, numbered from 0 in the mode's order of seats.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
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

/// Whose eyes something is shown to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Audience {
    /// Everybody at the table.
    Public,
    /// The player of one seat.
    Seat(Seat),
    /// A referee who does not play.
    Referee,
}

impl Audience {
    /// Whether this audience may see the cards of `seat`.
    pub fn sees(self, seat: Seat) -> bool {
        match self {
            Self::Public => false,
            Self::Seat(own) => own == seat,
            Self::Referee => true,
        }
    }
}
