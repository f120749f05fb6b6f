//! Random numbers whose stream never changes: scheme [`SCHEME`].
//!
//! The generator is `ChaCha` with 8 rounds, a published cipher: a key fixes its stream on every
//! machine for good. Only its 64-bit words are taken; how a number below a bound and how an order
//! are made of them is written here and frozen by the tests, because the ready-made functions of
//! libraries have changed between versions. Another way of doing it would be another scheme.
use std::io;

use rand::rngs::{ChaCha8Rng, SysRng};
use rand::{Rng as _, SeedableRng as _, TryRng as _};
use sha2::{Digest as _, Sha256};

/// The name under which a journal records how its random numbers were made.
pub const SCHEME: &str = "chacha8/v1";

/// A stream of random numbers for one purpose.
///
/// # Examples
/// ```
/// use noir_referee::setup::RandomSource;
/// let mut cards = [1, 2, 3, 4, 5];
/// RandomSource::seeded("layout", "42").shuffle(&mut cards);
/// assert_eq!(cards, [5, 4, 3, 1, 2]);
/// ```
pub struct RandomSource(ChaCha8Rng);

impl RandomSource {
    /// The stream of a seed for a purpose; streams of different purposes have nothing in common.
    ///
    /// Its key is SHA-256 of the scheme, the purpose and the seed, with a NUL between them.
    pub fn seeded(purpose: &str, seed: &str) -> Self {
        let mut key = Sha256::new();
        for part in [SCHEME, "\0", purpose, "\0", seed] {
            key.update(part);
        }
        Self::from_key(key.finalize().into())
    }

    /// The stream of a key.
    pub(super) fn from_key(key: [u8; 32]) -> Self {
        Self(ChaCha8Rng::from_seed(key))
    }

    /// A stream that nobody can know, its key being from the operating system.
    ///
    /// # Errors
    /// When the system gives no randomness.
    pub fn from_os() -> io::Result<Self> {
        let mut key = [0; 32];
        SysRng.try_fill_bytes(&mut key).map_err(io::Error::other)?;
        Ok(Self::from_key(key))
    }

    /// So many words of sixteen hex digits.
    pub fn hex(&mut self, words: usize) -> String {
        let words = (0..words).map(|_| format!("{:016x}", self.below(u64::MAX)));
        words.collect::<Vec<_>>().concat()
    }

    /// A number from 0 to `bound - 1`, all equally likely; 0 for a bound of 0.
    ///
    /// It is the remainder of the next word that lies below the greatest multiple of the bound.
    pub fn below(&mut self, bound: u64) -> u64 {
        if bound == 0 {
            return 0;
        }
        // What lies above the greatest multiple would make the small remainders more likely.
        let above = (u64::MAX % bound + 1) % bound;
        loop {
            let word = self.0.next_u64();
            if word <= u64::MAX - above {
                return word % bound;
            }
        }
    }

    /// Puts the items in a random order, all orders equally likely (Fisher and Yates, from the last
    /// place down).
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            let other = self.below(last as u64 + 1) as usize;
            items.swap(last, other);
        }
    }

    /// A seed that is easily typed: six digits.
    pub fn seed(&mut self) -> String {
        format!("{:06}", self.below(1_000_000))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(mut source: RandomSource) -> [u64; 3] {
        std::array::from_fn(|_| source.0.next_u64())
    }

    // These numbers were made by another program; if a test here fails, old tables cannot be replayed.

    #[test]
    fn the_stream_of_a_key_is_frozen() {
        assert_eq!(
            words(RandomSource::from_key([0; 32])),
            [0xd640_5f89_2fef_003e, 0xa1a5_091f_e8b8_5b7f, 0x3b7f_9ace_c30e_842c]
        );
    }

    #[test]
    fn the_stream_of_a_seed_is_frozen() {
        assert_eq!(
            words(RandomSource::seeded("layout", "42")),
            [0xa8f0_d8af_1add_a343, 0xdcd9_d5bd_0c2b_15ac, 0xbc54_4199_dc1d_31e4]
        );
        assert_eq!(
            words(RandomSource::seeded("evidence", "42")),
            [0xd0da_229b_a01d_b5ba, 0x46b6_8fd3_9d4c_cea2, 0x7d62_ced1_b00a_3e27]
        );
    }

    #[test]
    fn numbers_and_orders_are_frozen() {
        let mut source = RandomSource::seeded("test", "1");
        let drawn: Vec<u64> = [1, 2, 6, 25, 1000, u64::MAX, (1 << 63) + 1]
            .into_iter()
            .map(|bound| source.below(bound))
            .collect();
        assert_eq!(
            drawn,
            [0, 1, 2, 12, 427, 11_189_608_411_448_135_728, 3_360_864_861_639_740_609]
        );
        let mut order: Vec<u8> = (0..25).collect();
        RandomSource::seeded("test", "2").shuffle(&mut order);
        assert_eq!(
            order,
            [
                5, 8, 22, 1, 24, 9, 18, 12, 20, 17, 3, 21, 2, 14, 0, 15, 19, 23, 16, 10, 11, 7, 6,
                4, 13
            ]
        );
    }

    #[test]
    fn every_number_and_every_order_turns_up() {
        let mut source = RandomSource::seeded("test", "3");
        let mut counts = [0; 6];
        for _ in 0..6000 {
            let mut order = [0, 1, 2];
            source.shuffle(&mut order);
            counts[order[0] * 2 + usize::from(order[1] > order[2])] += 1;
        }
        assert!(counts.iter().all(|count| (850..1150).contains(count)), "{counts:?}");
        assert_eq!(source.below(0), 0);
    }
}
