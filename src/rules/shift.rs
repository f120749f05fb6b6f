//! Shifting a row or a column.
use super::{Action, Position, Refusal, Rule, Seat, UndoBan};
use crate::board::{Axis, Shift};

/// Adds every shift by 1 to `reach` places that `seat` may make now.
pub(super) fn legal(position: &Position, seat: Seat, reach: u8, out: &mut Vec<Action>) {
    each(position, reach, |shift| {
        if ban(position, seat, shift).is_none() {
            out.push(Action::Shift(shift));
        }
    });
}

/// How many shifts [`legal`] would add.
pub(super) fn count(position: &Position, seat: Seat, reach: u8) -> u64 {
    let mut count = 0;
    each(position, reach, |shift| count += u64::from(ban(position, seat, shift).is_none()));
    count
}

fn each(position: &Position, reach: u8, mut visit: impl FnMut(Shift)) {
    for axis in Axis::BOTH {
        let length = position.grid.length(axis);
        for line in position.grid.lines(axis) {
            for forward in [false, true] {
                for by in (1..=reach).filter(|by| by % length != 0) {
                    visit(Shift { line, forward, by });
                }
            }
        }
    }
}

/// Whether `seat` may make this shift.
///
/// Any line of the grid may move, wherever one stands (mode 1, shift). A shift that changes nothing
/// is refused (G20), and so is one that the [undo ban](ban) forbids (G13).
pub(super) fn check(
    position: &Position,
    seat: Seat,
    reach: u8,
    shift: Shift,
) -> Result<(), Refusal> {
    let Shift { line, by, .. } = shift;
    if !position.grid.has_line(line) {
        return Err(Refusal::at(Rule::NoSuchLine, line));
    }
    if by == 0 || by > reach {
        return Err(Refusal::at(Rule::ShiftByOne, line));
    }
    if by % position.grid.length(line.axis) == 0 {
        return Err(Refusal::at(Rule::EmptyShift, line));
    }
    ban(position, seat, shift).map_or(Ok(()), |rule| Err(Refusal::at(rule, line)))
}

/// The part of the undo ban that the shift breaks (G13, G15, G16).
///
/// Only the shift that another player has just made is protected; one's own earlier shift is not.
fn ban(position: &Position, seat: Seat, shift: Shift) -> Option<Rule> {
    let (other, last) = position.last_shift?;
    if other == seat || last.line != shift.line || position.options.undo_ban == UndoBan::Off {
        return None;
    }
    if position.options.undo_ban == UndoBan::On && last.forward != shift.forward {
        return Some(Rule::UndoBan);
    }
    let length = position.grid.length(shift.line.axis);
    (turned(last, length) + turned(shift, length) == length).then_some(Rule::SameArrangement)
}

/// How far the line turns forwards, 1 to `length - 1` for a shift that changes something.
const fn turned(shift: Shift, length: u8) -> u8 {
    let by = shift.by % length;
    if shift.forward { by } else { length - by }
}
