//! Why words are not understood.
use thiserror::Error;

use crate::board::{Hex, Line, Suspect};
use crate::lang::{Keyword, TooLong};
use crate::rules::Seat;
use crate::rules::mr_jack::Go;
use crate::scenario::NameError;
use crate::terms::Special;

/// What the line of a character lacks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lack {
    /// Only where the character goes.
    Move,
    /// What the character does besides, or a part of it.
    More,
}

/// Why words are not a line.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("the line was not understood")]
pub enum WordError {
    /// Nothing was said.
    Empty,
    /// More was said than is read; nothing of it was.
    Long(TooLong),
    /// The first word is not a verb.
    Verb(String),
    /// The verb needs more words.
    Missing(Keyword),
    /// Words are left over.
    Extra(Keyword, String),
    /// A name is wrong.
    Name(NameError),
    /// Not a row or a column of the grid.
    Line(String),
    /// Not a direction in which this line can move.
    Direction(Line, String),
    /// Not a distance: 1 or 2.
    Distance(String),
    /// A question of another game.
    NotAsked(Keyword),
    /// Not a number of steps in a question: 1 to 7.
    Reach(String),
    /// Not a seat or a player.
    Seat(String),
    /// The line holds several dead suspects; one must be named.
    Choose(Line, Vec<Suspect>),
    /// Neither yes nor no.
    YesNo(String),
    /// Not a cell of the grid.
    Cell(String),
    /// Not a hex of the district.
    Hex(String),
    /// Nobody stands on the hex.
    Nobody(Hex),
    /// The line of a character says too little: this is missing.
    Unfinished(Suspect, Lack),
    /// This word has no place in the line of a character, or comes too late.
    Strange(Suspect, String),
    /// Not a direction for the lantern of Watson, who is moved in the line of a character.
    NoWay {
        /// Whose line it is.
        who: Suspect,
        /// Where this character goes.
        go: Option<Go>,
        /// What stands where the direction should.
        found: String,
    },
    /// Not a number.
    Number(String),
    /// This was not understood as a whole; one of these lines may be meant.
    Perhaps(String, Vec<String>),
    /// A collapse right after one of this seat: these lines go on with that one's turn, and use up the next one's.
    Twice(Seat, Vec<String>),
    /// Somebody else is said to do something than who is to act.
    NotYet,
    /// Yes, but whose identity this suspect was is not said.
    Whose(Suspect),
    /// Several tokens lie on the suspect; one must be named.
    Which(Suspect),
    /// A role card was shown, and it is not said by whom.
    Shown(Special),
    /// Who somebody is whose card nobody has seen.
    Secret,
    /// It would answer several questions, none of which is asked now.
    Unasked,
    /// Somebody or something else where a suspect should be named: me, everybody.
    NoSuspect(String),
    /// None of the words that could stand here.
    OneOf(String, Vec<&'static str>),
}

impl From<TooLong> for WordError {
    fn from(long: TooLong) -> Self {
        Self::Long(long)
    }
}

impl WordError {
    /// Whether everything of the line is understood except one thing that it lacks or says wrongly.
    pub const fn is_clear(&self) -> bool {
        matches!(
            self,
            Self::Unfinished(..)
                | Self::NoWay { .. }
                | Self::Which(_)
                | Self::Shown(_)
                | Self::Whose(_)
                | Self::Direction(..)
                | Self::Hex(_)
                | Self::NoSuspect(_)
                | Self::Unasked
        )
    }

    /// Whether a word of the line is not known, or one too many, so that another line may be meant.
    pub const fn is_of_a_word(&self) -> bool {
        matches!(
            self,
            Self::Empty
                | Self::Verb(_)
                | Self::Name(NameError::Unknown { .. })
                | Self::Strange(..)
                | Self::Cell(_)
                | Self::Number(_)
                | Self::Extra(..)
                | Self::Line(_)
                | Self::Seat(_)
                | Self::OneOf(..)
        )
    }
}
