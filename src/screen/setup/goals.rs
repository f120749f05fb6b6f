//! What each side has to do to win.
use std::collections::BTreeMap;

use crate::lang::Words;
use crate::scenario::{GoalOwner, SeatId};
use crate::terms::{Arrests, Choices, Deaths, Goal, Kills, Team, Trophies};

/// Those who have goals together.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Side {
    pub(super) owner: GoalOwner,
    /// Whether the goals of the role are those of each team.
    pub(super) each_team: bool,
}

/// The ways to win of one mode, as this table plays it.
pub(in crate::screen) struct Goals<'a> {
    pub(in crate::screen) ways: &'a BTreeMap<GoalOwner, Vec<Goal>>,
    pub(in crate::screen) options: &'a Choices,
    /// What the box calls a treasure.
    pub(in crate::screen) treasure: &'a str,
    pub(in crate::screen) words: &'a Words,
}

impl Goals<'_> {
    /// Who has goals together, in the order of their first turns.
    pub(super) fn sides(&self, seats: impl Iterator<Item = (SeatId, Option<Team>)>) -> Vec<Side> {
        let mut sides = Vec::new();
        for (seat, team) in seats {
            let own = team.map(GoalOwner::Team).filter(|team| self.ways.contains_key(team));
            let side = match own {
                Some(owner) => Side { owner, each_team: false },
                None => Side { owner: GoalOwner::Role(seat.role), each_team: team.is_some() },
            };
            if !sides.contains(&side) {
                sides.push(side);
            }
        }
        sides
    }

    /// What a side wants.
    pub(super) fn of(&self, side: Side) -> Option<String> {
        self.ways.get(&side.owner).map(|goals| self.any_of(goals))
    }

    /// One of these: `kill the opponent’s secret identity or kill 14 suspects`.
    pub(in crate::screen) fn any_of(&self, goals: &[Goal]) -> String {
        let ways: Vec<String> = goals.iter().map(|goal| self.way(*goal)).collect();
        self.words.one_of(&ways)
    }

    fn way(&self, goal: Goal) -> String {
        let counted =
            |key: &str, n: Option<u8>| self.words.tell(key, &[("n", n.unwrap_or(0).into())]);
        let options = self.options;
        match goal {
            Goal::Escape => self.words.say("setup-goal-escape"),
            Goal::NotCaught => self.words.say("setup-goal-not-caught"),
            Goal::CatchJack => self.words.say("setup-goal-catch-jack"),
            Goal::KillInspector => self.words.say("setup-goal-kill-inspector"),
            Goal::KillCount => counted("setup-goal-kill-count", options.get().map(Kills::get)),
            Goal::AccuseKiller => self.words.say("setup-goal-accuse-killer"),
            Goal::AccuseHitman => self.words.say("setup-goal-accuse-hitman"),
            Goal::AccuseThief => self.words.say("setup-goal-accuse-thief"),
            Goal::KillList => self.words.say("setup-goal-kill-list"),
            Goal::KillSleuth => self.words.say("setup-goal-kill-sleuth"),
            Goal::Trophies => counted("setup-goal-trophies", options.get().map(Trophies::get)),
            Goal::StealAll => {
                self.words.tell("setup-goal-steal-all", &[("token", self.treasure.into())])
            }
            Goal::Deaths => counted("setup-goal-deaths", options.get().map(Deaths::get)),
            Goal::Arrests => counted("setup-goal-arrests", options.get().map(Arrests::get)),
            Goal::OpenVaults => self.words.say("setup-goal-open-vaults"),
            Goal::NoRoleLeft => self.words.say("setup-goal-no-role-left"),
        }
    }
}
