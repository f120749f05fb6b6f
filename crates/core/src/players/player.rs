//! Players that think from what their seat sees.
use super::careful::Careful;
use super::thinking::Thinking;
use super::{Dice, Seen};
use crate::rules::Action;
use crate::terms::Strength;

/// Somebody who decides for a seat.
pub trait Player: Send + Sync {
    /// What he says now; nothing if he can say nothing.
    fn choose(&self, seen: &Seen, dice: &mut Dice) -> Option<Action>;
}

/// Somebody of this strength.
pub const fn player(strength: Strength) -> &'static dyn Player {
    match strength {
        Strength::Random => &Random,
        Strength::Greedy => &Greedy,
        Strength::Careful => &Careful,
        Strength::Thinking => &Thinking,
    }
}

/// Says anything.
struct Random;

impl Player for Random {
    fn choose(&self, seen: &Seen, dice: &mut Dice) -> Option<Action> {
        seen.any_legal(|sides| dice.below(sides))
    }
}

/// Looks one line ahead.
struct Greedy;

/// So many lines are looked at; where there are more, as the many whistles of Mr. Jack, so many are drawn of them.
const LOOKED_AT: u32 = 400;

/// What a line is worth at once, the best last.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Worth {
    Loses,
    Gains(i16),
    Wins,
}

impl Player for Greedy {
    fn choose(&self, seen: &Seen, dice: &mut Dice) -> Option<Action> {
        let mut lines = seen.some_legal(LOOKED_AT, |sides| dice.below(sides));
        let worths: Vec<Worth> = lines.iter().map(|line| worth(seen, line)).collect();
        let best = worths.iter().max().copied()?;
        let mut worths = worths.into_iter();
        lines.retain(|_| worths.next() == Some(best));
        let mut verbs: Vec<&str> = lines.iter().map(Action::word).collect();
        verbs.sort_unstable();
        verbs.dedup();
        let verb = verbs[dice.below(verbs.len() as u32) as usize];
        let of_verb: Vec<&Action> = lines.iter().filter(|line| line.word() == verb).collect();
        Some(of_verb[dice.below(of_verb.len() as u32) as usize].clone())
    }
}

fn worth(seen: &Seen, line: &Action) -> Worth {
    let after = seen.after(line);
    match after.outcome().map(|outcome| outcome.winner) {
        Some(Some(side)) if seen.is_of(side) => return Worth::Wins,
        Some(_) => return Worth::Loses,
        None => {}
    }
    let gained = after.game().scores().into_iter().zip(seen.scores()).map(|(after, before)| {
        let gain = i16::from(after.count) - i16::from(before.count);
        // What is counted for nobody in particular is counted for whoever does it.
        if before.side.is_none_or(|side| seen.is_of(side)) { gain } else { -gain }
    });
    Worth::Gains(gained.sum())
}
