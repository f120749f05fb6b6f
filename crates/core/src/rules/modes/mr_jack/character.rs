//! The eight characters.
use crate::board::{Gait, Suspect};
use crate::rules::spoken::spoken;

spoken! {
    /// A character of the district (book, the characters): its number is that of its [`Suspect`].
    #[derive(Hash)]
    pub enum Character {
        /// Sherlock Holmes, who draws an alibi card.
        Holmes = "holmes",
        /// John H. Watson, who carries a lantern.
        Watson = "watson",
        /// John Smith, who looks after the lamps.
        Smith = "smith",
        /// Inspector Lestrade, who moves the cordons.
        Lestrade = "lestrade",
        /// Miss Stealthy, who crosses any hex.
        Stealthy = "stealthy",
        /// Sergeant Goodley, who whistles.
        Goodley = "goodley",
        /// Sir William Gull, who changes places.
        Gull = "gull",
        /// Jeremy Bert, who moves the covers of manholes.
        Bert = "bert",
    }
}

/// How many there are.
pub const CHARACTERS: usize = 8;

impl Character {
    /// All of them, by their numbers.
    pub const ALL: [Self; CHARACTERS] = [
        Self::Holmes,
        Self::Watson,
        Self::Smith,
        Self::Lestrade,
        Self::Stealthy,
        Self::Goodley,
        Self::Gull,
        Self::Bert,
    ];

    /// The character with the number of this suspect.
    pub const fn of(suspect: Suspect) -> Self {
        Self::ALL[suspect.at() % CHARACTERS]
    }

    /// Whether a line of this character has to say more than where he goes.
    pub const fn has_to_use(self) -> bool {
        !matches!(self, Self::Holmes | Self::Stealthy | Self::Gull)
    }

    /// The suspect with the number of this character.
    pub const fn suspect(self) -> Suspect {
        Suspect::new(self as u8)
    }

    /// How many hexes it may go in one move: three, Stealthy four (book, the characters).
    pub const fn range(self) -> u8 {
        if matches!(self, Self::Stealthy) { 4 } else { 3 }
    }

    /// How it goes: Stealthy may cross lamps, buildings and gardens (book, Miss Stealthy; B18).
    pub(crate) const fn gait(self) -> Gait {
        if matches!(self, Self::Stealthy) { Gait::Cross } else { Gait::Walk }
    }
}
