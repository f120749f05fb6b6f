//! Who sits where, and with whom.
use serde::Serialize;

use super::{RandomSource, Seats, SetupError};
use crate::scenario::{Edition, ModeSheet, SeatId};
use crate::terms::Team;

/// One player's place.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Seating {
    /// The seat.
    pub seat: SeatId,
    /// What is printed on the role card that the player takes.
    pub role_card: String,
    /// The same as the box has it, where that is said in other words to those who cannot read it.
    #[serde(skip)]
    pub printed: Option<String>,
    /// The team, in modes with teams.
    pub team: Option<Team>,
    /// Which of the players it is, from 1.
    pub number: u8,
    /// The player's name, if names were given.
    pub player: Option<String>,
}

/// Who takes which seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Assign {
    /// As the seed has it.
    Random,
    /// The first player takes the first seat, and so on.
    InOrder,
    /// The seat of each player.
    Roles(Vec<SeatId>),
}

/// Players who win together.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Partners {
    /// Their team.
    pub team: Team,
    /// What the box calls it, if it has a name.
    pub name: Option<String>,
    /// Their seats, in order of turns.
    pub seats: Vec<SeatId>,
}

impl Partners {
    /// The teams among this many players, in the order in which they have their first turns.
    pub(super) fn of(
        mode: &ModeSheet,
        edition: &Edition,
        players: u8,
        seats: &[Seating],
    ) -> Vec<Self> {
        let teams = mode.teams.get(&players).into_iter().flatten();
        let of = |team: Team| {
            seats.iter().filter(move |seat| seat.team == Some(team)).map(|seat| seat.seat).collect()
        };
        let mut teams: Vec<Self> = teams
            .map(|(&team, _)| Self {
                team,
                name: edition.team_name(mode.id, team).map(str::to_owned),
                seats: of(team),
            })
            .collect();
        teams.sort_by_key(|partners| {
            seats.iter().position(|seat| partners.seats.first() == Some(&seat.seat))
        });
        teams
    }
}

impl Assign {
    /// How a code says it, where the players have `taken` these seats.
    pub(super) fn seats(&self, taken: &[SeatId], mode: &ModeSheet) -> Seats {
        match self {
            Self::Random => Seats::Random,
            Self::InOrder => Seats::InOrder,
            Self::Roles(_) => {
                let seats = mode.seats_for(taken.len() as u8);
                let place = |seat| seats.iter().position(|other| other == seat).unwrap_or(0) as u8;
                Seats::Given(taken.iter().map(place).collect())
            }
        }
    }

    /// What a code says.
    pub fn of(seats: &Seats, mode: &ModeSheet) -> Self {
        match seats {
            Seats::Random => Self::Random,
            Seats::InOrder => Self::InOrder,
            Seats::Given(places) => {
                let seats = mode.seats_for(places.len() as u8);
                let seat = |place: &u8| seats.get(usize::from(*place)).copied();
                Self::Roles(places.iter().filter_map(seat).collect())
            }
        }
    }
}

/// The seat that each of this many players takes, in the order in which they were named.
pub(super) fn taken(
    mode: &ModeSheet,
    players: u8,
    seed: &str,
    assign: &Assign,
) -> Result<Vec<SeatId>, SetupError> {
    let seats = mode.seats_for(players);
    match assign {
        Assign::InOrder => Ok(seats.to_vec()),
        Assign::Random => {
            let mut players: Vec<usize> = (0..seats.len()).collect();
            RandomSource::seeded("seats", seed).shuffle(&mut players);
            let mut drawn: Vec<_> = players.into_iter().zip(seats).collect();
            drawn.sort_by_key(|(player, _)| *player);
            Ok(drawn.into_iter().map(|(_, seat)| *seat).collect())
        }
        Assign::Roles(taken) if taken.len() == seats.len() => Ok(taken.clone()),
        Assign::Roles(_) => Err(SetupError::Roles),
    }
}

/// The players in order of turns when they take these seats.
pub(super) fn seat(
    mode: &ModeSheet,
    edition: &Edition,
    taken: &[SeatId],
    names: &[String],
) -> Result<Vec<Seating>, SetupError> {
    let turns = mode.turn_order(taken).ok_or(SetupError::Roles)?;
    let seat = |seat: SeatId| {
        let player = taken.iter().position(|other| *other == seat)?;
        Some(Seating {
            seat,
            role_card: edition.role_name(mode.id, seat.role).to_owned(),
            printed: None,
            team: mode.team_of(taken.len() as u8, seat),
            number: player as u8 + 1,
            player: names.get(player).cloned(),
        })
    };
    Ok(turns.into_iter().filter_map(seat).collect())
}
