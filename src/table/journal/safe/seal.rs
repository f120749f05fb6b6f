//! Sealing what not everybody may know.
//!
//! A sealed text is the hex of a random nonce (24 bytes), the ciphertext and the tag (16 bytes) of
//! XChaCha20-Poly1305. What is enciphered is JSON, filled up with spaces to 512 bytes, or else to a multiple of 4096,
//! so that its length tells nothing but that. Bound to it are table, number and place in the chain
//! (`referee/seal` NUL table NUL n NUL prev): moved to another line, it does not open.
//!
//! A game is sealed with the key of an *epoch*, which follows from the table's own key (see
//! [`TableKey::of_epoch`]). When the game is over, that key is published in the journal: from then on anybody can open
//! what is sealed, on any machine, and check it. The table's own key is never told, nor a passphrase. Should the
//! game go on after all, because its end was taken back, the next epoch begins, and its key follows from no published one.
use chacha20poly1305::aead::{Aead as _, Payload};
use chacha20poly1305::{KeyInit as _, XChaCha20Poly1305, XNonce};
use serde::Serialize;
use serde::de::DeserializeOwned;
use thiserror::Error;

use super::digest::{hex, random, unhex};
use super::keyring::TableKey;
use super::pin::{KeptPin, Pin};
use super::place::{Beginning, Place};

/// The length of nearly every secret, in bytes.
const SMALL: usize = 512;
/// Longer ones, a whole deck with its salts, say, are a multiple of this.
const LARGE: usize = 4096;
/// Bytes of the tag.
const TAG: usize = 16;
const NONCE: usize = 24;

/// What seals and opens the secrets of one table.
#[derive(Clone)]
pub struct Seal {
    keys: Keys,
    table: String,
    epoch: usize,
    /// None in an epoch whose key was not published.
    cipher: Option<XChaCha20Poly1305>,
}

/// Where the keys of the epochs come from.
#[derive(Clone)]
enum Keys {
    /// From the table's own key.
    Own(TableKey),
    /// From the journal, first epoch first.
    Published(Vec<TableKey>),
}

/// A sealed text, in hex.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sealed(String);

/// Why a secret could not be sealed or opened.
#[derive(Debug, Error)]
pub enum SealError {
    /// Sealed with another key, for another table or for another line.
    #[error("another key")]
    WrongKey,
    /// Opened, but it is not what was expected.
    #[error("not a secret of ours: {0}")]
    Unknown(serde_json::Error),
    /// The system gives no randomness.
    #[error(transparent)]
    Io(#[from] std::io::Error),
}

impl Sealed {
    pub(super) fn of(hex: &str) -> Self {
        Self(hex.to_owned())
    }

    /// Whether it has the digits of a seal, and as many as what is filled up has.
    pub fn is_whole(&self) -> bool {
        let size = unhex(&self.0).and_then(|bytes| bytes.len().checked_sub(NONCE + TAG));
        size.is_some_and(|size| size == SMALL || (size > 0 && size.is_multiple_of(LARGE)))
    }

    /// The hex digits.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl Seal {
    /// The seal of the table with this id, in its first epoch.
    pub fn new(key: &TableKey, table: &str) -> Self {
        Self::of(Keys::Own(key.clone()), table)
    }

    /// The seal that can be made from the keys that the journal of the table has published.
    pub fn published(keys: Vec<TableKey>, table: &str) -> Self {
        Self::of(Keys::Published(keys), table)
    }

    fn of(keys: Keys, table: &str) -> Self {
        let mut seal = Self { keys, table: table.to_owned(), epoch: 0, cipher: None };
        seal.turn();
        seal
    }

    fn turn(&mut self) {
        self.cipher = self.key().map(|key| XChaCha20Poly1305::new(&(*key.bytes()).into()));
    }

    /// The key of this epoch.
    fn key(&self) -> Option<TableKey> {
        match &self.keys {
            Keys::Own(key) => Some(key.of_epoch(self.epoch)),
            Keys::Published(keys) => keys.get(self.epoch).cloned(),
        }
    }

    /// The key of this epoch as it is published, if it is known.
    pub fn publish(&self) -> Option<String> {
        self.key().map(|key| key.publish())
    }

    /// Whether nothing can be opened or sealed here, because the key of this epoch is not known.
    pub(in crate::table) const fn is_shut(&self) -> bool {
        self.cipher.is_none()
    }

    /// The key of this epoch has been published, and the game goes on: the next one begins.
    pub(in crate::table) fn next_epoch(&mut self) {
        self.epoch += 1;
        self.turn();
    }

    /// Seals a secret for the record in this place.
    ///
    /// # Errors
    /// [`Unknown`](SealError::Unknown) if serde cannot write it, [`Io`](SealError::Io) without randomness.
    pub fn seal<T: Serialize>(&self, place: &Place, secret: &T) -> Result<Sealed, SealError> {
        let mut text = serde_json::to_vec(secret).map_err(SealError::Unknown)?;
        let len = if text.len() <= SMALL { SMALL } else { text.len().next_multiple_of(LARGE) };
        text.resize(len, b' ');
        let nonce = random::<NONCE>()?;
        let (msg, aad) = (text.as_slice(), &*self.bound(place));
        let cipher = self.cipher.as_ref().ok_or(SealError::WrongKey)?;
        let hidden = cipher
            .encrypt(&XNonce::from(nonce), Payload { msg, aad })
            .map_err(|_| SealError::WrongKey)?;
        Ok(Sealed(hex(&nonce) + &hex(&hidden)))
    }

    /// Opens the secret of the record in this place.
    ///
    /// # Errors
    /// [`WrongKey`](SealError::WrongKey) or [`Unknown`](SealError::Unknown).
    pub fn open<T: DeserializeOwned>(
        &self,
        place: &Place,
        sealed: &Sealed,
    ) -> Result<T, SealError> {
        let bytes = unhex(sealed.as_str()).ok_or(SealError::WrongKey)?;
        let (nonce, msg) = bytes.split_first_chunk::<NONCE>().ok_or(SealError::WrongKey)?;
        let payload = Payload { msg, aad: &self.bound(place) };
        let cipher = self.cipher.as_ref().ok_or(SealError::WrongKey)?;
        let text =
            cipher.decrypt(&XNonce::from(*nonce), payload).map_err(|_| SealError::WrongKey)?;
        serde_json::from_slice(&text).map_err(SealError::Unknown)
    }

    /// Seals what is kept beside the key; nothing without the table's own key.
    pub(super) fn seal_memo(&self, about: &Beginning, told: &[u8]) -> Option<Vec<u8>> {
        let (cipher, aad) = self.for_memos(about)?;
        let nonce = random::<NONCE>().ok()?;
        let hidden = cipher.encrypt(&XNonce::from(nonce), Payload { msg: told, aad: &aad }).ok()?;
        Some([&nonce[..], &hidden].concat())
    }

    /// Opens what [`seal_memo`](Self::seal_memo) has sealed; nothing else.
    pub(super) fn open_memo(&self, about: &Beginning, sealed: &[u8]) -> Option<Vec<u8>> {
        let (cipher, aad) = self.for_memos(about)?;
        let (nonce, msg) = sealed.split_first_chunk::<NONCE>()?;
        cipher.decrypt(&XNonce::from(*nonce), Payload { msg, aad: &aad }).ok()
    }

    /// A key of its own, which is never published, and what a memo is bound to.
    fn for_memos(&self, about: &Beginning) -> Option<(XChaCha20Poly1305, Vec<u8>)> {
        let Keys::Own(key) = &self.keys else { return None };
        let cipher = XChaCha20Poly1305::new(&(*key.of_memos().bytes()).into());
        let Place { n, prev } = &about.next;
        let aad = format!("referee/memo\0{}\0{n}\0{prev}\0{}", self.table, about.len);
        Some((cipher, [aad.as_bytes(), &about.hash].concat()))
    }

    /// Whether it is made of the table's own key.
    pub const fn is_own(&self) -> bool {
        matches!(self.keys, Keys::Own(_))
    }

    /// What is kept of the PIN of `by`.
    ///
    /// # Errors
    /// [`WrongKey`](SealError::WrongKey) without the table's own key, [`Io`](SealError::Io) without randomness.
    pub(in crate::table) fn keep_pin(&self, by: &str, pin: &Pin) -> Result<KeptPin, SealError> {
        let Keys::Own(key) = &self.keys else { return Err(SealError::WrongKey) };
        Ok(KeptPin::new(key, &self.table, by, pin)?)
    }

    /// Whether this was kept of the PIN of `by`; never without the table's own key.
    pub(in crate::table) fn is_pin(&self, by: &str, kept: &KeptPin, pin: &Pin) -> bool {
        matches!(&self.keys, Keys::Own(key) if kept.is_of(key, &self.table, by, pin))
    }

    fn bound(&self, place: &Place) -> Vec<u8> {
        format!("referee/seal\0{}\0{}\0{}", self.table, place.n, place.prev).into_bytes()
    }
}

/// A key is never shown.
impl std::fmt::Debug for Seal {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Seal of {}", self.table)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn place(n: u64) -> Place {
        Place { n, prev: "5e".repeat(32) }
    }

    #[test]
    fn a_secret_opens_only_with_its_key_for_its_table_in_its_place() {
        let key = TableKey::random().unwrap();
        let seal = Seal::new(&key, "t");
        let sealed = seal.seal(&place(3), &["Аліна", "Karl"]).unwrap();
        assert_eq!(seal.open::<[String; 2]>(&place(3), &sealed).unwrap(), ["Аліна", "Karl"]);

        let elsewhere = Place { prev: "6e".repeat(32), ..place(3) };
        let other = TableKey::random().unwrap();
        for (seal, place) in [
            (&seal, place(4)),
            (&seal, elsewhere),
            (&Seal::new(&key, "u"), place(3)),
            (&Seal::new(&other, "t"), place(3)),
        ] {
            let opened = seal.open::<[String; 2]>(&place, &sealed);
            assert!(matches!(opened, Err(SealError::WrongKey)), "{seal:?} {place:?}");
        }
    }

    #[test]
    fn neither_length_nor_digits_of_a_sealed_text_tell_its_content() {
        let seal = Seal::new(&TableKey::random().unwrap(), "t");
        let seal = |secret: &str| seal.seal(&place(1), &secret).unwrap().0;
        assert_ne!(seal("same"), seal("same"));
        let digits = |padded: usize| 2 * (NONCE + padded + 16);
        // Two quotes belong to the JSON.
        for (len, padded) in [(0, 512), (510, 512), (511, 4096), (4094, 4096), (4095, 8192)] {
            assert_eq!(seal(&"x".repeat(len)).len(), digits(padded), "{len}");
        }
    }

    #[test]
    fn a_torn_or_altered_seal_does_not_open() {
        let seal = Seal::new(&TableKey::random().unwrap(), "t");
        let Sealed(whole) = seal.seal(&place(1), &7).unwrap();
        for at in 0..whole.len() {
            let digit = if whole.as_bytes()[at] == b'0' { "1" } else { "0" };
            let altered = [&whole[..at], digit, &whole[at + 1..]].concat();
            for text in [&whole[..at], &altered] {
                assert!(seal.open::<u8>(&place(1), &Sealed::of(text)).is_err(), "{at}");
            }
        }
    }

    #[test]
    fn a_published_key_opens_its_epoch_only() {
        let mut own = Seal::new(&TableKey::random().unwrap(), "t");
        let first = own.seal(&place(1), &1).unwrap();
        let key = own.publish().unwrap();
        own.next_epoch();
        let second = own.seal(&place(2), &2).unwrap();
        assert_ne!(own.publish().unwrap(), key);
        let mut seen = Seal::published(vec![TableKey::published(&key).unwrap()], "t");
        assert_eq!(seen.open::<u8>(&place(1), &first).unwrap(), 1);
        assert!(seen.open::<u8>(&place(2), &second).is_err());
        seen.next_epoch();
        assert!(seen.is_shut());
        assert!(matches!(seen.open::<u8>(&place(2), &second), Err(SealError::WrongKey)));
        assert!(matches!(seen.seal(&place(3), &3), Err(SealError::WrongKey)));
    }
}
