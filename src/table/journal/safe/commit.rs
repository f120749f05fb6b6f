//! Commitments: a promise, made openly, not to change a secret.
//!
//! The hash is the SHA-256 of these bytes, one after the other: the label's UTF-8, a NUL, the 32 bytes of the salt
//! (written as 64 hex digits in JSON), a NUL, the UTF-8 of the secret's text. With `printf`, `xxd` and `sha256sum`:
//!
//! ```sh
//! { printf 'identity/1\0'; printf "$SALT" | xxd -r -p; printf '\0b3'; } | sha256sum
//! ```
use serde::{Deserialize, Serialize};

use super::digest::{digest, hex, random, unhex};

/// What is public from the beginning.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Commitment {
    /// What was promised: `deck`, say, or `identity/1`.
    pub label: String,
    /// 64 hex digits.
    pub hash: String,
}

/// What opens a commitment; it is kept sealed until then.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Promise {
    /// What was promised.
    pub label: String,
    /// 64 hex digits of randomness, so the few possible texts cannot be tried.
    pub salt: String,
    /// The secret, in the one way that it can be written.
    pub text: String,
}

impl Promise {
    /// Gives the secret a new salt.
    ///
    /// # Errors
    /// If the operating system gives no randomness.
    pub fn new(label: &str, text: &str) -> std::io::Result<Self> {
        Ok(Self { label: label.to_owned(), salt: hex(&random::<32>()?), text: text.to_owned() })
    }

    /// The commitment to publish; nothing if the salt is not one.
    pub fn commitment(&self) -> Option<Commitment> {
        let salt = unhex(&self.salt).filter(|salt| salt.len() == 32)?;
        let hash = digest(&[self.label.as_bytes(), b"\0", &salt, b"\0", self.text.as_bytes()]);
        Some(Commitment { label: self.label.clone(), hash })
    }
}

impl Commitment {
    /// Whether this is the secret that was promised.
    pub(in crate::table) fn is_kept_by(&self, secret: &Promise) -> bool {
        secret.commitment().as_ref() == Some(self)
    }
}

/// A promise is never shown.
impl std::fmt::Debug for Promise {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Promise of {}", self.label)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Checked with the shell command above.
    #[test]
    fn the_bytes_of_a_commitment_never_change() {
        let (label, text) = ("identity/1".to_owned(), "b3".to_owned());
        let commitment = Promise { label, salt: "0f".repeat(32), text }.commitment().unwrap();
        let hash = "509e8cd3108506c35c8ad93a8e6fd2dcc52d967b575f71c6e9dae75423a5cdb3";
        assert_eq!(commitment.hash, hash);
    }

    #[test]
    fn a_commitment_is_kept_by_its_secret_alone() {
        let secret = Promise::new("deck", "a1 b2").unwrap();
        let commitment = secret.commitment().unwrap();
        assert!(commitment.is_kept_by(&secret));
        let change = |change: fn(&mut Promise)| {
            let mut other = secret.clone();
            change(&mut other);
            other
        };
        for other in [
            change(|secret| secret.text = "b2 a1".to_owned()),
            change(|secret| secret.label = "role".to_owned()),
            change(|secret| secret.salt = "0f".repeat(32)),
            change(|secret| secret.salt.clear()),
        ] {
            assert!(!commitment.is_kept_by(&other));
        }
        assert_ne!(Promise::new("deck", "a1 b2").unwrap().commitment(), Some(commitment));
    }
}
