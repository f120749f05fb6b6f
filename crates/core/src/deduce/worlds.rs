//! Who can be whom at once: every seat one of its suspects, all of them different.
use crate::board::{Suspect, SuspectSet};
use crate::rules::SEATS;

/// One count for each set of seats that have a suspect already.
type Ways = [u64; 1 << SEATS];

/// The worlds in which each seat is one of its suspects and no two are the same.
///
/// # Examples
/// ```
/// use noir_core::board::{Suspect, SuspectSet};
/// use noir_core::deduce::Worlds;
/// let worlds = Worlds::new([SuspectSet::below(2), SuspectSet::below(3)]);
/// assert_eq!(worlds.count(), 4);
/// let shares = worlds.shares();
/// assert_eq!(shares.of(0, Suspect::new(0)), 2);
/// assert_eq!(shares.of(1, Suspect::new(2)), 2);
/// let twice = Worlds::new([SuspectSet::below(1), SuspectSet::below(1)]);
/// assert_eq!(twice.count(), 0);
/// assert_eq!(twice.impossible(), Some(0b11));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Worlds {
    suspects: [SuspectSet; SEATS],
    seats: usize,
}

/// In how many worlds each seat is each suspect.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shares {
    worlds: u64,
    of: [[u64; 64]; SEATS],
}

impl Worlds {
    /// The worlds of up to nine seats, each with the suspects that it can be; more are left out.
    pub fn new(suspects: impl IntoIterator<Item = SuspectSet>) -> Self {
        let mut worlds = Self { suspects: [SuspectSet::EMPTY; SEATS], seats: 0 };
        for (place, set) in worlds.suspects.iter_mut().zip(suspects) {
            *place = set;
            worlds.seats += 1;
        }
        worlds
    }

    /// How many there are; of nine seats among 50 suspects fewer than 10¹⁵.
    pub fn count(&self) -> u64 {
        self.ways()[self.all()]
    }

    /// Those in which this seat is this suspect.
    #[must_use]
    pub fn given(&self, seat: usize, suspect: Suspect) -> Self {
        let mut worlds = *self;
        for (other, set) in worlds.suspects[..self.seats].iter_mut().enumerate() {
            let one = SuspectSet::just(suspect);
            *set = if other == seat { *set & one } else { *set - one };
        }
        worlds
    }

    /// In how many worlds each seat is each suspect, all at once.
    ///
    /// Suspects are added one after the other, each to any set of seats that can still take him; then
    /// each is taken out again, which leaves the ways to place all others.
    pub fn shares(&self) -> Shares {
        let (ways, all) = (self.ways(), self.all());
        let mut shares = Shares { worlds: ways[all], of: [[0; 64]; SEATS] };
        let mut left = self.everybody();
        while let Some(first) = left.first() {
            let seats = self.seats_of(first);
            let others = self.without(&ways, seats);
            // Whoever can be in the same seats has the same shares.
            for suspect in left.iter().filter(|it| self.seats_of(*it) == seats) {
                left.remove(suspect);
                for (seat, of) in shares.of[..self.seats].iter_mut().enumerate() {
                    if seats >> seat & 1 == 1 {
                        of[suspect.at()] = others[all ^ (1 << seat)];
                    }
                }
            }
        }
        shares
    }

    /// The smallest group of seats, as bits, that have fewer suspects between them than they are; of
    /// several the one with the first seats. Without one there is a world.
    pub fn impossible(&self) -> Option<u16> {
        let mut union = [SuspectSet::EMPTY; 1 << SEATS];
        let mut found: Option<u16> = None;
        for group in 1..=self.all() {
            let first = group.trailing_zeros() as usize;
            union[group] = union[group & (group - 1)] | self.suspects[first];
            let size = group.count_ones();
            let smaller = found.is_none_or(|it| size < it.count_ones());
            if smaller && u32::from(union[group].len()) < size {
                found = Some(group as u16);
            }
        }
        found
    }

    /// All seats, as bits.
    const fn all(&self) -> usize {
        (1 << self.seats) - 1
    }

    fn everybody(&self) -> SuspectSet {
        self.suspects.iter().fold(SuspectSet::EMPTY, |all, set| all | *set)
    }

    /// The seats that can be this suspect, as bits.
    fn seats_of(&self, suspect: Suspect) -> usize {
        let seats = self.suspects[..self.seats].iter().enumerate();
        seats.fold(0, |bits, (at, set)| bits | usize::from(set.contains(suspect)) << at)
    }

    /// In how many ways each set of seats can be filled.
    fn ways(&self) -> Ways {
        let mut ways = [0; 1 << SEATS];
        ways[0] = 1;
        for suspect in self.everybody() {
            let (seats, before) = (self.seats_of(suspect), ways);
            for seat in (0..self.seats).filter(|seat| seats >> seat & 1 == 1) {
                // In blocks, the sets without this seat first, then the same with it.
                let without = before.chunks_exact(2 << seat).map(|block| &block[..1 << seat]);
                let with = ways.chunks_exact_mut(2 << seat).map(|block| &mut block[1 << seat..]);
                for (to, from) in with.zip(without) {
                    to.iter_mut().zip(from).for_each(|(to, from)| *to += from);
                }
            }
        }
        ways
    }

    /// The same without one suspect who can be in these `seats`.
    fn without(&self, ways: &Ways, seats: usize) -> Ways {
        let mut others = *ways;
        for filled in 1..=self.all() {
            others[filled] -= sum_without_one(&others, filled, seats);
        }
        others
    }
}

/// The ways to fill all of `filled` but one of `seats`.
fn sum_without_one(ways: &Ways, filled: usize, seats: usize) -> u64 {
    let (mut left, mut sum) = (filled & seats, 0);
    while left != 0 {
        sum += ways[filled ^ (left & left.wrapping_neg())];
        left &= left - 1;
    }
    sum
}

impl Shares {
    /// How many worlds there are.
    pub const fn worlds(&self) -> u64 {
        self.worlds
    }

    /// In how many of them this seat is this suspect.
    pub const fn of(&self, seat: usize, suspect: Suspect) -> u64 {
        self.of[seat][suspect.at()]
    }

    /// Whom this seat is in some world.
    pub fn suspects(&self, seat: usize) -> SuspectSet {
        (0..64).map(Suspect::new).filter(|it| self.of(seat, *it) > 0).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    /// Plain enumeration: in how many ways each seat is each suspect.
    fn slowly(sets: &[SuspectSet]) -> Vec<Vec<u64>> {
        fn fill(sets: &[SuspectSet], taken: &mut Vec<Suspect>, count: &mut [Vec<u64>]) {
            let Some(set) = sets.get(taken.len()) else {
                for (seat, suspect) in taken.iter().enumerate() {
                    count[seat][suspect.at()] += 1;
                }
                return;
            };
            for suspect in *set {
                if !taken.contains(&suspect) {
                    taken.push(suspect);
                    fill(sets, taken, count);
                    taken.pop();
                }
            }
        }
        let mut count = vec![vec![0; 64]; sets.len()];
        fill(sets, &mut Vec::new(), &mut count);
        count
    }

    proptest! {
        #[test]
        fn shares_are_those_of_plain_enumeration(
            bits in proptest::collection::vec(0..1_u64 << 7, 1..=6),
            high in 0..57_u8,
        ) {
            let sets: Vec<_> = bits.iter().map(|it| SuspectSet::from_bits(it << high)).collect();
            let worlds = Worlds::new(sets.iter().copied());
            let (shares, slowly) = (worlds.shares(), slowly(&sets));
            let count: u64 = slowly[0].iter().sum();
            prop_assert_eq!(worlds.count(), count);
            prop_assert_eq!(shares.worlds(), count);
            prop_assert_eq!(worlds.impossible().is_some(), count == 0);
            for (seat, slowly) in slowly.iter().enumerate() {
                for suspect in (0..64).map(Suspect::new) {
                    prop_assert_eq!(shares.of(seat, suspect), slowly[suspect.at()]);
                    prop_assert_eq!(worlds.given(seat, suspect).count(), slowly[suspect.at()]);
                }
            }
        }
    }

    /// 49·48·…·41 worlds of nine spies of whom nothing is known.
    #[test]
    fn nine_seats_and_forty_nine_suspects_are_counted_exactly() {
        let worlds = Worlds::new([SuspectSet::below(49); 9]);
        assert_eq!(worlds.count(), (41..=49).product::<u64>());
        assert_eq!(worlds.shares().of(8, Suspect::new(48)), (41..=48).product::<u64>());
        assert_eq!(worlds.impossible(), None);
    }

    #[test]
    fn nobody_hidden_is_one_world() {
        let worlds = Worlds::new([]);
        assert_eq!((worlds.count(), worlds.impossible()), (1, None));
    }

    #[test]
    fn the_smallest_group_is_named() {
        let two = SuspectSet::below(2);
        let worlds = Worlds::new([SuspectSet::below(9), two, two, two]);
        assert_eq!(worlds.impossible(), Some(0b1110));
        let worlds = Worlds::new([two, two, two, SuspectSet::EMPTY]);
        assert_eq!(worlds.impossible(), Some(0b1000));
    }
}
