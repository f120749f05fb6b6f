//! Somebody who plays by rules of thumb.
use super::modes::thumbs;
use super::{Dice, Player, Seen};
use crate::rules::Action;

/// Says what is worth most by the rules of thumb of its mode and side.
pub(super) struct Careful;

/// So many lines are looked at; where there are more, as the whistles of Mr. Jack, so many are drawn of them.
const LOOKED_AT: u32 = 160;

impl Player for Careful {
    fn choose(&self, seen: &Seen, dice: &mut Dice) -> Option<Action> {
        let mut lines = ranked(seen, LOOKED_AT, dice);
        hurry(seen, &mut lines, dice);
        let best = lines.first()?.0;
        lines.truncate(lines.iter().take_while(|(worth, _)| *worth == best).count());
        Some(lines.swap_remove(dice.below(lines.len() as u32) as usize).1)
    }
}

/// A move that promises less than this is no more than waiting.
const WAITING: i32 = 8;
/// After so many turns every move of the grid is waiting.
const LATE: u16 = 60;
/// After so many turns he does anything at all now and then.
const VERY_LATE: u16 = 240;
/// One of so many times he does not wait.
const PATIENCE: u32 = 4;

/// Whoever would only wait does something else now and then, the best there is: or two who wait for each other, or pull a
/// row to and fro, play for ever.
pub(super) fn hurry(seen: &Seen, lines: &mut Vec<(i32, Action)>, dice: &mut Dice) {
    if !lines.is_empty() && seen.view().turn() > VERY_LATE && dice.below(PATIENCE) == 0 {
        let any = lines.swap_remove(dice.below(lines.len() as u32) as usize);
        *lines = vec![any];
        return;
    }
    let waits = |line: &Action| matches!(line, Action::Shift(_) | Action::Collapse(_));
    let waiting = if seen.view().turn() < LATE { WAITING } else { i32::MAX };
    let only_waits = lines.first().is_some_and(|(worth, line)| *worth < waiting && waits(line));
    if only_waits && lines.iter().any(|(_, line)| !waits(line)) && dice.below(PATIENCE) == 0 {
        lines.retain(|(_, line)| !waits(line));
    }
}

/// The lines that could be said with what they promise, the best first; of very many only so many, by chance.
pub(super) fn ranked(seen: &Seen, most: u32, dice: &mut Dice) -> Vec<(i32, Action)> {
    let thumbs = thumbs(seen.view().game());
    let lines = seen.some_legal(most, |sides| dice.below(sides));
    let mut lines: Vec<(i32, Action)> =
        lines.into_iter().map(|line| (thumbs.worth(seen, &line), line)).collect();
    lines.sort_by_key(|(worth, _)| -worth);
    lines
}
