//! Chance that plays the same games in every run.
use noir_referee::board::Suspect;

/// Numbers that are the same in every run.
pub struct Chance(pub u64);

impl Chance {
    pub fn below(&mut self, count: usize) -> usize {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) as usize) % count.max(1)
    }

    pub fn one_of<T: Copy>(&mut self, list: &[T]) -> T {
        list[self.below(list.len())]
    }

    pub fn mixed<T>(&mut self, mut things: Vec<T>) -> Vec<T> {
        for at in (1..things.len()).rev() {
            things.swap(at, self.below(at + 1));
        }
        things
    }

    pub fn shuffled(&mut self, count: u8) -> Vec<Suspect> {
        self.mixed((0..count).map(Suspect::new).collect())
    }
}
