//! Spy Tag at random.
use noir_referee::rules::spy_tag::SpyTag;
use noir_referee::rules::{Action, Deed, Position, Reason, Trust};

use super::{AtRandom, Chance, on_grid};

impl AtRandom for SpyTag {
    fn table(chance: &mut Chance, trusts: &[Trust]) -> Position {
        let count = chance.one_of(&[3, 4, 5, 6, 8, 9]);
        spies(chance, count, trusts)
    }

    fn ends() -> &'static [Reason] {
        &[Reason::Trophies]
    }

    /// Spies like to capture.
    fn prefer(&self, lines: &mut Vec<Action>, chance: &mut Chance) {
        let captures = |line: &Action| matches!(line, Action::Do(Deed::Capture(_)));
        if chance.below(3) > 0 && lines.iter().any(captures) {
            lines.retain(captures);
        }
    }
}

/// So many spies on the grid of the book; more trophies than can be drawn, at times.
pub fn spies(chance: &mut Chance, count: u8, trusts: &[Trust]) -> Position {
    let mut game = SpyTag::of(count);
    game.goal = chance.one_of(&[game.goal, 1, 9]);
    let side = match count {
        3 | 4 => 5,
        5 | 6 => 6,
        _ => 7,
    };
    on_grid(game, (side, side), count.into(), chance, trusts)
}
