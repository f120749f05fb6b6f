//! Heist: thieves go where a vault is nearly open; the Chief asks what halves the circles and accuses.
use super::{Thumbs, hiding, knowing};
use crate::board::{Grid, SuspectSet};
use crate::players::Seen;
use crate::players::reckoning::{danger, is_enemy, told};
use crate::rules::heist::Heist;
use crate::rules::{Action, Deed, SURVEY_SIDE, Seat};
use crate::terms::Vault;

impl Thumbs for Heist {
    fn worth(&self, seen: &Seen, line: &Action) -> i32 {
        if seen.seat() == self.chief() { hunts(seen, line) } else { robs(self, seen, line) }
    }

    fn outlook(&self, seen: &Seen) -> i32 {
        let open = |vault: &&Vault| !self.vaults.opened.contains(**vault);
        let tokens: u8 = Vault::ALL.iter().filter(open).map(|vault| self.vaults.at(*vault)).sum();
        let robbed = 180 * i32::from(self.vaults.opened.len()) + 30 * i32::from(tokens);
        let caught = 60 * (11 - i32::from(self.pile.count()) - i32::from(self.thieves));
        let ahead = robbed - caught - 100;
        if seen.seat() == self.chief() {
            ahead.saturating_neg() + 2 * knowing(seen)
        } else {
            ahead + hiding(seen) / 2
        }
    }
}

/// What it is to be found.
const CAUGHT: i32 = 160;

/// What one more token at this vault is worth.
fn token(game: &Heist, vault: Vault) -> i32 {
    match game.vaults.at(vault) {
        0 => 90,
        1 => 140,
        _ => 400,
    }
}

/// How well the thieves stand for robbing: each in the zone of some vault where he has no token.
fn places(game: &Heist, seen: &Seen, grid: &Grid) -> i32 {
    let view = seen.view();
    let worth = |seat: Seat| {
        let own = view.holding(seat).identity.known()?;
        let cell = grid.place(own)?;
        let best = Vault::ALL.iter().filter(|vault| {
            !game.vaults.opened.contains(**vault)
                && game.zones.of(**vault).contains(cell)
                && game.vaults.tokens(seat, **vault) == 0
        });
        best.map(|vault| token(game, *vault)).max()
    };
    let of = |seat| worth(seat).unwrap_or(0);
    let mates: i32 = game.crew().iter().map(of).sum();
    of(seen.seat()) / 4 + mates / 8
}

fn robs(game: &Heist, seen: &Seen, line: &Action) -> i32 {
    let (view, cover) = (seen.view(), seen.cover());
    let shown =
        |near: SuspectSet| danger(CAUGHT, (cover & near).len()) - danger(CAUGHT, cover.len());
    match *line {
        Action::Do(Deed::Rob(vault) | Deed::RobFrom(vault, _)) => {
            token(game, vault) - shown(view.grid().on(game.zones.of(vault)))
        }
        Action::Do(Deed::Hack(vault) | Deed::Crack(vault)) => token(game, vault),
        Action::Do(Deed::Keep) => 50,
        Action::Do(Deed::Vanish | Deed::Mimic) => danger(CAUGHT, cover.len()) - 30,
        Action::Do(Deed::Silence(officer) | Deed::Stun(officer)) => {
            40 - shown(view.grid().around(officer))
        }
        Action::Do(Deed::ShiftQuiet(shift, _)) => {
            let mut grid = *view.grid();
            grid.shift(shift);
            places(game, seen, &grid) - places(game, seen, view.grid())
        }
        Action::Shift(shift) => {
            let Some(after) = seen.grid_after(line) else { return 0 };
            let moved = view.grid().members(shift.line);
            // What moves an officer brings the Chief.
            let open = moved.meets(view.officers()) || shift.by > 1;
            let gained = places(game, seen, &after) - places(game, seen, view.grid());
            gained - if open { 12 } else { 0 }
        }
        _ => 0,
    }
}

fn hunts(seen: &Seen, line: &Action) -> i32 {
    let (view, grid) = (seen.view(), seen.view().grid());
    let posts = view.officers() | seen.own().into_iter().collect();
    let best =
        |grid: &Grid| grid.around_any(posts).iter().map(|it| is_enemy(seen, it)).max().unwrap_or(0);
    match *line {
        Action::Do(Deed::Accuse(target)) => is_enemy(seen, target) * 2 / 3 - 20,
        Action::Do(Deed::Survey(corner)) => {
            let square = grid.square(corner, SURVEY_SIDE).map(|cells| grid.on(cells));
            let told = |near| seen.enemies().map(|it| told(seen.suspects(it), near)).sum::<i32>();
            3 * square.map_or(0, told)
        }
        Action::Do(Deed::Swap(one, other)) => {
            let mut after = *grid;
            after.swap(one, other);
            (best(&after) - best(grid)) / 3
        }
        // Officers in uniform are best apart from each other.
        Action::Do(Deed::Deploy(officers)) => i32::from(grid.around_any(officers).len()),
        Action::Do(Deed::Become(card)) => {
            i32::from((grid.around(card) - grid.around_any(posts)).len())
        }
        Action::Do(Deed::Pass) => -5,
        _ => {
            let Some(after) = seen.grid_after(line) else { return 0 };
            (best(&after) - best(grid)) / 3
        }
    }
}
