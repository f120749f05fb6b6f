//! A place on a map of hexes.
use std::fmt;
use std::ops::{BitAnd, BitOr, Sub};
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::NoPlace;

/// A hex of a map with 13 columns, written `g8`: the letter is the column, `a` at the left; the number
/// grows to the north, stays the same to the south-east and grows by one to the north-east.
///
/// Columns run straight up and down, so a hex has neighbours to the north and the south, none to the
/// east and the west.
///
/// # Examples
/// ```
/// use noir_core::board::{Hex, Way};
/// let hex: Hex = "g8".parse().unwrap();
/// assert_eq!(hex.step(Way::Ne).unwrap().to_string(), "h9");
/// assert_eq!(hex.step(Way::Se).unwrap().to_string(), "h8");
/// assert!("g99".parse::<Hex>().is_err());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
#[serde(from = "u8")]
pub struct Hex(u8);

/// One of the six ways out of a hex, through its edges.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Way {
    /// North.
    N,
    /// North-east.
    Ne,
    /// South-east.
    Se,
    /// South.
    S,
    /// South-west.
    Sw,
    /// North-west.
    Nw,
}

/// The columns of a map.
pub const COLUMNS: u8 = 13;
/// The hexes of a column at most; every second column has one fewer.
const HEIGHT: u8 = 9;
/// How many hexes there can be.
pub(super) const HEXES: usize = COLUMNS as usize * HEIGHT as usize;

/// A number beyond the last hex is the first one.
impl From<u8> for Hex {
    fn from(index: u8) -> Self {
        if usize::from(index) < HEXES { Self(index) } else { Self(0) }
    }
}

impl Hex {
    /// The hex in `column`, 0 to 12 from the left, and in half row `row`, 0 to 16 from the top; nothing
    /// where there is none, as where both are even or both are odd.
    pub(crate) const fn new(column: u8, row: u8) -> Option<Self> {
        // Below number 1 there is nothing.
        let named = row <= COLUMNS + column;
        if named && column < COLUMNS && row < 2 * HEIGHT - 1 && (column + row) % 2 == 1 {
            Some(Self(column * HEIGHT + row / 2))
        } else {
            None
        }
    }

    /// The column, 0 at the left.
    pub const fn column(self) -> u8 {
        self.0 / HEIGHT
    }

    /// The half row, 0 at the top: neighbours in a column are two half rows apart.
    pub const fn row(self) -> u8 {
        2 * (self.0 % HEIGHT) + (self.column() + 1) % 2
    }

    /// The number in its name.
    const fn number(self) -> u8 {
        (COLUMNS + self.column() - self.row()) / 2 + 1
    }

    /// Its number among all places of a map, as an index into a list of them.
    pub const fn at(self) -> usize {
        self.0 as usize
    }

    /// The next hex in this way; nothing beyond the edge of the map.
    pub const fn step(self, way: Way) -> Option<Self> {
        let (column, row) = (self.column(), self.row());
        let (column, row) = match way {
            Way::N => (column, row.wrapping_sub(2)),
            Way::Ne => (column + 1, row.wrapping_sub(1)),
            Way::Se => (column + 1, row + 1),
            Way::S => (column, row + 2),
            Way::Sw => (column.wrapping_sub(1), row + 1),
            Way::Nw => (column.wrapping_sub(1), row.wrapping_sub(1)),
        };
        if column >= COLUMNS || row >= 2 * HEIGHT { None } else { Self::new(column, row) }
    }

    /// The hexes around it, at most six.
    pub fn around(self) -> impl Iterator<Item = Self> {
        Way::ALL.into_iter().filter_map(move |way| self.step(way))
    }
}

impl fmt::Display for Hex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&format!("{}{}", char::from(b'a' + self.column()), self.number()))
    }
}

impl fmt::Debug for Hex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

/// Reads `g8`, upper or lower case.
impl FromStr for Hex {
    type Err = NoPlace;

    fn from_str(text: &str) -> Result<Self, NoPlace> {
        let (letter, number) = text.split_at_checked(1).ok_or(NoPlace)?;
        let column = letter.as_bytes()[0].to_ascii_lowercase().wrapping_sub(b'a');
        let digits = !number.is_empty() && number.bytes().all(|digit| digit.is_ascii_digit());
        let number: u8 = number.parse().map_err(|_| NoPlace)?;
        if !digits || column >= COLUMNS || number == 0 {
            return Err(NoPlace);
        }
        let row = (COLUMNS + column).checked_sub(2 * (number - 1).min(100)).ok_or(NoPlace)?;
        Self::new(column, row).ok_or(NoPlace)
    }
}

impl Way {
    /// All six, clockwise from the north.
    pub const ALL: [Self; 6] = [Self::N, Self::Ne, Self::Se, Self::S, Self::Sw, Self::Nw];

    /// Its word: `n`, `ne`, `se`, `s`, `sw` or `nw`.
    pub const fn word(self) -> &'static str {
        match self {
            Self::N => "n",
            Self::Ne => "ne",
            Self::Se => "se",
            Self::S => "s",
            Self::Sw => "sw",
            Self::Nw => "nw",
        }
    }

    /// The way with exactly this word.
    pub fn named(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|way| way.word() == word)
    }
}

/// A set of hexes; iteration is column by column, from the top of each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct HexSet(u128);

impl HexSet {
    /// The set without members.
    pub const EMPTY: Self = Self(0);

    /// The set with one member.
    pub const fn just(hex: Hex) -> Self {
        Self(1 << hex.0)
    }

    /// Whether `hex` belongs to the set.
    pub const fn contains(self, hex: Hex) -> bool {
        self.0 >> hex.0 & 1 == 1
    }

    /// Adds `hex`.
    pub const fn insert(&mut self, hex: Hex) {
        self.0 |= Self::just(hex).0;
    }

    /// Takes `hex` out.
    pub const fn remove(&mut self, hex: Hex) {
        self.0 &= !Self::just(hex).0;
    }

    /// How many members there are.
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether there is no member.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether the two sets share a member.
    pub(crate) const fn meets(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    /// The first member.
    pub fn first(self) -> Option<Hex> {
        (self.0 != 0).then(|| Hex(self.0.trailing_zeros() as u8))
    }
}

#[expect(clippy::copy_iterator, reason = "a set is as small as a place in it would be")]
impl Iterator for HexSet {
    type Item = Hex;

    fn next(&mut self) -> Option<Hex> {
        let first = self.first()?;
        self.0 &= self.0 - 1;
        Some(first)
    }
}

impl FromIterator<Hex> for HexSet {
    fn from_iter<I: IntoIterator<Item = Hex>>(members: I) -> Self {
        members.into_iter().fold(Self::EMPTY, |set, member| set | Self::just(member))
    }
}

impl BitOr for HexSet {
    type Output = Self;

    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl BitAnd for HexSet {
    type Output = Self;

    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl Sub for HexSet {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }
}

impl fmt::Debug for HexSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_say_where_a_hex_is() {
        for column in 0..COLUMNS {
            for row in 0..17 {
                if let Some(hex) = Hex::new(column, row) {
                    assert_eq!((hex.column(), hex.row()), (column, row));
                    assert_eq!(hex.to_string().parse(), Ok(hex));
                }
            }
        }
        for wrong in ["", "g", "8", "g0", "g-1", "g+8", "n3", "a99", "g300", "гъ"] {
            assert_eq!(wrong.parse::<Hex>(), Err(NoPlace), "{wrong}");
        }
    }

    #[test]
    fn a_step_and_the_opposite_one_lead_back() {
        let back = [3, 4, 5, 0, 1, 2];
        for hex in
            (0..HEXES as u8).map(Hex).filter(|hex| Hex::new(hex.column(), hex.row()).is_some())
        {
            for (way, back) in Way::ALL.into_iter().zip(back) {
                let there = hex.step(way);
                assert!(there.is_none_or(|there| there.step(Way::ALL[back]) == Some(hex)), "{hex}");
            }
        }
    }

    #[test]
    fn the_number_stays_to_the_south_east_and_grows_to_the_north() {
        let g8: Hex = "g8".parse().unwrap();
        let around: Vec<String> = g8.around().map(|hex| hex.to_string()).collect();
        assert_eq!(around, ["g9", "h9", "h8", "g7", "f7", "f8"]);
    }
}
