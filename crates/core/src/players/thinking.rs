//! Somebody who thinks of the tables that there might be.
use super::careful::{Careful, hurry, ranked};
use super::modes::thumbs;
use super::{Dice, Played, Player, Seen};
use crate::rules::Action;

/// Imagines tables that look like what he sees, plays the best lines out on each of them as careful players would, and
/// says the one after which his side stands best.
pub(super) struct Thinking;

/// So many lines are tried, the best by the rules of thumb.
const LINES: usize = 8;
/// So many tables are imagined for each line in the first round; in each later one for half as many lines.
const TABLES: u64 = 16;
/// So many rounds, in each of which the better half goes on.
const ROUNDS: u32 = 3;
/// So many lines ahead.
const AHEAD: u32 = 10;
/// So many lines are looked at before the best are tried.
const LOOKED_AT: u32 = 160;

impl Player for Thinking {
    fn choose(&self, seen: &Seen, dice: &mut Dice) -> Option<Action> {
        let mut lines = ranked(seen, LOOKED_AT, dice);
        hurry(seen, &mut lines, dice);
        lines.truncate(LINES);
        if lines.len() == 1 {
            return lines.pop().map(|(_, line)| line);
        }
        let mut tried: Vec<Tried> = lines
            .into_iter()
            .map(|(promise, line)| Tried { line, promise, sum: 0, times: 0 })
            .collect();
        for _ in 0..ROUNDS {
            for table in 0..TABLES {
                // All lines are tried on the same tables with the same luck.
                let luck = Dice::of(dice.below(u32::MAX).into(), table);
                for one in &mut tried {
                    if let Some(worth) = tried_on(seen, &one.line, &mut luck.clone()) {
                        one.sum += worth;
                        one.times += 1;
                    }
                }
            }
            tried.sort_by_key(|one| -one.worth());
            tried.truncate(tried.len().div_ceil(2).max(1));
        }
        tried.into_iter().next().map(|one| one.line)
    }
}

/// A line and what came of it.
struct Tried {
    line: Action,
    /// What the rules of thumb promise.
    promise: i32,
    sum: i32,
    times: i32,
}

impl Tried {
    /// What it came to on average, and a little of what it promised.
    fn worth(&self) -> i32 {
        if self.times == 0 { i32::MIN + 1 } else { 8 * self.sum / self.times + self.promise }
    }
}

/// How his side stands some lines after this one at a table that might be; nothing where the line cannot be said there.
fn tried_on(seen: &Seen, line: &Action, dice: &mut Dice) -> Option<i32> {
    let mut table: Played = seen.imagined(dice);
    if table.position().check(line).is_err() {
        return None;
    }
    table.say(line);
    let seat = seen.seat();
    for _ in 0..AHEAD {
        let Some(next) = table.owed(dice) else { break };
        let Some(said) = table.asks(&Careful, next, dice) else { break };
        table.say(&said);
    }
    let after = table.seen(seat);
    Some(match after.outcome() {
        Some(outcome) => match outcome.winner {
            Some(side) if after.is_of(side) => 1000,
            Some(_) => -1000,
            None => 0,
        },
        None => thumbs(after.view().game()).outlook(&after),
    })
}
