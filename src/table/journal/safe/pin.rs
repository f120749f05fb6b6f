//! A PIN of a few digits, which lets its owner alone open a page at a screen that several share.
//!
//! So few digits are soon tried out by whoever can check them. So what is kept of a PIN can only be checked with a key
//! that follows from the table's own one and is never published: from the file of a table nobody learns a PIN, not
//! even when the game is over.
use serde::{Deserialize, Serialize};

use super::digest::{digest, hex, random, unhex};
use super::keyring::TableKey;

/// The fewest and the most digits of a PIN.
const DIGITS: std::ops::RangeInclusive<usize> = 4..=8;

/// A PIN: 4 to 8 digits.
#[derive(Clone, PartialEq, Eq)]
pub struct Pin(String);

impl Pin {
    /// The PIN that was typed so; nothing if that is none.
    ///
    /// # Examples
    /// ```
    /// use noir_referee::table::safe::Pin;
    /// assert!(Pin::new("0417").is_some() && Pin::new(" 20260417\r").is_some());
    /// assert!(Pin::new("417").is_none() && Pin::new("123456789").is_none() && Pin::new("four").is_none());
    /// ```
    pub fn new(typed: &str) -> Option<Self> {
        let typed = typed.trim();
        let digits = typed.bytes().all(|byte| byte.is_ascii_digit());
        (digits && DIGITS.contains(&typed.len())).then(|| Self(typed.to_owned()))
    }
}

/// A PIN is never shown.
impl std::fmt::Debug for Pin {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Pin")
    }
}

/// What is kept of a PIN; it has one length, whatever the PIN is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct KeptPin {
    /// 32 hex digits of randomness.
    pub salt: String,
    /// SHA-256 of `referee/pin` NUL table NUL whose it is NUL the 16 bytes of the salt, the digits, NUL, and the key of PINs:
    /// 64 hex digits.
    pub check: String,
}

impl KeptPin {
    /// What is kept of the PIN of `by` at a table with this own key.
    ///
    /// # Errors
    /// If the operating system gives no randomness.
    pub(super) fn new(key: &TableKey, table: &str, by: &str, pin: &Pin) -> std::io::Result<Self> {
        let salt = random::<16>()?;
        Ok(Self { salt: hex(&salt), check: check(key, table, by, &salt, pin) })
    }

    /// Whether it was made of this PIN.
    pub(super) fn is_of(&self, key: &TableKey, table: &str, by: &str, pin: &Pin) -> bool {
        unhex(&self.salt).is_some_and(|salt| check(key, table, by, &salt, pin) == self.check)
    }

    /// Whether it has the sizes of what is kept.
    pub fn is_whole(&self) -> bool {
        let size = |text: &str| unhex(text).map(|bytes| bytes.len());
        size(&self.salt) == Some(16) && size(&self.check) == Some(32)
    }
}

fn check(key: &TableKey, table: &str, by: &str, salt: &[u8], Pin(digits): &Pin) -> String {
    let about = format!("referee/pin\0{table}\0{by}\0");
    digest(&[about.as_bytes(), salt, digits.as_bytes(), b"\0", key.of_pins().bytes()])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pin_is_known_again_only_with_the_own_key_of_its_table_for_its_seat() {
        let (key, pin) = (TableKey::random().unwrap(), Pin::new("0417").unwrap());
        let kept = KeptPin::new(&key, "t", "killer", &pin).unwrap();
        assert!(kept.is_whole() && kept.is_of(&key, "t", "killer", &pin));
        assert!(!kept.is_of(&key, "t", "killer", &Pin::new("0418").unwrap()));
        assert!(!kept.is_of(&key, "t", "killer", &Pin::new("00417").unwrap()));
        assert!(!kept.is_of(&key, "u", "killer", &pin));
        assert!(!kept.is_of(&key, "t", "inspector", &pin));
        // What is published at the end doesn’t help either.
        for other in [TableKey::random().unwrap(), key.of_epoch(0), key.of_memos(), key.of_pins()] {
            assert!(!kept.is_of(&other, "t", "killer", &pin));
        }
    }

    /// As `docs/record.md` says it; worked out with another program.
    #[test]
    fn the_bytes_of_a_check_never_change() {
        let (key, pin) = (TableKey::of([0x0f; 32]), Pin::new("0417").unwrap());
        let kept = "d4167d89c5b4e137f98df5add3160abc4bdd3b42c79ed6dd6bb9df40fd8aa081";
        assert_eq!(check(&key, "t", "killer", &[0x1e; 16], &pin), kept);
    }

    #[test]
    fn what_is_kept_tells_nothing() {
        let key = TableKey::random().unwrap();
        let kept =
            |digits: &str| KeptPin::new(&key, "t", "killer", &Pin::new(digits).unwrap()).unwrap();
        assert_ne!(kept("0417"), kept("0417"), "two of one PIN");
        assert!(kept("0417").is_whole() && kept("20260417").is_whole(), "of one length");
        assert_eq!(format!("{:?}", Pin::new("0417")), "Some(Pin)");
        let other = KeptPin { salt: "0f".to_owned(), ..kept("0417") };
        assert!(!other.is_whole());
    }
}
