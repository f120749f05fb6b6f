//! Random numbers whose stream never changes: scheme [`SCHEME`].
//!
//! The generator is ChaCha with 8 rounds, a published cipher: a key fixes its stream on every
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
/// use noir_referee::setup::Source;
/// let mut cards = [1, 2, 3, 4, 5];
/// Source::seeded("layout", "42").shuffle(&mut cards);
/// assert_eq!(cards, [4, 5, 3, 2, 1]);
/// ```
pub struct Source(ChaCha8Rng);

impl Source {
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
    pub fn from_key(key: [u8; 32]) -> Self {
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
