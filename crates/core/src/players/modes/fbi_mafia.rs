//! FBI vs. Mafia: the Mafia kills where many could have done it, the FBI asks what halves the circles and accuses.
use super::{Thumbs, hiding, knowing};
use crate::board::{Suspect, SuspectSet};
use crate::players::Seen;
use crate::players::reckoning::{danger, is_enemy, reach, told};
use crate::rules::fbi_mafia::{FbiMafia, Role, toll};
use crate::rules::{Action, Deed};
use crate::terms::{Team, Token};

impl Thumbs for FbiMafia {
    fn worth(&self, seen: &Seen, line: &Action) -> i32 {
        match line {
            Action::Do(deed) => does(self, seen, *deed),
            _ => moves(self, seen, line),
        }
    }

    fn outlook(&self, seen: &Seen) -> i32 {
        let share = |count, goal: u8| 500 * i32::from(count) / i32::from(goal.max(1));
        let ahead = share(self.deaths, self.deaths_goal) - share(self.arrests, self.arrests_goal);
        let mafia = self.role(seen.seat()).is_some_and(|role| role.team() == Team::Mafia);
        (if mafia { ahead } else { -ahead }) + hiding(seen) + 2 * knowing(seen)
    }
}

/// What it is to be found.
const CAUGHT: i32 = 160;

/// What it costs to show that one is among these.
fn shown(seen: &Seen, near: SuspectSet) -> i32 {
    let cover = seen.cover();
    danger(CAUGHT, (cover & near).len()) - danger(CAUGHT, cover.len())
}

/// The suspects of one's own side.
fn mates(seen: &Seen) -> SuspectSet {
    let view = seen.view();
    let side = view.game().side(seen.seat());
    let mates = view.all_seats().filter(|seat| view.game().side(*seat) == side);
    mates.filter_map(|seat| view.holding(seat).identity.known()).collect()
}

/// What a death is worth: nothing good if it is a partner.
fn death(seen: &Seen, victim: Suspect) -> i32 {
    let own = if mates(seen).contains(victim) { -200 } else { 0 };
    let saved = seen.view().tokens().with(Token::Protection).contains(victim);
    60 + is_enemy(seen, victim) / 8 + own - if saved { 30 } else { 0 }
}

/// What a question about these tells of all enemies.
fn asks(seen: &Seen, near: SuspectSet) -> i32 {
    seen.enemies().map(|enemy| told(seen.suspects(enemy), near)).sum()
}

fn does(game: &FbiMafia, seen: &Seen, deed: Deed) -> i32 {
    let (view, grid) = (seen.view(), seen.view().grid());
    let near = |at| grid.around(at);
    let tokens = |token| view.tokens().with(token);
    match deed {
        Deed::Kill(target) => death(seen, target) - shown(seen, near(target)),
        Deed::Shoot(target) | Deed::Blast(target) => death(seen, target),
        Deed::Detonate(bomb) => {
            death(seen, bomb) + near(bomb).iter().map(|it| death(seen, it)).max().unwrap_or(0) / 2
        }
        Deed::Plant(target) => {
            let here = near(target) & tokens(Token::Bomb);
            45 + death(seen, target) / 4
                - 10 * i32::from(here.len())
                - shown(seen, near(target)) / 2
        }
        Deed::Threaten(targets) => targets.iter().map(|it| 15 + death(seen, it) / 4).sum(),
        Deed::Swap(..) => 30,
        Deed::Disguise => {
            let fresh = view.alive() - view.open_cards();
            2 * (danger(CAUGHT, seen.cover().len()) - danger(CAUGHT, fresh.len())) / 3 - 8
        }
        Deed::Accuse(target) => {
            is_enemy(seen, target) * 2 / 5 - 10 - shown(seen, reach(grid, Some(target))) / 2
        }
        Deed::Autopsy(target) => 4 * asks(seen, near(target)) - shown(seen, near(target)),
        Deed::CanvassDrawn => 60,
        Deed::Profile(card) | Deed::Play(card) if view.alive().contains(card) => {
            20 + 3 * asks(seen, near(card))
        }
        Deed::Save(_) => 20,
        Deed::Protect(target) => {
            if mates(seen).contains(target) {
                12
            } else {
                10
            }
        }
        Deed::Unprotect(target) => {
            if mates(seen).contains(target) {
                -10
            } else {
                2
            }
        }
        Deed::Disarm(target, _) => 12 + if mates(seen).contains(target) { 20 } else { 0 },
        Deed::Setup(..) if game.role(seen.seat()) == Some(Role::Sniper) => 4,
        _ => 0,
    }
}

/// A line that brings whom he wants next to him.
fn moves(game: &FbiMafia, seen: &Seen, line: &Action) -> i32 {
    let (Some(after), Some(own)) = (seen.grid_after(line), seen.own()) else { return 0 };
    let (view, now) = (seen.view(), seen.view().grid());
    let alive = view.alive() - view.arrested();
    let role = game.role(seen.seat());
    if role.is_some_and(|role| role.team() == Team::Mafia) {
        let near = |grid: &crate::board::Grid| i32::from((grid.around(own) & alive).len());
        let threats = if role == Some(Role::Psycho) { i32::from(toll(view, own).len()) } else { 0 };
        return 4 * (near(&after) - near(now)).clamp(-4, 4) - 2 - 10 * threats;
    }
    let best = |grid: &crate::board::Grid| {
        let near = grid.around(own) & alive;
        near.iter().map(|it| is_enemy(seen, it)).max().unwrap_or(0)
    };
    (best(&after) - best(now)) / 4 - 3
}
