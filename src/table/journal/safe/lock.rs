//! A passphrase in the place of a key.
use std::io;

use argon2::{Algorithm, Argon2, Params, Version};
use serde::{Deserialize, Serialize};

use super::digest::{digest, hex, random, unhex};
use super::keyring::{KeyError, TableKey};

/// How a table's key is made from its passphrase; stated openly in the first record of the journal.
///
/// The key is argon2id (version 0x13, one lane, 32 bytes) of the passphrase's UTF-8 bytes and the 16 bytes of `salt`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lock {
    /// 32 hex digits.
    salt: String,
    cost: Cost,
    /// SHA-256 of `referee/lock` NUL key: tells a wrong passphrase from a damaged secret.
    check: String,
}

/// How dear a guess at the passphrase is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Cost {
    /// Memory in KiB, 8 to 262 144.
    pub memory: u32,
    /// Passes over the memory, 1 to 16.
    pub passes: u32,
}

impl Default for Cost {
    /// 128 MiB and four passes: about half a second. Every command at a locked table pays it once, and is
    /// preceded by the typing of the passphrase, beside which it is not felt; the loop pays it when it begins.
    fn default() -> Self {
        Self { memory: 128 << 10, passes: 4 }
    }
}

/// The fewest characters of a passphrase for a new table; those of older tables stay as they are.
pub const SHORTEST: usize = 10;

/// The fewest different ones among them.
pub const FEWEST: usize = 5;

/// Whether a passphrase is too easy to guess for somebody who has the file and can try as often as they like.
///
/// # Examples
/// ```
/// use noir_referee::table::safe::is_weak;
/// assert!(is_weak("") && is_weak("1") && is_weak("1111111111") && is_weak("         a"));
/// assert!(!is_weak("шлях до саду") && !is_weak("a lamp in the fog"));
/// ```
pub fn is_weak(passphrase: &str) -> bool {
    let mut letters: Vec<char> = passphrase.trim().chars().collect();
    let count = letters.len();
    letters.sort_unstable();
    letters.dedup();
    count < SHORTEST || letters.len() < FEWEST
}

impl Lock {
    /// A new lock, with the key that its passphrase opens.
    ///
    /// # Errors
    /// [`NotALock`](KeyError::NotALock) if the cost is out of bounds, [`Io`](KeyError::Io) without randomness or memory.
    pub fn new(passphrase: &str, cost: Cost) -> Result<(Self, TableKey), KeyError> {
        let salt = random::<16>()?;
        let key = derive(passphrase, &salt, cost)?;
        Ok((Self { salt: hex(&salt), cost, check: check(&key) }, key))
    }

    /// The key.
    ///
    /// # Errors
    /// [`WrongPassphrase`](KeyError::WrongPassphrase), [`NotALock`](KeyError::NotALock) or no memory.
    pub fn key(&self, passphrase: &str) -> Result<TableKey, KeyError> {
        let salt = unhex(&self.salt).filter(|salt| salt.len() == 16).ok_or(KeyError::NotALock)?;
        let key = derive(passphrase, &salt, self.cost)?;
        if check(&key) == self.check { Ok(key) } else { Err(KeyError::WrongPassphrase) }
    }
}

fn derive(passphrase: &str, salt: &[u8], cost: Cost) -> Result<TableKey, KeyError> {
    // What a file asks for must not eat the machine.
    if !(8..=256 << 10).contains(&cost.memory) || !(1..=16).contains(&cost.passes) {
        return Err(KeyError::NotALock);
    }
    let mut key = [0; 32];
    let params = Params::new(cost.memory, cost.passes, 1, Some(key.len())).map_err(no_memory)?;
    Argon2::new(Algorithm::Argon2id, Version::V0x13, params)
        .hash_password_into(passphrase.as_bytes(), salt, &mut key)
        .map_err(no_memory)?;
    Ok(TableKey::of(key))
}

/// All other errors of argon2 are ruled out by the bounds above.
fn no_memory(_: argon2::Error) -> KeyError {
    KeyError::Io(io::ErrorKind::OutOfMemory.into())
}

fn check(key: &TableKey) -> String {
    digest(&[b"referee/lock\0", key.bytes()])
}

#[cfg(test)]
mod tests {
    use super::*;

    const CHEAP: Cost = Cost { memory: 8, passes: 1 };

    #[test]
    fn a_lock_opens_to_its_passphrase_only() {
        let (lock, key) = Lock::new("шлях до саду", CHEAP).unwrap();
        let read: Lock = serde_json::from_str(&serde_json::to_string(&lock).unwrap()).unwrap();
        assert_eq!(read.key("шлях до саду").unwrap(), key);
        assert!(matches!(read.key("шлях до Саду"), Err(KeyError::WrongPassphrase)));
        assert_ne!(Lock::new("шлях до саду", CHEAP).unwrap().1, key, "another salt, another key");
    }

    #[test]
    fn a_lock_that_asks_for_too_much_is_refused() {
        let (lock, _) = Lock::new("a", CHEAP).unwrap();
        for cost in [Cost { memory: u32::MAX, ..CHEAP }, Cost { passes: u32::MAX, ..CHEAP }] {
            assert!(matches!(Lock { cost, ..lock.clone() }.key("a"), Err(KeyError::NotALock)));
        }
    }
}
