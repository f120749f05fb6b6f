//! The rules of Spy Tag once more, where the companion deals all cards.
use noir_referee::board::Suspect;
use noir_referee::rules::{Action, Deed, Options};

use super::Field;

#[derive(Clone, Debug)]
pub struct Spies {
    pub field: Field,
    /// Who each spy is, in the order of seats; nobody for whom no card was left.
    identities: Vec<Option<usize>>,
    /// Top card first.
    deck: Vec<usize>,
    /// How many teams there are: as many as spies where everybody plays for himself.
    teams: usize,
    /// The trophies of each team.
    trophies: Vec<u8>,
    goal: u8,
    active: usize,
    pub over: bool,
}

impl Spies {
    pub fn open(spies: u8, side: u8, deck: &[Suspect], goal: u8, options: Options) -> Self {
        let (count, deck) =
            (usize::from(spies), deck.iter().map(|card| card.at()).collect::<Vec<_>>());
        let teams = match count {
            6 | 9 => 3,
            8 => 4,
            _ => count,
        };
        Self {
            field: Field::new(side, side, options),
            identities: deck[..count].iter().copied().map(Some).collect(),
            deck: deck[count..].to_vec(),
            teams,
            trophies: vec![0; teams],
            goal,
            active: 0,
            over: false,
        }
    }

    /// What may be said now, in the order in which it is offered.
    pub fn lines(&self) -> Vec<Action> {
        let (Some(own), false) = (self.identities[self.active], self.over) else {
            return Vec::new();
        };
        let mut lines: Vec<_> =
            self.field.shifts(self.active).into_iter().map(Action::Shift).collect();
        lines.extend(self.field.collapses().into_iter().map(Action::Collapse));
        let on_grid = self.field.on_grid();
        let suspect = |who: usize| Suspect::new(who as u8);
        for who in on_grid.iter().copied() {
            if self.field.near(own, who) && !self.field.dead.contains(&who) {
                lines.push(Action::Do(Deed::Capture(suspect(who))));
            }
        }
        for who in on_grid {
            if self.field.near(own, who) || own == who {
                lines.push(Action::Do(Deed::Canvass(suspect(who))));
            }
        }
        lines
    }

    /// Plays a line that is one of [`lines`](Self::lines).
    pub fn play(&mut self, line: &Action) {
        self.field.last = None;
        match line {
            Action::Shift(shift) => self.field.shift(self.active, *shift),
            Action::Collapse(collapse) => self.field.collapse(collapse),
            Action::Do(Deed::Capture(target)) => self.capture(target.at()),
            Action::Do(Deed::Canvass(_)) => {}
            other => panic!("{other:?} is not said where all cards are known"),
        }
        self.next_turn();
    }

    fn capture(&mut self, target: usize) {
        let own_team = self.active % self.teams;
        for spy in 0..self.identities.len() {
            if spy % self.teams != own_team && self.identities[spy] == Some(target) {
                self.field.dead.insert(target);
                self.trophies[own_team] += 1;
                self.over = self.trophies[own_team] >= self.goal;
                let drawn = (!self.over && !self.deck.is_empty()).then(|| self.deck.remove(0));
                self.identities[spy] = drawn;
                return;
            }
        }
    }

    /// Only captured suspects die, and their cards are trophies, so whoever has a card lives and may at
    /// least canvass himself: nobody passes.
    fn next_turn(&mut self) {
        let playing = (0..self.identities.len()).filter(|spy| self.identities[*spy].is_some());
        let mut teams: Vec<_> = playing.map(|spy| spy % self.teams).collect();
        teams.sort_unstable();
        teams.dedup();
        self.over |= teams.len() < 2;
        loop {
            self.active = (self.active + 1) % self.identities.len();
            if self.over || self.identities[self.active].is_some() {
                return;
            }
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
