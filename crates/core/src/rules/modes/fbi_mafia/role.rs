//! The eight roles, whom they play with, and in which order they sit.
use crate::terms::Team;

/// What a player is for the whole game, for all to see.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Role {
    /// Mafia: shifts by two, kills neighbours, disguises himself.
    Killer,
    /// FBI: disguises himself and performs autopsies.
    Undercover,
    /// Mafia: threatens, and kills whom he has threatened at the start of his turn.
    Psycho,
    /// FBI: accuses from afar and canvasses both sides.
    Detective,
    /// Mafia: plants bombs and sets them off.
    Bomber,
    /// FBI: shifts by two and protects.
    Suit,
    /// Mafia, with 8 players: shifts by two, kills along diagonals, moves tokens.
    Sniper,
    /// FBI, with 8 players: has a hand of four evidence cards.
    Profiler,
}

impl Role {
    /// All roles in the default order of turns: the teams alternate, and the Killer opens (F01, F57). The
    /// first six play with 6 players.
    pub const ALL: [Self; 8] = [
        Self::Killer,
        Self::Undercover,
        Self::Psycho,
        Self::Detective,
        Self::Bomber,
        Self::Suit,
        Self::Sniper,
        Self::Profiler,
    ];

    /// The id, which is also the id of the seat.
    ///
    /// ```
    /// use noir_core::rules::fbi_mafia::Role;
    /// assert_eq!(Role::Suit.id(), "suit");
    /// assert_eq!(Role::from_id("suit"), Some(Role::Suit));
    /// assert_eq!(Role::from_id("thief"), None);
    /// ```
    pub const fn id(self) -> &'static str {
        match self {
            Self::Killer => "killer",
            Self::Undercover => "undercover",
            Self::Psycho => "psycho",
            Self::Detective => "detective",
            Self::Bomber => "bomber",
            Self::Suit => "suit",
            Self::Sniper => "sniper",
            Self::Profiler => "profiler",
        }
    }

    /// The role with this [id](Self::id).
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|role| role.id() == id)
    }

    /// Whom the role plays with.
    pub const fn team(self) -> Team {
        match self {
            Self::Killer | Self::Psycho | Self::Bomber | Self::Sniper => Team::Mafia,
            Self::Undercover | Self::Detective | Self::Suit | Self::Profiler => Team::Fbi,
        }
    }

    /// The most places by which the role shifts a line in one action (mode 5, fast shift; F44).
    pub(super) const fn shifts_by(self) -> u8 {
        match self {
            Self::Killer | Self::Suit | Self::Sniper => 2,
            _ => 1,
        }
    }
}
