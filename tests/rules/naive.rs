//! The rules of Killer vs. Inspector once more: slowly, obviously, and without a line of the engine.
//!
//! The grid is a list of rows, sets are ordered lists of numbers, and every question is answered by
//! trying it out. All cards are known here.
use std::collections::BTreeSet;

use noir_referee::board::{Axis, Line, Shift, Suspect, SuspectSet};
use noir_referee::rules::{Action, Collapse, CollapseRule, Deed, Options, UndoBan};

type Rows = Vec<Vec<usize>>;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    Killer,
    Inspector,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    Turn,
    /// The Inspector chooses one of four.
    Become,
    /// The Inspector plays one of his hand.
    Play,
    Over(Option<Side>),
}

#[derive(Clone, Debug)]
pub struct Naive {
    pub rows: Rows,
    pub dead: BTreeSet<usize>,
    pub laid: BTreeSet<usize>,
    pub discard: BTreeSet<usize>,
    /// Top card first.
    pub deck: Vec<usize>,
    pub killer: usize,
    pub inspector: Option<usize>,
    pub hand: BTreeSet<usize>,
    pub turn: u16,
    pub active: Side,
    pub stage: Stage,
    /// Every answer given so far.
    pub answers: Vec<bool>,
    passes: u8,
    /// The last action, if it was a shift: who, what, and the grid before it.
    undo: Option<(Side, Shift, Rows)>,
    kills: u8,
    options: Options,
}

impl Naive {
    pub fn open(rows: u8, columns: u8, deck: &[Suspect], kills: u8, options: Options) -> Self {
        let width = usize::from(columns);
        let deck: Vec<_> = deck.iter().map(|card| card.at()).collect();
        Self {
            rows: (0..usize::from(rows))
                .map(|row| (row * width..(row + 1) * width).collect())
                .collect(),
            dead: BTreeSet::new(),
            laid: BTreeSet::new(),
            discard: BTreeSet::new(),
            killer: deck[0],
            deck: deck[1..].to_vec(),
            inspector: None,
            hand: BTreeSet::new(),
            turn: 1,
            active: Side::Killer,
            stage: Stage::Turn,
            answers: Vec::new(),
            passes: 0,
            undo: None,
            kills,
            options,
        }
    }

    fn find(&self, who: usize) -> Option<(usize, usize)> {
        let row = self.rows.iter().position(|row| row.contains(&who))?;
        Some((row, self.rows[row].iter().position(|other| *other == who)?))
    }

    fn near(&self, one: usize, other: usize) -> bool {
        match (self.find(one), self.find(other)) {
            (Some(a), Some(b)) => one != other && a.0.abs_diff(b.0) <= 1 && a.1.abs_diff(b.1) <= 1,
            _ => false,
        }
    }

    fn on_grid(&self) -> BTreeSet<usize> {
        self.rows.concat().into_iter().collect()
    }

    /// What may be said now, in the order in which it is offered.
    pub fn lines(&self) -> Vec<Action> {
        let suspect = |who: &usize| Suspect::new(*who as u8);
        match self.stage {
            Stage::Over(_) => Vec::new(),
            Stage::Become => self
                .hand
                .difference(&self.dead)
                .map(|who| Action::Do(Deed::Become(suspect(who))))
                .collect(),
            Stage::Play => {
                self.hand.iter().map(|who| Action::Do(Deed::Play(suspect(who)))).collect()
            }
            Stage::Turn => {
                let mut lines = Vec::new();
                let first = self.turn == 1;
                if !first {
                    lines.extend(self.shifts().into_iter().map(Action::Shift));
                    lines.extend(self.collapses().into_iter().map(Action::Collapse));
                }
                for who in self.on_grid() {
                    let alive = !self.dead.contains(&who);
                    match (self.active, self.inspector) {
                        (Side::Killer, _) if alive && self.near(self.killer, who) => {
                            lines.push(Action::Do(Deed::Kill(suspect(&who))));
                        }
                        (Side::Inspector, Some(own)) if own == who || self.near(own, who) => {
                            lines.push(Action::Do(Deed::Accuse(suspect(&who))));
                        }
                        _ => {}
                    }
                }
                if !first && !self.deck.is_empty() {
                    lines.push(match self.active {
                        Side::Killer => Action::Do(Deed::Disguise),
                        Side::Inspector => Action::Do(Deed::Exonerate),
                    });
                }
                lines
            }
        }
    }

    /// Every shift, tried out: it must change something and break no ban.
    fn shifts(&self) -> Vec<Shift> {
        let count = [self.rows.len(), self.rows[0].len()];
        let mut shifts = Vec::new();
        for (axis, count) in [Axis::Rows, Axis::Columns].into_iter().zip(count) {
            for index in 0..count as u8 {
                for forward in [false, true] {
                    let shift = Shift { line: Line { axis, index }, forward, by: 1 };
                    let after = shifted(&self.rows, shift);
                    if after != self.rows && !self.banned(shift, &after) {
                        shifts.push(shift);
                    }
                }
            }
        }
        shifts
    }

    fn banned(&self, shift: Shift, after: &Rows) -> bool {
        let Some((side, last, before)) = &self.undo else { return false };
        if *side == self.active {
            return false;
        }
        let opposite = last.line == shift.line && last.forward != shift.forward;
        match self.options.undo_ban {
            UndoBan::Off => false,
            UndoBan::Arrangement => after == before,
            UndoBan::On => opposite || after == before,
        }
    }

    fn collapses(&self) -> Vec<Collapse> {
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

    /// Plays a line that is one of [`lines`](Self::lines), or a chain of collapses.
    pub fn play(&mut self, line: &Action) {
        if self.stage == Stage::Turn {
            self.undo = match line {
                Action::Shift(shift) => Some((self.active, *shift, self.rows.clone())),
                _ => None,
            };
            self.passes = 0;
        }
        match line {
            Action::Shift(shift) => self.rows = shifted(&self.rows, *shift),
            Action::Collapse(collapse) => self.collapse(collapse),
            Action::Do(Deed::Kill(victim)) => self.kill(victim.at()),
            Action::Do(Deed::Disguise) => {
                let card = self.deck.remove(0);
                if self.dead.contains(&card) {
                    self.discard.insert(card);
                } else {
                    self.laid.insert(self.killer);
                    self.killer = card;
                }
            }
            Action::Do(Deed::Accuse(named)) => {
                self.answers.push(named.at() == self.killer);
                if named.at() == self.killer {
                    self.stage = Stage::Over(Some(Side::Inspector));
                }
            }
            Action::Do(Deed::Exonerate) => {
                self.hand.insert(self.deck.remove(0));
                self.stage = Stage::Play;
                return;
            }
            Action::Do(Deed::Play(card)) => {
                let card = card.at();
                self.hand.remove(&card);
                if self.dead.contains(&card) {
                    self.discard.insert(card);
                } else {
                    self.laid.insert(card);
                    self.answers.push(self.near(self.killer, card));
                }
                self.stage = Stage::Turn;
            }
            Action::Do(Deed::Become(card)) => {
                self.hand.remove(&card.at());
                self.inspector = Some(card.at());
                self.stage = Stage::Turn;
            }
            other => panic!("{other:?} is not said where all cards are known"),
        }
        self.next_turn();
    }

    fn collapse(&mut self, collapse: &Collapse) {
        let taken: Vec<_> = collapse.taken.iter().map(Suspect::at).collect();
        self.rows = match collapse.axis {
            Axis::Rows => without(&self.rows, &taken),
            Axis::Columns => turned(&without(&turned(&self.rows), &taken)),
        };
        if let Some(then) = &collapse.then {
            self.collapse(then);
        }
    }

    fn kill(&mut self, victim: usize) {
        let exonerated = self.laid.remove(&victim);
        if exonerated {
            self.discard.insert(victim);
        }
        self.dead.insert(victim);
        if self.inspector == Some(victim) || self.dead.len() >= usize::from(self.kills) {
            self.stage = Stage::Over(Some(Side::Killer));
        } else if let (true, Some(own)) = (exonerated, self.inspector) {
            self.answers.push(self.near(own, victim));
        }
    }

    fn next_turn(&mut self) {
        if matches!(self.stage, Stage::Over(_)) {
            return;
        }
        self.turn += 1;
        self.active = match self.active {
            Side::Killer => Side::Inspector,
            Side::Inspector => Side::Killer,
        };
        if self.active == Side::Inspector && self.inspector.is_none() {
            self.hand = self.deck.drain(..4).collect();
            self.stage = Stage::Become;
        } else if self.lines().is_empty() {
            (self.passes, self.undo) = (self.passes + 1, None);
            if self.passes == 2 {
                self.stage = Stage::Over(None);
            }
            self.next_turn();
        }
    }

    /// How many ways there are to say so many lines.
    pub fn perft(&self, depth: u32) -> u64 {
        let lines = self.lines();
        if depth == 1 {
            return lines.len() as u64;
        }
        let after = |line: &Action| {
            let mut next = self.clone();
            next.play(line);
            next.perft(depth - 1)
        };
        if depth == 0 { 1 } else { lines.iter().map(after).sum() }
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

/// The members of a bit set as an ordered list.
pub fn listed(set: SuspectSet) -> BTreeSet<usize> {
    set.iter().map(Suspect::at).collect()
}
