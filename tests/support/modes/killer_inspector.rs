//! Killer vs. Inspector at random, on grids of six suspects and more.
use noir_referee::rules::killer_inspector::KillerInspector;
use noir_referee::rules::{Action, Deed, Position, Reason, Trust};

use super::{AtRandom, Chance, on_grid, seldom};

impl AtRandom for KillerInspector {
    fn table(chance: &mut Chance, trusts: &[Trust]) -> Position {
        let few = 1 + chance.below(13) as u8;
        let goal = chance.one_of(&[14, 16, 49, few]);
        let small = (2 + chance.below(4) as u8, 3 + chance.below(3) as u8);
        let size = chance.one_of(&[(5, 5), small]);
        on_grid(Self { goal, kills: 0 }, size, 2, chance, trusts)
    }

    fn ends() -> &'static [Reason] {
        &[Reason::Kills, Reason::InspectorKilled, Reason::KillerCaught]
    }

    /// Accusations are seldom, so that grids become small.
    fn prefer(&self, lines: &mut Vec<Action>, chance: &mut Chance) {
        let accuses = |line: &Action| matches!(line, Action::Do(Deed::Accuse(_)));
        seldom(lines, chance, accuses);
    }
}
