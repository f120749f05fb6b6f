//! Two games in a row with the roles changed: what counts, and how it stands (MT16).
use serde::{Deserialize, Serialize};

use crate::rules::thief_chief::THIEF;
use crate::rules::{Playing, Seat};
use crate::table::Ordered;
use crate::table::View;

/// What a game brings to the match that the next one belongs to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Match {
    /// The id of the first game's table.
    pub first: String,
    /// Which game of the match it is, from 1.
    pub game: u8,
    /// What the player of each seat has from the games before, in the order of seats.
    pub points: Vec<u8>,
}

/// The games of a match.
const GAMES: u8 = 2;

/// How a match stands, as everybody may know it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing {
    /// Which game it is, from 1.
    pub game: u8,
    /// The points of the player of each seat, in the order of seats.
    pub points: Vec<u8>,
    /// Who has won the match, once its last game is over; nobody in a draw.
    pub winners: Option<Vec<Seat>>,
}

/// How a match stands, as data.
#[derive(Clone, Debug, Serialize)]
pub(in crate::table) struct MatchStatus {
    first: String,
    game: u8,
    games: u8,
    counts: &'static str,
    /// By the players, who are called differently.
    score: Ordered<String, u8>,
    /// Once the last game is over.
    outcome: Option<MatchEnding>,
}

#[derive(Clone, Debug, Serialize)]
struct MatchEnding {
    winners: Vec<String>,
}

impl Match {
    /// The seat whose player takes this one in the next game: everybody moves on by one seat, so two
    /// players change roles, two sides change sides, and among more somebody else begins.
    pub const fn before(seat: Seat, seats: usize) -> Seat {
        Seat::new(((seat.at() + seats - 1) % seats) as u8)
    }
}

impl View<'_> {
    /// The match to which the next table belongs; none if this was the last game of one, or all play the same role: then
    /// there is none to be swapped.
    pub fn rematch(&self) -> Option<Match> {
        let opening = self.opening();
        let (first, game) = match &opening.series {
            Some(series) => (&series.first, series.game),
            None => (&opening.id, 1),
        };
        let seats = opening.seats.len();
        let points = opening.all_seats().map(|seat| self.points(Match::before(seat, seats)));
        let swaps =
            opening.all_seats().any(|seat| opening.role(seat) != opening.role(Seat::new(0)));
        (game < GAMES && swaps).then(|| Match {
            first: first.clone(),
            game: game + 1,
            points: points.collect(),
        })
    }

    /// How the match stands that this table belongs to, if it does.
    pub fn standing(&self) -> Option<Standing> {
        let (opening, game) = (self.opening(), self.opening().series.as_ref()?.game);
        let points: Vec<u8> = opening.all_seats().map(|seat| self.points(seat)).collect();
        let most = points.iter().max();
        let best = |seat: &Seat| points.get(seat.at()) == most;
        let winners = self.position().outcome().filter(|_| game >= GAMES).map(|_| {
            let best: Vec<Seat> = opening.all_seats().filter(best).collect();
            // Everybody with the same is nobody before the others.
            if best.len() == points.len() { Vec::new() } else { best }
        });
        Some(Standing { game, points, winners })
    }

    /// What counts in a match: treasures that the player has stolen (MT16), or games won.
    pub fn counts(&self) -> &'static str {
        match self.position().game() {
            Playing::ThiefChief(_) => "treasures",
            _ => "games",
        }
    }

    /// What the player of `seat` has in the match so far.
    fn points(&self, seat: Seat) -> u8 {
        let before = self.opening().series.as_ref();
        let before = before.and_then(|series| series.points.get(seat.at())).copied();
        let game = self.position().game();
        let now = match game {
            Playing::ThiefChief(game) if seat == THIEF => game.stolen,
            Playing::ThiefChief(_) => 0,
            _ => {
                let winner = self.position().outcome().and_then(|outcome| outcome.winner);
                u8::from(winner == Some(game.side(seat)))
            }
        };
        before.unwrap_or(0).saturating_add(now)
    }

    /// The match as data; nothing where the table belongs to none.
    pub(in crate::table) fn match_status(&self) -> Option<MatchStatus> {
        let (standing, series) = (self.standing()?, self.opening().series.as_ref()?);
        let player = |seat: Seat| self.opening().player(seat).to_owned();
        let points = self.opening().all_seats().zip(standing.points);
        let outcome = standing
            .winners
            .map(|winners| MatchEnding { winners: winners.into_iter().map(player).collect() });
        Some(MatchStatus {
            first: series.first.clone(),
            game: standing.game,
            games: GAMES,
            counts: self.counts(),
            score: points.map(|(seat, points)| (player(seat), points)).collect(),
            outcome,
        })
    }
}
