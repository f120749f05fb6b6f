//! Master Thief vs. Chief of Police: steal where many could have done it, change in time; accuse where it is likeliest.
use super::{Thumbs, hiding, knowing};
use crate::board::{Grid, Suspect, SuspectSet};
use crate::players::Seen;
use crate::players::reckoning::{WINS, one_of, reach};
use crate::rules::thief_chief::{THIEF, ThiefChief};
use crate::rules::{Action, Deed};
use crate::terms::Token;

impl Thumbs for ThiefChief {
    fn worth(&self, seen: &Seen, line: &Action) -> i32 {
        if seen.seat() == THIEF { steals(*self, seen, line) } else { hunts(seen, line) }
    }

    fn outlook(&self, seen: &Seen) -> i32 {
        let share = 800 * i32::from(self.stolen) / i32::from(self.laid.max(1)) - 200;
        let stolen = if seen.seat() == THIEF { share } else { -share };
        stolen + hiding(seen) + 2 * knowing(seen)
    }
}

/// What it is to be found.
const CAUGHT: i32 = 500;

fn treasures(seen: &Seen) -> SuspectSet {
    seen.view().tokens().with(Token::Treasure)
}

/// Where the Chief can accuse, as far as everybody sees.
fn watched(seen: &Seen, grid: &Grid) -> SuspectSet {
    let officers = seen.view().officers();
    grid.around_any(officers) | officers
}

/// How dangerous it is to be one of so many at a place where an officer is, or where none is.
fn risk(seen: &Seen, grid: &Grid, own: Option<Suspect>, many: u8) -> i32 {
    let seen_there = own.is_some_and(|own| watched(seen, grid).contains(own));
    one_of(CAUGHT, many) / if seen_there { 1 } else { 3 }
}

fn steals(game: ThiefChief, seen: &Seen, line: &Action) -> i32 {
    let (grid, cover, own) = (seen.view().grid(), seen.cover(), seen.own());
    match *line {
        Action::Do(Deed::Steal(target)) => {
            if game.stolen + 1 >= game.laid {
                return WINS;
            }
            let left = cover & reach(grid, Some(target));
            60 + risk(seen, grid, own, cover.len()) - risk(seen, grid, own, left.len())
        }
        Action::Do(Deed::Disguise) => {
            let fresh = seen.view().everybody() - seen.view().open_cards();
            risk(seen, grid, own, cover.len()) - risk(seen, grid, own, fresh.len()) - 10
        }
        Action::Do(Deed::Become(card)) => {
            let near = reach(grid, Some(card)) & treasures(seen);
            let seen_there = watched(seen, grid).contains(card);
            10 * i32::from(near.len()) - if seen_there { 35 } else { 0 }
        }
        // The treasure that is hardest to come by.
        Action::Do(Deed::Take(target)) => {
            let hand = seen.view().holding(THIEF).hand | own.into_iter().collect();
            -i32::from((reach(grid, Some(target)) & hand).len())
        }
        _ => {
            let Some(after) = seen.grid_after(line) else { return 0 };
            let near = |grid| i32::from((reach(grid, own) & treasures(seen)).len());
            let gained = (near(&after) - near(grid)).clamp(-3, 3);
            let many = cover.len();
            5 * gained
                + (risk(seen, grid, own, many) - risk(seen, &after, own, many)) / 2
                + if near(grid) == 0 { 15 * gained } else { 0 }
        }
    }
}

/// Where he can accuse from.
fn posts(seen: &Seen) -> SuspectSet {
    seen.view().officers() | seen.own().into_iter().collect()
}

fn hunts(seen: &Seen, line: &Action) -> i32 {
    let (thief, grid) = (seen.suspects(THIEF), seen.view().grid());
    match *line {
        Action::Do(Deed::Accuse(target)) if thief.contains(target) => one_of(WINS, thief.len()),
        Action::Do(Deed::Accuse(_)) => -60,
        // It costs a treasure.
        Action::Do(Deed::Deputize) => -20,
        Action::Do(Deed::Dismiss(officer)) => {
            let rest = posts(seen) - SuspectSet::just(officer);
            i32::from(((grid.around_any(rest) | rest) & thief).len())
        }
        _ => {
            let Some(after) = seen.grid_after(line) else { return 0 };
            let posts = posts(seen);
            let near = |grid: &Grid| i32::from(((grid.around_any(posts) | posts) & thief).len());
            let all = i32::from(thief.len().max(1));
            700 * (near(&after) - near(grid)) / (all * all)
        }
    }
}
