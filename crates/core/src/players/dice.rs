//! Chance for games that nobody looks at.
use rand::rngs::Xoshiro256PlusPlus;
use rand::{Rng as _, SeedableRng as _};

/// Dice for one game: the same seed throws the same numbers on every machine.
///
/// They are quick, and no secret: a table that people play at is dealt by
/// `setup::RandomSource`.
#[derive(Clone, Debug)]
pub struct Dice(Xoshiro256PlusPlus);

impl Dice {
    /// The dice of the game with this number, of many with one seed.
    ///
    /// # Examples
    /// ```
    /// use noir_core::players::Dice;
    /// assert_eq!(Dice::of(42, 7).below(1000), Dice::of(42, 7).below(1000));
    /// ```
    pub fn of(seed: u64, game: u64) -> Self {
        Self(Xoshiro256PlusPlus::seed_from_u64(seed.wrapping_add(game)))
    }

    /// A number from 0 to `sides` - 1; 0 if there is no side. No side is likelier than another by more than one in
    /// four thousand million.
    pub fn below(&mut self, sides: u32) -> u32 {
        ((u64::from(self.0.next_u32()) * u64::from(sides)) >> 32) as u32
    }

    /// Puts the items in a random order.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last as u32 + 1) as usize);
        }
    }
}
