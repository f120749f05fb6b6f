//! What rules of thumb are made of: chances and bits, in whole points.
use super::Seen;
use crate::board::{Grid, Suspect, SuspectSet};
use crate::rules::Seat;

/// Points of a line that wins for sure.
pub const WINS: i32 = 1000;

/// What is worth so much if one of so many comes true.
pub(crate) const fn one_of(points: i32, many: u8) -> i32 {
    points / if many == 0 { 1 } else { many as i32 }
}

/// How dangerous it is to be one of so many, for whoever loses so much by being named.
pub(crate) const fn danger(points: i32, many: u8) -> i32 {
    if many <= 1 {
        points
    } else {
        points / (many as i32 * many as i32) + points / (8 * many as i32)
    }
}

/// Sixteenths of a bit: the logarithm of so many suspects.
pub(crate) fn bits(many: u8) -> i32 {
    const OF: [i32; 9] = [0, 0, 16, 25, 32, 37, 41, 45, 48];
    match OF.get(usize::from(many)) {
        Some(bits) => *bits,
        None => 16 + bits(many / 2) + i32::from(many % 2) * 16 / i32::from(many),
    }
}

/// Sixteenths of a bit that a yes or a no tells, if a yes leaves some of them.
pub(crate) fn told(of: SuspectSet, yes: SuspectSet) -> i32 {
    let (all, yes) = (of.len(), (of & yes).len());
    let no = all - yes;
    if yes == 0 || no == 0 {
        return 0;
    }
    let left = i32::from(yes) * bits(yes) + i32::from(no) * bits(no);
    bits(all) - left / i32::from(all)
}

/// Chance in a thousand that some enemy is this suspect.
pub(crate) fn is_enemy(seen: &Seen, suspect: Suspect) -> i32 {
    let missed = seen.enemies().fold(1000, |missed, enemy| {
        let can = seen.suspects(enemy);
        if can.contains(suspect) { missed - missed / i32::from(can.len()) } else { missed }
    });
    1000 - missed
}

/// Chance in a thousand that `seat` is this suspect.
pub(crate) fn is(seen: &Seen, seat: Seat, suspect: Suspect) -> i32 {
    let can = seen.suspects(seat);
    if can.contains(suspect) { 1000 / i32::from(can.len()) } else { 0 }
}

/// The suspects within reach of somebody on a grid: his neighbours and himself.
pub(crate) fn reach(grid: &Grid, own: Option<Suspect>) -> SuspectSet {
    own.map_or(SuspectSet::EMPTY, |own| grid.around(own) | SuspectSet::just(own))
}

/// How many steps it is from somebody to a suspect; far where one of them does not stand there.
pub(crate) fn steps(grid: &Grid, own: Option<Suspect>, to: Suspect) -> i32 {
    match (own.and_then(|own| grid.place(own)), grid.place(to)) {
        (Some(one), Some(other)) => {
            i32::from(one.row().abs_diff(other.row()).max(one.column().abs_diff(other.column())))
        }
        _ => 9,
    }
}
