//! What a seat is called, and who wins together.
use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use crate::scenario::reading::At;
use crate::terms::{Role, Team, UnknownWord};

/// A seat of a mode: its role, numbered from 1 where several seats have the same one.
///
/// # Examples
/// ```
/// use noir_referee::scenario::SeatId;
/// use noir_referee::terms::Role;
/// let third: SeatId = "spy3".parse().unwrap();
/// assert_eq!((third.role, third.number), (Role::Spy, Some(3)));
/// assert_eq!(SeatId::from(Role::Killer).to_string(), "killer");
/// assert!("spy0".parse::<SeatId>().is_err());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SeatId {
    /// What its player is.
    pub role: Role,
    /// Which of them, 1 to 9.
    pub number: Option<u8>,
}

/// Who has goals: everybody with a role, or a team.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum GoalOwner {
    /// Everybody who has this role, each for themselves.
    Role(Role),
    /// The players of a team together.
    Team(Team),
}

impl From<Role> for SeatId {
    fn from(role: Role) -> Self {
        Self { role, number: None }
    }
}

impl fmt::Display for SeatId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.number {
            Some(number) => f.pad(&format!("{}{number}", self.role)),
            None => f.pad(self.role.id()),
        }
    }
}

impl FromStr for SeatId {
    type Err = UnknownWord;

    fn from_str(text: &str) -> Result<Self, UnknownWord> {
        let (role, number) = match text.char_indices().next_back() {
            Some((at, digit @ '1'..='9')) => (&text[..at], digit.to_digit(10)),
            _ => (text, None),
        };
        let number = number.map(|number| number as u8);
        Role::from_id(role).map(|role| Self { role, number }).ok_or(UnknownWord)
    }
}

impl SeatId {
    /// Reads a seat.
    pub(super) fn read(at: At<'_>) -> Option<Self> {
        let word = at.word();
        let seat = word.parse().ok();
        if seat.is_none() && !word.is_empty() {
            at.choice(word, Role::ALL.iter().map(|role| role.id()));
        }
        seat
    }
}

impl GoalOwner {
    /// The word in files and JSON.
    pub fn id(self) -> &'static str {
        match self {
            Self::Role(role) => role.id(),
            Self::Team(team) => team.id(),
        }
    }

    /// Reads a role or a team.
    pub(super) fn read(at: At<'_>) -> Option<Self> {
        let word = at.word();
        let team = || Team::from_id(&word).map(Self::Team);
        let side = Role::from_id(&word).map(Self::Role).or_else(team);
        if side.is_none() && !word.is_empty() {
            let roles = Role::ALL.iter().map(|role| role.id());
            at.choice(word, roles.chain(Team::ALL.iter().map(|team| team.id())));
        }
        side
    }
}

impl Serialize for SeatId {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for SeatId {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let text = String::deserialize(from)?;
        text.parse().map_err(|_| de::Error::custom(format_args!("no seat: {text}")))
    }
}

impl Serialize for GoalOwner {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(self.id())
    }
}
