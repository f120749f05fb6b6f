//! Hitman vs. Sleuth: go for the open target, evade before it is too late; ask what halves the suspects.
use super::{Thumbs, hiding, knowing};
use crate::players::Seen;
use crate::players::reckoning::{WINS, bits, danger, is, one_of, reach, steps, told};
use crate::rules::hitman_sleuth::{HITMAN, HitmanSleuth, SLEUTH};
use crate::rules::{Action, Deed};

impl Thumbs for HitmanSleuth {
    fn worth(&self, seen: &Seen, line: &Action) -> i32 {
        if seen.seat() == HITMAN { kills(self, seen, line) } else { hunts(seen, line) }
    }

    fn outlook(&self, seen: &Seen) -> i32 {
        let left = i32::from(self.list.hidden_count()) + 1;
        let near = self.list.target().map_or(9, |target| {
            if seen.seat() == HITMAN { steps(seen.view().grid(), seen.own(), target) } else { 2 }
        });
        let killed = 300 - 120 * left - 10 * near;
        let killed = if seen.seat() == HITMAN { killed } else { -killed };
        killed + hiding(seen) + 2 * knowing(seen)
    }
}

/// What it is to be found.
const CAUGHT: i32 = 500;

fn kills(game: &HitmanSleuth, seen: &Seen, line: &Action) -> i32 {
    let (cover, grid) = (seen.cover(), seen.view().grid());
    let now = danger(CAUGHT, cover.len());
    let target = game.list.target();
    match *line {
        Action::Do(Deed::Kill(victim)) => {
            let left = cover & grid.around(victim);
            let progress = match () {
                () if target != Some(victim) => 0,
                () if game.list.hidden_count() == 0 => return WINS,
                () => 300,
            };
            progress + is(seen, SLEUTH, victim) / 4 + now - danger(CAUGHT, left.len())
        }
        Action::Do(Deed::Evade) => {
            let fresh = seen.view().alive() - seen.view().open_cards();
            (now - danger(CAUGHT, fresh.len())) * 2 / 3 - 80
        }
        _ => {
            let (Some(after), Some(target)) = (seen.grid_after(line), target) else { return 0 };
            let near = |grid| steps(grid, seen.own(), target);
            40 * (near(grid) - near(&after))
        }
    }
}

fn hunts(seen: &Seen, line: &Action) -> i32 {
    let (hitman, grid) = (seen.suspects(HITMAN), seen.view().grid());
    match *line {
        Action::Do(Deed::Accuse(target)) if hitman.contains(target) => {
            let sure = hitman.len() <= 2;
            one_of(if sure { WINS } else { 300 }, hitman.len())
        }
        Action::Do(Deed::Accuse(_)) => -60,
        Action::Do(Deed::Exonerate) => {
            let hand = seen.view().holding(SLEUTH).hand & seen.view().alive();
            let best = hand.iter().map(|card| told(hitman, grid.around(card))).max();
            6 * best.unwrap_or(0).max(if hitman.len() > 2 { 10 } else { 0 })
        }
        Action::Do(Deed::Play(card)) if seen.view().alive().contains(card) => {
            10 + 6 * told(hitman, grid.around(card))
        }
        Action::Do(Deed::Become(card)) => i32::from(grid.around(card).len()),
        _ => {
            let Some(after) = seen.grid_after(line) else { return 0 };
            let near = |grid| i32::from((reach(grid, seen.own()) & hitman).len());
            let (then, now) = (near(&after), near(grid));
            let wanted = 64 - bits(hitman.len()).min(60);
            if now == 0 || then < now {
                wanted * (then - now)
            } else {
                wanted * (then - now) / 4 - 2
            }
        }
    }
}
