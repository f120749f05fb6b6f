//! The rules of Killer vs. Inspector once more: slowly, obviously, and without a line of the engine.
//!
//! Sets are ordered lists of numbers, and every question is answered by trying it out. All cards are
//! known here.
mod field;
mod spies;

pub use field::Field;
pub use spies::Spies;

use std::collections::BTreeSet;

use noir_referee::board::{Suspect, SuspectSet};
use noir_referee::rules::{Action, Deed, Options};

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
    pub field: Field,
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
    kills: u8,
}

impl Naive {
    pub fn open(rows: u8, columns: u8, deck: &[Suspect], kills: u8, options: Options) -> Self {
        let deck: Vec<_> = deck.iter().map(|card| card.at()).collect();
        Self {
            field: Field::new(rows, columns, options),
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
            kills,
        }
    }

    /// What may be said now, in the order in which it is offered.
    pub fn lines(&self) -> Vec<Action> {
        let suspect = |who: &usize| Suspect::new(*who as u8);
        match self.stage {
            Stage::Over(_) => Vec::new(),
            Stage::Become => self
                .hand
                .difference(&self.field.dead)
                .map(|who| Action::Do(Deed::Become(suspect(who))))
                .collect(),
            Stage::Play => {
                self.hand.iter().map(|who| Action::Do(Deed::Play(suspect(who)))).collect()
            }
            Stage::Turn => {
                let mut lines = Vec::new();
                let first = self.turn == 1;
                if !first {
                    lines.extend(
                        self.field.shifts(self.active as usize).into_iter().map(Action::Shift),
                    );
                    lines.extend(self.field.collapses().into_iter().map(Action::Collapse));
                }
                for who in self.field.on_grid() {
                    let alive = !self.field.dead.contains(&who);
                    match (self.active, self.inspector) {
                        (Side::Killer, _) if alive && self.field.near(self.killer, who) => {
                            lines.push(Action::Do(Deed::Kill(suspect(&who))));
                        }
                        (Side::Inspector, Some(own)) if own == who || self.field.near(own, who) => {
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

    /// Plays a line that is one of [`lines`](Self::lines), or a chain of collapses.
    pub fn play(&mut self, line: &Action) {
        if self.stage == Stage::Turn {
            self.field.last = None;
            self.passes = 0;
        }
        match line {
            Action::Shift(shift) => self.field.shift(self.active as usize, *shift),
            Action::Collapse(collapse) => self.field.collapse(collapse),
            Action::Do(Deed::Kill(victim)) => self.kill(victim.at()),
            Action::Do(Deed::Disguise) => {
                let card = self.deck.remove(0);
                if self.field.dead.contains(&card) {
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
                if self.field.dead.contains(&card) {
                    self.discard.insert(card);
                } else {
                    self.laid.insert(card);
                    self.answers.push(self.field.near(self.killer, card));
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

    fn kill(&mut self, victim: usize) {
        let exonerated = self.laid.remove(&victim);
        if exonerated {
            self.discard.insert(victim);
        }
        self.field.dead.insert(victim);
        if self.inspector == Some(victim) || self.field.dead.len() >= usize::from(self.kills) {
            self.stage = Stage::Over(Some(Side::Killer));
        } else if let (true, Some(own)) = (exonerated, self.inspector) {
            self.answers.push(self.field.near(own, victim));
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
            (self.passes, self.field.last) = (self.passes + 1, None);
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

/// The members of a bit set as an ordered list.
pub fn listed(set: SuspectSet) -> BTreeSet<usize> {
    set.iter().map(Suspect::at).collect()
}
