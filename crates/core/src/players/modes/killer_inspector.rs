//! Killer vs. Inspector: kill where many could have done it, change before it is too late; ask what halves the suspects.
use super::{Thumbs, hiding, knowing};
use crate::board::{Suspect, SuspectSet};
use crate::players::Seen;
use crate::players::reckoning::{WINS, bits, danger, is, one_of, reach, told};
use crate::rules::killer_inspector::{INSPECTOR, KILLER, KillerInspector};
use crate::rules::{Action, Deed};

impl Thumbs for KillerInspector {
    fn worth(&self, seen: &Seen, line: &Action) -> i32 {
        if seen.seat() == KILLER { kills(*self, seen, line) } else { hunts(seen, line) }
    }

    fn outlook(&self, seen: &Seen) -> i32 {
        let share = 600 * i32::from(self.kills) / i32::from(self.goal.max(1)) - 200;
        let killed = if seen.seat() == KILLER { share } else { -share };
        killed + hiding(seen) + 2 * knowing(seen)
    }
}

/// What it is to be found.
const CAUGHT: i32 = 500;

fn kills(game: KillerInspector, seen: &Seen, line: &Action) -> i32 {
    let cover = seen.cover();
    let now = danger(CAUGHT, cover.len());
    match *line {
        Action::Do(Deed::Kill(target)) => {
            if game.kills + 1 >= game.goal {
                return WINS;
            }
            let left = cover & seen.view().grid().around(target);
            60 + is(seen, INSPECTOR, target) + now - danger(CAUGHT, left.len())
        }
        Action::Do(Deed::Disguise) => {
            let fresh = seen.view().alive() - seen.view().open_cards();
            (now - danger(CAUGHT, fresh.len())) * 2 / 3
        }
        _ => moves(seen, line),
    }
}

/// A shift that brings more victims next to him, or less of those who could be the other.
fn moves(seen: &Seen, line: &Action) -> i32 {
    let Some(grid) = seen.grid_after(line) else { return 0 };
    let (alive, own) = (seen.view().alive(), seen.own());
    let near = |grid| (reach(grid, own) & alive).len();
    5 * (i32::from(near(&grid)) - i32::from(near(seen.view().grid()))).max(-4) - 2
}

fn hunts(seen: &Seen, line: &Action) -> i32 {
    let killer = seen.suspects(KILLER);
    let grid = seen.view().grid();
    match *line {
        Action::Do(Deed::Accuse(target)) => accuses(seen, target, killer),
        Action::Do(Deed::Exonerate) => {
            let hand = seen.view().holding(INSPECTOR).hand & seen.view().alive();
            let best = hand.iter().map(|card| told(killer, grid.around(card))).max();
            6 * best.unwrap_or(0).max(if killer.len() > 2 { 10 } else { 0 })
        }
        Action::Do(Deed::Play(card)) if seen.view().alive().contains(card) => {
            10 + 6 * told(killer, grid.around(card))
        }
        // Far from the others, but not where nobody else is.
        Action::Do(Deed::Become(card)) => i32::from(grid.around(card).len()),
        _ => approaches(seen, line, killer),
    }
}

/// An accusation: the smaller the circle, the better.
fn accuses(seen: &Seen, target: Suspect, killer: SuspectSet) -> i32 {
    if !killer.contains(target) {
        return -60;
    }
    let left = seen.cover() & reach(seen.view().grid(), Some(target));
    let shown = danger(200, left.len()) - danger(200, seen.cover().len());
    let hit =
        if killer.len() <= 2 { one_of(WINS, killer.len()) } else { one_of(300, killer.len()) };
    hit - shown.max(0)
}

/// A line that brings more of those he looks for within his reach; the fewer they are the more.
fn approaches(seen: &Seen, line: &Action, killer: SuspectSet) -> i32 {
    let Some(grid) = seen.grid_after(line) else { return 0 };
    let own = seen.own();
    let near = |grid| i32::from((reach(grid, own) & killer).len());
    let (after, now) = (near(&grid), near(seen.view().grid()));
    let wanted = 64 - bits(killer.len()).min(60);
    if now == 0 || after < now { wanted * (after - now) } else { wanted * (after - now) / 4 - 2 }
}
