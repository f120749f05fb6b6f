//! Many games, on all cores.
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread;

use noir_core::players::{Dice, Played, player};
use noir_core::rules::{Position, playout};
use noir_core::terms::Strength;

use super::Tally;

/// No game is longer: by chance, a game of Heist goes on for some thousand lines.
pub const LONGEST: u32 = 50_000;

/// So many games are taken up at once by a core.
const BATCH: u64 = 16;

/// Many games from the same table.
pub struct Simulation<'a> {
    /// The position before the first line, dealt by these dice.
    pub start: &'a (dyn Fn(&mut Dice) -> Option<Position> + Sync),
    /// How each seat is played.
    pub strengths: &'a [Strength],
    /// How many games.
    pub games: u64,
    /// The seed: the same games on one core and on many.
    pub seed: u64,
}

impl Simulation<'_> {
    /// Plays them on so many cores, and tells `done` from time to time how many are played; `stop` ends it early, and what
    /// was played so far is counted.
    pub fn run(&self, cores: usize, stop: &AtomicBool, done: &(dyn Fn(u64) + Sync)) -> Tally {
        let (next, played) = (AtomicU64::new(0), AtomicU64::new(0));
        let work = || {
            let mut tally = Tally::default();
            while !stop.load(Ordering::Relaxed) {
                let first = next.fetch_add(BATCH, Ordering::Relaxed);
                if first >= self.games {
                    break;
                }
                let last = self.games.min(first + BATCH);
                for game in first..last {
                    if let Some((position, lines)) = self.play(game) {
                        tally.count(&position, lines);
                    }
                }
                done(played.fetch_add(last - first, Ordering::Relaxed) + last - first);
            }
            tally
        };
        let mut all = Tally::default();
        thread::scope(|scope| {
            let others: Vec<_> = (1..cores).map(|_| scope.spawn(work)).collect();
            all.merge(work());
            for tally in others.into_iter().filter_map(|other| other.join().ok()) {
                all.merge(tally);
            }
        });
        all
    }

    /// Plays one game: the last position, and how many lines it took.
    fn play(&self, game: u64) -> Option<(Position, u32)> {
        let mut dice = Dice::of(self.seed, game);
        let mut position = (self.start)(&mut dice)?;
        position.open(&mut ());
        if self.strengths.iter().all(|strength| *strength == Strength::Random) {
            // Where nobody thinks, nobody has to be kept from seeing anything.
            return Some(playout(position, LONGEST, |sides| dice.below(sides)));
        }
        let mut played = Played::begin(position);
        for line in 0..LONGEST {
            let Some(seat) = played.owed(&mut dice) else {
                return Some((*played.position(), line));
            };
            let strength = self.strengths.get(seat.at()).copied().unwrap_or(Strength::Random);
            match played.asks(player(strength), seat, &mut dice) {
                Some(said) => played.say(&said),
                None => return Some((*played.position(), line)),
            }
        }
        Some((*played.position(), LONGEST))
    }
}
