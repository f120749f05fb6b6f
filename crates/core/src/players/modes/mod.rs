//! The rules of thumb of each mode: what a line promises, and how well a side stands.
mod fbi_mafia;
mod heist;
mod hitman_sleuth;
mod killer_inspector;
mod mr_jack;
mod spy_tag;
mod thief_chief;

use super::Seen;
use super::reckoning::{bits, danger};
use crate::rules::{Action, Playing};

/// The rules of thumb of a mode. Points are those of [`reckoning`](super::reckoning): a line that wins for sure has a
/// thousand.
pub(super) trait Thumbs {
    /// What a line promises whoever says it; what is worth nothing has 0.
    fn worth(&self, seen: &Seen, line: &Action) -> i32;

    /// How well the seat stands, from -1000 to 1000, while nobody has won: what its side has counted against what the
    /// others have, how little is known of it, and how much it knows.
    fn outlook(&self, seen: &Seen) -> i32 {
        let counted: i32 = seen
            .scores()
            .into_iter()
            .map(|score| {
                let share = 400 * i32::from(score.count) / i32::from(score.goal.max(1));
                if score.side.is_none_or(|side| seen.is_of(side)) { share } else { -share / 2 }
            })
            .sum();
        counted + hiding(seen) + knowing(seen)
    }
}

/// How well hidden he is: 0 at best.
pub(super) fn hiding(seen: &Seen) -> i32 {
    if seen.own().is_none() { 0 } else { -danger(300, seen.cover().len()) }
}

/// How much he knows of the others: 0 if they can be anybody.
pub(super) fn knowing(seen: &Seen) -> i32 {
    let all = bits(seen.view().everybody().len());
    let (sum, enemies) = seen.enemies().fold((0, 0), |(sum, enemies), enemy| {
        let can = seen.suspects(enemy);
        (sum + if can.is_empty() { 0 } else { all - bits(can.len()) }, enemies + 1)
    });
    2 * sum / i32::max(enemies, 1)
}

macro_rules! thumbs {
    ($($(#[$doc:meta])* $Mode:ident $module:ident $id:literal $family:ident;)+) => {
        /// The rules of thumb of the mode that is played.
        pub(super) fn thumbs(game: Playing<'_>) -> &dyn Thumbs {
            match game { $(Playing::$Mode(state) => state,)+ }
        }
    };
}

modes!(thumbs);
