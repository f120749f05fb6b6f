//! Bit sets of up to 64 members.
use std::fmt;
use std::iter::FusedIterator;
use std::marker::PhantomData;
use std::ops::{BitAnd, BitOr, Not, Sub};

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Something numbered 0 to 63 that a [`Set`] can hold.
pub trait Member: Copy {
    /// The number of this member, 0 to 63.
    fn index(self) -> u8;
    /// The member with this number; numbers above 63 are never asked for.
    fn from_index(index: u8) -> Self;
}

/// A set of members in one machine word; iteration is in ascending order.
///
/// # Examples
/// ```
/// use noir_core::board::{Suspect, SuspectSet};
/// let pair: SuspectSet = [Suspect::new(3), Suspect::new(1)].into_iter().collect();
/// assert_eq!(pair.len(), 2);
/// assert_eq!(pair.first(), Some(Suspect::new(1)));
/// assert!(!pair.contains(Suspect::new(2)));
/// ```
pub struct Set<T>(u64, PhantomData<T>);

impl<T: Member> Set<T> {
    /// The set without members.
    pub const EMPTY: Self = Self(0, PhantomData);

    /// The set with exactly these bits.
    pub const fn from_bits(bits: u64) -> Self {
        Self(bits, PhantomData)
    }

    /// The bits of the set, member 0 lowest.
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// The members numbered 0 to `count - 1`; `count` is at most 64.
    pub const fn below(count: u8) -> Self {
        Self(if count >= 64 { u64::MAX } else { (1 << count) - 1 }, PhantomData)
    }

    /// The set with one member.
    pub fn just(member: T) -> Self {
        Self(1 << (member.index() & 63), PhantomData)
    }

    /// Whether `member` belongs to the set.
    pub fn contains(self, member: T) -> bool {
        self.0 >> (member.index() & 63) & 1 == 1
    }

    /// Adds `member`.
    pub fn insert(&mut self, member: T) {
        self.0 |= Self::just(member).0;
    }

    /// Takes `member` out.
    pub fn remove(&mut self, member: T) {
        self.0 &= !Self::just(member).0;
    }

    /// How many members there are, 0 to 64.
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether there is no member.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether the two sets share a member.
    pub const fn meets(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    /// The lowest member.
    pub fn first(self) -> Option<T> {
        (self.0 != 0).then(|| T::from_index(self.0.trailing_zeros() as u8))
    }

    /// Every set that can be made of these members, the empty one first.
    pub(crate) fn subsets(self) -> impl Iterator<Item = Self> {
        // Counting in the bits that are members: a carry skips those that are not.
        let next = move |set: &Self| {
            let next = set.0.wrapping_sub(self.0) & self.0;
            (next != 0).then(|| Self::from_bits(next))
        };
        std::iter::successors(Some(Self::EMPTY), next)
    }

    /// The members in ascending order.
    pub const fn iter(self) -> Iter<T> {
        Iter(self)
    }
}

/// The members of a [`Set`] in ascending order.
#[derive(Clone)]
pub struct Iter<T>(Set<T>);

impl<T: Member> Iterator for Iter<T> {
    type Item = T;

    fn next(&mut self) -> Option<T> {
        let first = self.0.first()?;
        self.0.0 &= self.0.0 - 1;
        Some(first)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let len = usize::from(self.0.len());
        (len, Some(len))
    }
}

impl<T: Member> ExactSizeIterator for Iter<T> {}
impl<T: Member> FusedIterator for Iter<T> {}

impl<T: Member> IntoIterator for Set<T> {
    type Item = T;
    type IntoIter = Iter<T>;

    fn into_iter(self) -> Iter<T> {
        self.iter()
    }
}

impl<T: Member> FromIterator<T> for Set<T> {
    fn from_iter<I: IntoIterator<Item = T>>(members: I) -> Self {
        members.into_iter().fold(Self::EMPTY, |set, member| set | Self::just(member))
    }
}

impl<T> BitOr for Set<T> {
    type Output = Self;

    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0, PhantomData)
    }
}

impl<T> BitAnd for Set<T> {
    type Output = Self;

    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0, PhantomData)
    }
}

impl<T> Sub for Set<T> {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        Self(self.0 & !other.0, PhantomData)
    }
}

impl<T> Not for Set<T> {
    type Output = Self;

    fn not(self) -> Self {
        Self(!self.0, PhantomData)
    }
}

// By hand: a derive would ask the same of `T`, which is only a marker here.
impl<T> Clone for Set<T> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<T> Copy for Set<T> {}
impl<T> PartialEq for Set<T> {
    fn eq(&self, other: &Self) -> bool {
        self.0 == other.0
    }
}
impl<T> Eq for Set<T> {}
impl<T> std::hash::Hash for Set<T> {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        self.0.hash(state);
    }
}
impl<T> Default for Set<T> {
    fn default() -> Self {
        Self(0, PhantomData)
    }
}
impl<T> Serialize for Set<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(serializer)
    }
}
impl<'de, T: Member> Deserialize<'de> for Set<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        u64::deserialize(deserializer).map(Self::from_bits)
    }
}
impl<T: Member + fmt::Debug> fmt::Debug for Set<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
