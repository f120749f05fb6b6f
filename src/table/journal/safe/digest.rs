//! Hashes, hex and random bytes: what the other files here are made of.
use std::io;

use rand::TryRng as _;
use rand::rngs::SysRng;
use sha2::{Digest as _, Sha256};

/// SHA-256 of `parts` one after the other, as 64 lower-case hex digits.
pub(super) fn digest(parts: &[&[u8]]) -> String {
    hex(&bytes(parts))
}

/// SHA-256 of `parts` one after the other.
pub(super) fn bytes(parts: &[&[u8]]) -> [u8; 32] {
    let mut hasher = Sha256::new();
    for part in parts {
        hasher.update(part);
    }
    hasher.finalize().into()
}

/// A file name for anything: 32 hex digits that no slash, dot or length of `text` can disturb.
pub(super) fn file_name(text: &[u8]) -> String {
    let mut name = digest(&[text]);
    name.truncate(32);
    name
}

const DIGITS: [u8; 16] = *b"0123456789abcdef";

/// What each byte is worth as a hex digit, or `NO_DIGIT`. A journal is mostly hex, so it is read by table.
const VALUES: [u8; 256] = {
    let mut values = [NO_DIGIT; 256];
    let mut value = 0;
    while value < 16 {
        values[DIGITS[value] as usize] = value as u8;
        value += 1;
    }
    values
};
const NO_DIGIT: u8 = 16;

/// Lower-case hex digits, two a byte.
pub(super) fn hex(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(2 * bytes.len());
    for byte in bytes {
        text.push(char::from(DIGITS[usize::from(byte >> 4)]));
        text.push(char::from(DIGITS[usize::from(byte & 15)]));
    }
    text
}

/// The bytes that lower-case hex digits stand for; nothing else is read.
pub(super) fn unhex(text: &str) -> Option<Vec<u8>> {
    let (pairs, []) = text.as_bytes().as_chunks() else { return None };
    let mut wrong = 0;
    let byte = |&[high, low]: &[u8; 2]| {
        let (high, low) = (VALUES[usize::from(high)], VALUES[usize::from(low)]);
        wrong |= (high | low) & NO_DIGIT;
        high << 4 | low
    };
    let bytes = pairs.iter().map(byte).collect();
    (wrong == 0).then_some(bytes)
}

/// Bytes from the operating system's randomness.
pub(super) fn random<const N: usize>() -> io::Result<[u8; N]> {
    let mut bytes = [0; N];
    SysRng.try_fill_bytes(&mut bytes).map_err(io::Error::other)?;
    Ok(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hex_is_read_back_and_only_in_lower_case() {
        assert_eq!(hex(&[0, 0x1f, 0xa0]), "001fa0");
        assert_eq!(unhex("001fa0"), Some(vec![0, 0x1f, 0xa0]));
        for wrong in ["001FA0", "001fa", "0x1f", "zz"] {
            assert_eq!(unhex(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn the_digest_is_sha_256() {
        let abc = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";
        assert_eq!(digest(&[b"a", b"bc"]), abc);
    }
}
