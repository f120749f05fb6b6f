//! The checksum that closes every line this room writes.
//!
//! A line is one JSON object whose last field is `sum`: the SHA-256, as 64 lower-case hex digits, of all bytes of the
//! line before `,"sum"`. It is compared byte by byte as text, so there is exactly one true spelling of every line.
use serde::Serialize;
use serde::de::DeserializeOwned;
use sha2::{Digest as _, Sha256};

use super::damage::LineFlaw;
use super::digest::hex;

const OPEN: &[u8] = br#","sum":""#;
const SHUT: &[u8] = b"\"}\n";
const TAIL: usize = OPEN.len() + 64 + SHUT.len();

/// Closes the object that `text` leaves open; returns the whole line and the hash of the whole line.
pub(super) fn close(mut text: String) -> (String, String) {
    let mut hasher = Sha256::new_with_prefix(&text);
    let sum = hex(&hasher.clone().finalize());
    let tail = text.len();
    text.push_str(r#","sum":""#);
    text.push_str(&sum);
    text.push_str("\"}\n");
    hasher.update(&text[tail..]);
    (text, hex(&hasher.finalize()))
}

/// The line of a small file: `value`, an object, closed by its checksum.
pub(super) fn line_of(value: &impl Serialize) -> Vec<u8> {
    let mut text = serde_json::to_string(value).unwrap_or_default();
    text.pop();
    close(text).0.into_bytes()
}

/// The value of such a line; nothing if it was torn or altered.
pub(super) fn read_line<T: DeserializeOwned>(line: &[u8]) -> Option<T> {
    let (text, _) = check(line).ok()?;
    serde_json::from_slice(&[text, b"}"].concat()).ok()
}

/// The part of a true line that `close` was given, and the hash of the whole line.
pub(super) fn check(line: &[u8]) -> Result<(&[u8], String), LineFlaw> {
    let (text, tail) = line.split_at(line.len().checked_sub(TAIL).ok_or(LineFlaw::Shape)?);
    let sum =
        tail.strip_prefix(OPEN).and_then(|rest| rest.strip_suffix(SHUT)).ok_or(LineFlaw::Shape)?;
    let mut hasher = Sha256::new_with_prefix(text);
    if sum != hex(&hasher.clone().finalize()).as_bytes() {
        return Err(LineFlaw::Sum);
    }
    hasher.update(tail);
    Ok((text, hex(&hasher.finalize())))
}
