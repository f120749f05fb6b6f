//! The sealed channel of one seat.
//!
//! Pages without TLS get no cryptography from a browser, and a certificate for a private address makes every phone warn.
//! So the secret of a seat travels in the fragment of its link, which is never sent. A page greets in boxes of
//! ChaCha20-Poly1305 (RFC 8439) under keys made of it; all that follows is under keys that the two have agreed on then (see
//! [`agreement`](super::agreement)); `assets/seal.js` is the other end. Whoever only listens learns that somebody asked
//! something; whoever takes over the network can change the page itself, and docs/phones.md says so.
use std::fmt::Write as _;
use std::io;

use chacha20poly1305::aead::Aead as _;
use chacha20poly1305::{ChaCha20Poly1305, KeyInit as _, Nonce};
use rand::TryRng as _;
use rand::rngs::SysRng;
use sha2::{Digest as _, Sha256};

use crate::lang::Lang;
use crate::table::proquint;

/// Bytes of the secret in a link.
pub const SECRET: usize = 16;
/// Bytes by which a request says whose it is.
pub(super) const ID: usize = 6;
const NONCE: usize = 12;

/// An answer is filled up to this many bytes, so that its length says nothing.
pub(super) const ROOM: usize = 1 << 14;
/// A request is filled up to this many bytes, for the same reason; nothing that can be typed on a page needs more.
pub const ASKED: usize = 1 << 10;

/// The two keys of a channel, one for each way.
#[derive(Clone)]
pub struct Keys {
    up: ChaCha20Poly1305,
    down: ChaCha20Poly1305,
}

/// The link of one seat, and the keys that follow from its secret: a page greets under them.
#[derive(Clone)]
pub struct Link {
    secret: [u8; SECRET],
    id: [u8; ID],
    keys: Keys,
}

impl Link {
    /// The link with this secret.
    pub fn new(secret: [u8; SECRET]) -> Self {
        let mut id = [0; ID];
        id.copy_from_slice(&made("id", &secret, &[])[..ID]);
        Self { secret, id, keys: Keys::of(&secret, &[]) }
    }

    /// The keys under which a page greets.
    pub const fn keys(&self) -> &Keys {
        &self.keys
    }

    /// The keys of a page, from what it and the host have agreed on.
    pub(super) fn agreed(&self, parts: &[[u8; 32]]) -> Keys {
        Keys::of(&self.secret, parts)
    }

    /// The link whose secret is written so, as in the fragment of an address.
    pub fn read(text: &str) -> Option<Self> {
        unwritten(text).map(Self::new)
    }

    /// The secret as it stands in an address: 22 letters, digits, `-` and `_`.
    pub fn written(&self) -> String {
        let mut text = String::new();
        for three in self.secret.chunks(3) {
            let bits = three.iter().fold(0_u32, |bits, byte| bits << 8 | u32::from(*byte));
            let bits = bits << (8 * (3 - three.len()));
            let digit = |at: usize| char::from(DIGITS[(bits >> (18 - 6 * at)) as usize & 63]);
            text.extend((0..=three.len()).map(digit));
        }
        text
    }

    /// The secret as eight words of five letters, for whoever has no camera: as they are typed, in the letters of the language.
    pub fn words(&self, lang: Lang) -> String {
        let words = self.secret.chunks_exact(2);
        let words = words.map(|two| proquint(u16::from_be_bytes([two[0], two[1]]), lang));
        words.collect::<Vec<_>>().join(" ")
    }

    /// By which a request says that it is for this seat; nothing of the secret follows from it.
    pub const fn id(&self) -> [u8; ID] {
        self.id
    }
}

impl Keys {
    fn of(secret: &[u8; SECRET], agreed: &[[u8; 32]]) -> Self {
        let cipher = |what| ChaCha20Poly1305::new(&made(what, secret, agreed).into());
        Self { up: cipher("up"), down: cipher("down") }
    }

    /// What a phone has asked: the text, and the nonce that no other request has; nothing of a box whose length could say
    /// something.
    pub fn open(&self, sealed: &[u8]) -> Option<(Vec<u8>, [u8; NONCE])> {
        let (nonce, text) = sealed.split_first_chunk::<NONCE>()?;
        let text = self.up.decrypt(&Nonce::from(*nonce), text).ok()?;
        (!text.is_empty() && text.len().is_multiple_of(ASKED)).then_some((text, *nonce))
    }

    /// Seals an answer, filled up with spaces to a multiple of 16 KiB.
    ///
    /// # Errors
    /// The system gives no randomness.
    pub fn seal(&self, text: Vec<u8>) -> io::Result<Vec<u8>> {
        sealed(&self.down, text, ROOM)
    }

    /// The phone's side, for whoever speaks without a browser: a request as it is sent, to the link or the page of this id.
    ///
    /// # Errors
    /// The system gives no randomness.
    pub fn ask(&self, id: [u8; ID], text: &[u8]) -> io::Result<Vec<u8>> {
        Ok([&id[..], &sealed(&self.up, text.to_vec(), ASKED)?].concat())
    }

    /// The phone's side: an answer as it was meant.
    pub fn hear(&self, sealed: &[u8]) -> Option<Vec<u8>> {
        let (nonce, text) = sealed.split_first_chunk::<NONCE>()?;
        self.down.decrypt(&Nonce::from(*nonce), text).ok()
    }
}

/// A link is never shown by chance.
impl std::fmt::Debug for Link {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Link(…)")
    }
}

/// What follows from the secret of a link, and from what was agreed on besides.
fn made(what: &str, secret: &[u8; SECRET], agreed: &[[u8; 32]]) -> [u8; 32] {
    let hasher = Sha256::new().chain_update("referee/phone/2/").chain_update(what);
    let hasher = hasher.chain_update([0]).chain_update(secret);
    agreed.iter().fold(hasher, Sha256::chain_update).finalize().into()
}

/// A box with a text that is filled up with spaces to a multiple of so many bytes.
fn sealed(cipher: &ChaCha20Poly1305, mut text: Vec<u8>, room: usize) -> io::Result<Vec<u8>> {
    text.resize(text.len().max(1).next_multiple_of(room), b' ');
    let nonce: [u8; NONCE] = random()?;
    let hidden = cipher.encrypt(&Nonce::from(nonce), &*text).map_err(|_| io::ErrorKind::Other)?;
    Ok([&nonce[..], &hidden].concat())
}

/// Hex digits, two a byte.
pub fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

/// What so many bytes were written as with [`hex`].
pub fn unhex<const N: usize>(text: &str) -> Option<[u8; N]> {
    let digits: Option<Vec<u8>> =
        text.chars().map(|it| u8::try_from(it.to_digit(16)?).ok()).collect();
    let bytes: Vec<u8> =
        digits?.chunks(2).map(|two| two.iter().fold(0, |sum, it| sum << 4 | it)).collect();
    bytes.try_into().ok().filter(|_| text.len() == 2 * N)
}

/// Random bytes of the operating system.
pub fn random<const N: usize>() -> io::Result<[u8; N]> {
    let mut bytes = [0; N];
    SysRng.try_fill_bytes(&mut bytes).map_err(io::Error::other)?;
    Ok(bytes)
}

const DIGITS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

fn unwritten(text: &str) -> Option<[u8; SECRET]> {
    let mut bytes = Vec::with_capacity(SECRET + 2);
    for four in text.as_bytes().chunks(4) {
        let mut bits = 0_u32;
        for at in 0..4 {
            let digit = four.get(at).map_or(Some(0), |it| DIGITS.iter().position(|d| d == it))?;
            bits = bits << 6 | digit as u32;
        }
        bytes.extend(&bits.to_be_bytes()[1..four.len().max(1)]);
    }
    bytes.try_into().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_is_read_back_from_its_address() {
        for first in [0, 7, 255] {
            let link = Link::new(std::array::from_fn(|at| first ^ (at as u8 * 17)));
            assert_eq!(link.written().len(), 22);
            assert_eq!(Link::read(&link.written()).unwrap().secret, link.secret);
        }
        for wrong in ["", "abc", "$$$$$$$$$$$$$$$$$$$$$$", &"a".repeat(23), &"a".repeat(200)] {
            assert!(Link::read(wrong).is_none(), "{wrong}");
        }
    }

    #[test]
    fn only_the_same_link_opens_what_was_sealed() {
        let (link, other) = (Link::new([1; SECRET]), Link::new([2; SECRET]));
        let (id, link, other) = (link.id(), link.keys(), other.keys());
        let asked = link.ask(id, b"who am I").unwrap();
        assert_eq!(asked[..ID], id);
        assert_eq!(link.open(&asked[ID..]).unwrap().0.trim_ascii_end(), b"who am I");
        assert!(other.open(&asked[ID..]).is_none());
        let answer = link.seal(b"Clive".to_vec()).unwrap();
        assert_eq!(link.hear(&answer).unwrap().trim_ascii_end(), b"Clive");
        assert!(other.hear(&answer).is_none());
        // A request is no answer, and nothing altered opens.
        assert!(link.hear(&asked[ID..]).is_none() && link.open(&answer).is_none());
        for at in 0..asked.len() {
            let mut altered = asked.clone();
            altered[at] ^= 1;
            assert!(at < ID || link.open(&altered[ID..]).is_none(), "{at}");
        }
        assert!((0..20).all(|len| link.open(&asked[..len]).is_none()));
    }

    #[test]
    fn every_answer_is_as_long_as_the_others_and_so_is_every_request() {
        let link = Link::new([1; SECRET]);
        let len = |text: usize| link.keys().seal(vec![b'x'; text]).unwrap().len();
        assert_eq!((len(0), len(1), len(ROOM)), (ROOM + 28, ROOM + 28, ROOM + 28));
        assert_eq!(len(ROOM + 1), 2 * ROOM + 28);
        let asked = |text: usize| link.keys().ask(link.id(), &vec![b'x'; text]).unwrap().len();
        assert_eq!((asked(0), asked(178), asked(182)), (ASKED + 34, ASKED + 34, ASKED + 34));
        // One that is not filled up is not heard.
        let short = link.keys().up.encrypt(&Nonce::from([0; NONCE]), &b"become Neil"[..]).unwrap();
        assert!(link.keys().open(&[&[0; NONCE][..], &short].concat()).is_none());
    }

    #[test]
    fn bytes_are_read_back_from_their_digits() {
        assert_eq!(unhex(&hex(&[0, 7, 255])), Some([0, 7, 255]));
        for wrong in ["", "0", "000", "00000", "0g0000", "+10000", "00ff0000", "\u{661}00000"] {
            assert_eq!(unhex::<3>(wrong), None, "{wrong}");
        }
    }

    /// RFC 8439, section 2.8.2: the crate and `assets/seal.js`, which a browser tries on the same vector, agree on it.
    #[test]
    fn the_cipher_is_that_of_the_rfc() {
        use chacha20poly1305::aead::Payload;
        let key: [u8; 32] = std::array::from_fn(|at| 0x80 + at as u8);
        let nonce = [7, 0, 0, 0, 0x40, 0x41, 0x42, 0x43, 0x44, 0x45, 0x46, 0x47];
        let aad = [0x50, 0x51, 0x52, 0x53, 0xc0, 0xc1, 0xc2, 0xc3, 0xc4, 0xc5, 0xc6, 0xc7];
        let msg =
            b"Ladies and Gentlemen of the class of '99: If I could offer you only one tip for the \
                    future, sunscreen would be it.";
        let cipher = ChaCha20Poly1305::new(&key.into());
        let hidden =
            cipher.encrypt(&Nonce::from(nonce), Payload { msg, aad: &aad }).expect("sealed");
        assert_eq!(hidden[..8], [0xd3, 0x1a, 0x8d, 0x34, 0x64, 0x8e, 0x60, 0xdb]);
        let tag = [
            0x1a, 0xe1, 0x0b, 0x59, 0x4f, 0x09, 0xe2, 0x6a, 0x7e, 0x90, 0x2e, 0xcb, 0xd0, 0x60,
            0x06, 0x91,
        ];
        assert_eq!(hidden[msg.len()..], tag);
    }
}
