//! What became of many games.
use std::collections::BTreeMap;

use noir_core::rules::{Outcome, Position, Reason, Side};
use serde::Serialize;

/// What became of many games.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// How many games were played.
    pub games: u64,
    /// How many of them were not over after [`LONGEST`](super::LONGEST) lines.
    pub unfinished: u64,
    /// How many lines were said in all.
    pub lines: u64,
    /// How many games ended so.
    outcomes: Vec<(Outcome, u64)>,
    /// How many games took so many turns.
    turns: BTreeMap<u16, u64>,
}

/// How often something happened among many games, and between which bounds the true share lies 19 times of 20.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Share {
    /// So many times.
    pub count: u64,
    /// The share, from 0 to 1.
    pub share: f64,
    /// The bounds (the interval of Wilson).
    pub from: f64,
    /// The upper one.
    pub to: f64,
}

impl Share {
    /// So many of so many.
    ///
    /// # Examples
    /// ```
    /// use lab::simulate::Share;
    /// let half = Share::of(50, 100);
    /// assert!((half.from - 0.404).abs() < 0.001 && (half.to - 0.596).abs() < 0.001);
    /// ```
    #[expect(clippy::cast_precision_loss, reason = "nobody plays 2^52 games")]
    pub fn of(count: u64, all: u64) -> Self {
        /// Standard deviations on either side of the middle that hold 95 %.
        const WIDE: f64 = 1.959_964;
        let n = all.max(1) as f64;
        let share = count as f64 / n;
        let scale = 1.0 + WIDE * WIDE / n;
        let middle = (share + WIDE * WIDE / (2.0 * n)) / scale;
        let variance = share * (1.0 - share) / n + WIDE * WIDE / (4.0 * n * n);
        let half = WIDE * variance.sqrt() / scale;
        Self { count, share, from: (middle - half).max(0.0), to: (middle + half).min(1.0) }
    }
}

impl Tally {
    /// Counts a game that ended at this position after so many lines.
    pub(super) fn count(&mut self, last: &Position, lines: u32) {
        self.games += 1;
        self.lines += u64::from(lines);
        match last.outcome() {
            Some(outcome) => self.add(outcome, 1),
            None => self.unfinished += 1,
        }
        *self.turns.entry(last.turn()).or_default() += 1;
    }

    pub(super) fn add(&mut self, outcome: Outcome, games: u64) {
        match self.outcomes.iter_mut().find(|(other, _)| *other == outcome) {
            Some((_, count)) => *count += games,
            None => self.outcomes.push((outcome, games)),
        }
    }

    /// Counts other games as well; in whatever order that is done, the tally is the same.
    pub fn merge(&mut self, other: Self) {
        self.games += other.games;
        self.unfinished += other.unfinished;
        self.lines += other.lines;
        for (outcome, games) in other.outcomes {
            self.add(outcome, games);
        }
        for (turns, games) in other.turns {
            *self.turns.entry(turns).or_default() += games;
        }
    }

    /// Every way in which games ended, the most frequent first.
    pub fn outcomes(&self) -> Vec<(Outcome, Share)> {
        let mut outcomes = self.outcomes.clone();
        let word = |outcome: &Outcome| (outcome.reason.word(), format!("{:?}", outcome.winner));
        outcomes.sort_by_cached_key(|(outcome, games)| (u64::MAX - games, word(outcome)));
        outcomes.into_iter().map(|(outcome, games)| (outcome, self.share(games))).collect()
    }

    /// How often games ended by each reason, whoever won, the most frequent first.
    pub fn reasons(&self) -> Vec<(Reason, Share)> {
        let mut reasons: Vec<(Reason, u64)> = Vec::new();
        for (outcome, games) in &self.outcomes {
            match reasons.iter_mut().find(|(reason, _)| *reason == outcome.reason) {
                Some((_, count)) => *count += games,
                None => reasons.push((outcome.reason, *games)),
            }
        }
        reasons.sort_by_key(|(reason, games)| (u64::MAX - games, reason.word()));
        reasons.into_iter().map(|(reason, games)| (reason, self.share(games))).collect()
    }

    /// How often a side won; nobody is a side as well.
    pub fn wins(&self, winner: Option<Side>) -> Share {
        let won = self.outcomes.iter().filter(|(outcome, _)| outcome.winner == winner);
        self.share(won.map(|(_, games)| games).sum())
    }

    /// How many turns the game took below which so many of a hundred stay: 50 is the game in the middle.
    pub fn turns_at(&self, percent: u64) -> u16 {
        let wanted = (self.games * percent).div_ceil(100).max(1);
        let mut seen = 0;
        let reached = self.turns.iter().find(|(_, games)| {
            seen += **games;
            seen >= wanted
        });
        reached.map_or(0, |(turns, _)| *turns)
    }

    fn share(&self, games: u64) -> Share {
        Share::of(games, self.games)
    }
}
