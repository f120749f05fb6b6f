//! Spy Tag: capture who is likely, canvass what halves the circles, show as little as possible.
use super::Thumbs;
use crate::board::{Grid, SuspectSet};
use crate::players::Seen;
use crate::players::reckoning::{danger, is_enemy, reach, steps, told};
use crate::rules::spy_tag::SpyTag;
use crate::rules::{Action, Deed};

/// What it is to be found.
const CAUGHT: i32 = 220;

impl Thumbs for SpyTag {
    fn worth(&self, seen: &Seen, line: &Action) -> i32 {
        let grid = seen.view().grid();
        match *line {
            Action::Do(Deed::Capture(target)) => {
                is_enemy(seen, target) - 60 - shown(seen, grid.around(target))
            }
            Action::Do(Deed::Canvass(target)) => {
                let near = reach(grid, Some(target));
                let told: i32 = seen.enemies().map(|enemy| told(seen.suspects(enemy), near)).sum();
                // Who learns nothing by it only passes.
                4 * told - shown(seen, near) - if told == 0 { 20 } else { 0 }
            }
            _ => {
                let Some(after) = seen.grid_after(line) else { return 0 };
                (chance(seen, &after) - chance(seen, grid)) / 2 - 4
            }
        }
    }
}

/// What it costs to show that one is among these.
fn shown(seen: &Seen, near: SuspectSet) -> i32 {
    let cover = seen.cover();
    danger(CAUGHT, (cover & near).len()) - danger(CAUGHT, cover.len())
}

/// The best chance of a capture on this grid, next to him now or after a few shifts.
fn chance(seen: &Seen, grid: &Grid) -> i32 {
    let far = |suspect| steps(grid, seen.own(), suspect).max(1);
    let alive = seen.view().alive() - seen.own().into_iter().collect();
    let chance = |suspect| is_enemy(seen, suspect) / (far(suspect) * far(suspect));
    alive.iter().map(chance).max().unwrap_or(0)
}
