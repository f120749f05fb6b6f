//! Single words that mark what stands before them.
use super::{Hear, Pen, Spoken};

/// A fact that the companion could check, or else one marked `unverified`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::rules) struct Sure(pub(in crate::rules) bool);

/// A fact that an unseen owner claims, marked `claim`, or else one that is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::rules) struct Claim(pub(in crate::rules) bool);

/// The word `quiet`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, ::serde::Serialize, ::serde::Deserialize)]
pub struct Quiet;

impl Spoken for Sure {
    fn write(&self, to: &mut Pen<'_>) {
        if !self.0 {
            to.word("unverified");
        }
    }

    fn read<H: Hear>(from: &mut H) -> Result<Self, H::Error> {
        Ok(Self(!mark(from, "unverified")))
    }
}

impl Spoken for Claim {
    fn write(&self, to: &mut Pen<'_>) {
        if self.0 {
            to.word("claim");
        }
    }

    fn read<H: Hear>(from: &mut H) -> Result<Self, H::Error> {
        Ok(Self(mark(from, "claim")))
    }
}

impl Spoken for Quiet {
    fn write(&self, to: &mut Pen<'_>) {
        to.word("quiet");
    }

    fn read<H: Hear>(from: &mut H) -> Result<Self, H::Error> {
        from.one_of(&["quiet"]).map(|_| Self)
    }
}

/// Whether this very word comes next.
pub(super) fn mark<H: Hear>(from: &mut H, word: &'static str) -> bool {
    let left = from.left();
    let marked = left > 0 && from.one_of(&[word]).is_ok();
    if !marked {
        from.back(left);
    }
    marked
}
