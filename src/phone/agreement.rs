//! Keys on which a page and the host agree, so that nobody who listens can follow, not even with the link: X25519 (RFC 7748).
//!
//! A phone has a key of its own, which never leaves it; by its public half the host knows the phone. Each page makes another
//! one, and so does the host for its answer. What both sides compute of them nobody else can: whoever speaks as this phone
//! has its key, and what a page was told stays closed when its keys are forgotten.
use std::io;

use x25519_dalek::{X25519_BASEPOINT_BYTES, x25519};

use super::seal::{Keys, Link, random};

/// The half of a key that everybody may know.
pub type PublicKey = [u8; 32];

/// The half of a key that stays where it was made.
pub struct PrivateKey([u8; 32]);

impl PrivateKey {
    /// The key of these bytes.
    pub const fn new(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// A new one.
    ///
    /// # Errors
    /// The system gives no randomness.
    pub fn random() -> io::Result<Self> {
        random().map(Self)
    }

    /// Its public half.
    pub fn public(&self) -> PublicKey {
        x25519(self.0, X25519_BASEPOINT_BYTES)
    }

    /// What only it and the other one have in common; nothing where the other one is none.
    pub fn with(&self, other: &PublicKey) -> Option<[u8; 32]> {
        let shared = x25519(self.0, *other);
        (shared != [0; 32]).then_some(shared)
    }
}

/// The host answers a page of this phone: its own public half, and the keys of the page.
///
/// # Errors
/// The system gives no randomness.
pub fn answered(
    link: &Link,
    phone: &PublicKey,
    page: &PublicKey,
) -> io::Result<Option<(PublicKey, Keys)>> {
    let own = PrivateKey::random()?;
    let host = own.public();
    let shared = own.with(page).zip(own.with(phone));
    Ok(shared.map(|(once, known)| (host, link.agreed(&[once, known, *page, host, *phone]))))
}

/// The phone's side, for whoever speaks without a browser: the keys of its page, once the host has answered.
pub fn heard(link: &Link, phone: &PrivateKey, page: &PrivateKey, host: &PublicKey) -> Option<Keys> {
    let (once, known) = page.with(host).zip(phone.with(host))?;
    Some(link.agreed(&[once, known, page.public(), *host, phone.public()]))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::phone::seal::{ID, SECRET, unhex};

    fn bytes(text: &str) -> [u8; 32] {
        unhex(text).unwrap()
    }

    /// RFC 7748, sections 5.2 and 6.1; a browser tries `assets/seal.js` on the same vectors.
    #[test]
    fn the_agreement_is_that_of_the_rfc() {
        let scalar = bytes("a546e36bf0527c9d3b16154b82465edd62144c0ac1fc5a18506a2244ba449ac4");
        let point = bytes("e6db6867583030db3594c1a424b15f7c726624ec26b3353b10a903a6d0ab1c4c");
        let product = bytes("c3da55379de9c6908e94ea4df28d084f32eccf03491c71f754b4075577a28552");
        assert_eq!(PrivateKey::new(scalar).with(&point), Some(product));
        let alice = bytes("77076d0a7318a57d3c16c17251b26645df4c2f87ebc0992ab177fba51db92c2a");
        let bob = bytes("5dab087e624a8a4b79e17f8b83800ee66f3bb1292618b6fd1c2f8b27ff88e0eb");
        let shared = bytes("4a5d9d5ba4ce2de1728e3bf480350f25e07e21c947d19e3376f09b3c1e161742");
        let [alice, bob] = [alice, bob].map(PrivateKey::new);
        assert_eq!(alice.with(&bob.public()), Some(shared));
        assert_eq!(bob.with(&alice.public()), Some(shared));
    }

    #[test]
    fn only_the_phone_that_asked_can_follow_the_answer() {
        let link = Link::new([7; SECRET]);
        let [phone, page, thief] = [1, 2, 3].map(|byte| PrivateKey::new([byte; 32]));
        let (host, keys) = answered(&link, &phone.public(), &page.public()).unwrap().unwrap();
        let told = keys.seal(b"Clive".to_vec()).unwrap();
        let own = heard(&link, &phone, &page, &host).unwrap();
        assert_eq!(own.hear(&told).unwrap().trim_ascii_end(), b"Clive");
        assert!(keys.open(&own.ask([0; ID], b"look").unwrap()[ID..]).is_some());
        // Neither whoever has the link and another key, nor whoever has another link.
        for (phone, page) in [(&thief, &page), (&phone, &thief)] {
            assert!(heard(&link, phone, page, &host).unwrap().hear(&told).is_none());
        }
        let other = heard(&Link::new([8; SECRET]), &phone, &page, &host).unwrap();
        assert!(other.hear(&told).is_none() && link.keys().hear(&told).is_none());
    }

    #[test]
    fn a_key_that_leaves_nothing_to_compute_is_none() {
        let link = Link::new([7; SECRET]);
        let good = PrivateKey::new([5; 32]).public();
        assert!(answered(&link, &good, &[0; 32]).unwrap().is_none());
        assert!(answered(&link, &[0; 32], &good).unwrap().is_none());
    }
}
