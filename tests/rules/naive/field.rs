//! The grid told slowly: rows of numbers, and every shift and collapse tried out.
use std::collections::BTreeSet;

use noir_referee::board::{Axis, Line, Shift, Suspect};
use noir_referee::rules::{Collapse, Options};
use noir_referee::terms::{CollapseRule, UndoBan};

type Rows = Vec<Vec<usize>>;

#[derive(Clone, Debug)]
pub struct Field {
    pub rows: Rows,
    pub dead: BTreeSet<usize>,
    /// The last action, if it was a shift: who, what, and the grid before it.
    pub last: Option<(usize, Shift, Rows)>,
    options: Options,
}

impl Field {
    /// Everybody in reading order, nobody dead.
    pub fn new(rows: u8, columns: u8, options: Options) -> Self {
        let width = usize::from(columns);
        let row = |row| (row * width..(row + 1) * width).collect();
        let rows = (0..usize::from(rows)).map(row).collect();
        Self { rows, dead: BTreeSet::new(), last: None, options }
    }

    fn find(&self, who: usize) -> Option<(usize, usize)> {
        let row = self.rows.iter().position(|row| row.contains(&who))?;
        Some((row, self.rows[row].iter().position(|other| *other == who)?))
    }

    pub fn near(&self, one: usize, other: usize) -> bool {
        match (self.find(one), self.find(other)) {
            (Some(a), Some(b)) => one != other && a.0.abs_diff(b.0) <= 1 && a.1.abs_diff(b.1) <= 1,
            _ => false,
        }
    }

    pub fn on_grid(&self) -> BTreeSet<usize> {
        self.rows.concat().into_iter().collect()
    }

    /// Every shift of whoever is to act, tried out: it must change something and break no ban.
    pub fn shifts(&self, active: usize) -> Vec<Shift> {
        let count = [self.rows.len(), self.rows[0].len()];
        let mut shifts = Vec::new();
        for (axis, count) in [Axis::Rows, Axis::Columns].into_iter().zip(count) {
            for index in 0..count as u8 {
                for forward in [false, true] {
                    let shift = Shift { line: Line { axis, index }, forward, by: 1 };
                    let after = shifted(&self.rows, shift);
                    if after != self.rows && !self.banned(active, shift, &after) {
                        shifts.push(shift);
                    }
                }
            }
        }
        shifts
    }

    fn banned(&self, active: usize, shift: Shift, after: &Rows) -> bool {
        let Some((who, last, before)) = &self.last else { return false };
        if *who == active {
            return false;
        }
        let opposite = last.line == shift.line && last.forward != shift.forward;
        match self.options.undo_ban {
            UndoBan::Off => false,
            UndoBan::Arrangement => after == before,
            UndoBan::On => opposite || after == before,
        }
    }

    pub fn collapses(&self) -> Vec<Collapse> {
        let mut all = Vec::new();
        for axis in [Axis::Rows, Axis::Columns] {
            let lines = if axis == Axis::Rows { self.rows.clone() } else { turned(&self.rows) };
            let dead: Vec<Vec<usize>> = lines
                .iter()
                .map(|line| line.iter().copied().filter(|who| self.dead.contains(who)).collect())
                .collect();
            let ways = match self.options.collapse {
                CollapseRule::One => one_of_each(&dead),
                CollapseRule::AllDead => vec![dead.concat()],
            };
            let fair = |taken: &Vec<usize>| {
                let after = without(&lines, taken);
                let left = after[0].len();
                after.iter().all(|line| line.len() == left) && left > 0 && left < lines[0].len()
            };
            all.extend(ways.into_iter().filter(fair).take(64).map(|taken| Collapse {
                axis,
                taken: taken.iter().map(|who| Suspect::new(*who as u8)).collect(),
                then: None,
            }));
        }
        all
    }

    pub fn shift(&mut self, active: usize, shift: Shift) {
        let after = shifted(&self.rows, shift);
        self.last = Some((active, shift, std::mem::replace(&mut self.rows, after)));
    }

    pub fn collapse(&mut self, collapse: &Collapse) {
        let taken: Vec<_> = collapse.taken.iter().map(Suspect::at).collect();
        self.rows = match collapse.axis {
            Axis::Rows => without(&self.rows, &taken),
            Axis::Columns => turned(&without(&turned(&self.rows), &taken)),
        };
        if let Some(then) = &collapse.then {
            self.collapse(then);
        }
    }
}

/// The lines without some suspects.
fn without(lines: &Rows, taken: &[usize]) -> Rows {
    let keep =
        |line: &Vec<usize>| line.iter().copied().filter(|who| !taken.contains(who)).collect();
    lines.iter().map(keep).collect()
}

/// Rows as columns, and columns as rows.
fn turned(rows: &Rows) -> Rows {
    (0..rows[0].len()).map(|column| rows.iter().map(|row| row[column]).collect()).collect()
}

fn shifted(rows: &Rows, shift: Shift) -> Rows {
    let mut lines = if shift.line.axis == Axis::Rows { rows.clone() } else { turned(rows) };
    let line = &mut lines[usize::from(shift.line.index)];
    for _ in 0..shift.by {
        if shift.forward {
            line.rotate_right(1);
        } else {
            line.rotate_left(1);
        }
    }
    if shift.line.axis == Axis::Rows { lines } else { turned(&lines) }
}

/// One member of each list, in every way, the first list's varying slowest.
fn one_of_each(lists: &[Vec<usize>]) -> Vec<Vec<usize>> {
    match lists {
        [] => vec![Vec::new()],
        [first, rest @ ..] => {
            let mut ways = Vec::new();
            for who in first {
                ways.extend(
                    one_of_each(rest).into_iter().map(|others| [vec![*who], others].concat()),
                );
            }
            ways
        }
    }
}
