//! A table in a few words.
use serde::Serialize;

use crate::rules::{Seat, Side};
use crate::table::View;
use crate::terms::{Mode, Team};

/// A table as a list of tables shows it: everything here is public.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Summary {
    /// The id of the table.
    pub id: String,
    /// What is played.
    pub mode: Mode,
    /// With which box.
    pub edition: String,
    /// When it was opened, in seconds since 1970 UTC.
    pub opened: u64,
    /// Whether it is only practice.
    pub practice: bool,
    /// How many lines have been accepted.
    pub lines: usize,
    /// Who plays, in the order of seats.
    pub seats: Vec<Participant>,
    /// The seat that goes next, while the game is on.
    pub to_act: Option<String>,
    /// By what it has ended, if it has.
    pub ended: Option<&'static str>,
}

/// Somebody at a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Participant {
    /// The id of the seat.
    pub seat: String,
    /// What the box calls the role.
    pub role: String,
    /// What the player is called; nothing where no name was given.
    pub player: Option<String>,
    /// For whom they play: the id of the team that wins together, or of the role.
    pub side: String,
    /// What the box calls that side.
    pub side_name: String,
    /// Whether they have won; false as well while the game is on.
    pub won: bool,
}

impl Summary {
    /// What everybody may know of a table; `view` is made for everybody.
    pub fn of(view: &View<'_>) -> Self {
        let (opening, position) = (view.opening(), view.position());
        let outcome = position.outcome();
        let winner = outcome.and_then(|outcome| outcome.winner);
        let place = |seat: Seat| {
            let info = &opening.seats[seat.at()];
            let bare = |name: &str| name.to_lowercase();
            let nameless = [info.seat.clone(), info.role.clone(), opening.numbered_role(seat)];
            let named = !nameless.iter().any(|it| bare(it) == bare(&info.player));
            let side = position.game().side(seat);
            // The teams of spies have only numbers, which mean nothing the next time.
            let team = match side {
                Side::Team(team @ (Team::Mafia | Team::Fbi | Team::Thieves)) => Some(team),
                _ => None,
            };
            let role = info.seat.trim_end_matches(|digit: char| digit.is_ascii_digit());
            let named_team = team.and_then(|team| opening.printed.get(team.id()).cloned());
            Participant {
                seat: info.seat.clone(),
                role: opening.numbered_role(seat),
                player: named.then(|| info.player.clone()),
                side: team.map_or(role, |team| team.id()).to_owned(),
                side_name: named_team.unwrap_or_else(|| info.role.clone()),
                won: winner == Some(side),
            }
        };
        Self {
            id: opening.id.clone(),
            mode: opening.mode,
            edition: opening.edition.clone(),
            opened: opening.opened,
            practice: opening.practice,
            lines: view.seq(),
            seats: opening.all_seats().map(place).collect(),
            to_act: position.decision().map(|owed| opening.seat_id(owed.seat).to_owned()),
            ended: outcome.map(|outcome| outcome.reason.word()),
        }
    }

    /// Whether the game is over.
    pub const fn is_over(&self) -> bool {
        self.ended.is_some()
    }

    /// The names of those who play, in the order of seats.
    pub fn players(&self) -> impl Iterator<Item = &str> {
        self.seats.iter().filter_map(|place| place.player.as_deref())
    }
}
